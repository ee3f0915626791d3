import { dataTypes } from '@wattdesk/contract/telemetry/data-records/terms.ts'
import { isDay } from '@wattdesk/ui/day/day.ts'
import { type TextSearch, textSearch } from '../../../lists/list-address.ts'

export const roads = ['both', 'webhook', 'timescale'] as const
export type Road = (typeof roads)[number]

/** The configuration with its day, or its samples with their sources, and the open payload. */
export type DataDebugSearch = TextSearch<'config' | 'view' | 'date' | 'from' | 'until' | 'type' | 'road' | 'payload'>

const known = textSearch(['config', 'view', 'date', 'from', 'until', 'type', 'road', 'payload'])

/** Drops invalid values. Called by the screen, so that the first page loads without it. */
export function knownSearch(search: DataDebugSearch): DataDebugSearch {
  const { view, date, from, until, type, road, ...others } = known(search)
  return {
    ...others,
    ...(view === 'samples' ? { view } : {}),
    ...(isDay(date) ? { date } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(until) ? { until } : {}),
    ...(isOneOf(dataTypes, type) ? { type } : {}),
    ...(isOneOf(roads, road) ? { road } : {}),
  }
}

export function isOneOf<const T extends string>(choices: readonly T[], value: string | undefined): value is T {
  return choices.some((choice) => choice === value)
}
