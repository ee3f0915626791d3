import { importDaysMax } from '@wattdesk/contract/data-import/terms.ts'
import { daysBetween } from '@wattdesk/energy/time-zones.ts'
import type { Days } from './coverage-holes.ts'

/** A key and the values of a `validation` sentence. */
export type PeriodFault =
  | { code: 'PeriodBackwards'; params: { from: string; until: string } }
  | { code: 'PeriodTooLong'; params: { max: number } }

/** Checks what the server would refuse. */
export function periodFault({ fromDate, toDate }: Days): PeriodFault | undefined {
  if (toDate < fromDate) return { code: 'PeriodBackwards', params: { from: fromDate, until: toDate } }
  return daysBetween(fromDate, toDate) >= importDaysMax ? { code: 'PeriodTooLong', params: { max: importDaysMax } } : undefined
}
