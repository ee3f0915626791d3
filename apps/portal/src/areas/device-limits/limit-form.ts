import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { minuteMs } from '@wattdesk/energy/durations.ts'

/** When a limit of so many minutes ends; what is no number is left for the schema to refuse. */
export function endOf(minutes: string): string {
  const end = new Date(Date.now() + Number(minutes || Number.NaN) * minuteMs)
  return Number.isNaN(end.getTime()) ? minutes : end.toISOString()
}

/** The form has a duration in place of the end. */
export const toMinutes = (fault: FieldFault): FieldFault => (fault.field === 'endsAt' ? { ...fault, field: 'minutes' } : fault)
