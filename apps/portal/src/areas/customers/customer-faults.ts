import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { CallError } from '../../api/call-error.ts'

/** The fields a refused customer must be mended in: those at fault, or the one that another customer has already. */
export function customerFaults(error: unknown): FieldFault[] {
  if (!(error instanceof CallError)) return []
  const { code, details, faults } = error
  const isTaken = code === 'DuplicatedCustomer' || code === 'DuplicatedCustomerUser'
  if (!isTaken || typeof details !== 'object' || details === null) return faults
  const field = Reflect.get(details, 'field')
  return typeof field === 'string' ? [{ field, code: 'Taken', message: error.message }] : faults
}
