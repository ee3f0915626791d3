import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerInTime } from './deadline.ts'
import { handleErrors } from './error-handler.ts'

function serverOf(handler: () => Promise<unknown>) {
  const app = Fastify()
  handleErrors(app)
  answerInTime(app, 20)
  app.post('/call', handler)
  return app
}

it('answers 503 for a call whose dependency never answers, and ignores its late answer', async () => {
  const late = Promise.withResolvers<unknown>()
  const app = serverOf(() => late.promise)
  const answer = await app.inject({ method: 'POST', url: '/call', payload: { a: 1 } })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toMatchObject({ code: 'Unavailable' })
  late.reject(new Error('after all this time'))
  await late.promise.catch(() => undefined)
  expect((await app.inject({ method: 'GET', url: '/nothing' })).statusCode).toBe(404)
})

it('answers 503 for a caller who cannot be known in time', async () => {
  const app = Fastify()
  handleErrors(app)
  answerInTime(app, 20)
  app.get('/call', { onRequest: () => new Promise<void>(() => undefined) }, async () => 'never')
  expect((await app.inject({ method: 'GET', url: '/call' })).statusCode).toBe(503)
})

it('answers 503 for a call that was handed on to somebody who never answers', async () => {
  const app = serverOf(async () => 'nothing')
  app.get('/handed-on', (_, reply) => void reply.hijack())
  const answer = await app.inject({ method: 'GET', url: '/handed-on' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
})

it('leaves a call alone that answers, and one that reads its body itself', async () => {
  const app = serverOf(async () => ({ ok: true }))
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
  const answered = await app.inject({ method: 'POST', url: '/call', payload: {} })
  expect(answered.json()).toEqual({ ok: true })
  const slow = serverOf(() => new Promise((resolve) => setTimeout(resolve, 60, { ok: true })))
  slow.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
  const upload = await slow.inject({ method: 'POST', url: '/call', headers: { 'content-type': 'multipart/form-data' }, payload: 'x' })
  expect(upload.statusCode).toBe(200)
})
