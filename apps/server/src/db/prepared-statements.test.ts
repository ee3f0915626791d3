import { getCustomer, listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { givenOf } from '../../test/given.ts'
import { startServer } from '../../test/server.ts'
import { openLog } from '../platform/log.ts'
import { connect, type Database, disconnect } from './connect.ts'
import { preparedMax, type SentStatement, watchStatements } from './prepared-statements.ts'
import { transaction } from './transaction.ts'

/** What this process sends during some work. */
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

  it('is prepared from its second use on', async () => {
    const names = await namesOf('select word from numbers where n = $1', 7)
    expect(names).toEqual([undefined, expect.stringMatching(/^s\d+$/), names[1]])
    const kept = await run('select statement from pg_prepared_statements where name = $1', names[1])
    expect(kept).toEqual([{ statement: 'select word from numbers where n = $1' }])
  })

  it('is counted with values and without, and so is each end of a transaction', async () => {
    const read = () => transaction(db, (tx) => tx.execute(sql`select n from numbers where n = ${7}`).then(() => tx.execute('select 1')))
    const sent = await sentDuring(read)
    expect(sent.map(({ text }) => text)).toEqual(['begin', 'select n from numbers where n = $1', 'select 1', 'commit'])
  })

  it.each([
    ['a pattern', 'select n from numbers where word like $1', '1%'],
    ['a range', 'select n from numbers where n >= $1::int', 4],
    ['a range, the other way', 'select n from numbers where $1::int < n', 4],
    ['an array', 'select n from numbers where n = any($1::int[])', [4]],
    ['a period', 'select n from numbers where n between $1 and 9', 4],
    ['a limit within', 'select count(*) from (select n from numbers order by n limit $1) some_of_them', 4],
    ['a search', 'select to_tsvector(word) @@ $1::tsquery from numbers', 'a'],
    ['a set that it writes', 'insert into numbers select n from numbers where n = $1 and false', 4],
    ['a set that it writes by the way', 'with gone as (delete from numbers where false returning n) select n from gone where n = $1', 4],
    ['a great length', `select n from numbers where n = $1 ${' '.repeat(10_000)}`, 4],
  ])('is planned at each use if its plan depends on %s', async (_, text, value) => {
    expect(await namesOf(text, value)).toEqual([undefined, undefined, undefined])
  })

  it('is prepared though it searches, if the query is hidden from the planner', async () => {
    const [, ...names] = await namesOf('select n from numbers where to_tsvector(word) @@ (select $1::tsquery) limit (select 5)', '7')
    expect(names).toEqual([expect.stringMatching(/^s\d+$/), names[0]])
  })

  it('holds its last limits as text, so that they count in its plan', async () => {
    const text =
      'select n from numbers where n > 0 and n <> 1 and word <> all(array[]::text[]) and n + 0 = n and 1 = $1 order by n limit $2 offset $3'
    const sent = await sentDuring(() => run(text, 1, 2, 3))
    expect(sent).toEqual([{ text: text.replace('$2', '2').replace('$3', '3'), values: [1], name: undefined }])
    expect(await run(text, 1, 2, 3)).toEqual([{ n: 5 }, { n: 6 }])
    expect((await namesOf(text, 1, 2, 201)).at(-1)).toBeUndefined()
    expect(await run(text, 1, 2, 201)).toEqual([{ n: 203 }, { n: 204 }])
    await expect(run(text, 1, 'x', 3)).rejects.toThrow('invalid input syntax')
  })

  it('is closed when others have been used since, and can be used again', async () => {
    const use = async (at: number) => expect(await run(`select n + ${at} as sum from numbers where n = $1`, 1)).toEqual([{ sum: at + 1 }])
    for (const at of [1, 1, ...Array.from({ length: 2 * preparedMax }, (_, more) => more + 2).flatMap((more) => [more, more])])
      await use(at)
    const kept = () => run("select name, statement from pg_prepared_statements where name ~ '^s[0-9]' and $1", true)
    expect(await kept()).toHaveLength(preparedMax)
    for (const at of [1, 2, 1, 2]) await use(at)
    expect((await kept()).filter(({ statement }) => statement.startsWith('select n + 1 '))).toHaveLength(1)
    expect(await kept()).toHaveLength(preparedMax)
  })

  it('is sent again if a migration changed what it returns, alone and in a transaction', async () => {
    const text = 'select n from numbers where n = $1'
    for (const _ of [1, 2, 3]) await run(text, 5)
    await db.$client.query('alter table numbers alter n type text')
    expect(await run(text, '5')).toEqual([{ n: '5' }])
    const read = () => transaction(db, async (tx) => (await tx.execute(sql`select word from numbers where n = ${'5'}`)).rows)
    for (const _ of [1, 2, 3]) expect(await read()).toEqual([{ word: '5' }])
    await db.$client.query('alter table numbers alter word type int using word::int')
    for (const _ of [1, 2, 3]) expect(await read()).toEqual([{ word: 5 }])
  })

  it('keeps its faults', async () => {
    for (const _ of [1, 2, 3])
      await expect(run('select 1 / (n - $1::int) as n from generate_series(1, 1) n where n = 1', 1)).rejects.toThrow('division by zero')
    for (const _ of [1, 2, 3]) await expect(run('select nothing from pg_class where oid = $1', 1)).rejects.toThrow('does not exist')
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
