import { getCustomer } from '@wattdesk/contract/customers/calls.ts'
import { readCustomerSummary } from '@wattdesk/contract/customers/summary/calls.ts'
import { inviteCustomerUser, listCustomerUsers } from '@wattdesk/contract/customers/users/calls.ts'
import { describe, expect, it, vi } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { telemetryOf } from '../../../test/telemetry.ts'
import { recordContacts } from '../gateways/reports/gateway-reports.service.ts'
import { openSampleIngest } from '../telemetry/ingest/sample-ingest.service.ts'
import { findCustomerSummary } from './customer-summary.views.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
const minute = 60_000

const read = async ({ id }: Pick<GivenMember, 'id'>, customerId: string) => {
  // The clock advances beyond the first token's expiry.
  const token = await given.sessionOf(id)
  return server.call(readCustomerSummary, { token, params: { id: customerId } })
}

async function measure(siteId: string, gatewayId: string) {
  const ingest = openSampleIngest(server.ctx)
  await ingest.take(siteId, gatewayId, [{ at: server.clock.now().getTime(), gridPowerW: 400, householdPowerW: 400 }])
  await ingest.close()
}

async function givenSale(customerId: string, steps: [name: string, status: string, plannedOn: string | null][]) {
  const id = crypto.randomUUID()
  await server.sql("insert into sales (id, customer_id, installation_kind, created_at) values ($1, $2, 'wallbox', now())", [id, customerId])
  for (const [position, [name, status, plannedOn]] of steps.entries()) {
    await server.sql(
      `insert into sale_steps (sale_id, position, name, status, planned_on, completed_on)
       values ($1, $2, $3, $4, $5, case when $4 = 'completed' then date '2026-01-05' end)`,
      [id, position, name, status, plannedOn],
    )
  }
  return id
}

describe('the summary of a customer', () => {
  it('is short while nothing has happened yet', async () => {
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    const { body } = await read(admin, id)
    expect(body).toMatchObject({
      customerId: id,
      hasDevices: false,
      site: { id: siteId, address: 'Gartenweg 1', zipCode: '68159', city: 'Mannheim', timeZone: 'Europe/Berlin' },
      gateway: null,
      alarms: { open: 0, level: null },
      measurement: { status: 'never', contactedAt: null },
      mainUser: { firstName: 'Erika', lastName: 'Mustermann', invitation: { state: 'not_invited', at: null } },
      sales: { current: 0, nextStep: null },
    })
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    expect((await read(admin, partner.id)).body).toMatchObject({ hasDevices: false, site: null })
  })

  it('contains gateway, last measurement, worst alarm, invitation and the step that is due first', async () => {
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    const gateway = await telemetry.installedGateway(id, siteId)
    await measure(siteId, gateway.id)
    const measuredAt = server.clock.now().toISOString()
    server.clock.advance(5 * minute)
    await recordContacts(server.ctx, [{ gatewayId: gateway.id, at: server.clock.now() }], [], 0)
    const alarm = (level: string, cleared: string) =>
      server.sql(
        `insert into alarms (id, customer_id, site_id, level, code, raised_at, cleared_at)
         values (gen_random_uuid(), $1, $2, $3, 'InverterFault', now() - interval '1 hour', ${cleared})`,
        [id, siteId, level],
      )
    await alarm('warning', 'null')
    await alarm('error', 'null')
    await alarm('error', 'now()')
    await givenSale(id, [
      ['Survey', 'completed', '2026-01-01'],
      ['Offer', 'pending', '2026-03-01'],
      ['Order', 'pending', '2026-02-01'],
    ])
    const due = await givenSale(id, [
      ['Call', 'skipped', null],
      ['Visit', 'pending', '2026-02-10'],
    ])
    const token = await given.sessionOf(admin.id)
    const users = await server.call(listCustomerUsers, { token, params: { id }, query: {} })
    await server.call(inviteCustomerUser, { token, params: { id: users.body.items[0]?.id ?? '' } })

    const { body } = await read(admin, id)
    expect(body).toMatchObject({
      hasDevices: true,
      gateway: { connection: { status: 'available', contactedAt: server.clock.now().toISOString() } },
      alarms: { open: 2, level: 'error' },
      measurement: { status: 'temporarily_unavailable', contactedAt: measuredAt },
      mainUser: { invitation: { state: 'pending' } },
      sales: { current: 2, nextStep: { saleId: due, position: 1, name: 'Visit', plannedOn: '2026-02-10' } },
    })
  })

  it('contains the last measurement even if its samples are no longer kept', async () => {
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    await server.sql("insert into energy_intervals (site_id, start, covered_seconds) values ($1, '2026-03-01T10:00:00Z', 600)", [siteId])
    const { body } = await read(admin, id)
    expect(body.measurement).toEqual({ status: 'unavailable', contactedAt: '2026-03-01T10:10:00.000Z' })
  })

  it('omits what the caller may not see', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin)
    const caller = { scope: { kind: 'all' }, permissions: new Set(['read:customers']) } as const
    const seen = await findCustomerSummary(server.ctx.db, caller, id, server.clock.now())
    expect(Object.keys(seen ?? {}).sort()).toEqual(['alarms', 'customerId', 'gateway', 'hasDevices', 'site'])
    const [installer, stranger] = [await given.member('installer', admin.tenantId), await given.member('admin')]
    expect((await read(installer, id)).status).toBe(403)
    expect((await read(stranger, id)).status).toBe(404)
  })

  it('costs one statement besides those of every call', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin)
    const sent = vi.spyOn(server.ctx.db.$client, 'query')
    try {
      await server.call(getCustomer, { token: admin.token, params: { id } })
      const ofOneStatement = sent.mock.calls.length
      await server.call(readCustomerSummary, { token: admin.token, params: { id } })
      expect(sent.mock.calls.length - ofOneStatement).toBe(ofOneStatement)
      expect(ofOneStatement).toBeGreaterThan(0)
    } finally {
      sent.mockRestore()
    }
  })
})
