import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { CallError } from '../../api/call-error.ts'

/** The fields to correct: invalid ones, or the one that duplicates another customer. */
export function customerFaults(error: unknown): FieldFault[] {
  if (!(error instanceof CallError)) return []
  const { code, details, faults } = error
  const isTaken = code === 'DuplicatedCustomer' || code === 'DuplicatedCustomerUser'
  if (!isTaken || typeof details !== 'object' || details === null) return faults
  const field = Reflect.get(details, 'field')
  return typeof field === 'string' ? [{ field, code: 'Taken', message: error.message }] : faults
}
