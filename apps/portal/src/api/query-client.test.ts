import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { noteTypedWork } from '../session/typed-work.ts'
import { CallError } from './call-error.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  vi.useRealTimers()
})

type Asked = { meta?: { showsErrors?: boolean; isQuiet?: boolean }; refetchInterval?: number; responses: readonly unknown[] }

/** A query on a screen, with a response for each time that it is fetched; errors fail. Other times fail too. */
function shown({ responses, ...options }: Asked) {
  const toasts: unknown[] = []
  const client = createQueryClient((error) => toasts.push(error))
  const left = [...responses]
  const observer = new QueryObserver(client, {
    ...options,
    queryKey: ['record'],
    queryFn: async () => {
      const next = left.length > 0 ? left.shift() : new Error('unavailable')
      if (next instanceof Error) throw next
      return next
    },
  })
  return { client, observer, toasts, stop: observer.subscribe(() => undefined) }
}

test('an error that the screen shows in place of the data has no toast, but a failed refresh has one', async () => {
  const { observer, toasts, stop } = shown({ meta: { showsErrors: true }, responses: [new Error('no data yet'), 'data'] })
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  expect(toasts).toEqual([])
  await observer.refetch()
  await observer.refetch()
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: 'data' })
  expect(toasts).toEqual([new Error('unavailable')])
  stop()
})

test('a quiet query has no toast, with or without data', async () => {
  const { observer, toasts, stop } = shown({ meta: { isQuiet: true }, responses: [new Error('no data yet'), 'data'] })
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  await observer.refetch()
  await observer.refetch()
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: 'data' })
  expect(toasts).toEqual([])
  stop()
})

test('a poll that keeps failing has one toast a minute, and other queries one for each failure', async () => {
  vi.useFakeTimers()
  const minute = Array.from({ length: 11 }) // and less than a whole one, whether or not the observer polls too
  for (const [refetchInterval, counts] of [
    [5_000, [1, 2]],
    [undefined, [11, 22]],
  ] as const) {
    const { observer, toasts, stop } = shown({ meta: { showsErrors: true }, refetchInterval, responses: ['data'] })
    await vi.advanceTimersByTimeAsync(1)
    for (const count of counts) {
      for (const _ of minute) {
        await observer.refetch() // without a window, queries do not poll
        await vi.advanceTimersByTimeAsync(5_000)
      }
      expect(toasts).toHaveLength(count)
    }
    stop()
  }
})

const missing = new CallError('', { status: 404, code: 'NotFound' })

test('a record that was removed meanwhile leaves the screen, without a toast', async () => {
  const { observer, toasts, stop } = shown({ responses: ['data', missing] })
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('data'))
  await observer.refetch()
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: undefined, error: missing })
  expect(toasts).toEqual([])
  stop()
})

test('a removed record stays while a form holds typed input, and leaves the screen once none does', async () => {
  const endTyping = noteTypedWork()
  const { observer, stop } = shown({ responses: ['data', missing] })
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('data'))
  await observer.refetch()
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: 'data' })
  endTyping()
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: undefined }))
  stop()
})

test('a record that is read again while a form holds typed input stays afterwards', async () => {
  const endTyping = noteTypedWork()
  const { observer, stop } = shown({ responses: ['data', missing, 'restored'] })
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('data'))
  await observer.refetch()
  await observer.refetch()
  endTyping()
  expect(observer.getCurrentResult()).toMatchObject({ isError: false, data: 'restored' })
  stop()
})

test('an action on a removed record has a toast, and what the screen shows is read again', async () => {
  const { client, observer, toasts, stop } = shown({ responses: ['data', missing] })
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('data'))
  const action = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(missing) })
  await action.execute(undefined).catch(() => undefined)
  expect(toasts).toEqual([missing])
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeUndefined())
  stop()
})

test('a first response that a change overtakes is fetched again', async () => {
  const client = createQueryClient(() => undefined)
  const responses: ((text: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['record', 'history'],
    queryFn: () => new Promise<string>((respond) => responses.push(respond)),
  })
  const stop = observer.subscribe(() => undefined)
  await client.invalidateQueries({ queryKey: ['other'] })
  void client.invalidateQueries({ queryKey: ['record'] })
  responses[0]?.('before the change')
  await vi.waitFor(() => expect(responses.length).toBe(2))
  responses[1]?.('after the change')
  await vi.waitFor(() => expect(client.getQueryData(['record', 'history'])).toBe('after the change'))
  expect(responses).toHaveLength(2)
  stop()
})
