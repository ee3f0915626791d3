import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import {
  addCustomer,
  addCustomerOfPartner,
  getCustomer,
  listCustomersOfPartner,
  listSites,
  updateCustomer,
} from '@wattdesk/contract/customers/calls.ts'
import type { CustomerAddInput } from '@wattdesk/contract/customers/models.ts'
import { listMoveTargets } from '@wattdesk/contract/customers/record/calls.ts'
import { listTenantAllocations } from '@wattdesk/contract/tenants/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)

function subModel(fields: Partial<CustomerAddInput> = {}) {
  const { type: _type, tenantId: _tenant, ...model } = given.customerModel('', fields)
  return model
}

async function givenPartner() {
  const admin = await given.member('admin')
  const partner = await given.customer(admin, { type: 'partner', site: undefined })
  const add = (body: object = subModel(), { token = admin.token, id = partner.id } = {}) =>
    server.call(addCustomerOfPartner, { token, params: { id }, body: body as never })
  return { admin, partner, add }
}

describe('a customer of a partner', () => {
  it('is residential, below the partner, with site and user, and is logged', async () => {
    const { admin, partner, add } = await givenPartner()
    const { status, body } = await add()
    expect([status, body.type, body.status, body.tenant]).toEqual([
      200,
      'residential_customer',
      'active',
      { id: partner.partnerTenantId, name: partner.accountName },
    ])
    const list = await server.call(listCustomersOfPartner, { token: admin.token, params: { id: partner.id } })
    expect([list.body.total, list.body.items[0]?.id]).toEqual([1, body.id])
    expect((await server.call(listSites, { token: admin.token, params: { id: body.id } })).body.items).toHaveLength(1)
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id: body.id } })
    expect(log.body.items).toMatchObject([
      { event: 'customer.created', action: 'create', after: { accountName: body.accountName, tenantId: partner.partnerTenantId } },
    ])
  })

  it('is created once for the same id, and once for the same e-mail', async () => {
    const { add } = await givenPartner()
    const model = subModel({ id: crypto.randomUUID() })
    const twice = await Promise.all([add(model), add(model)])
    expect(twice.map(({ status, body }) => [status, body.id])).toEqual([
      [200, model.id],
      [200, model.id],
    ])
    const { status, error } = await add({ ...model, id: crypto.randomUUID() })
    const customer = { id: model.id, accountName: model.accountName }
    expect([status, error.code, error.details]).toEqual([409, 'DuplicatedCustomer', { field: 'accountEmail', customer }])
  })

  it('is created by a member of the partner, who can choose only that tenant', async () => {
    const { partner, admin } = await givenPartner()
    const own = await given.member('admin', partner.partnerTenantId ?? '')
    const offered = await server.call(listTenantAllocations, { token: own.token })
    expect(offered.body.items).toMatchObject([{ id: partner.partnerTenantId, name: partner.accountName, kind: 'partner' }])
    const add = (tenantId: string, fields: Partial<CustomerAddInput> = {}) =>
      server.call(addCustomer, { token: own.token, body: given.customerModel(tenantId, fields) })
    const { status, body } = await add(own.tenantId)
    expect([status, body.tenant.id]).toEqual([200, partner.partnerTenantId])
    expect((await add(own.tenantId, { type: 'partner', site: undefined })).error.details).toMatchObject([
      { field: 'type', code: 'PartnerBelowPartner' },
    ])
    const other = await given.customer(admin, { type: 'partner', site: undefined })
    for (const tenantId of [admin.tenantId, other.partnerTenantId ?? '']) expect((await add(tenantId)).status).toBe(404)
    const offeredToAdmin = await server.call(listTenantAllocations, { token: admin.token })
    expect(offeredToAdmin.body.items.map((tenant) => tenant.id)).toEqual([admin.tenantId])
  })

  it('shows the name that its partner has now, wherever its tenant is named', async () => {
    const { admin, partner, add } = await givenPartner()
    const { body: home } = await add()
    const { token } = admin
    const model = { version: partner.version, accountName: 'Sonnenwerk GmbH' }
    expect((await server.call(updateCustomer, { token, params: { id: partner.id }, body: model })).status).toBe(200)
    const tenant = { id: partner.partnerTenantId, name: 'Sonnenwerk GmbH' }
    expect((await server.call(getCustomer, { token, params: { id: home.id } })).body.tenant).toEqual(tenant)
    const list = await server.call(listCustomersOfPartner, { token, params: { id: partner.id } })
    expect(list.body.items.map((row) => row.tenant)).toEqual([tenant])
    const elsewhere = await given.customer(admin)
    const targets = await server.call(listMoveTargets, { token, params: { id: elsewhere.id }, query: { searchValue: 'sonnenwerk' } })
    expect(targets.body.items).toMatchObject([tenant])
    const own = await given.member('admin', partner.partnerTenantId ?? '')
    expect((await server.call(listTenantAllocations, { token: own.token })).body.items).toMatchObject([tenant])
  })

  it('is refused below customers that are not active partners', async () => {
    const { admin, partner, add } = await givenPartner()
    const home = await given.customer(admin)
    expect((await add(subModel(), { id: home.id })).error.code).toBe('NotAPartner')
    await server.sql("update customers set status = 'inactive' where id = $1", [partner.id])
    const refused = await add()
    expect([refused.status, refused.error.code]).toEqual([409, 'PartnerNotActive'])
    const direct = await server.call(addCustomer, { token: admin.token, body: given.customerModel(partner.partnerTenantId ?? '') })
    expect([direct.status, direct.error.code]).toEqual([409, 'PartnerNotActive'])
  })

  it('is refused without permission and to members who do not see the partner', async () => {
    const { admin, add } = await givenPartner()
    const support = await given.member('support', admin.tenantId)
    expect((await add(subModel(), { token: support.token })).error).toMatchObject({
      code: 'PermissionMissing',
      details: { permission: 'write:customers, write:customers-sub-customers' },
    })
    const stranger = await given.member('admin')
    const foreign = await add(subModel(), { token: stranger.token })
    expect([foreign.status, foreign.error.code]).toEqual([404, 'CustomerNotFound'])
  })

  it.each([
    ['site', { site: undefined }],
    ['type', { type: 'partner' }],
    ['tenantId', { tenantId: crypto.randomUUID() }],
    ['accountEmail', { accountEmail: 'nobody' }],
    ['accountName', { accountName: 'x'.repeat(121) }],
    ['user', { user: null }],
    ['site.zipCode', { site: { name: 'Home', address: 'Weg 1', zipCode: '1', city: 'Mannheim', country: 'DE' } }],
  ])('is refused with a bad %s', async (field, fields) => {
    const { add } = await givenPartner()
    const { status, error } = await add({ ...subModel(), ...fields })
    expect(status).toBe(400)
    expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ field })]))
  })
})
