import { createClientCredentials } from '@wattdesk/contract/api-access/calls.ts'
import { callsOfStates } from '@wattdesk/contract/business-reports/calls.ts'
import { getHoldings } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { addCustomer, getCustomer, listCustomers } from '@wattdesk/contract/customers/calls.ts'
import type { CustomerAddInput } from '@wattdesk/contract/customers/models.ts'
import { addStockGateway, listStockGatewayHistory, listStockGateways, moveGateways } from '@wattdesk/contract/gateway-stock/calls.ts'
import { removeUnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/calls.ts'
import { describe, expect, it, vi } from 'vitest'
import { stockOf } from '../../../../test/gateway-stock.ts'
import { type GivenMember, givenOf } from '../../../../test/given.ts'
import { installationsOf } from '../../../../test/installations.ts'
import { lifecycleOf } from '../../../../test/lifecycle.ts'
import { startServer } from '../../../../test/server.ts'
import { telemetryOf } from '../../../../test/telemetry.ts'
import { unallocatedOf } from '../../../../test/unallocated.ts'
import { foldCustomerWords } from '../../customers/lists/customer-words.store.ts'
import { findGatewaySites } from '../../gateways/pairing/gateway-pairing.service.ts'
import { foldAllStatistics } from '../../statistics/statistics.service.ts'
import { finishPurges, purgeDue } from './purge.service.ts'

const server = startServer()
const given = givenOf(server)
const lifecycle = lifecycleOf(server)
const stock = stockOf(server, given)
const unallocated = unallocatedOf(server)
const window = 30 * 24 * 3_600_000

async function inactive(fields: Partial<CustomerAddInput> = {}) {
  const admin = await given.member('admin')
  const customer = await given.customer(admin, fields)
  await lifecycle.deactivate(admin, customer.id)
  return { admin, customer }
}
type Inactive = Awaited<ReturnType<typeof inactive>>

const statusOf = async (id: string) => (await server.sql<{ status: string }>('select status from customers where id = $1', [id]))[0]?.status
const eventsOf = async (id: string) =>
  (await server.sql<{ event: string }>('select event from activity_entries where customer_id = $1 order by id', [id])).map(
    (row) => row.event,
  )
const samplesOf = async (siteId: string) =>
  (await server.sql<{ count: number }>('select count(*)::int as count from samples where site_id = $1', [siteId]))[0]?.count
const measure = (siteId: string, count: number) =>
  server.sql(
    `insert into samples (site_id, at, source_id, production_w)
     select $1, now() - make_interval(secs => n), gen_random_uuid(), n from generate_series(1, $2::int) n`,
    [siteId, count],
  )

/** A gateway that an installer registered without a customer, which found devices and measured. */
async function registered(manager?: GivenMember) {
  const [{ installer, admin }, found] = [await stock.team(manager), await stock.box()]
  const { id } = (await unallocated.add(installer, found)).body
  await stock.find(found.serial)
  await stock.measure(found.serial, { productionPowerW: 2_000 })
  return { installer, admin, found, id }
}

describe('purging manually', () => {
  it('leaves only an ID, and the log records who did it, why and how much was destroyed', async () => {
    const { admin, customer } = await inactive()
    const { status, body } = await lifecycle.purge(admin, customer.id, { reason: 'Asked us to' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'deleted', accountName: '', accountEmail: '', deletedAt: server.clock.now().toISOString() })
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id: customer.id } })
    expect(log.body.items.map((entry) => [entry.event, entry.valuesDestroyed])).toEqual([
      ['customer.purged', false],
      ['customer.deactivated', true],
      ['customer.created', true],
    ])
    expect(log.body.items[0]).toMatchObject({
      action: 'delete',
      actor: { memberId: admin.id },
      reason: 'Asked us to',
      before: { status: 'inactive' },
      after: { status: 'deleted', users: 1, sites: 1, installations: 0, gateways: 0 },
    })
  })

  it('keeps how many installations there were, by day, for reports about deleted customers', async () => {
    const { admin, customer } = await inactive()
    const vendorId = await given.vendor({ name: 'kept' })
    await installationsOf(server).add('pvbattery', { customerId: customer.id, siteId: customer.siteId }, { vendor_id: vendorId })
    const day = server.clock.now().toISOString().slice(0, 10)
    const params = { aggregation: 'day' as const, fromDate: day, toDate: day }
    const counted = async (states: string) => {
      const of = { token: admin.token, params: { ...params, states }, query: {} }
      const [product, vendor] = [await server.call(callsOfStates.product, of), await server.call(callsOfStates.vendor, of)]
      return [product, vendor].map(({ body: { series } }) => series.map(({ key, values }) => [key, ...values]))
    }
    const one = [[['pvbattery', 1]], [[vendorId, 1]]]
    expect([await counted('inactive'), await counted('deleted')]).toEqual([one, [[], []]])
    await lifecycle.purge(admin, customer.id)
    expect([await counted('inactive'), await counted('deleted')]).toEqual([[[], []], one])
    await foldAllStatistics(server.ctx.db)
    expect([await counted('inactive'), await counted('deleted')]).toEqual([[[], []], one])
  })

  it('deletes what a gateway measured before its assignment, although that was not moved yet', async () => {
    const { installer, admin, found, id } = await registered()
    const customer = await given.customer(admin)
    expect((await unallocated.assign(installer, id, customer.accountEmail)).status).toBe(200)
    await lifecycle.deactivate(admin, customer.id)
    expect((await lifecycle.purge(admin, customer.id)).status).toBe(200)
    await lifecycle.finishPurges()
    expect(await samplesOf(id)).toBe(0)
    expect(await findGatewaySites(server.ctx, [found.serial])).toEqual(new Map())
  })

  it('of a partner frees the gateways of its unallocated installations, with what they found and measured', async () => {
    const region = await given.member('admin')
    const partner = await given.customer(region, { type: 'partner', site: undefined })
    const { admin, found, id } = await registered(await given.member('admin', partner.partnerTenantId ?? ''))
    const [other] = [await stock.box()]
    const removed = (await unallocated.add(admin, other, {})).body.id
    await stock.find(other.serial)
    await stock.measure(other.serial, { productionPowerW: 2_000 })
    await server.call(removeUnallocatedInstallation, { token: admin.token, params: { installationId: removed } })
    await lifecycle.deactivate(region, partner.id)
    expect((await lifecycle.purge(region, partner.id)).status).toBe(200)
    expect(await findGatewaySites(server.ctx, [found.serial])).toEqual(new Map())
    const left = await server.sql<{ hasLeft: boolean; appliances: number }>(
      `select left_home_at is not null as "hasLeft", (select count(*)::int from appliances a where a.gateway_id = g.id) as appliances
       from gateways g where id = $1`,
      [found.id],
    )
    expect(left).toEqual([{ hasLeft: true, appliances: 0 }])
    await lifecycle.finishPurges()
    expect([await samplesOf(id), await samplesOf(removed)]).toEqual([0, 0])
  })

  it('of a partner leaves the gateways of its stock to its region, and records that', async () => {
    const region = await given.member('admin')
    const partner = await given.customer(region, { type: 'partner', site: undefined })
    const { admin, company } = await stock.team(await given.member('admin', partner.partnerTenantId ?? ''))
    const vendorName = 'left-hub'
    await given.vendor({ name: vendorName, category: 'iothub' })
    const add = async (serialNumber: string) =>
      (await server.call(addStockGateway, { token: admin.token, body: { serialNumber, model: 'Box', vendorName } })).body.id
    const gatewayIds = [await add('LEFT-0001'), await add('LEFT-0002')]
    const sending = { move: 'send' as const, gatewayIds: gatewayIds.slice(1), companyId: company.id }
    expect((await server.call(moveGateways, { token: admin.token, body: sending })).body.moved).toBe(1)
    await lifecycle.deactivate(region, partner.id)
    expect((await lifecycle.purge(region, partner.id)).status).toBe(200)
    const { token, tenantId } = region
    const { items } = (await server.call(listStockGateways, { token, query: {} })).body
    expect(items.map((one) => [one.serialNumber, one.tenant.id, one.state, one.company]).toSorted()).toEqual([
      ['LEFT-0001', tenantId, 'in_stock', null],
      ['LEFT-0002', tenantId, 'sent', null],
    ])
    for (const gatewayId of gatewayIds) {
      const [latest] = (await server.call(listStockGatewayHistory, { token, params: { gatewayId }, query: {} })).body.items
      expect(latest).toMatchObject({ event: 'stock-gateway.transferred', actor: { memberId: region.id } })
    }
  })

  it('removes the customer from list and count; a filter by its status finds it', async () => {
    const { admin, customer } = await inactive()
    await lifecycle.purge(admin, customer.id)
    expect((await server.call(listCustomers, { token: admin.token })).body).toMatchObject({ items: [], total: 0 })
    const purged = await server.call(listCustomers, { token: admin.token, query: { filter: '{"status":"deleted"}' } })
    expect(purged.body).toMatchObject({ items: [{ id: customer.id, accountName: '' }], total: 1 })
  })

  it('removes its words from the search', async () => {
    const { admin, customer } = await inactive({ accountName: 'Ferdinand Wolkenstaub' })
    const kept = () =>
      server.sql(`select word from customer_words where word = 'wolkenstaub'
        union all select word from customer_word_changes where word = 'wolkenstaub'`)
    await foldCustomerWords(server.ctx.db)
    expect(await kept()).toEqual([{ word: 'wolkenstaub' }])
    await lifecycle.purge(admin, customer.id, { accountName: 'Ferdinand Wolkenstaub' })
    // Until every transaction that may have read them has ended, in any database of the server.
    await vi.waitFor(
      async () => {
        await foldCustomerWords(server.ctx.db)
        expect(await kept()).toEqual([])
      },
      { timeout: 20_000, interval: 200 },
    )
  })

  it('returns 404 the second time, even concurrently: one entry', async () => {
    const { admin, customer } = await inactive()
    const responses = await Promise.all([1, 2, 3].map(() => lifecycle.purge(admin, customer.id)))
    expect(responses.map((response) => response.status).sort()).toEqual([200, 404, 404])
    const again = await lifecycle.purge(admin, customer.id, { accountName: 'Anything' })
    expect([again.status, again.error.code]).toEqual([404, 'CustomerNotFound'])
    expect((await eventsOf(customer.id)).filter((event) => event === 'customer.purged')).toHaveLength(1)
  })

  it.each([
    ['another name', { accountName: 'Customer' }, 'accountName', 'Mismatch'],
    ['the name in other letters', { accountName: 'CUSTOMER' }, 'accountName', 'Mismatch'],
    ['no name', { accountName: ' ' }, 'accountName', 'Required'],
    ['a name of another kind', { accountName: ['x'] }, 'accountName', 'WrongType'],
    ['no reason', { reason: undefined }, 'reason', 'Required'],
    ['an empty reason', { reason: '' }, 'reason', 'Required'],
    ['an endless reason', { reason: 'x'.repeat(201) }, 'reason', 'TextTooLong'],
    ['a reason with NUL', { reason: 'a\u0000b' }, 'reason', 'ControlCharacters'],
    ['a reason with an address', { reason: 'Wrote from a.b@home.example' }, 'reason', 'ReasonNamesCustomer'],
    ['a reason with a phone number', { reason: 'Called from +49 621 123456' }, 'reason', 'ReasonNamesCustomer'],
    ['a reason with the name of a user', { reason: 'Mrs. MUSTERMANN moved' }, 'reason', 'ReasonNamesCustomer'],
    ['a reason with the street', { reason: 'Left Gartenweg 1' }, 'reason', 'ReasonNamesCustomer'],
    ['what is not known', { force: true }, 'force', 'UnknownField'],
  ])('refuses %s, and destroys nothing', async (_, fields, field, code) => {
    const { admin, customer } = await inactive()
    const { status, error } = await lifecycle.purge(admin, customer.id, fields)
    expect([status, error.code]).toEqual([400, 'ValidationFailed'])
    expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ field, code })]))
    expect(await eventsOf(customer.id)).toEqual(['customer.created', 'customer.deactivated'])
    expect((await lifecycle.find(admin, customer.id)).accountName).toBe(customer.accountName)
  })

  it('is refused while the customer is active', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin)
    const { status, error } = await lifecycle.purge(admin, id)
    expect([status, error.code, error.details]).toEqual([409, 'CustomerNotInactive', { status: 'active' }])
  })

  it('is refused to support and to other tenants', async () => {
    const { admin, customer } = await inactive()
    const [support, stranger] = [await given.member('support', admin.tenantId), await given.member('admin')]
    expect((await lifecycle.purge(support, customer.id)).error.details).toEqual({ permission: 'delete:customers' })
    expect((await lifecycle.purge(stranger, customer.id)).status).toBe(404)
    expect((await server.call(getHoldings, { token: stranger.token, params: { id: customer.id } })).status).toBe(404)
    expect(await statusOf(customer.id)).toBe('inactive')
  })

  it('frees the address for a new customer, and the box for another home', async () => {
    const { admin, customer } = await inactive()
    const box = await telemetryOf(server).gateway(customer.siteId)
    await lifecycle.purge(admin, customer.id)
    const again = await server.call(addCustomer, {
      token: admin.token,
      body: given.customerModel(admin.tenantId, { accountEmail: customer.accountEmail }),
    })
    expect([again.status, again.body.id]).not.toEqual([200, customer.id])
    expect(again.status).toBe(200)
    expect(await server.sql('select site_id, installation_id from gateways where id = $1', [box.id])).toEqual([
      { site_id: null, installation_id: null },
    ])
  })

  it('is one of two outcomes when it meets a reactivation', async () => {
    for (let round = 0; round < 6; round++) {
      const { admin, customer } = await inactive()
      const [purged, back] = await Promise.all([lifecycle.purge(admin, customer.id), lifecycle.reactivate(admin, customer.id)])
      const outcome = [purged.status, back.status, await statusOf(customer.id)]
      expect([
        [200, 410, 'deleted'],
        [409, 200, 'active'],
      ]).toContainEqual(outcome)
    }
  })
})

describe('measurements', () => {
  it('are destroyed in batches, and late ones a while later', async () => {
    const { admin, customer } = await inactive()
    const other = await given.customer(admin)
    await measure(customer.siteId, 12_000)
    await measure(other.siteId, 10)
    await lifecycle.purge(admin, customer.id)
    expect(await samplesOf(customer.siteId)).toBe(12_000)
    await finishPurges(server.ctx)
    expect(await samplesOf(customer.siteId)).toBe(0)
    await measure(customer.siteId, 3)
    server.clock.advance(16 * 60_000)
    await Promise.all([finishPurges(server.ctx), finishPurges(server.ctx)])
    expect([await samplesOf(customer.siteId), await samplesOf(other.siteId)]).toEqual([0, 10])
    expect(await server.sql('select 1 from customer_purges')).toEqual([])
  })
})

describe('purging by itself', () => {
  async function after(ms: number, { customer }: Inactive) {
    const [row] = await server.sql<{ deactivated_at: Date }>('select deactivated_at from customers where id = $1', [customer.id])
    server.clock.set(new Date((row?.deactivated_at.getTime() ?? 0) + ms))
    return purgeDue(server.ctx)
  }

  it('is due after 30 x 24 hours, not a millisecond earlier, and logged as the product’s', async () => {
    const one = await inactive()
    await after(window - 1, one)
    expect(await statusOf(one.customer.id)).toBe('inactive')
    await after(window, one)
    expect(await statusOf(one.customer.id)).toBe('deleted')
    const [entry] = await server.sql(
      "select actor_kind, actor_name, reason from activity_entries where customer_id = $1 and event = 'customer.purged'",
      [one.customer.id],
    )
    expect(entry).toEqual({ actor_kind: 'system', actor_name: 'Wattdesk', reason: null })
  })

  it('purges every due customer once, however many processes run', async () => {
    const admin = await given.member('admin')
    const ids: string[] = []
    for (let at = 0; at < 8; at++) ids.push((await given.customer(admin)).id)
    for (const id of ids) await lifecycle.deactivate(admin, id)
    server.clock.advance(window)
    const counts = await Promise.all([1, 2, 3].map(() => purgeDue(server.ctx)))
    // A customer locked by another process is skipped.
    expect(counts.reduce((sum, count) => sum + count) + (await purgeDue(server.ctx))).toBe(8)
    for (const id of ids) expect((await eventsOf(id)).filter((event) => event === 'customer.purged')).toHaveLength(1)
  })

  it('is not blocked by a customer that cannot be purged', async () => {
    const [one, other] = [await inactive(), await inactive()]
    const held = 'create table held (id uuid references sites (id)); insert into held select id from sites where customer_id = '
    await server.sql(`${held}'${one.customer.id}'`)
    server.clock.advance(window)
    await purgeDue(server.ctx)
    expect([await statusOf(one.customer.id), await statusOf(other.customer.id)]).toEqual(['inactive', 'deleted'])
    await server.sql('drop table held')
    await purgeDue(server.ctx)
    expect(await statusOf(one.customer.id)).toBe('deleted')
  })

  it('skips a partner that still has customers, and purges it once it has none', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const child = await given.customer({ ...admin, tenantId: partner.partnerTenantId ?? '' })
    await lifecycle.deactivate(admin, partner.id)
    const refused = await lifecycle.purge(admin, partner.id)
    expect([refused.status, refused.error.code, refused.error.details]).toEqual([409, 'PartnerHasCustomers', { customers: 1 }])
    server.clock.advance(window)
    await purgeDue(server.ctx)
    expect(await statusOf(partner.id)).toBe('inactive')
    await server.sql('update customers set tenant_id = $1 where id = $2', [admin.tenantId, child.id])
    await purgeDue(server.ctx)
    expect(await statusOf(partner.id)).toBe('deleted')
  })
})

describe('a purged partner', () => {
  it('leaves no API credentials, which name their creator', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const staff = await given.member('admin', partner.partnerTenantId ?? '')
    const body = { name: 'Monitoring', scopes: ['pvb:read' as const], reason: 'Yields' }
    const made = await server.call(createClientCredentials, { token: staff.token, body })
    const authorization = `Basic ${Buffer.from(`${made.body.clientId}:${made.body.clientSecret}`).toString('base64')}`
    const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
    const sign = () => server.app.inject({ method: 'POST', url: '/idp/token', headers, payload: 'grant_type=client_credentials' })
    const bearer = (await sign()).json().access_token
    await lifecycle.deactivate(admin, partner.id)
    expect((await lifecycle.purge(admin, partner.id)).status).toBe(200)
    expect((await sign()).statusCode).toBe(401)
    expect((await server.call(getCustomer, { token: bearer, params: { id: partner.id } })).status).toBe(401)
    expect(await server.sql('select from client_credentials where tenant_id = $1', [partner.partnerTenantId])).toHaveLength(0)
  })

  it('ends its members’ access, and nobody can be added to its tenant', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const tenantId = partner.partnerTenantId ?? ''
    const staff = await given.member('admin', tenantId)
    await lifecycle.deactivate(admin, partner.id)
    expect((await server.call(getHoldings, { token: admin.token, params: { id: partner.id } })).body).toMatchObject({
      members: 1,
      customers: 0,
    })
    const adding = server.call(addCustomer, { token: staff.token, body: given.customerModel(tenantId) })
    const [added, purged] = await Promise.all([adding, lifecycle.purge(admin, partner.id)])
    if (added.status === 200) {
      expect(purged.error.code).toBe('PartnerHasCustomers')
    } else {
      expect(purged.status).toBe(200)
      expect((await server.call(getCustomer, { token: staff.token, params: { id: partner.id } })).status).toBe(401)
      const late = await server.call(addCustomer, { token: admin.token, body: given.customerModel(tenantId) })
      expect(late.status).toBe(404)
    }
  })
})
