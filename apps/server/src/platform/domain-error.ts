import { type ErrorCode, errorStatus } from '@wattdesk/contract/errors.ts'
import type { ErrorParams, SpecificError } from '@wattdesk/i18n/error-sentence.ts'

type Thrown =
  | [code: Exclude<ErrorCode, SpecificError>, details?: unknown]
  | { [Code in SpecificError]: [code: Code, details: ErrorParams<Code>] }[SpecificError]

/**
 * An error of the contract's catalogue. Its code determines the status and the sentences; its details hold the parameters that the
 * sentences require.
 */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: unknown

  constructor(...[code, details]: Thrown) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
