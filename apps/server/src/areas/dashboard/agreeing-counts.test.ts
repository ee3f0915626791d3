import { listAlarms } from '@wattdesk/contract/alarms/health/calls.ts'
import { presentCalls } from '@wattdesk/contract/business-reports/calls.ts'
import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { readFleet, readFleetMap } from '@wattdesk/contract/dashboard/fleet/calls.ts'
import { fleetStates } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import { listDataStatus } from '@wattdesk/contract/data-import/data-status/calls.ts'
import { type DeliveryState, deliveringMs, deliveryStates, lateMs } from '@wattdesk/contract/data-import/data-status/terms.ts'
import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import { getCustomerStats, getInstallationStats } from '@wattdesk/contract/statistics/calls.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { startServer } from '../../../test/server.ts'
import { workOf } from '../../../test/work.ts'
import { newId } from '../../platform/ids.ts'
import { refreshFleetMap } from './fleet-map.service.ts'

const server = startServer()
const given = givenOf(server)
const installations = installationsOf(server)
const { work, alarm } = workOf(server)

const generatedHome = fc.record({
  isActive: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  devices: fc.constantFrom<InstallationKind[]>([], ['gateway'], ['meter'], ['gateway', 'meter']),
  ageMs: fc.constantFrom(null, 0, deliveringMs, deliveringMs + 1, lateMs, lateMs + 1, 40 * lateMs),
  health: fc.constantFrom('ok', 'warning', 'error', 'no_data', 'not_applicable'),
  alarms: fc.array(fc.record({ level: fc.constantFrom('info', 'warning', 'error'), isAcknowledged: fc.boolean() }), { maxLength: 3 }),
  overdueSteps: fc.nat(2),
  isPlaced: fc.boolean(),
  isPartner: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
})
type Generated = typeof generatedHome extends fc.Arbitrary<infer One> ? One : never

async function build(admin: GivenMember, one: Generated): Promise<void> {
  const home = await given.customer(admin, one.isPartner ? { type: 'partner' } : {})
  const now = server.clock.now()
  const place = one.isPlaced ? '52.52, longitude = 13.405' : "null, zip_code = ''"
  await server.sql(`update sites set latitude = ${place} where id = $1`, [home.siteId])
  for (const kind of one.devices) await installations.add(kind, { customerId: home.id, siteId: home.siteId })
  const measuredAt = one.devices.length === 0 || one.ageMs === null ? null : new Date(now.getTime() - one.ageMs)
  await server.sql("update site_health set measured_at = $2, status = $3, check_at = 'infinity' where site_id = $1", [
    ...[home.siteId, measuredAt, one.health],
  ])
  if (!one.isActive) {
    await server.sql("update customers set status = 'inactive', deactivated_at = $2 where id = $1", [home.id, now])
    return
  }
  for (const { level, isAcknowledged } of one.alarms) {
    const id = await alarm(home, level, now)
    if (isAcknowledged) await server.sql('update alarms set acknowledged_by = $2, acknowledged_at = $3 where id = $1', [id, admin.id, now])
  }
  if (one.overdueSteps === 0) return
  await server.sql(
    `with sale as (insert into sales (id, customer_id, installation_kind, created_at) values ($1, $2, 'pvbattery', now()))
     insert into sale_steps (sale_id, position, name, status, planned_on)
     select $1, n, 'Step ' || n, 'pending', $3 from generate_series(0, $4 - 1) n`,
    [newId(), home.id, new Date(now.getTime() - 5 * lateMs).toISOString().slice(0, 10), one.overdueSteps],
  )
}

describe('counts', () => {
  it('are the same on every screen, and the same as the rows of the lists that they open', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(generatedHome, { minLength: 1, maxLength: 9 }), async (homes) => {
        server.clock.advance(61_000)
        const admin = await given.member('admin')
        for (const one of homes) await build(admin, one)
        await refreshFleetMap(server.ctx)
        await expectSameHomes(admin, homes)
        await expectSameWork(admin, homes)
        await expectSameReports(admin)
      }),
      { numRuns: 12 },
    )
  }, 120_000)

  async function expectSameHomes({ token }: GivenMember, homes: readonly Generated[]) {
    const { counts, unplaced } = (await server.call(readFleet, { token })).body
    const list = async (filter: object) => {
      const { body } = await server.call(listDataStatus, { token, query: { filter: JSON.stringify(filter) } })
      expect(body.items).toHaveLength(body.total)
      return body.total
    }
    for (const state of fleetStates) expect([state, await list({ health: state })]).toEqual([state, counts[state]])
    // The address of a company is no home without devices.
    const bare = homes.filter(({ isActive, isPartner, devices }) => isActive && !isPartner && devices.length === 0)
    expect(counts.no_devices).toBe(bare.length)
    const berlin = { south: '52.5', north: '52.54' }
    for (const view of [
      { ...berlin, zoom: '6', west: '12', east: '15' },
      { ...berlin, zoom: '12', west: '13.3', east: '13.5' },
    ]) {
      const { marks } = (await server.call(readFleetMap, { token, query: view })).body
      for (const state of fleetStates) {
        const shown = marks.reduce((sum, mark) => sum + mark.counts[state], 0)
        expect([view.zoom, state, shown + unplaced[state]]).toEqual([view.zoom, state, counts[state]])
      }
    }
    const byDelivery = {} as Record<DeliveryState, number>
    for (const state of deliveryStates) byDelivery[state] = await list({ state })
    expect(byDelivery.silent).toBe(counts.silent)
    expect(byDelivery.never).toBe(counts.never)
    expect(byDelivery.delivering + byDelivery.late).toBe(counts.error + counts.warning + counts.ok)
    expect(await list({})).toBe(Object.values(counts).reduce((sum, one) => sum + one, 0) - counts.no_devices)
  }

  async function expectSameWork(admin: GivenMember, homes: readonly Generated[]) {
    const { kinds } = await work(admin)
    for (const { kind, total } of kinds) {
      expect([kind, (await work(admin, { filter: JSON.stringify({ kind }) })).total]).toEqual([kind, total])
    }
    const totalOf = (kind: string) => kinds.find((one) => one.kind === kind)?.total
    const open = JSON.stringify({ active: true, acknowledged: false, level: { op: 'in', value: ['warning', 'error'] } })
    const alarms = await server.call(listAlarms, { token: admin.token, query: { filter: open } })
    expect(totalOf('alarm')).toBe(alarms.body.total)
    const inactive = await server.call(listCustomers, {
      token: admin.token,
      query: { filter: '{"status":"inactive"}', exactTotal: 'true' },
    })
    expect(totalOf('purge')).toBe(inactive.body.total)
    // Work counts sales, the report their steps.
    const late = homes.filter(({ isActive, overdueSteps }) => isActive && overdueSteps > 0)
    const report = await server.call(presentCalls.overdueSaleSteps, { token: admin.token, query: {} })
    expect(totalOf('sale')).toBe(late.length)
    expect(report.body.total.overdueSteps).toBe(late.reduce((sum, { overdueSteps }) => sum + overdueSteps, 0))
  }

  async function expectSameReports({ token }: GivenMember) {
    const stats = (await server.call(getCustomerStats, { token, query: {} })).body
    for (const [status, total] of Object.entries(stats.byStatus)) {
      const { body } = await server.call(listCustomers, { token, query: { filter: JSON.stringify({ status }), exactTotal: 'true' } })
      expect([status, body.total]).toEqual([status, total])
    }
    const installed = (await server.call(getInstallationStats, { token, query: {} })).body
    const report = (await server.call(presentCalls.devicesConfigurations, { token, query: {} })).body
    expect(report.total.installations).toBe(installed.installations)
    for (const [kind, total] of Object.entries(installed.byKind)) {
      const rows = report.rows.filter((row) => row.kind === kind)
      expect([kind, rows.reduce((sum, row) => sum + row.installations, 0)]).toEqual([kind, total])
    }
    const users = (await server.call(presentCalls.usersActivities, { token, query: {} })).body
    expect(users.total.customers).toBe(stats.total)
  }
})
