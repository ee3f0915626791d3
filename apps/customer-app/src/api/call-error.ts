type Failure = { status: number; code?: string; requestId?: string; isLate?: boolean }

/** A failed call. Status 0 means that there was no response. */
export class CallError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly requestId: string | undefined
  /** It was given up, because the network hung. */
  readonly isLate: boolean

  constructor(message: string, { status, code, requestId, isLate = false }: Failure) {
    super(message)
    this.status = status
    this.code = code
    this.requestId = requestId
    this.isLate = isLate
  }
}

/** Parses an error response, which has a code and a message unless a proxy made it. */
export async function readError(response: Response): Promise<CallError> {
  const { status } = response
  const body: unknown = await response.json().catch(() => undefined)
  const read = (name: string) => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
    return typeof value === 'string' ? value : undefined
  }
  return new CallError(read('message') ?? '', { status, code: read('code'), requestId: read('requestId') })
}
