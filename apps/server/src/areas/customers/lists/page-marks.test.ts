import { listCustomers, updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../../test/given.ts'
import { startServer } from '../../../../test/server.ts'
import { markFarPages } from './page-marks.store.ts'
import { findPageMark } from './page-marks.views.ts'

const server = startServer()
const given = givenOf(server)
const columns = {
  createdAt: 'created_at',
  accountName: 'account_name collate name_order',
  lastSeenAt: 'last_seen_at',
  city: 'city collate name_order',
  zipCode: 'zip_code',
}

const addMany = (admin: GivenMember, count: number) =>
  server.sql(`
    insert into customers (id, tenant_id, affiliate_id, type, status, account_name, account_email, source_kind, created_at,
      updated_at, last_seen_at, city, zip_code)
    select gen_random_uuid(), '${admin.tenantId}', '${admin.tenantId}', 'residential_customer', 'active',
      (array['Home ', 'Ähre ', 'Zorn ', 'Łan '])[1 + place % 4] || (place * 7919) % 500, 'home-' || place || '-' || md5(random()::text) || '@far.example', 'crm',
      timestamptz '2026-01-01' + place * interval '1 minute', now(),
      case when place % 3 = 0 then null else timestamptz '2026-02-01' + (place % 50) * interval '1 hour' end,
      case when place % 4 = 0 then null else 'Town ' || place % 30 end, lpad((place % 90)::text, 5, '0')
    from generate_series(1, ${count}) place`)

async function expectEveryPage(admin: GivenMember): Promise<void> {
  for (const [field, column] of Object.entries(columns)) {
    for (const direction of ['asc', 'desc'] as const) {
      const nulls = direction === 'asc' ? 'first' : 'last'
      const all = await server.sql<{ id: string }>(
        `select id from customers where affiliate_id = '${admin.tenantId}' and status <> 'deleted'
         order by ${column} ${direction} nulls ${nulls}, id ${direction}`,
      )
      for (const page of [50, 60, 99, 110, Math.floor((all.length - 1) / 10)]) {
        const { body } = await server.call(listCustomers, {
          token: admin.token,
          query: { order: `${field}:${direction}`, limit: '10', page: String(page) },
        })
        const ids = all.slice(page * 10, page * 10 + 10).map((row) => row.id)
        expect([field, direction, page, body.items.map((item) => item.id)]).toEqual([field, direction, page, ids])
      }
    }
  }
}

describe('far pages', () => {
  it('are equal with and without marks, whatever moved since', async () => {
    const admin = await given.member('admin')
    await addMany(admin, 1_300)
    await expectEveryPage(admin)
    await markFarPages(server.ctx.db)
    const marks = await server.sql<{ count: number }>('select count(*)::int as count from customer_page_marks')
    expect(marks[0]?.count).toBeGreaterThan(8)
    expect(await server.sql('select from customer_moves')).toHaveLength(0)
    await expectEveryPage(admin)

    await addMany(admin, 90)
    await server.sql(`update customers set account_name = 'A first one', city = null, last_seen_at = now()
      where id in (select id from customers where affiliate_id = '${admin.tenantId}' order by md5(id::text) limit 60)`)
    await server.sql(`update customers set status = 'deleted'
      where id in (select id from customers where affiliate_id = '${admin.tenantId}' order by md5(account_email) limit 40)`)
    expect((await server.sql('select from customer_moves')).length).toBeGreaterThan(200)
    expect((await findPageMark(server.ctx.db, admin.tenantId, 'city', 900))?.position).toBeGreaterThan(400)
    await expectEveryPage(admin)
  })

  it('are read without marks once too many entries moved, until the job marks them again', async () => {
    const admin = await given.member('admin')
    await addMany(admin, 600)
    await markFarPages(server.ctx.db)
    await addMany(admin, 600)
    expect(await findPageMark(server.ctx.db, admin.tenantId, 'city', 900)).toBeUndefined()
    await expectEveryPage(admin)
    await markFarPages(server.ctx.db)
    await expectEveryPage(admin)
  })

  it('do not move when a customer changes what orders nothing', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    await markFarPages(server.ctx.db)
    await server.sql('delete from customer_moves')
    await server.call(updateCustomer, {
      token: admin.token,
      params: { id: customer.id },
      body: { version: customer.version, applicationName: 'Home' },
    })
    expect(await server.sql('select from customer_moves')).toHaveLength(0)
  })
})
