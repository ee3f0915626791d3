import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import {
  addCustomer,
  listCustomers,
  listCustomersOfPartner,
  listSites,
  updateCustomer,
  updateSite,
} from '@wattdesk/contract/customers/calls.ts'
import { listCustomerUsers } from '@wattdesk/contract/customers/users/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
const filter = (fields: object) => JSON.stringify(fields)

describe('creating a customer', () => {
  it.each(['\u200b', '\u200d', '\u202e', '\u2066', '\ufeff', '\u00ad', '\u061c', '\u2028', '\u3164'])(
    'refuses the invisible character %j in every text, naming the field',
    async (character) => {
      const admin = await given.member('admin')
      const odd = `Mül${character}ler`
      const model = given.customerModel(admin.tenantId)
      const site = { ...model.site, name: odd, address: odd, zipCode: '68159', city: odd, country: 'DE' as const }
      const body = { ...model, accountName: odd, accountEmail: `a${character}@home.example`, externalReferenceId: odd }
      const user = { ...body.user, firstName: odd, lastName: odd }
      const { status, error } = await server.call(addCustomer, { token: admin.token, body: { ...body, user, site } })
      expect(status).toBe(400)
      const faults = (error.details as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`)
      const fields = ['accountEmail', 'accountName', 'externalReferenceId', 'site.address', 'site.city', 'site.name']
      const expected = [...fields, 'user.firstName', 'user.lastName'].map((field) => `${field} InvisibleCharacters`)
      expect(faults.toSorted()).toEqual(expected)
      const search = await server.call(listCustomers, { token: admin.token, query: { searchValue: odd } })
      expect(search.error.details).toMatchObject([{ field: 'searchValue', code: 'InvisibleCharacters' }])
    },
  )

  it('creates a residential customer with its site and user, and is logged', async () => {
    const admin = await given.member('admin')
    const model = given.customerModel(admin.tenantId, { accountName: '  Zoë Müller ', accountEmail: 'Zoe@Home.Example' })
    const { status, body } = await server.call(addCustomer, { token: admin.token, body: model })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      accountName: 'Zoë Müller',
      accountEmail: 'zoe@home.example',
      status: 'active',
      source: { kind: 'user', user: 'Test admin' },
      site: { city: 'Mannheim', zipCode: '68159' },
      version: 1,
    })
    const sites = await server.call(listSites, { token: admin.token, params: { id: body.id } })
    expect(sites.body.items).toMatchObject([{ isMain: true, timeZone: 'Europe/Berlin', country: 'DE' }])
    const users = await server.call(listCustomerUsers, { token: admin.token, params: { id: body.id } })
    expect(users.body.items).toMatchObject([{ email: 'zoe@home.example', isMain: true, language: 'de' }])
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id: body.id } })
    expect(log.body.items).toMatchObject([
      {
        event: 'customer.created',
        action: 'create',
        actor: { memberId: admin.id },
        source: 'portal',
        before: null,
        after: { accountName: 'Zoë Müller' },
      },
    ])
    expect(log.body.items[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('gives a partner its own tenant, to which its customers belong', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    expect(partner.partnerTenantId).not.toBeNull()
    await given.customer(admin, { tenantId: partner.partnerTenantId ?? '' })
    const own = await server.call(listCustomersOfPartner, { token: admin.token, params: { id: partner.id } })
    expect(own.body.total).toBe(1)
    const all = await server.call(listCustomers, { token: admin.token })
    expect(all.body.total).toBe(2)
  })

  it('lists customers by their IDs, only those that the member may see', async () => {
    const admin = await given.member('admin')
    const stranger = await given.member('admin')
    const [one, other] = [await given.customer(admin), await given.customer(stranger)]
    await given.customer(admin)
    const value = [one.id, other.id]
    const found = await server.call(listCustomers, { token: admin.token, query: { filter: filter({ id: { op: 'in', value } }) } })
    expect(found.body.items.map(({ id }) => id)).toEqual([one.id])
  })

  it('creates once for the same id', async () => {
    const admin = await given.member('admin')
    const body = given.customerModel(admin.tenantId, { id: crypto.randomUUID() })
    const first = await server.call(addCustomer, { token: admin.token, body })
    const second = await server.call(addCustomer, { token: admin.token, body })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.id).toBe(first.body.id)
    expect((await server.call(listCustomers, { token: admin.token })).body.total).toBe(1)
  })

  it('refuses to create again with other values, as after a lost response, instead of reporting them as saved', async () => {
    const admin = await given.member('admin')
    const body = given.customerModel(admin.tenantId, { id: crypto.randomUUID() })
    const { id } = (await server.call(addCustomer, { token: admin.token, body })).body
    const again = (fields: object) => server.call(addCustomer, { token: admin.token, body: { ...body, ...fields } })
    const customer = { id, accountName: body.accountName }
    for (const fields of [
      { accountName: 'Corrected' },
      { externalReferenceId: 'GV-7' },
      { gvsEnabled: true },
      { user: { ...body.user, lastName: 'Musterfrau' } },
      { user: { ...body.user, language: 'hu' as const } },
      { site: { ...body.site, address: 'Gartenweg 11' } },
    ]) {
      const { status, error } = await again(fields)
      expect([status, error.code, error.details]).toEqual([409, 'DuplicatedCustomer', { field: 'accountEmail', customer }])
    }
    expect((await again({ accountEmail: 'corrected@home.example' })).error.code).toBe('Conflict')
    expect((await again({})).body).toMatchObject({ id, accountName: body.accountName, version: 1 })
  })

  it('refuses a second customer with the same e-mail in the affiliate, naming the field', async () => {
    const admin = await given.member('admin')
    const { id, accountName, accountEmail } = await given.customer(admin, { externalReferenceId: 'GV-1' })
    const { status, error } = await server.call(addCustomer, {
      token: admin.token,
      body: given.customerModel(admin.tenantId, { accountEmail }),
    })
    const customer = { id, accountName }
    expect([status, error.code, error.details]).toEqual([409, 'DuplicatedCustomer', { field: 'accountEmail', customer }])
    const other = await given.customer(admin)
    const body = { version: 1, externalReferenceId: 'GV-1' }
    const changed = await server.call(updateCustomer, { token: admin.token, params: { id: other.id }, body })
    expect([changed.status, changed.error.details]).toEqual([409, { field: 'externalReferenceId', customer }])
  })

  it('does not name the other customer to those who do not see it', async () => {
    const admin = await given.member('admin')
    const { accountEmail } = await given.customer(admin)
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const own = await given.member('admin', partner.partnerTenantId ?? '')
    const body = given.customerModel(own.tenantId, { accountEmail })
    const { status, error } = await server.call(addCustomer, { token: own.token, body })
    expect([status, error.code, error.details]).toEqual([409, 'DuplicatedCustomer', { field: 'accountEmail' }])
  })

  it.each([
    ['accountEmail', { accountEmail: 'not an address' }, 'EmailInvalid'],
    ['accountName', { accountName: '   ' }, 'Required'],
    ['accountName', { accountName: 'x'.repeat(121) }, 'TextTooLong'],
    ['accountName', { accountName: 'nul\u0000' }, 'ControlCharacters'],
    ['accountName', { accountName: 7 }, 'WrongType'],
    ['accountName', { accountName: null }, 'WrongType'],
    ['site', { site: undefined }, 'Required'],
    ['site.zipCode', { site: { name: 'Home', address: 'Weg 1', zipCode: '681', city: 'Mannheim', country: 'DE' } }, 'ZipCodeInvalid'],
    ['site.country', { site: { name: 'Home', address: 'Weg 1', zipCode: '68159', city: 'Mannheim', country: 'XX' } }, 'NotAChoice'],
    ['type', { type: 'vip' }, 'NotAChoice'],
    ['user.language', { user: { firstName: 'A', lastName: 'B', language: 'tlh' } }, 'NotAChoice'],
    ['isRoot', { isRoot: true }, 'UnknownField'],
  ])('refuses a bad %s', async (field, fields, code) => {
    const admin = await given.member('admin')
    // Only the rules of the type are tested here.
    const body = given.customerModel(admin.tenantId, fields as never)
    const { status, error } = await server.call(addCustomer, { token: admin.token, body })
    expect(status).toBe(400)
    expect(error.code).toBe('ValidationFailed')
    expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ field, code })]))
    expect((await server.call(listCustomers, { token: admin.token })).body.total).toBe(0)
  })

  it('refuses a lone surrogate as invalid text', async () => {
    const admin = await given.member('admin')
    const body = given.customerModel(admin.tenantId, { accountName: 'lone \ud800 surrogate' })
    const { status, error } = await server.call(addCustomer, { token: admin.token, body })
    expect([status, error.code]).toEqual([400, 'MalformedBody'])
    expect((await server.call(listCustomers, { token: admin.token })).body.total).toBe(0)
  })

  it('refuses support before reading the body, naming the missing permission', async () => {
    const support = await given.member('support')
    const { status, error } = await server.call(addCustomer, { token: support.token, body: {} as never })
    expect([status, error.code, error.details]).toEqual([403, 'PermissionMissing', { permission: 'write:customers' }])
  })

  it('does not find a tenant that the member may not see', async () => {
    const [admin, elsewhere] = [await given.member('admin'), await given.affiliate()]
    const { status, error } = await server.call(addCustomer, { token: admin.token, body: given.customerModel(elsewhere) })
    expect([status, error.code]).toEqual([404, 'NotFound'])
  })
})

describe('changing a customer', () => {
  it('changes the given fields, clears null ones, and logs the differences', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin, { externalReferenceId: 'GV1' })
    const body = { version: 1, accountName: 'New name', externalReferenceId: null }
    const changed = await server.call(updateCustomer, { token: admin.token, params: { id }, body })
    expect(changed.body).toMatchObject({ accountName: 'New name', externalReferenceId: null, version: 2 })
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id } })
    expect(log.body.items[0]).toMatchObject({
      event: 'customer.changed',
      before: { externalReferenceId: 'GV1' },
      after: { accountName: 'New name', externalReferenceId: null },
    })
  })

  it('writes and logs nothing without a difference', async () => {
    const admin = await given.member('admin')
    const { id, accountName } = await given.customer(admin)
    const same = await server.call(updateCustomer, { token: admin.token, params: { id }, body: { version: 1, accountName } })
    expect(same.body.version).toBe(1)
    expect((await server.call(listCustomerActivities, { token: admin.token, params: { id } })).body.total).toBe(1)
  })

  it('refuses the second of two changes to the same version', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin)
    const change = (accountName: string) =>
      server.call(updateCustomer, { token: admin.token, params: { id }, body: { version: 1, accountName } })
    const results = await Promise.all([change('First'), change('Second')])
    expect(results.map((result) => result.status).sort()).toEqual([200, 409])
    expect(results.find((result) => result.status === 409)?.error).toMatchObject({ code: 'CustomerChanged', details: { version: 2 } })
  })

  it('changes a site, also in the list', async () => {
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    const body = { version: 1, name: 'Home', address: 'Hauptstraße 2', zipCode: 'M1 1ae', city: 'Manchester', country: 'GB' as const }
    const changed = await server.call(updateSite, { token: admin.token, params: { id, siteId }, body })
    expect(changed.body).toMatchObject({ zipCode: 'M1 1AE', version: 2 })
    const list = await server.call(listCustomers, { token: admin.token })
    expect(list.body.items[0]?.site).toMatchObject({ city: 'Manchester', zipCode: 'M1 1AE' })
  })
})
