import { listCustomers, updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Fetch = (address: string, init?: RequestInit) => Promise<Response>
const fetchStub = vi.fn<Fetch>()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchStub)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Everything but the probe of the server responds so. */
const respond = (to: Fetch) =>
  fetchStub.mockImplementation((address, init) => (address.startsWith('/health') ? Promise.resolve(new Response()) : to(address, init)))

const hanging: Fetch = (_, init) => new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))

const hangsInBody: Fetch = async (_, init) =>
  new Response(new ReadableStream({ start: (body) => init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason)) }))

const input = { params: { id: '1' }, body: {} } as never

async function load() {
  const { call, callForFile } = await import('./call.ts')
  return {
    file: () => callForFile(listCustomers, { query: {} }, 'text/csv'),
    read: (signal?: AbortSignal) => call(listCustomers, { query: {} }, { signal }),
    write: () => call(updateCustomer, input),
  }
}

const untranslated = { t: String, find: () => undefined } as never

/** Returns the failure of a call once a further time has passed; undefined while it runs. */
function watched(running: Promise<unknown>) {
  let error: unknown
  void running.catch((reason: unknown) => {
    error = reason
  })
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return error
  }
}

test.each([
  ['without a response', hanging],
  ['within its response', hangsInBody],
])('a read that hangs %s has failed after 45 s', async (_, response) => {
  respond(response)
  const { read } = await load()
  const errorAfter = watched(read())
  expect(await errorAfter(44_000)).toBeUndefined()
  const error = await errorAfter(1_000)
  expect(error).toMatchObject({ status: 0, late: 'read' })
  const { sentenceOf } = await import('./sentence.ts')
  expect(sentenceOf(error, untranslated)).toBe('ui.failure.offline')
})

test('a write that hangs has failed after 60 s, and may have taken effect', async () => {
  respond(hanging)
  const { write } = await load()
  const errorAfter = watched(write())
  expect(await errorAfter(59_000)).toBeUndefined()
  const error = await errorAfter(1_000)
  expect(error).toMatchObject({ status: 0, late: 'write' })
  const { failureOf } = await import('./sentence.ts')
  const words = (reason: string) => `It failed: ${reason}`
  expect(failureOf(error, untranslated, words)).toBe('offline.unsure')
})

test('a long file may take its time while something arrives', async () => {
  const parts = ['[1', ',2', ',3', ',4', ']']
  const body = new ReadableStream({
    pull: (stream) =>
      new Promise<void>((done) =>
        setTimeout(() => {
          const part = parts.shift()
          if (part) stream.enqueue(new TextEncoder().encode(part))
          else stream.close()
          done()
        }, 170_000),
      ),
  })
  respond(async () => new Response(body))
  const { file } = await load()
  const response = file()
  await vi.advanceTimersByTimeAsync(1_200_000)
  expect(await (await response).text()).toBe('[1,2,3,4]')
})

test('a response that has no body by its status is complete, also if the browser gives it an empty one', async () => {
  respond(async () => Object.defineProperty(new Response(''), 'status', { value: 204 }))
  const { write } = await load()
  expect(await write()).toBeUndefined()
})

test('a call that its screen no longer needs ends with the reason of the screen', async () => {
  respond(hanging)
  const screen = new AbortController()
  const { read } = await load()
  const errorAfter = watched(read(screen.signal))
  await errorAfter(1_000)
  screen.abort()
  expect(await errorAfter(0)).toMatchObject({ name: 'AbortError' })
})
