import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { expect, it, vi } from 'vitest'
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

it('returns its connection to the pool when that is lost before the first statement', async () => {
  const { db } = server.ctx
  const pool = db.$client
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  vi.spyOn(pool, 'connect').mockImplementationOnce(async () => {
    const client = await connect()
    const lost = new Promise((resolve) => client.once('end', () => resolve(undefined)))
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await server.sql('select pg_terminate_backend($1)', [rows[0]?.pid])
    await lost
    return client
  })
  await expect(transaction(db, async () => undefined)).rejects.toThrow()
  expect(pool.totalCount - pool.idleCount).toBe(0)
})
