import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { getMigration } from '@wattdesk/contract/customer-lifecycle.ts'
import { describe, expect, it } from 'vitest'
import { bulkActionsOf } from '../../../test/bulk-actions.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { lifecycleOf } from '../../../test/lifecycle.ts'
import { startServer } from '../../../test/server.ts'
import { killWhen, startWorkerProcess } from '../../../test/worker-process.ts'
import { sealActivities, verifyActivities } from '../activities/activity-chain.service.ts'
import { finishPurges } from './purge/purge.service.ts'

const server = startServer()
const given = givenOf(server)
const lifecycle = lifecycleOf(server)
const { crowd } = bulkActionsOf(server)

const startWorker = () => startWorkerProcess(server, 'lifecycle-worker')

const count = async (sql: string, values: unknown[] = []) => (await server.sql<{ count: number }>(sql, values))[0]?.count ?? 0

async function end(worker: ChildProcess): Promise<void> {
  const [code] = await once(worker, 'exit')
  expect(code).toBe(0)
}

/** Customers whose time is over, with something measured in each home. */
async function due(admin: GivenMember, customers: number): Promise<void> {
  await crowd(admin.tenantId, customers, 'Oldtown')
  await server.sql("update customers set status = 'inactive', deactivated_at = now() - interval '31 days' where city = 'Oldtown'")
  await server.sql(
    `insert into sites (id, customer_id, name, address, zip_code, city, country, time_zone, is_main, created_at, updated_at)
     select gen_random_uuid(), id, 'Home', 'Gartenweg 1', '68159', 'Oldtown', 'DE', 'Europe/Berlin', true, now(), now() from customers where city = 'Oldtown'`,
  )
  await server.sql(
    `insert into samples (site_id, at, source_id, production_w)
     select s.id, now() - make_interval(secs => n), gen_random_uuid(), n from sites s, generate_series(1, 50) n where s.city = 'Oldtown'`,
  )
}

describe('a worker that is killed', () => {
  it('in the middle of purges leaves each customer whole or gone; the next one takes up the rest', async () => {
    const customers = 120
    const admin = await given.member('admin')
    await due(admin, customers)
    const purged = () =>
      count("select count(*)::int as count from customers where affiliate_id = $1 and status = 'deleted'", [admin.tenantId])
    await killWhen(await startWorker(), async () => (await purged()) > 5)
    const left = customers - (await purged())
    expect(left).toBeGreaterThan(0)
    const whole = await count(
      `select count(*)::int as count from customers c join sites s on s.customer_id = c.id join customer_users u on u.customer_id = c.id
       where c.affiliate_id = $1 and c.status = 'inactive' and c.account_email <> ''`,
      [admin.tenantId],
    )
    expect(whole).toBe(left)

    await end(await startWorker())
    expect(await purged()).toBe(customers)
    const entries = "select count(*)::int as count from activity_entries where affiliate_id = $1 and event = 'customer.purged'"
    expect(await count(entries, [admin.tenantId])).toBe(customers)
    expect(await count('select count(*)::int as count from samples')).toBe(0)
    // What may still have been on its way is looked for later; then nothing is left to do.
    server.clock.set(new Date(Date.now() + 16 * 60_000))
    await finishPurges(server.ctx)
    expect(await count('select count(*)::int as count from customer_purges')).toBe(0)
    await sealActivities(server.ctx)
    expect((await verifyActivities(server.ctx.db)).fault).toBeUndefined()
  }, 60_000)

  it('in the middle of a migration moves nobody twice; the next worker finishes it', async () => {
    const customers = 3_000
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    await crowd(admin.tenantId, customers, 'Newtown')
    await server.sql("update customers set tenant_id = $1 where city = 'Newtown'", [partner.partnerTenantId])
    await lifecycle.migrate(admin, partner.id, admin.tenantId)
    const remaining = () => count('select count(*)::int as count from customers where tenant_id = $1', [partner.partnerTenantId])
    await killWhen(await startWorker(), async () => (await remaining()) < customers)
    const left = await remaining()
    expect([left > 0, left % 200]).toEqual([true, 0])

    await end(await startWorker())
    const { body } = await server.call(getMigration, { token: await given.sessionOf(admin.id), params: { id: partner.id } })
    expect(body).toMatchObject({ remaining: 0, migration: { status: 'done', moved: customers, total: customers } })
    const moves = "select count(*)::int as count from activity_entries where affiliate_id = $1 and event = 'customer.moved'"
    expect(await count(moves, [admin.tenantId])).toBe(customers)
  }, 60_000)
})
