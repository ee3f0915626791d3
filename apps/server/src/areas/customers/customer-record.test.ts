import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import {
  getCustomer,
  listCustomers,
  listCustomersOfPartner,
  listSites,
  updateCustomer,
  updateSite,
} from '@wattdesk/contract/customers/calls.ts'
import {
  addTechnicalCustomer,
  changeSubscription,
  getIdpProvider,
  getTenantAffiliate,
  getTenantUser,
  listAllocations,
  listCmsCustomers,
  listMoveTargets,
  moveCustomer,
} from '@wattdesk/contract/customers/record/calls.ts'
import { listCustomerUsers } from '@wattdesk/contract/customers/users/calls.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)

async function entriesOf(token: string, id: string) {
  return (await server.call(listCustomerActivities, { token, params: { id } })).body.items
}

async function partnerOf(admin: GivenMember, type: 'partner' | 'whitelabel_partner' = 'partner') {
  const partner = await given.customer(admin, { type, site: undefined })
  return { ...partner, partnerTenantId: partner.partnerTenantId ?? '' }
}

describe('a technical customer', () => {
  it('is a customer like others, marked as technical, and can be filtered by the mark', async () => {
    const admin = await given.member('admin')
    await given.customer(admin)
    const { status, body } = await server.call(addTechnicalCustomer, { token: admin.token, body: given.customerModel(admin.tenantId) })
    expect([status, body.technical, body.status]).toEqual([200, true, 'active'])
    const list = await server.call(listCustomers, { token: admin.token, query: { filter: '{"technical":true}' } })
    expect(list.body.items.map((row) => [row.id, row.technical])).toEqual([[body.id, true]])
    expect((await entriesOf(admin.token, body.id))[0]).toMatchObject({ event: 'customer.created', after: { technical: true } })
  })

  it('obeys the same rules', async () => {
    const admin = await given.member('admin')
    const { accountEmail } = await given.customer(admin)
    const model = given.customerModel(admin.tenantId, { accountEmail })
    const twice = await server.call(addTechnicalCustomer, { token: admin.token, body: model })
    expect([twice.status, twice.error.code]).toEqual([409, 'DuplicatedCustomer'])
    const elsewhere = await server.call(addTechnicalCustomer, { token: admin.token, body: given.customerModel(await given.affiliate()) })
    expect(elsewhere.status).toBe(404)
    const support = await given.member('support', admin.tenantId)
    const refused = await server.call(addTechnicalCustomer, { token: support.token, body: given.customerModel(admin.tenantId) })
    expect(refused.status).toBe(403)
  })
})

describe('moving a customer to another tenant', () => {
  it('moves users, sites and counters, and logs origin and target', async () => {
    const admin = await given.member('admin')
    const partner = await partnerOf(admin)
    const { id } = await given.customer(admin)
    const moved = await server.call(moveCustomer, {
      token: admin.token,
      params: { id },
      body: { version: 1, tenantId: partner.partnerTenantId },
    })
    expect(moved.body).toMatchObject({ tenant: { id: partner.partnerTenantId, name: partner.accountName }, version: 2 })
    const own = await server.call(listCustomersOfPartner, { token: admin.token, params: { id: partner.id } })
    expect([own.body.total, own.body.items[0]?.id]).toEqual([1, id])
    expect((await server.call(listCustomers, { token: admin.token })).body.total).toBe(2)
    expect((await server.call(listSites, { token: admin.token, params: { id } })).body.items).toHaveLength(1)
    expect((await server.call(listCustomerUsers, { token: admin.token, params: { id } })).body.items).toHaveLength(1)
    expect((await entriesOf(admin.token, id))[0]).toMatchObject({
      event: 'customer.moved',
      before: { tenantId: admin.tenantId },
      after: { tenantId: partner.partnerTenantId, tenant: partner.accountName },
    })
    const back = await server.call(moveCustomer, { token: admin.token, params: { id }, body: { version: 2, tenantId: admin.tenantId } })
    expect(back.body.tenant.id).toBe(admin.tenantId)
    expect((await server.call(listCustomersOfPartner, { token: admin.token, params: { id: partner.id } })).body.total).toBe(0)
  })

  it('moves the mails, so that only members who see the customer see them', async () => {
    const admin = await given.member('admin')
    const partner = await partnerOf(admin)
    const { id } = await given.customer(admin)
    await server.sql(
      `insert into outbox_mails (id, recipient, subject, text_body, purpose, created_at, next_attempt_at, tenant_id, affiliate_id, customer_id)
       values (gen_random_uuid(), 'a@home.example', 's', 't', 'invitation', now(), now(), $1, $1, $2)`,
      [admin.tenantId, id],
    )
    await server.call(moveCustomer, { token: admin.token, params: { id }, body: { version: 1, tenantId: partner.partnerTenantId } })
    expect(await server.sql('select tenant_id from outbox_mails where customer_id = $1', [id])).toEqual([
      { tenant_id: partner.partnerTenantId },
    ])
  })

  it('to its own tenant changes and logs nothing', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin)
    const same = await server.call(moveCustomer, { token: admin.token, params: { id }, body: { version: 1, tenantId: admin.tenantId } })
    expect(same.body.version).toBe(1)
    expect(await entriesOf(admin.token, id)).toHaveLength(1)
  })

  it('refuses other affiliates, partners below partners, and inactive partners', async () => {
    const [root, admin] = [await given.member('root'), await given.member('admin')]
    const [partner, other] = [await partnerOf(admin), await partnerOf(admin)]
    const { id } = await given.customer(admin)
    const move = async (customerId: string, tenantId: string, token = admin.token) => {
      const { status, error } = await server.call(moveCustomer, { token, params: { id: customerId }, body: { version: 1, tenantId } })
      return [status, error.code, ...(Array.isArray(error.details) ? error.details.map((fault) => fault.code) : [])]
    }
    const abroad = await given.affiliate()
    expect(await move(id, abroad)).toEqual([404, 'NotFound'])
    expect(await move(id, abroad, root.token)).toEqual([400, 'ValidationFailed', 'TenantOfOtherAffiliate'])
    expect(await move(id, await given.operator(), root.token)).toEqual([404, 'NotFound'])
    expect(await move(partner.id, other.partnerTenantId)).toEqual([400, 'ValidationFailed', 'PartnerBelowPartner'])
    expect(await move(partner.id, partner.partnerTenantId)).toEqual([400, 'ValidationFailed', 'PartnerBelowPartner'])
    await server.sql("update customers set status = 'inactive' where id = $1", [other.id])
    expect(await move(id, other.partnerTenantId)).toEqual([409, 'PartnerNotActive'])
    await server.sql("update customers set status = 'inactive' where id = $1", [id])
    expect(await move(id, partner.partnerTenantId)).toEqual([409, 'CustomerNotActive'])
  })

  it('accepts one of two concurrent requests', async () => {
    const admin = await given.member('admin')
    const [one, two] = [await partnerOf(admin), await partnerOf(admin)]
    const { id } = await given.customer(admin)
    const move = (tenantId: string) => server.call(moveCustomer, { token: admin.token, params: { id }, body: { version: 1, tenantId } })
    const results = await Promise.all([move(one.partnerTenantId), move(two.partnerTenantId)])
    expect(results.map((result) => result.status).sort()).toEqual([200, 409])
    expect(results.find((result) => result.status === 409)?.error.code).toBe('CustomerChanged')
  })

  it('offers the affiliate and the active partners, searched by word prefix', async () => {
    const admin = await given.member('admin')
    const sunny = await given.customer(admin, { type: 'partner', site: undefined, accountName: 'Energiehof Süd' })
    const gone = await given.customer(admin, { type: 'partner', site: undefined, accountName: 'Energiehof Nord' })
    await server.sql("update customers set status = 'inactive' where id = $1", [gone.id])
    const { id } = await given.customer(admin)
    const targets = async (customerId: string, searchValue?: string) => {
      const { body } = await server.call(listMoveTargets, {
        token: admin.token,
        params: { id: customerId },
        query: searchValue ? { searchValue } : {},
      })
      return body.items.map((one) => one.id)
    }
    expect(await targets(id)).toEqual([admin.tenantId, sunny.partnerTenantId])
    expect(await targets(id, 'energie')).toEqual([sunny.partnerTenantId])
    expect(await targets(id, "' | x:*")).toEqual([])
    expect(await targets(sunny.id)).toEqual([admin.tenantId])
  })

  it.each([
    ['tenantId', { version: 1 }],
    ['tenantId', { version: 1, tenantId: 'x' }],
    ['version', { tenantId: '00000000-0000-7000-8000-000000000000' }],
    ['affiliateId', { version: 1, tenantId: '00000000-0000-7000-8000-000000000000', affiliateId: 'x' }],
  ])('refuses a bad %s', async (field, body) => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin)
    const { status, error } = await server.call(moveCustomer, { token: admin.token, params: { id }, body: body as never })
    expect(status).toBe(400)
    expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ field })]))
  })
})

describe('the subscription', () => {
  it('can be set and ended, and does not overwrite a concurrent change', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin, { subscription: 'Home Basic' })
    const change = (version: number, subscription: string | null) =>
      server.call(changeSubscription, { token: admin.token, params: { id }, body: { version, subscription } })
    expect((await change(1, 'Home Plus')).body).toMatchObject({ subscription: 'Home Plus', version: 2 })
    expect((await change(1, 'SolarCloud')).error).toMatchObject({ code: 'CustomerChanged', details: { version: 2 } })
    expect((await change(2, '  ')).body).toMatchObject({ subscription: null, version: 3 })
    expect((await change(3, null)).body.version).toBe(3)
    expect((await entriesOf(admin.token, id)).map((entry) => [entry.event, entry.after])).toEqual([
      ['customer.subscription-changed', { subscription: null }],
      ['customer.subscription-changed', { subscription: 'Home Plus' }],
      ['customer.created', expect.anything()],
    ])
    await server.sql("update customers set status = 'inactive' where id = $1", [id])
    expect((await change(3, 'Home Plus')).error.code).toBe('CustomerNotActive')
    expect((await change(3, 'x'.repeat(61))).status).toBe(400)
    expect((await change(3, 'nul\u0000')).status).toBe(400)
  })
})

describe('other parts of a record', () => {
  it('money redeemed is changed and cleared', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin)
    const change = (version: number, gvsRedeemedCents: number | null) =>
      server.call(updateCustomer, { token: admin.token, params: { id }, body: { version, gvsEnabled: true, gvsRedeemedCents } })
    expect((await change(1, 12_300)).body.gvs).toEqual({ enabled: true, redeemedAmount: { cents: 12_300, currency: 'EUR' } })
    expect((await change(2, null)).body.gvs.redeemedAmount).toBeNull()
    for (const bad of [-1, 1.5, 100_000_001]) expect((await change(3, bad)).status).toBe(400)
  })

  it('a site has the bidding zone of its tenant until it is changed', async () => {
    const admin = await given.member('admin')
    await server.sql("update tenants set bidding_zone = '10Y1001A1001A82H' where id = $1", [admin.tenantId])
    const { id, siteId } = await given.customer(admin)
    const params = { id, siteId }
    const site = { name: 'Home', address: 'Weg 1', zipCode: '68159', city: 'Mannheim', country: 'DE' as const }
    const change = (version: number, biddingZone: string | null) =>
      server.call(updateSite, { token: admin.token, params, body: { ...site, version, biddingZone } })
    const [before] = (await server.call(listSites, { token: admin.token, params: { id } })).body.items
    expect(before?.biddingZone).toBe('10Y1001A1001A82H')
    expect((await change(1, '10yhu-mavir----u')).body.biddingZone).toBe('10YHU-MAVIR----U')
    expect((await change(2, null)).body.biddingZone).toBeNull()
    expect((await change(3, 'DE-LU')).error.details).toEqual([
      expect.objectContaining({ field: 'biddingZone', code: 'BiddingZoneInvalid' }),
    ])
  })

  it('a new site in another country than its tenant has the only bidding zone of that country, or none', async () => {
    const admin = await given.member('admin')
    await server.sql("update tenants set bidding_zone = '10Y1001A1001A82H' where id = $1", [admin.tenantId])
    const zoneIn = async (country: 'DE' | 'GB' | 'IT', zipCode: string) => {
      const { id } = await given.customer(admin, { site: { name: 'Home', address: 'Weg 1', zipCode, city: 'Ort', country } })
      const { items } = (await server.call(listSites, { token: admin.token, params: { id } })).body
      return items[0]?.biddingZone
    }
    expect([await zoneIn('DE', '68159'), await zoneIn('GB', 'M1 1AE'), await zoneIn('IT', '39100')]).toEqual([
      '10Y1001A1001A82H',
      '10YGB----------A',
      null,
    ])
  })

  it('another address removes the coordinates, and another country the bidding zone, unless the change names them', async () => {
    const admin = await given.member('admin')
    const site = { name: 'Home', address: 'Weg 1', zipCode: '68159', city: 'Mannheim', country: 'DE' as const }
    const placed = { ...site, latitude: 49.4875, longitude: 8.466, biddingZone: '10Y1001A1001A82H' }
    const { id, siteId } = await given.customer(admin, { site: placed })
    const change = async (version: number, fields: Partial<Omit<typeof placed, 'country'>> & { country?: 'DE' | 'GB' }) => {
      const { body } = await server.call(updateSite, {
        token: admin.token,
        params: { id, siteId },
        body: { ...site, ...fields, version },
      })
      return [body.latitude, body.longitude, body.biddingZone]
    }
    expect(await change(1, { name: 'House' })).toEqual([49.4875, 8.466, '10Y1001A1001A82H'])
    expect(await change(2, { address: 'Weg 2' })).toEqual([null, null, '10Y1001A1001A82H'])
    const moved = { address: 'Mill Lane 2', zipCode: 'M1 1AE', city: 'Manchester', country: 'GB' } as const
    expect(await change(3, { ...moved, latitude: 53.48, longitude: -2.24 })).toEqual([53.48, -2.24, '10YGB----------A'])
    expect((await entriesOf(admin.token, id))[0]).toMatchObject({
      event: 'site.changed',
      before: { biddingZone: '10Y1001A1001A82H', latitude: null },
      after: { biddingZone: '10YGB----------A', latitude: 53.48 },
    })
  })

  it('the identity provider, the affiliate and the vendors’ accounts are shown', async () => {
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    await server.sql("update customers set idp_id = 'idp-7', idp_status = 'registered' where id = $1", [id])
    await server.sql("update tenants set activation_email = 'on@a.example', idp_type = 'openid', open_registration = true where id = $1", [
      admin.tenantId,
    ])
    const vendorId = await given.vendor({ name: `sun-${id}` })
    await installationsOf(server).add('wallbox', { customerId: id, siteId }, { vendor_id: vendorId })
    const params = { id }
    const idp = await server.call(getIdpProvider, { token: admin.token, params })
    expect(idp.body).toMatchObject({ id: 'idp-7', status: 'registered', provider: { type: 'openid', clientId: null } })
    const affiliate = await server.call(getTenantAffiliate, { token: admin.token, params })
    expect(affiliate.body).toMatchObject({
      id: admin.tenantId,
      activationEmail: 'on@a.example',
      openRegistration: true,
      impressumUrl: null,
    })
    const allocations = await server.call(listAllocations, { token: admin.token, params })
    expect(allocations.body.items).toMatchObject([
      { vendor: { id: vendorId }, tenant: { id: admin.tenantId }, installations: [{ kind: 'wallbox' }] },
    ])
  })

  it('a user is found by the ID at the tenant’s identity provider', async () => {
    const admin = await given.member('admin')
    const { id, accountEmail } = await given.customer(admin)
    const other = await given.customer(admin)
    await server.sql("update customers set idp_id = 'idp-9' where id = $1", [id])
    const [user] = (await server.call(listCustomerUsers, { token: admin.token, params: { id } })).body.items
    const subject = crypto.randomUUID()
    await server.sql(
      "insert into customer_identities (customer_user_id, subject, password_hash, created_at, password_changed_at) values ($1, $2, 'x', now(), now())",
      [user?.id, subject],
    )
    const find = async (customerId: string, tenantUserUid: string) => {
      const { status, body } = await server.call(getTenantUser, { token: admin.token, params: { id: customerId, tenantUserUid } })
      return status === 200 ? body.user.email : status
    }
    expect(await find(id, subject)).toBe(accountEmail)
    expect(await find(id, subject.toUpperCase())).toBe(accountEmail)
    expect(await find(id, 'idp-9')).toBe(accountEmail)
    expect(await find(id, 'nobody')).toBe(404)
    expect(await find(other.id, subject)).toBe(404)
    expect(await find(id, 'x'.repeat(129))).toBe(400)
  })
})

describe('customers for the content editor', () => {
  it('are those who see content of the given tenants, each with its tenants, nearest first', async () => {
    const admin = await given.member('admin')
    const partner = await partnerOf(admin, 'whitelabel_partner')
    const direct = await given.customer(admin)
    const below = await given.customer(admin, { tenantId: partner.partnerTenantId })
    const operatorId = await given.operator()
    const list = async (owners?: string[], query: object = {}) => {
      const { body } = await server.call(listCmsCustomers, {
        token: admin.token,
        query: { ...query, ...(owners ? { system_owners: owners.join(',') } : {}) },
      })
      return body
    }
    const [first] = (await list([partner.partnerTenantId])).items
    expect([first?.id, first?.systemOwners.map((owner) => owner.id)]).toEqual([
      below.id,
      [partner.partnerTenantId, admin.tenantId, operatorId],
    ])
    const all = [below.id, direct.id, partner.id].sort()
    for (const owners of [undefined, [operatorId], [admin.tenantId], [admin.tenantId, partner.partnerTenantId]]) {
      const { items, total } = await list(owners)
      expect([items.map((one) => one.id).sort(), total]).toEqual([all, 3])
    }
    expect((await list(undefined, { limit: 1, page: 1 })).items).toHaveLength(1)
    expect((await list(undefined, { searchValue: direct.accountName })).items.map((one) => one.id)).toEqual([direct.id])
  })

  it('exclude other tenants, and unknown tenants are not found', async () => {
    const [admin, other] = [await given.member('admin'), await given.member('admin')]
    const foreign = await given.customer(other)
    const call = (system_owners: string) => server.call(listCmsCustomers, { token: admin.token, query: { system_owners } })
    expect((await call(other.tenantId)).status).toBe(404)
    expect((await call(crypto.randomUUID())).status).toBe(404)
    expect((await call('x')).status).toBe(400)
    expect((await call(await given.operator())).body.items).toEqual([])
    const root = await given.member('root')
    const everywhere = await server.call(listCmsCustomers, { token: root.token, query: { system_owners: other.tenantId } })
    expect(everywhere.body.items.map((one) => one.id)).toEqual([foreign.id])
    expect((await server.call(getCustomer, { token: admin.token, params: { id: foreign.id } })).status).toBe(404)
  })
})
