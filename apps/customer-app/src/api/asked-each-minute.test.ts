import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { untilNextMinute } from './asked-each-minute.ts'

// Without a window, queries assume a server, where nothing is refetched.
beforeAll(() => environmentManager.setIsServer(() => false))
afterAll(() => environmentManager.setIsServer(() => true))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a query is asked each minute, however often something live is put into it', async () => {
  const client = new QueryClient()
  const queryKey = ['home']
  let asked = 0
  const queryFn = async () => {
    asked += 1
    return { today: asked, live: 0 }
  }
  const options = { queryKey, queryFn, refetchInterval: untilNextMinute, refetchIntervalInBackground: true }
  const stop = new QueryObserver(client, options).subscribe(() => undefined)
  for (let seconds = 0; seconds < 300; seconds += 5) {
    await vi.advanceTimersByTimeAsync(5_000)
    const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
    client.setQueryData(queryKey, (known: { today: number } | undefined) => known && { ...known, live: seconds }, { updatedAt })
  }
  stop()
  expect(asked).toBeGreaterThanOrEqual(5)
  expect(asked).toBeLessThanOrEqual(7)
})

test('a failing query is not asked more often than each minute', () => {
  const at = Date.now()
  const state = { dataUpdatedAt: at - 3_600_000, errorUpdatedAt: at - 10_000 } as Parameters<typeof untilNextMinute>[0]['state']
  expect(untilNextMinute({ state })).toBe(50_000)
})
