import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { minuteMs } from '@wattdesk/energy/durations.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'

/** The end of a limit of this many minutes. Other input becomes an invalid date, which the schema rejects. */
export function endOf(minutes: string): string {
  const end = new Date(nowMs() + Number(minutes || Number.NaN) * minuteMs)
  return Number.isNaN(end.getTime()) ? minutes : end.toISOString()
}

/** The form has a duration instead of the end. */
export const toMinutes = (fault: FieldFault): FieldFault => (fault.field === 'endsAt' ? { ...fault, field: 'minutes' } : fault)
