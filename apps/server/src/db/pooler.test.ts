import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { hasPgBouncer, startPgBouncer } from '../../test/pgbouncer.ts'
import { onServer, testSecret, withDatabase } from '../../test/postgres.ts'
import { openLog } from '../platform/log.ts'
import { prepareDatabase } from '../platform/prepare.ts'
import { connect, disconnect } from './connect.ts'
import { requireOwnSessions } from './first-connection.ts'

const template = inject('templateUrl')
const name = `test_pooler_${randomBytes(6).toString('hex')}`
const onCluster = (text: string) => onServer(withDatabase(template, 'postgres'), (client) => client.query(text))

beforeAll(() => onCluster(`create database ${name} template ${new URL(template).pathname.slice(1)} strategy file_copy`))
afterAll(() => onCluster(`drop database ${name} with (force)`))

describe.skipIf(!hasPgBouncer)('a connection pooler (PgBouncer)', () => {
  it.each(['transaction', 'statement'] as const)('that lends a session for one %s is refused at the start, in one line', async (mode) => {
    const pooler = await startPgBouncer(withDatabase(template, name), mode)
    try {
      const refused = prepareDatabase({ databaseUrl: pooler.url, secretKey: testSecret })
      await expect(refused).rejects.toThrow(
        /^The connection pooler at 127\.0\.0\.1:\d+\/wattdesk lends a session for one transaction.+itself\.$/,
      )
    } finally {
      await pooler.stop()
    }
  })

  it('that pools sessions works, with the settings of each session', async () => {
    const pooler = await startPgBouncer(withDatabase(template, name), 'session')
    try {
      await requireOwnSessions(pooler.url)
      for (let time = 0; time < 2; time++) {
        // The second connection gets the session that the first one returned.
        const db = connect({ url: pooler.url, max: 1, log: openLog('silent') })
        const { rows } = await db.execute(
          `select current_setting('timezone') as zone, current_setting('jit') as jit, current_setting('statement_timeout') as statement,
             current_setting('idle_in_transaction_session_timeout') as idle`,
        )
        expect(rows).toEqual([{ zone: 'UTC', jit: 'off', statement: '15s', idle: '30s' }])
        await disconnect(db)
      }
    } finally {
      await pooler.stop()
    }
  })
})

it('the database itself is no pooler', async () => {
  await expect(requireOwnSessions(withDatabase(template, name))).resolves.toBeUndefined()
})
