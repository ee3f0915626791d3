import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { listCustomers, listCustomersOfPartner } from '@wattdesk/contract/customers/calls.ts'
import { importFields } from '@wattdesk/contract/imports/terms.ts'
import { describe, expect, it } from 'vitest'
import { patience } from '../../../../../../scripts/patience.ts'
import { isTimeSet } from '../../../../../../scripts/set-time.ts'
import { type GivenMember, givenOf } from '../../../../test/given.ts'
import { onServer } from '../../../../test/postgres.ts'
import { startServer } from '../../../../test/server.ts'
import { uploadsOf } from '../../../../test/uploads.ts'

const server = startServer()
const given = givenOf(server)
const uploads = uploadsOf(server)
const filter = (fields: object) => JSON.stringify(fields)

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain)

/** Blocks all reads of customers while the work runs. */
const whileLocked = (work: () => Promise<void>) =>
  onServer(server.ctx.config.databaseUrl, async (client) => {
    await client.query('begin')
    await client.query('lock table customers in access exclusive mode')
    await work()
    await client.query('rollback')
  })

let address: Promise<string> | undefined
/** Requests an export over a separate connection, which can be closed. */
async function beginExport(by: GivenMember | undefined) {
  address ??= server.app.listen({ port: 0, host: '127.0.0.1' })
  const call = get(`${await address}/api/v1/customers?csvExport=true`, { headers: { authorization: `Bearer ${by?.token}` } })
  return call.on('error', () => {})
}

/** Waits until this number of exports is running in the database. */
async function runningExports(holds: (count: number) => boolean): Promise<void> {
  const statement = "select 1 from pg_stat_activity where datname = current_database() and query like 'copy (select%' and state = 'active'"
  while (!holds((await server.sql(statement)).length)) await pause(10)
}

describe('the export', () => {
  it('is imported again without loss: unchanged where it came from, equal records where nothing is', async () => {
    const [admin, other] = [await given.member('admin'), await given.member('admin')]
    const place = { country: 'DE', latitude: -33.4489, longitude: 8.466037, timeZone: 'Europe/Rome' } as const
    const site = { name: 'Ferienhaus, "oben"', address: '+Weg 1', zipCode: '68159', city: 'Gyo\u030br', ...place }
    const texts = { externalReferenceId: '-GV 7', secondExternalReferenceId: '@7', subscription: '007', applicationName: "'=app" }
    const person = { firstName: '=1+1', lastName: "O'Hara; Straße", language: 'hu' } as const
    await given.customer(admin, { accountName: '=HYPERLINK("x")', gvsEnabled: true, user: person, site, ...texts })
    await given.customer(admin, { accountName: '\uff1dwide;=cmd|calc!A0; +1;y', user: { ...person, firstName: '-5' } })
    await given.customer(admin, { type: 'partner', site: undefined })
    await given.customer(admin, { type: 'whitelabel_partner', accountName: '100% under_score' })
    const fileOf = async ({ token }: GivenMember) =>
      (await server.call(listCustomers, { token, query: { csvExport: 'true', order: 'accountName:asc' } })).raw.body
    const file = await fileOf(admin)
    expect(file).toMatch(/^\ufeff[^\n]*\r\n(?:[^\n]*\r\n){4}$/)
    expect(file.split('\r\n')[0]?.slice(1).split(',')).toEqual(expect.arrayContaining([...importFields]))

    const again = await uploads.importAll(admin, file, 'update')
    expect(again.details).toMatchObject({ rows: 4, unchanged: 4, updated: 0, faulty: 0, created: 0 })
    const moved = await uploads.importAll(other, file)
    expect(moved).toMatchObject({ status: 'done', details: { rows: 4, created: 4, faulty: 0 } })
    // Everything that an import can set is equal; the rest belongs to the record.
    const messages = (text: string) => {
      const [header = [], ...rows] = text.slice(1).trim().split('\r\n').map(cellsOf)
      return rows.map((cells) => importFields.map((field) => cells[header.indexOf(field)]))
    }
    expect(messages(await fileOf(other))).toEqual(messages(file))
    const [stored] = await server.sql<object>(
      'select account_name, address, city, application_name from customers where affiliate_id = $1 and account_name like $2',
      [other.tenantId, '=HYPER%'],
    )
    expect(stored).toEqual({ account_name: '=HYPERLINK("x")', address: '+Weg 1', city: 'Győr', application_name: "'=app" })
  })

  it('streams the filtered list with the chosen columns, safe against formulas', async () => {
    const admin = await given.member('admin')
    await given.customer(admin, { accountName: '=HYPERLINK("http://evil.example")', type: 'partner', site: undefined })
    await given.customer(admin, { accountName: 'Straße "1", Ort', type: 'partner', site: undefined })
    // German, Italian and Hungarian Excel start a new cell after a semicolon.
    await given.customer(admin, { accountName: 'x;=cmd|calc!A0;"@y', type: 'partner', site: undefined })
    await given.customer(admin)
    const query = { csvExport: 'true' as const, columns: 'accountName,type', filter: filter({ type: 'partner' }), order: 'accountName:asc' }
    const { status, raw } = await server.call(listCustomers, { token: admin.token, query })
    expect(status).toBe(200)
    expect(raw.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(raw.body.startsWith('\ufeff')).toBe(true)
    const [header, ...lines] = raw.body.slice(1).trim().split('\r\n')
    expect(header).toBe('accountName,type')
    const safe = [`"'=HYPERLINK(""http://evil.example"")",partner`, '"Straße ""1"", Ort",partner', `"x;'=cmd|calc!A0;""'@y",partner`]
    expect(lines.sort()).toEqual(safe.sort())
  })

  it('is in the order of the list, over several affiliates, and limited to the search', async () => {
    const root = await given.member('root')
    const [one, other] = [await given.member('admin'), await given.member('admin')]
    for (const [name, admin] of [
      ['Ångström B', one],
      ['Ångström A', other],
      ['Ångström C', other],
    ] as const)
      await given.customer(admin, { accountName: name, type: 'partner', site: undefined })
    const rowsOf = async (query: object) => {
      const { raw } = await server.call(listCustomers, {
        token: root.token,
        query: { csvExport: 'true', columns: 'accountName', ...query },
      })
      return raw.body
        .trim()
        .split('\r\n')
        .filter((line) => line.startsWith('Ångström'))
    }
    expect(await rowsOf({ order: 'accountName:asc' })).toEqual(['Ångström A', 'Ångström B', 'Ångström C'])
    expect(await rowsOf({ order: 'accountName:desc', searchValue: 'ångström' })).toEqual(['Ångström C', 'Ångström B', 'Ångström A'])
    expect(await rowsOf({ searchValue: 'nobody' })).toEqual([])
  })

  it.each([['=1+1'], ['+49 621 1'], ['-2+3'], ['@SUM(A1)'], ['\uff1dcmd'], ["'=1+1"], [' =1+1']])(
    'escapes %j as text',
    async (accountName) => {
      const admin = await given.member('admin')
      const { id } = await given.customer(admin, { type: 'partner', site: undefined })
      await server.sql('update customers set account_name = $2 where id = $1', [id, accountName])
      const { raw } = await server.call(listCustomers, { token: admin.token, query: { csvExport: 'true', columns: 'accountName' } })
      expect(raw.body.trim().split('\r\n')[1]).toBe(`'${accountName}`)
    },
  )

  it.skipIf(isTimeSet)('ends its query as soon as its client disconnects, even while it waits', async () => {
    const admin = await given.member('admin')
    await whileLocked(async () => {
      const call = await beginExport(admin)
      await runningExports((count) => count === 1)
      call.destroy()
      const leftAt = performance.now()
      await runningExports((count) => count === 0)
      expect(performance.now() - leftAt).toBeLessThan(1_000 * patience)
    })
    expect((await server.call(listCustomers, { token: admin.token })).status).toBe(200)
  })

  it.skipIf(isTimeSet)('frees the slots of disconnected clients, running or waiting, and limits each member’s share', async () => {
    const [greedy, ...others] = await Promise.all([1, 2, 3, 4, 5].map(() => given.member('admin')))
    const wholeExport = (by = greedy) => server.call(listCustomers, { token: by?.token, query: { csvExport: 'true' } })
    const exports: ReturnType<typeof wholeExport>[] = []
    await whileLocked(async () => {
      const calls = [await beginExport(greedy), await beginExport(greedy)]
      await runningExports((count) => count === 2)
      expect((await wholeExport()).error).toMatchObject({ code: 'Unavailable' })
      for (const member of others) calls.push(await beginExport(member), await beginExport(member))
      await runningExports((count) => count === 3)
      for (const call of calls) call.destroy()
      await runningExports((count) => count === 0)
      exports.push(...others.map(wholeExport))
      await runningExports((count) => count === 3)
    })
    for (const { status } of await Promise.all(exports)) expect(status).toBe(200)
  })

  it('writes instants in UTC to the second, and nothing where there is none', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin, { type: 'partner', site: undefined })
    await server.sql("update customers set created_at = '2026-03-29T01:59:59.987+01:00', joined_at = null where id = $1", [id])
    const { raw } = await server.call(listCustomers, { token: admin.token, query: { csvExport: 'true', columns: 'createdAt,joinedAt' } })
    expect(raw.body.trim().split('\r\n')[1]).toBe('2026-03-29T00:59:59Z,')
  })

  it('of a partner contains only its own customers, with the list’s filters', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const tenantId = partner.partnerTenantId ?? ''
    await given.customer(admin, { tenantId, accountName: 'Own one' })
    await given.customer(admin, { tenantId, accountName: 'Own two' })
    await given.customer(admin, { accountName: 'Own by name, not by tenant' })
    const namesOf = async (query: object) => {
      const { raw } = await server.call(listCustomersOfPartner, {
        token: admin.token,
        params: { id: partner.id },
        query: { csvExport: 'true', columns: 'accountName', order: 'accountName:asc', ...query },
      })
      return raw.body.slice(1).trim().split('\r\n').slice(1)
    }
    expect(await namesOf({})).toEqual(['Own one', 'Own two'])
    expect(await namesOf({ searchValue: 'two' })).toEqual(['Own two'])
  })

  it('refuses an unknown column', async () => {
    const { token } = await given.member('admin')
    const { status } = await server.call(listCustomers, { token, query: { csvExport: 'true', columns: 'accountName,secret' } })
    expect(status).toBe(400)
  })
})
