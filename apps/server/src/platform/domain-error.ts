import { type ErrorCode, errorStatus } from '@wattdesk/contract/errors.ts'

/** An error of the contract's catalogue. Its code determines the status and the sentences. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: unknown

  constructor(code: ErrorCode, details?: unknown) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
