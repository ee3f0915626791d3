/** A failed call. Status 0 means that there was no response. */
export class CallError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly requestId: string | undefined

  constructor(message: string, { status, code, requestId }: { status: number; code?: string; requestId?: string }) {
    super(message)
    this.status = status
    this.code = code
    this.requestId = requestId
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
