import { type ErrorCode, errorStatus } from '@wattdesk/contract/errors.ts'

/** A refusal in the catalogue's terms. Its status and its sentences follow from the code. */
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
