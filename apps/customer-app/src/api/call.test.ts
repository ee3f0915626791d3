import { readAppHome } from '@wattdesk/contract/customer-app/calls.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Fetch = (address: string, init?: RequestInit) => Promise<Response>
const fetchStub = vi.fn<Fetch>()

/** A promise that only the caller ends. */
const hanging = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchStub)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const hangsInBody = async (init: RequestInit | undefined) => {
  const body = new ReadableStream({ start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(new Error('aborted'))) })
  return new Response(body)
}

test.each([
  ['without a response', (init?: RequestInit) => hanging(init?.signal)],
  ['within its response', hangsInBody],
])('a call that hangs %s has failed after 20 s, and is not made again at once', async (_, respond) => {
  fetchStub.mockImplementation((address, init) => (address.startsWith('/health') ? Promise.resolve(new Response()) : respond(init)))
  const { call } = await import('./call.ts')
  const failure = call(readAppHome, {}).catch((error: unknown) => error)
  let isOver = false
  void failure.then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(19_000)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await failure).toMatchObject({ status: 0 })
  const { createQueryClient } = await import('./query-client.ts')
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {}
  expect(typeof retry === 'function' && retry(0, (await failure) as Error)).toBe(false)
})

test('a call that its screen no longer needs ends with the reason of the screen', async () => {
  fetchStub.mockImplementation((_, init) => hanging(init?.signal))
  const screen = new AbortController()
  const { call } = await import('./call.ts')
  const failure = call(readAppHome, {}, screen.signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_000)
  screen.abort()
  expect(await failure).toMatchObject({ name: 'AbortError' })
})
