import { once } from 'node:events'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { sendCsv } from './csv-file.ts'
import { respondInTime } from './deadline.ts'
import { handleErrors } from './error-handler.ts'

it('discards rows that arrive after the caller was asked to retry', async () => {
  const app = Fastify()
  handleErrors(app)
  respondInTime(app, 20)
  const opened = Promise.withResolvers<Readable>()
  app.get('/rows', async (_, reply) => sendCsv(reply, 'rows', await opened.promise))
  expect((await app.inject({ method: 'GET', url: '/rows' })).statusCode).toBe(503)
  const rows = Readable.from(['a,b\r\n'])
  opened.resolve(rows)
  await once(rows, 'close')
  expect(rows.readableDidRead).toBe(false)
})

it('sends rows as a file with its name', async () => {
  const app = Fastify()
  app.get('/rows', async (_, reply) => sendCsv(reply, 'rows-2026', Readable.from(['a,b\r\n', '1,2\r\n'])))
  const response = await app.inject({ method: 'GET', url: '/rows' })
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="rows-2026.csv"',
    'cache-control': 'no-store',
  })
  expect(response.body).toBe('a,b\r\n1,2\r\n')
})
