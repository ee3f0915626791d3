import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actionAutoHideMs, closingMs, createToastStore, defaultAutoHideMs } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const messages = (store: ReturnType<typeof createToastStore>) => store.snapshot().map((toast) => toast.message)

test('at most five: the oldest is dropped', () => {
  const store = createToastStore()
  for (const message of ['1', '2', '3', '4', '5', '6']) store.show({ message })
  expect(messages(store)).toEqual(['2', '3', '4', '5', '6'])
})

test('a key already present is ignored', () => {
  const store = createToastStore()
  store.show({ key: 'expired', message: 'first' })
  store.show({ key: 'expired', message: 'second' })
  expect(messages(store)).toEqual(['first'])
})

test('closes after 5000 ms, with 300 ms of closing', () => {
  const store = createToastStore()
  store.show({ message: 'saved' })
  vi.advanceTimersByTime(defaultAutoHideMs - 1)
  expect(store.snapshot()[0]?.isClosing).toBe(false)
  vi.advanceTimersByTime(1)
  expect(store.snapshot()[0]?.isClosing).toBe(true)
  vi.advanceTimersByTime(closingMs - 1)
  expect(messages(store)).toEqual(['saved'])
  vi.advanceTimersByTime(1)
  expect(messages(store)).toEqual([])
})

test('a toast with 0 stays until closed; a paused one waits for its reader', () => {
  const store = createToastStore()
  store.show({ message: 'stays', autoHideMs: 0 })
  store.show({ message: 'read' })
  store.pause()
  vi.advanceTimersByTime(60_000)
  expect(messages(store)).toEqual(['stays', 'read'])
  store.resume()
  vi.advanceTimersByTime(defaultAutoHideMs + closingMs)
  expect(messages(store)).toEqual(['stays'])
  store.close('stays')
  vi.advanceTimersByTime(closingMs)
  expect(messages(store)).toEqual([])
})

test('a toast shown again after it was dropped stays its full time', () => {
  const store = createToastStore(1)
  store.show({ message: 'a' })
  vi.advanceTimersByTime(4000)
  store.show({ message: 'b' })
  store.show({ message: 'a' })
  vi.advanceTimersByTime(4999)
  expect(messages(store)).toEqual(['a'])
  expect(store.snapshot()[0]?.isClosing).toBe(false)
})

test('a toast with an action stays longer', () => {
  const store = createToastStore()
  store.show({ message: 'removed', action: { label: 'Undo', run: () => undefined } })
  vi.advanceTimersByTime(actionAutoHideMs - 1)
  expect(store.snapshot()[0]).toMatchObject({ action: { label: 'Undo' }, isClosing: false })
  vi.advanceTimersByTime(1)
  expect(store.snapshot()[0]?.isClosing).toBe(true)
})

test('resuming what is not paused gives no toast more time', () => {
  const store = createToastStore()
  store.show({ message: 'read' })
  vi.advanceTimersByTime(defaultAutoHideMs - 1)
  store.resume()
  vi.advanceTimersByTime(1 + closingMs)
  expect(messages(store)).toEqual([])
})
