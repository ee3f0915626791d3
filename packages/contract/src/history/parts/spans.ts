import { type BalancePower, balancePowers, eachOf, type QuantityName, quantityNames } from '@wattdesk/energy/quantities.ts'
import type { z } from 'zod'
import type { qualities } from '../../telemetry/terms.ts'
import type { EnergySeries, PowerSeries, QuantitySeries, spanDetails } from './models.ts'

/** Rows of spans that have data, from series that are transferred in columns. */

type Quality = (typeof qualities)[number]
export type Span = { start: string; end: string; quality: Quality } & Partial<z.infer<typeof spanDetails>>
type Aligned = { alignedStart: string | null }
type ValuesOf<Name extends string> = { values: Record<Name, number | null> }

type Columns = Pick<EnergySeries['series'], 'starts' | 'partial' | 'details'>
type Ranged<C> = { to: string; series: C }
type Compared<C> = Ranged<C & { alignedStarts: readonly (string | null)[] }>
type Sent<C, Earlier extends Compared<C>> = Ranged<C> & { comparisons: readonly Earlier[] }
type InRows<Series extends { comparisons: readonly unknown[] }, Row> = Omit<Series, 'series' | 'comparisons'> & {
  series: (Span & Row)[]
  comparisons: (Omit<Series['comparisons'][number], 'series'> & { series: (Span & Aligned & Row)[] })[]
}

export type EnergyHistory = InRows<EnergySeries, ValuesOf<QuantityName>>
export type PowerHistory = InRows<PowerSeries, ValuesOf<BalancePower>>
export type QuantityHistory = InRows<QuantitySeries, { energyWh: number | null }>

export function energyHistoryOf({ series, comparisons, ...head }: EnergySeries): EnergyHistory {
  return { ...head, ...inRows({ to: head.to, series, comparisons }, ({ values }) => readerOf(values, quantityNames)) }
}

export function powerHistoryOf({ series, comparisons, ...head }: PowerSeries): PowerHistory {
  return { ...head, ...inRows({ to: head.to, series, comparisons }, ({ values }) => readerOf(values, balancePowers)) }
}

export function quantityHistoryOf({ series, comparisons, ...head }: QuantitySeries): QuantityHistory {
  return { ...head, ...inRows({ to: head.to, series, comparisons }, ({ energyWh }) => readerOfOne(energyWh)) }
}

/** The row at a position; undefined if not measured. */
type Reader<Row> = (place: number) => Row | undefined

function readerOf<Name extends string>(
  columns: Partial<Record<Name, readonly (number | null)[]>>,
  names: readonly Name[],
): Reader<ValuesOf<Name>> {
  return (place) => {
    const values = eachOf(names, (name) => columns[name]?.[place] ?? null)
    return names.some((name) => values[name] !== null) ? { values } : undefined
  }
}

const readerOfOne =
  (column: readonly (number | null)[]): Reader<{ energyWh: number }> =>
  (place) => {
    const energyWh = column[place] ?? null
    return energyWh === null ? undefined : { energyWh }
  }

function inRows<C extends Columns, Earlier extends Compared<C>, Row extends object>(
  { to, series, comparisons }: Sent<C, Earlier>,
  readerIn: (columns: C) => Reader<Row>,
) {
  return {
    series: rowsOf(series, to, readerIn(series), () => ({})),
    comparisons: comparisons.map(({ series: columns, ...rest }) => {
      const aligned = (place: number): Aligned => ({ alignedStart: columns.alignedStarts[place] ?? null })
      return { ...rest, series: rowsOf(columns, rest.to, readerIn(columns), aligned) }
    }),
  }
}

function rowsOf<Row extends object, More extends object>(
  { starts, partial, details }: Columns,
  to: string,
  read: Reader<Row>,
  more: (place: number) => More,
): (Span & Row & More)[] {
  const inPart = new Set(partial)
  return starts.flatMap((start, place) => {
    const row = read(place)
    if (!row) return []
    const quality: Quality = inPart.has(place) ? 'partial' : 'measured'
    return [{ start, end: starts[place + 1] ?? to, quality, ...details?.[place], ...row, ...more(place) }]
  })
}
