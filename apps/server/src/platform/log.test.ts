import { connect as connectTcp } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { connect, disconnect } from '../db/connect.ts'
import { openHttp } from '../http/open-http.ts'
import { readConfig } from './config.ts'
import { openLog } from './log.ts'

function logged(error: unknown): Record<string, unknown> {
  let line = ''
  const log = openLog('info', {
    write: (text) => {
      line = text
    },
  })
  log.error({ err: error }, 'failed')
  return JSON.parse(line).err
}

it('contains the code of a failed statement and none of its values', async () => {
  const db = connect({ url: inject('templateUrl'), max: 1, log: openLog('silent') })
  const failure = await db.execute(sql`select ${'Erika'}::text, 1 / ${0}::int`).catch((error: unknown) => error)
  const clash = await db.$client
    .query("create temp table t (name text constraint t_name unique); insert into t values ('Erika'), ('Erika')")
    .catch((error: unknown) => error)
  await disconnect(db)
  expect(logged(failure)).toMatchObject({ query: expect.stringContaining('select'), cause: { errorCode: '22012' } })
  expect(logged(clash)).toMatchObject({ errorCode: '23505', constraint: 't_name', message: expect.stringContaining('duplicate key') })
  for (const error of [failure, clash]) expect(JSON.stringify(logged(error))).not.toContain('Erika')
})

it('contains the codes of the system', async () => {
  const failure = await new Promise((resolve) => connectTcp(1, '127.0.0.1').once('error', resolve))
  expect(logged(failure)).toMatchObject({ errorCode: 'ECONNREFUSED', errno: -111, syscall: 'connect', stack: expect.any(String) })
  expect(logged(new Error('outer', { cause: failure }))).toMatchObject({ message: 'outer', cause: { errorCode: 'ECONNREFUSED' } })
  expect(logged(new AggregateError([failure], 'all failed'))).toMatchObject({ errors: [{ errorCode: 'ECONNREFUSED' }] })
})

it('contains the code of an error that ends a call, none of its values, and names the request once', async () => {
  const lines: string[] = []
  const config = readConfig({ DATABASE_URL: 'postgresql://localhost/x', SECRET_KEY: Buffer.alloc(32).toString('base64') })
  const app = await openHttp({ config, log: openLog('info', { write: (line) => void lines.push(line) }) })
  app.get('/api/fails', async () => {
    throw Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (name)=(Erika) exists' })
  })
  expect((await app.inject('/api/fails')).statusCode).toBe(500)
  await app.close()
  expect(lines.map((line) => JSON.parse(line).err).filter(Boolean)).toMatchObject([{ errorCode: '23505', message: 'duplicate key' }])
  for (const line of lines) expect([line.includes('Erika'), line.split('"requestId"').length]).toEqual([false, 2])
})

it('hides codes that people sign in with', () => {
  let line = ''
  const log = openLog('info', {
    write: (text) => {
      line = text
    },
  })
  log.info({ code: '123456', request: { token: 'abc' } }, 'call')
  expect(JSON.parse(line)).toMatchObject({ code: '[hidden]', request: { token: '[hidden]' } })
})
