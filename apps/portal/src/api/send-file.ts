import { type CallInput, type Endpoint, fillPath, type ResponseOf, workingTenantHeader } from '@wattdesk/contract/endpoint.ts'
import { shownTenant } from '../session/shown-tenant.ts'
import { refusalOf, tokenFor } from './call.ts'
import { CallError } from './call-error.ts'

export type FileSending = { signal: AbortSignal; onProgress: (sentBytes: number, totalBytes: number) => void }
type Parts = { params?: Record<string, unknown>; query?: Record<string, string> }

/** A network can hang without an error: sending fails after this without progress. */
const silentMs = 60_000
/** Then the server reads the file, which can take minutes. */
const readMs = 600_000

/** Sends a file as a form and reports upload progress, which `fetch` cannot. */
export async function sendFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { field, file }: { field: string; file: File },
  { signal, onProgress }: FileSending,
): Promise<ResponseOf<E>> {
  const token = await tokenFor(endpoint)
  const { params, query } = input as Parts // their types were checked at the caller
  const form = new FormData()
  form.set(field, file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, `${fillPath(endpoint.path, params)}?${new URLSearchParams(query)}`)
    request.setRequestHeader('Accept', 'application/json')
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    const shown = shownTenant()
    if (shown) request.setRequestHeader(workingTenantHeader, shown)
    let startedAt = 0
    // Browsers count it from the start.
    const waitFor = (ms: number) => {
      request.timeout = performance.now() - startedAt + ms
    }
    request.upload.onprogress = ({ loaded, total }) => {
      waitFor(silentMs)
      onProgress(loaded, total)
    }
    request.upload.onload = () => waitFor(readMs)
    request.ontimeout = () => reject(new CallError('', { status: 0, late: 'write' }))
    request.onload = () => {
      if (request.status === 200) return resolve(JSON.parse(request.responseText) as ResponseOf<E>) // parsed by the server against the contract
      const requestId = request.getResponseHeader('x-request-id') ?? undefined
      void refusalOf(endpoint, request.status, request.responseText, requestId).then(reject)
    }
    request.onerror = () => reject(new CallError('', { status: 0 }))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort())
    startedAt = performance.now()
    waitFor(silentMs)
    request.send(form)
  })
}
