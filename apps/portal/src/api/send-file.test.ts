import { uploadCustomers } from '@wattdesk/contract/imports/calls.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { sendFile } from './send-file.ts'

/** What a browser lets programs do, without a network. */
class RequestStub {
  static last: RequestStub
  timeout = 0
  upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {}
  ontimeout?: () => void
  constructor() {
    RequestStub.last = this
  }
  open() {}
  setRequestHeader() {}
  send() {}
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file may be sent slowly, but not without progress', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', RequestStub)
  const file = new File(['a'], 'a.csv')
  const sent: number[] = []
  const sending = { signal: new AbortController().signal, onProgress: (bytes: number) => void sent.push(bytes) }
  const failure = sendFile(uploadCustomers, { query: {} } as never, { field: 'csvData', file }, sending).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  const { last: request } = RequestStub
  expect(request.timeout).toBe(60_000)
  await vi.advanceTimersByTimeAsync(50_000)
  request.upload.onprogress?.({ loaded: 1, total: 1 })
  expect(sent).toEqual([1])
  expect(request.timeout).toBe(110_000)
  // Then the server reads it.
  request.upload.onload?.()
  expect(request.timeout).toBe(650_000)
  request.ontimeout?.()
  expect(await failure).toMatchObject({ status: 0, late: 'write' })
})
