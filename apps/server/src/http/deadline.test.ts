import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { endpoint } from '@wattdesk/contract/endpoint.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../platform/config.ts'
import { openLog } from '../platform/log.ts'
import { endOfCall, keepForCommit, respondInTime } from './deadline.ts'
import { handleErrors } from './error-handler.ts'
import { openHttp } from './open-http.ts'
import { bind } from './route.ts'

function serverOf(handler: () => Promise<unknown>) {
  const app = Fastify()
  handleErrors(app)
  respondInTime(app, 20)
  app.post('/call', handler)
  return app
}

it('returns 503 for a call whose dependency never responds, and ignores its late response', async () => {
  const late = Promise.withResolvers<unknown>()
  const app = serverOf(() => late.promise)
  const result = await app.inject({ method: 'POST', url: '/call', payload: { a: 1 } })
  expect(result.statusCode).toBe(503)
  expect(result.headers['retry-after']).toBe('5')
  expect(result.json()).toMatchObject({ code: 'Unavailable' })
  late.reject(new Error('after all this time'))
  await late.promise.catch(() => undefined)
  expect((await app.inject({ method: 'GET', url: '/nothing' })).statusCode).toBe(404)
})

it.each([
  [
    'sends',
    (late: Promise<unknown>) => async (_: unknown, reply: FastifyReply) => {
      const json = await late
      return reply.type('application/json').send(json)
    },
  ],
  ['returns', (late: Promise<unknown>) => async () => late],
])('drops what a handler %s after the refusal, and logs nothing about it', async (_, handlerOf) => {
  const lines: string[] = []
  const app: FastifyInstance = Fastify({
    loggerInstance: openLog('info', { write: (line) => void lines.push(line) }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  handleErrors(app)
  respondInTime(app, 20)
  const late = Promise.withResolvers<unknown>()
  app.get('/call', handlerOf(late.promise))
  expect((await app.inject({ method: 'GET', url: '/call' })).json()).toMatchObject({ code: 'Unavailable' })
  late.resolve('{}')
  await new Promise((resolve) => setImmediate(resolve))
  expect(lines).toEqual([])
})

it('waits for a commit that is under way, and lets no other begin after a refusal', async () => {
  const app = serverOf(async () => 'nothing')
  const commit = Promise.withResolvers<unknown>()
  const refused = Promise.withResolvers<() => void>()
  app.post('/committing', async (_, reply) => {
    keepForCommit(reply)
    setTimeout(commit.resolve, 60, { ok: true })
    return commit.promise
  })
  app.post('/late', async (_, reply) => {
    await once(endOfCall(reply), 'abort')
    refused.resolve(() => keepForCommit(reply))
    return reply
  })
  expect((await app.inject({ method: 'POST', url: '/committing' })).json()).toEqual({ ok: true })
  expect((await app.inject({ method: 'POST', url: '/late' })).statusCode).toBe(503)
  expect(await refused.promise).toThrow()
})

it('returns 503 if the caller cannot be identified in time', async () => {
  const app = Fastify()
  handleErrors(app)
  respondInTime(app, 20)
  app.get('/call', { onRequest: () => new Promise<void>(() => undefined) }, async () => 'never')
  expect((await app.inject({ method: 'GET', url: '/call' })).statusCode).toBe(503)
})

it('returns 503 for a call passed on to code that never responds', async () => {
  const app = serverOf(async () => 'nothing')
  app.get('/handed-on', (_, reply) => void reply.hijack())
  const result = await app.inject({ method: 'GET', url: '/handed-on' })
  expect([result.statusCode, result.headers['retry-after']]).toEqual([503, '5'])
})

it('leaves a call alone that responds, and one that reads its body itself', async () => {
  const app = serverOf(async () => ({ ok: true }))
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
  const response = await app.inject({ method: 'POST', url: '/call', payload: {} })
  expect(response.json()).toEqual({ ok: true })
  const slow = serverOf(() => new Promise((resolve) => setTimeout(resolve, 60, { ok: true })))
  slow.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
  const upload = await slow.inject({ method: 'POST', url: '/call', headers: { 'content-type': 'multipart/form-data' }, payload: 'x' })
  expect(upload.statusCode).toBe(200)
})

it('serves calls that arrive while the process ends, and closes their connections afterwards', async () => {
  const app = await openHttp({
    config: readConfig({ DATABASE_URL: 'postgresql://localhost/none', SECRET_KEY: Buffer.alloc(32).toString('base64') }),
    log: openLog('silent'),
  })
  app.get('/any', async () => ({ fine: true }))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      get(`${address}/any`, { agent }, (result) =>
        result.resume().once('end', () => resolve([result.statusCode, result.headers.connection])),
      ).once('error', reject)
    })
  let late: Awaited<ReturnType<typeof ask>> | undefined
  app.addHook('preClose', async () => {
    late = await ask()
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  expect(await ask()).toEqual([200, 'keep-alive'])
  await app.close()
  expect(late).toEqual([200, 'close'])
  agent.destroy()
})

it('aborts the work of a call that took too long, and does not log its late refusal as an error', async () => {
  const lines: { level: number; msg: string; refusal?: string }[] = []
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.decorate('endpoints', [])
  app.decorate('requireNoReadingToken', () => undefined)
  handleErrors(app)
  respondInTime(app, 20)
  const call = endpoint({
    name: 'call',
    area: 'any',
    method: 'POST',
    path: '/call',
    summary: 'Any',
    access: 'public',
    response: z.object({}),
  })
  const ended = Promise.withResolvers<unknown>()
  bind(app, call, async ({ reply }) => {
    await once(endOfCall(reply), 'abort')
    ended.resolve(endOfCall(reply).reason)
    return endOfCall(reply).throwIfAborted() ?? {}
  })
  expect((await app.inject({ method: 'POST', url: '/call' })).json()).toMatchObject({ code: 'Unavailable' })
  expect(await ended.promise).toMatchObject({ code: 'Unavailable' })
  await vi.waitFor(() => expect(lines).toMatchObject([{ level: 30, refusal: 'Unavailable', msg: 'a call ended after its response' }]))
})
