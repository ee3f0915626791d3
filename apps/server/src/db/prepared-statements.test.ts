import { getCustomer, listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { eq, sql } from 'drizzle-orm'
import { pgView, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { givenOf } from '../../test/given.ts'
import { startServer } from '../../test/server.ts'
import { openLog } from '../platform/log.ts'
import { connect, type Database, disconnect } from './connect.ts'
import { prepared, preparedMax, type SentStatement, watchStatements } from './prepared-statements.ts'
import { transaction } from './transaction.ts'

const pgSettings = pgView('pg_settings', { name: text('name') }).existing()

async function sentDuring(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = []
  const end = watchStatements((statement) => sent.push(statement))
  await work().finally(end)
  return sent
}

describe('a statement', () => {
  let db: Database
  const run = async (text: string, ...values: unknown[]) => (await db.$client.query(text, values)).rows
  const namesOf = async (text: string, ...values: unknown[]) => {
    const sent = await sentDuring(async () => {
      for (let times = 0; times < 3; times++) await run(text, ...values)
    })
    return sent.map(({ name }) => name)
  }
  beforeAll(() => {
    db = connect({ url: inject('templateUrl'), max: 1, log: openLog('silent') })
  })
  beforeEach(async () => {
    await db.$client.query(
      'drop table if exists pg_temp.numbers; create temp table numbers as select n, n::text as word from generate_series(1, 300) n',
    )
  })
  afterAll(() => disconnect(db))

  it('is prepared if it declares that one plan serves its values', async () => {
    const names = await namesOf('select word from numbers where n = $1 /* prepared */', 7)
    expect(names).toEqual([expect.stringMatching(/^s[0-9a-f]{20}$/), names[0], names[0]])
    const kept = await run('select statement from pg_prepared_statements where name = $1', names[0])
    expect(kept).toEqual([{ statement: 'select word from numbers where n = $1 /* prepared */' }])
  })

  it('is planned at each use if it does not', async () => {
    expect(await namesOf('select word from numbers where n = $1', 7)).toEqual([undefined, undefined, undefined])
  })

  it('declares it as text or by a condition', async () => {
    const { rows } = await db.execute(prepared(sql`select n from numbers where n = ${7}`))
    expect(rows).toEqual([{ n: 7 }])
    const names = await sentDuring(() =>
      db
        .select({ name: pgSettings.name })
        .from(pgSettings)
        .where(prepared(eq(pgSettings.name, 'jit'))),
    )
    expect(names.map(({ name }) => name)).toEqual([expect.stringMatching(/^s/)])
  })

  it('is counted with values and without, and so is each end of a transaction', async () => {
    const read = () => transaction(db, (tx) => tx.execute(sql`select n from numbers where n = ${7}`).then(() => tx.execute('select 1')))
    const sent = await sentDuring(read)
    expect(sent.map(({ text }) => text)).toEqual(['begin', 'select n from numbers where n = $1', 'select 1', 'commit'])
  })

  it('is closed when others have been used since, and can be used again', async () => {
    const use = async (at: number) =>
      expect(await run(`select n + ${at} as sum from numbers where n = $1 /* prepared */`, 1)).toEqual([{ sum: at + 1 }])
    for (const at of Array.from({ length: 2 * preparedMax }, (_, more) => more + 1)) await use(at)
    const kept = () => run("select name, statement from pg_prepared_statements where name ~ '^s[0-9a-f]{20}$' and $1", true)
    expect(await kept()).toHaveLength(preparedMax)
    for (const at of [1, 2, 1, 2]) await use(at)
    expect((await kept()).filter(({ statement }) => statement.startsWith('select n + 1 '))).toHaveLength(1)
    expect(await kept()).toHaveLength(preparedMax)
  })

  it('is sent again if a migration changed its result, alone and in a transaction', async () => {
    const text = 'select n from numbers where n = $1 /* prepared */'
    for (const _ of [1, 2, 3]) await run(text, 5)
    await db.$client.query('alter table numbers alter n type text')
    expect(await run(text, '5')).toEqual([{ n: '5' }])
    const read = () => transaction(db, async (tx) => (await tx.execute(prepared(sql`select word from numbers where n = ${'5'}`))).rows)
    for (const _ of [1, 2, 3]) expect(await read()).toEqual([{ word: '5' }])
    await db.$client.query('alter table numbers alter word type int using word::int')
    for (const _ of [1, 2, 3]) expect(await read()).toEqual([{ word: 5 }])
  })

  it('reports its errors', async () => {
    for (const _ of [1, 2, 3])
      await expect(run('select 1 / (n - $1::int) as n from generate_series(1, 1) n where n = 1 /* prepared */', 1)).rejects.toThrow(
        'division by zero',
      )
    for (const _ of [1, 2, 3])
      await expect(run('select nothing from pg_class where oid = $1 /* prepared */', 1)).rejects.toThrow('does not exist')
  })
})

describe('a call', () => {
  const server = startServer()
  const given = givenOf(server)

  it.each(['list', 'badge', 'record'])('sends one statement for the %s, with one plan for all its values', async (kind) => {
    const admin = await given.member('admin')
    const customers = [await given.customer(admin), await given.customer(admin, { type: 'partner', site: undefined })]
    const filter = '{"type":{"op":"in","value":["partner","residential_customer"]},"status":"active"}'
    const call = (at: number) => {
      if (kind === 'record') return server.call(getCustomer, { token: admin.token, params: { id: customers[at % 2]?.id ?? '' } })
      const query = kind === 'badge' ? { limit: 1 } : { order: 'city:desc' as const, filter, limit: 1, page: at % 2 }
      return server.call(listCustomers, { token: admin.token, query })
    }
    await call(0)
    const sent = await sentDuring(async () => {
      for (let at = 0; at < 10; at++) {
        const { status, body } = await call(at)
        expect([status, 'total' in body ? body.total : 2]).toEqual([200, 2])
      }
    })
    expect(sent).toHaveLength(10)
    expect(new Set(sent.map(({ name, text }) => `${name} ${text}`)).size).toBe(1)
    const [{ generic } = { generic: 0 }] = (
      await server.ctx.db.$client.query<{ generic: number }>(
        `select generic_plans::int as generic from pg_prepared_statements where name = '${sent[0]?.name}'`,
      )
    ).rows
    expect(generic).toBeGreaterThan(0)
  })

  it.each([
    ['a pattern', '{"accountName":{"op":"contains","value":"home"}}'],
    ['a range', '{"createdAt":{"op":"gte","value":"2026-01-01"}}'],
  ])('is planned for its values if it filters by %s', async (_, filter) => {
    const admin = await given.member('admin')
    const sent = await sentDuring(async () => {
      for (const _ of [1, 2]) expect((await server.call(listCustomers, { token: admin.token, query: { filter } })).status).toBe(200)
    })
    const pages = sent.filter(({ text }) => text.includes('page as materialized'))
    expect(pages.map(({ name }) => name)).toEqual([undefined, undefined])
  })

  it('counts a list beyond its end with a second statement', async () => {
    const admin = await given.member('admin')
    await given.customer(admin)
    const sent = await sentDuring(async () => {
      const { body } = await server.call(listCustomers, { token: admin.token, query: { page: 7 } })
      expect(body).toMatchObject({ items: [], total: 1 })
    })
    expect(sent.filter(({ text }) => text.includes('customer_counts'))).toHaveLength(2)
  })
})
