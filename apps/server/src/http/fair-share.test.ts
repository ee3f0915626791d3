import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import type { Call } from '../platform/caller.ts'
import { respondInTime } from './deadline.ts'
import { handleErrors } from './error-handler.ts'
import { type Share, shareFairly } from './fair-share.ts'

const closings: (() => Promise<unknown>)[] = []
afterEach(() => void vi.restoreAllMocks())
afterEach(() => Promise.all(closings.splice(0).map((close) => close())))

/** A server whose calls respond when they are told to. `underWay` lists those that began. */
function serverOf({ patienceMs, waiting = 3, ...share }: Partial<Share> & { patienceMs?: number } = {}) {
  const app = Fastify()
  const underWay: { caller: string; url: string; respond: () => void }[] = []
  handleErrors(app)
  app.decorateRequest('call', null)
  app.addHook('onRequest', async (request) => {
    const caller = request.headers.caller
    // The rest of a call does not matter here.
    request.call = caller ? ({ caller: { memberId: String(caller) } } as Call) : null
  })
  respondInTime(app, patienceMs)
  shareFairly(app, { running: 2, beside: 2, steady: 2, waiting, ...share })
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/call',
    handler: (request) => {
      const { promise, resolve } = Promise.withResolvers<unknown>()
      underWay.push({ caller: String(request.headers.caller), url: request.url, respond: () => resolve({ ok: true }) })
      return promise
    },
  })
  app.get('/large', async () => 'x'.repeat(20_000_000))
  closings.push(() => app.close())
  const callAs = (caller?: string, url = '/call') => app.inject({ method: 'GET', url, headers: caller ? { caller } : {} })
  return { app, underWay, callAs }
}

/** Responds to so many calls in the order in which they begin, as they do. */
async function respondInOrder(underWay: readonly { respond(): void }[], count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    await vi.waitFor(() => expect(underWay.length).toBeGreaterThan(at))
    underWay[at]?.respond()
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

it('lets calls of one caller wait for each other, and those of others pass', async () => {
  const { underWay, callAs } = serverOf()
  const responses = [callAs('one'), callAs('one'), callAs('one'), callAs('two'), callAs(), callAs()]
  await vi.waitFor(() => expect(underWay.map(({ caller }) => caller).sort()).toEqual(['one', 'one', 'two', 'undefined', 'undefined']))
  await respondInOrder(underWay, responses.length)
  expect((await Promise.all(responses)).map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200))
})

it('gives one caller fewer places while others are active, and all of them soon afterwards', async () => {
  const { underWay, callAs } = serverOf({ running: 3, beside: 1 })
  const responses = [callAs('two'), callAs('one'), callAs('one'), callAs('one'), callAs('one')]
  const begun = (caller: string) => underWay.filter((one) => one.caller === caller).length
  await vi.waitFor(() => expect([begun('two'), begun('one')]).toEqual([1, 1]))
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000)
  underWay.find(({ caller }) => caller === 'one')?.respond()
  await vi.waitFor(() => expect(begun('one')).toBe(4))
  for (const { respond } of underWay) respond()
  expect((await Promise.all(responses)).map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200))
})

it('gives one caller a single place beside others once its calls have waited for a second, and another for each that takes as long', async () => {
  const { underWay, callAs } = serverOf({ running: 4, beside: 3, steady: 1, waiting: 10 })
  const now = performance.now.bind(performance)
  let laterMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + laterMs)
  const ofOne = () => underWay.filter(({ caller }) => caller === 'one')
  const responses = [callAs('two'), ...Array.from({ length: 8 }, () => callAs('one'))]
  const expectBegun = async (count: number) => {
    await vi.waitFor(() => expect(ofOne().length).toBe(count))
    for (let at = 0; at < 20; at++) await turn()
    expect(ofOne().length).toBe(count)
  }
  const passSecond = async () => {
    laterMs += 1_100
    responses.push(callAs(`another after ${laterMs} ms`))
    await vi.waitFor(() => expect(underWay.length - ofOne().length).toBe(responses.length - 8))
  }
  await expectBegun(3)
  await passSecond()
  // The calls that are under way take long by now.
  ofOne()[0]?.respond()
  await expectBegun(4)
  ofOne()[1]?.respond()
  ofOne()[2]?.respond()
  await expectBegun(4)
  ofOne()[3]?.respond()
  await expectBegun(5)
  await passSecond()
  await expectBegun(6)
  await respondInOrder(underWay, responses.length)
  expect((await Promise.all(responses)).map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200))
})

it('serves one list without pages at a time, beside the caller’s other calls', async () => {
  const { underWay, callAs } = serverOf({ running: 4, beside: 4 })
  const whole = [callAs('one', '/call?limit=0'), callAs('one', '/call?limit=-1'), callAs('one', '/call?limit=-1&csvExport=false')]
  const others = [callAs('one', '/call?limit=100'), callAs('one', '/call?limit=0&csvExport=true')]
  for (const begun of [3, 4, 5]) {
    await vi.waitFor(() => expect(underWay.length).toBe(begun))
    for (let at = 0; at < 20; at++) await turn()
    expect(underWay.length).toBe(begun)
    const isFirst = begun === 3
    underWay[isFirst ? underWay.findIndex(({ url }) => url === '/call?limit=0') : begun - 1]?.respond()
  }
  for (const { respond } of underWay) respond()
  const all = await Promise.all([...whole, ...others])
  expect(all.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200))
})

it('gives forms places of their own, so that slow uploads do not hold up other calls', async () => {
  const { app, underWay, callAs } = serverOf({ running: 2, beside: 1 })
  const upload = () =>
    app.inject({ method: 'POST', url: '/call', headers: { caller: 'one', 'content-type': 'multipart/form-data' }, payload: 'x' })
  const responses = [callAs('two'), upload(), upload(), upload(), callAs('one'), callAs('one')]
  // The call of the other caller, two forms and one other call.
  await vi.waitFor(() => expect(underWay.length).toBe(4))
  await respondInOrder(underWay, responses.length)
  expect((await Promise.all(responses)).map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200))
})

it.each(['GET', 'HEAD'] as const)('does not take a %s for a form, whatever its headers say', async (method) => {
  const { app, underWay } = serverOf({ running: 1, beside: 1 })
  const headers = { caller: 'one', 'content-type': 'multipart/form-data' }
  const responses = [1, 2].map(() => app.inject({ method, url: '/call', headers }))
  responses.push(app.inject({ method: 'GET', url: '/call', headers: { caller: 'one' } }))
  for (const begun of [1, 2, 3]) {
    await vi.waitFor(() => expect(underWay.length).toBe(begun))
    for (let at = 0; at < 20; at++) await turn()
    expect(underWay.length).toBe(begun)
    underWay[begun - 1]?.respond()
  }
  expect((await Promise.all(responses)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
})

it('refuses calls beyond those that may wait, and works again afterwards', async () => {
  const { underWay, callAs } = serverOf()
  const responses = Array.from({ length: 7 }, () => callAs('one'))
  const refused = await Promise.race(responses)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  await respondInOrder(underWay, 5)
  const codes = (await Promise.all(responses)).map(({ statusCode }) => statusCode)
  expect(codes.toSorted()).toEqual([200, 200, 200, 200, 200, 503, 503])
  const again = callAs('one')
  await vi.waitFor(() => expect(underWay.length).toBe(6))
  underWay[5]?.respond()
  expect((await again).statusCode).toBe(200)
})

it('frees the place of a call that waited too long', async () => {
  const { underWay, callAs } = serverOf({ patienceMs: 300 })
  const refused = await Promise.all([callAs('one'), callAs('one'), callAs('one')])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  const before = underWay.length
  const next = callAs('one')
  await vi.waitFor(() => expect(underWay.length).toBe(before + 1), { interval: 5 })
  underWay[before]?.respond()
  expect((await next).statusCode).toBe(200)
})

it('counts a call until its response was read or its client has left', async () => {
  const { app, underWay } = serverOf()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: here\r\ncaller: one\r\n\r\n`
  const open = async (path: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.pause()
    await once(socket, 'connect')
    socket.write(request(path))
    return socket
  }
  const unread = [await open('/large'), await open('/large')]
  const waiting = await open('/call')
  for (let at = 0; at < 20; at++) await turn()
  expect(underWay).toEqual([])
  unread[0]?.destroy()
  await vi.waitFor(() => expect(underWay.length).toBe(1))
  waiting.destroy()
  unread[1]?.destroy()
})

it('ends the call of a client that leaves, once, and none of those that wait behind it', async () => {
  const { app, underWay, callAs } = serverOf({ running: 1, beside: 1 })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const begun = async (calls: number) => {
    await vi.waitFor(() => expect(underWay.length).toBe(calls), { interval: 5 })
    for (let at = 0; at < 20; at++) await turn()
    expect(underWay.length).toBe(calls)
  }
  const clients = await Promise.all(
    [1, 2].map(async () => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      return socket
    }),
  )
  for (const client of clients) {
    client.write('GET /call HTTP/1.1\r\nhost: here\r\ncaller: one\r\n\r\n')
    await begun(1)
  }
  const behind = [callAs('one'), callAs('one')]
  for (let at = 0; at < 20; at++) await turn()
  // The second waits for its turn, the first is under way.
  for (const client of clients.toReversed()) {
    client.destroy()
    await once(client, 'close')
  }
  for (const calls of [2, 3]) {
    await begun(calls)
    underWay[calls - 1]?.respond()
  }
  expect((await Promise.all(behind)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

it('frees the places of requests sent ahead on a connection that is gone, and of one that is gone before its turn', async () => {
  const { app, underWay, callAs } = serverOf()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  for (let round = 0; round < 3; round++) {
    const before = underWay.length
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write('GET /call HTTP/1.1\r\nhost: here\r\ncaller: one\r\n\r\n'.repeat(4))
    await vi.waitFor(() => expect(underWay.length).toBe(before + 2), { interval: 5 })
    socket.destroy()
    await once(socket, 'close')
    // The two that waited get their turn and notice that they are over, or were aborted.
    await vi.waitFor(async () => {
      let isOver = false
      const next = callAs('one').finally(() => {
        isOver = true
      })
      while (!isOver) {
        await turn()
        for (const { respond } of underWay) respond()
      }
      expect((await next).statusCode).toBe(200)
    })
  }
})

it('serves a client that connects behind hundreds of connections of one caller before most of their calls', async () => {
  const count = 300
  const { app } = serverOf({ waiting: count })
  const served: string[] = []
  app.get('/busy', async (request) => {
    // As if it waited for the database.
    for (let at = 0; at < 5; at++) await turn()
    served.push(String(request.headers.caller))
    return { ok: true }
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const ask = async (caller: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`GET /busy HTTP/1.1\r\nhost: here\r\ncaller: ${caller}\r\nconnection: close\r\n\r\n`)
    socket.resume()
    await once(socket, 'close')
  }
  await Promise.all([...Array.from({ length: count }, () => ask('many')), ask('one')])
  expect(served).toHaveLength(count + 1)
  expect(served.indexOf('one')).toBeLessThan(10)
})
