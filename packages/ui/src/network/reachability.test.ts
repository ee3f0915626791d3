import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const fetchStub = vi.fn<(address?: string, init?: RequestInit) => Promise<Response>>()
const reach = (isThere: boolean) =>
  fetchStub.mockImplementation(() => (isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch'))))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchStub)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const load = () => import('./reachability.ts')

it('one lost call is no lost network: the server is asked', async () => {
  const { checkReachability, isReachable } = await load()
  reach(true)
  expect(await checkReachability()).toBe(true)
  expect(isReachable()).toBe(true)
})

it('a server out of reach is probed with growing pauses until it responds', async () => {
  const { checkReachability, isReachable, subscribeToReachability } = await load()
  const changes: boolean[] = []
  subscribeToReachability(() => changes.push(isReachable()))
  reach(false)
  fetchStub.mockClear()
  expect(await Promise.all([checkReachability(), checkReachability()])).toEqual([false, false])
  expect(fetchStub).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  // After 1, 2, 4 and 8 s, then every 10 s.
  expect(fetchStub).toHaveBeenCalledTimes(1 + 4 + 4)
  reach(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(changes).toEqual([false, true])
})

it('a probe that hangs has failed after 10 s', async () => {
  // Its timers are not those of the test.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(), ms)
    return limit.signal
  })
  const { checkReachability, isReachable } = await load()
  fetchStub.mockImplementation(
    (_, init) => new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const check = checkReachability()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(isReachable()).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isReachable()).toBe(false)
  expect(await check).toBe(false)
})

it('follows the browser, and trusts its “online” only after a response', async () => {
  const { followNetwork, isReachable } = await load()
  followNetwork()
  reach(false)
  window.dispatchEvent(new Event('offline'))
  expect(isReachable()).toBe(false)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isReachable()).toBe(false)
  reach(true)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isReachable()).toBe(true)
})
