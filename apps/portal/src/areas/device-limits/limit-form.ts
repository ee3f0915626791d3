import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { minuteMs } from '@wattdesk/energy/durations.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { figure } from '../../forms/use-schema-form.ts'

/** Dates end long after. */
const longestMinutes = 1e9

/** The end of a limit of this many minutes. Other input becomes an invalid date, which the schema rejects. */
export function endOf(minutes: string): string {
  const end = new Date(nowMs() + Math.min(figure(minutes) ?? Number.NaN, longestMinutes) * minuteMs)
  return Number.isNaN(end.getTime()) ? minutes : end.toISOString()
}

/** The form has a duration instead of the end. An invalid end is one whose duration is no number. */
export function toMinutes(fault: FieldFault): FieldFault {
  if (fault.field !== 'endsAt') return fault
  return { ...fault, field: 'minutes', code: fault.code === 'Invalid' ? 'NotANumber' : fault.code }
}
