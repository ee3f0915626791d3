import { CallError } from '../api/call-error.ts'

/** Who already has an address, a reference or a device. The server names them only if the member may see that customer. */
export function otherCustomerOf(error: unknown): { id: string; accountName: string } | undefined {
  if (!(error instanceof CallError)) return undefined
  const { customer } = Object(error.details)
  return typeof customer?.id === 'string' ? customer : undefined
}
