import type { FieldFault } from '@wattdesk/contract/errors.ts'

type Details = {
  status: number
  code?: string
  requestId?: string
  faults?: FieldFault[]
  details?: unknown
  late?: 'read' | 'write' | undefined
}

/** A failed call. Status 0 means that there was no response. */
export class CallError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly requestId: string | undefined
  readonly faults: FieldFault[]
  readonly details: unknown
  /** The call was given up, because the network hung. Whether a write took effect is unknown. */
  readonly late: Details['late']

  constructor(message: string, { status, code, requestId, faults = [], details, late }: Details) {
    super(message)
    this.status = status
    this.code = code
    this.requestId = requestId
    this.faults = faults
    this.details = details
    this.late = late
  }
}

/** Parses an error response: JSON with a code, otherwise its `msg` or `message`, otherwise the raw text. */
export function readError(status: number, text: string, requestId: string | undefined): CallError {
  const body = parse(text)
  if (!body) return new CallError(text.trim(), { status, requestId })
  const message = [body.msg, body.message].find((one): one is string => typeof one === 'string' && one !== '')
  return new CallError(message ?? text, {
    status,
    code: typeof body.code === 'string' ? body.code : undefined,
    requestId: typeof body.requestId === 'string' ? body.requestId : requestId,
    faults: faultsIn(body.details),
    details: body.details,
  })
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function faultsIn(details: unknown): FieldFault[] {
  const list = Array.isArray(details)
    ? details
    : typeof details === 'object' && details !== null
      ? Reflect.get(details, 'faults')
      : undefined
  return Array.isArray(list) ? list.filter(isFault) : []
}

function isFault(value: unknown): value is FieldFault {
  return typeof value === 'object' && value !== null && 'field' in value && 'code' in value
}
