import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { transaction } from '../src/db/transaction.ts'
import { startServer } from './server.ts'

const server = startServer()

it('fails when its connection is lost between two statements, and leaves process and pool working', async () => {
  const { db } = server.ctx
  const broken = transaction(db, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const pid = rows[0]?.pid
    await server.sql('select pg_terminate_backend($1)', [pid])
    for (let isThere = true; isThere; ) {
      const left = await server.sql('select from pg_stat_activity where pid = $1', [pid])
      isThere = left.length > 0
    }
    await tx.execute(sql`select 1`)
  })
  await expect(broken).rejects.toThrow()
  const { rows } = await db.execute<{ alive: number }>(sql`select 1 as alive`)
  expect(rows).toEqual([{ alive: 1 }])
})
