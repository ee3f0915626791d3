import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { getMigration } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import { describe, expect, it } from 'vitest'
import { bulkActionsOf } from '../../../test/bulk-actions.ts'
import { dataImportsOf } from '../../../test/data-imports.ts'
import type { GivenMember } from '../../../test/given.ts'
import { lifecycleOf } from '../../../test/lifecycle.ts'
import { startServer } from '../../../test/server.ts'
import { gridxCloud, startVendorCloud } from '../../../test/vendor-cloud.ts'
import { killWhen, startWorkerProcess } from '../../../test/worker-process.ts'
import { sealActivities, verifyActivities } from '../activities/activity-chain.service.ts'
import { resumeDataImports } from '../data-import/data-import-run.service.ts'
import { finishPurges } from './purge/purge.service.ts'

const server = startServer()
const cloud = startVendorCloud()
const { given, givenSite } = dataImportsOf(server, cloud)
const lifecycle = lifecycleOf(server)
const { crowd } = bulkActionsOf(server)

const startWorker = () => startWorkerProcess(server, 'lifecycle-worker')

const count = async (sql: string, values: unknown[] = []) => (await server.sql<{ count: number }>(sql, values))[0]?.count ?? 0

async function end(worker: ChildProcess): Promise<void> {
  const [code] = await once(worker, 'exit')
  expect(code).toBe(0)
}

/** Customers due for purge, with measurements in each home. */
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

/** Homes that were silent for three days, with two quarter hours of that time to be summed. Each has an incident that becomes an alarm. */
async function silent(admin: GivenMember, homes: number): Promise<void> {
  await crowd(admin.tenantId, homes, 'Quietown')
  const at = [new Date(server.clock.now().getTime() - 3 * 86_400_000)]
  await server.sql(
    `insert into sites (id, customer_id, name, address, zip_code, city, country, time_zone, is_main, created_at, updated_at)
     select gen_random_uuid(), id, 'Home', 'Gartenweg 1', '68159', 'Quietown', 'DE', 'Europe/Berlin', true, now(), now() from customers where city = 'Quietown'`,
  )
  const each = "from sites s where s.city = 'Quietown'"
  await server.sql(
    `insert into site_health (site_id, customer_id, measured_at, check_at) select s.id, s.customer_id, $1::timestamptz, $1 ${each}
     on conflict (site_id) do update set measured_at = excluded.measured_at, check_at = excluded.check_at`,
    at,
  )
  await server.sql(
    `insert into incidents (id, site_id, customer_id, code, began_at, seen_at) select gen_random_uuid(), s.id, s.customer_id, 'NoData', $1::timestamptz, $1 ${each}`,
    at,
  )
  await server.sql(
    `insert into samples (site_id, at, source_id, production_w)
     select s.id, $1::timestamptz + n * interval '5 minutes', s.id, 900 from generate_series(0, 5) n, sites s where s.city = 'Quietown'`,
    at,
  )
  await server.sql(
    `insert into rollup_slots (site_id, slot, due_at)
     select s.id, $1::timestamptz + n * interval '15 minutes', $1 from generate_series(0, 1) n, sites s where s.city = 'Quietown'`,
    at,
  )
}

describe('a killed worker', () => {
  it('leaves each customer whole or purged; the next one completes the rest', async () => {
    const customers = 50
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
    // Late arrivals are deleted later; then nothing is left to do.
    server.clock.set(new Date(Date.now() + 16 * 60_000))
    await finishPurges(server.ctx)
    expect(await count('select count(*)::int as count from customer_purges')).toBe(0)
    await sealActivities(server.ctx)
    expect((await verifyActivities(server.ctx.db)).fault).toBeUndefined()
  })

  it('moves nobody twice in a migration; the next worker finishes it', async () => {
    const customers = 1_000
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
  })

  it('loses and repeats nothing of an import, a rollup and a check of homes', async () => {
    server.clock.set('2026-11-10T12:00:00Z')
    const homes = 1_000
    const site = await givenSite('gridx')
    await silent(site.member, homes)
    const { body } = await site.start(site.days('2026-10-01', '2026-10-05'))
    const work = () =>
      startWorkerProcess(server, 'energy-worker', {
        VENDOR_URLS: `gridx=${cloud.url}/gridx`,
        IMPORT_ID: body.id,
        NOW: server.clock.now().toISOString(),
      })
    const left = async () => ({
      slots: await count('select count(*)::int as count from rollup_slots'),
      homes: await count('select count(*)::int as count from site_health where checked_at is null and measured_at is not null'),
    })
    const whole = { slots: homes * 2, homes }
    // The vendor never responds for the third of five days.
    const response = gridxCloud(site.installationId)
    const asked = new Promise<void>((resolve) => {
      cloud.respond = (url) => (url.search.includes('interval=2026-10-02T22') ? resolve() : response(url))
    })
    const killed = await work()
    await asked
    killed.send('go on')
    await killWhen(killed, async () => {
      const { slots: toSum, homes: toCheck } = await left()
      return toSum < whole.slots && toCheck < whole.homes
    })
    const [after, read] = [await left(), await site.latest()]
    expect([after.slots > 0, after.homes > 0, after.homes % 500]).toEqual([true, true, 0])
    expect(read).toMatchObject({ status: 'running', writtenIntervals: 192 })

    cloud.respond = response
    server.clock.advance(31_000)
    expect(await resumeDataImports(server.ctx)).toBe(1)
    const next = await work()
    next.send('go on')
    await end(next)
    expect(await left()).toEqual({ slots: 0, homes: 0 })
    expect(await site.latest()).toMatchObject({ status: 'done', writtenIntervals: 480, replacedIntervals: 0, fault: null })
    const sums = `select count(*)::int as count from (
      select d.site_id from energy_days d join energy_intervals i on i.site_id = d.site_id group by d.site_id, d.production_wh
      having sum(i.production_wh) = d.production_wh and count(*) = 2 and sum(i.covered_seconds) = 1500) whole`
    expect(await count(sums)).toBe(homes)
    const alarms = await server.sql(
      `select count(*)::int as alarms, count(distinct a.site_id)::int as homes, count(distinct i.id)::int as incidents
       from alarms a join incidents i on i.alarm_id = a.id and i.site_id = a.site_id where a.cleared_at is null and i.ended_at is null`,
    )
    expect(alarms).toEqual([{ alarms: homes, homes, incidents: homes }])
  })
})
