import { afterEach, expect, test, vi } from 'vitest'
import { atServer, noteServerTime, nowMs } from './clock.ts'

afterEach(() => {
  vi.useRealTimers()
  noteServerTime(new Date().toUTCString())
})

test.each([-3_600_000, 3_600_000])('a clock that is off by %d ms is corrected by what the server says', (wrongByMs) => {
  const server = Date.parse('2026-11-24T12:00:00Z')
  vi.useFakeTimers({ now: server + wrongByMs })
  noteServerTime('Tue, 24 Nov 2026 12:00:00 GMT')
  expect([nowMs(), atServer(server + wrongByMs - 5_000)]).toEqual([server, server - 5_000])
  vi.advanceTimersByTime(10_000)
  expect(nowMs()).toBe(server + 10_000)
  // Somebody corrected the clock.
  vi.setSystemTime(server + 20_000)
  noteServerTime('Tue, 24 Nov 2026 12:00:19 GMT')
  expect(nowMs()).toBe(server + 20_000)
})

test.each([null, '', 'yesterday'])('a response without a time (%s) changes nothing', (date) => {
  vi.useFakeTimers({ now: 1_000_000 })
  noteServerTime(date)
  expect(nowMs()).toBe(1_000_000)
})
