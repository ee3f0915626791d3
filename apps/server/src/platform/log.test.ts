import { connect as connectTcp } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { connect, disconnect } from '../db/connect.ts'
import { openLog } from './log.ts'

/** What is logged of an error. */
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

it('keeps the code of a failed statement and none of its values', async () => {
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

it('keeps the codes of the system', async () => {
  const failure = await new Promise((resolve) => connectTcp(1, '127.0.0.1').once('error', resolve))
  expect(logged(failure)).toMatchObject({ errorCode: 'ECONNREFUSED', errno: -111, syscall: 'connect', stack: expect.any(String) })
  expect(logged(new Error('outer', { cause: failure }))).toMatchObject({ message: 'outer', cause: { errorCode: 'ECONNREFUSED' } })
  expect(logged(new AggregateError([failure], 'all failed'))).toMatchObject({ errors: [{ errorCode: 'ECONNREFUSED' }] })
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
