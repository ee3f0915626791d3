import { changeTariff, readTimeOfUse } from '@wattdesk/contract/alarms/time-of-use/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { getCustomer, listSites, updateCustomer, updateSite } from '@wattdesk/contract/customers/calls.ts'
import { changeSubscription } from '@wattdesk/contract/customers/record/calls.ts'
import { getCustomerUser, listCustomerUsers, updateCustomerUser } from '@wattdesk/contract/customers/users/calls.ts'
import { addPvBattery, listPvBatteries, updatePvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { changeWhiteLabel, getWhiteLabel } from '@wattdesk/contract/white-label/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { type Outcome, startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)

type Home = Awaited<ReturnType<typeof givenHome>>
type Edit = {
  code: string
  event: string
  type?: 'whitelabel_partner'
  /** Puts a text (or its equivalent) into the record, based on the version that was read. */
  change: (home: Home, version: number, text: string, token?: string) => Promise<Outcome<object>>
  /** Reads the record again: the version, and the saved text. */
  read: (home: Home) => Promise<{ version: number; text: string | null }>
}

async function givenHome(type?: 'whitelabel_partner') {
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin, type ? { type } : {})
  const { token } = admin
  const users = await server.call(listCustomerUsers, { token, params: { id } })
  const vendorId = await given.vendor({ name: `vendor-${id}` })
  const body = { siteId, vendorId, serialNumber: `SN-${id}`, inverterKind: 'PV' as const, pvInverterMaxAcPowerW: 8_000 }
  const added = await server.call(addPvBattery, { token, params: { id }, body })
  return { admin, token, id, siteId, userId: users.body.items[0]?.id ?? '', configurationId: added.body.configurationId, body }
}

const edits: Record<string, Edit> = {
  'a customer': {
    code: 'CustomerChanged',
    event: 'customer.changed',
    change: ({ id, token: own }, version, applicationName, token = own) =>
      server.call(updateCustomer, { token, params: { id }, body: { version, applicationName } }),
    read: async ({ token, id }) => {
      const { body } = await server.call(getCustomer, { token, params: { id } })
      return { version: body.version, text: body.applicationName }
    },
  },
  'a subscription': {
    code: 'CustomerChanged',
    event: 'customer.subscription-changed',
    change: ({ id, token: own }, version, subscription, token = own) =>
      server.call(changeSubscription, { token, params: { id }, body: { version, subscription } }),
    read: async ({ token, id }) => {
      const { body } = await server.call(getCustomer, { token, params: { id } })
      return { version: body.version, text: body.subscription }
    },
  },
  'a site': {
    code: 'SiteChanged',
    event: 'site.changed',
    change: ({ id, siteId, token: own }, version, name, token = own) => {
      const body = { version, name, address: 'Gartenweg 1', zipCode: '68159', city: 'Mannheim', country: 'DE' as const }
      return server.call(updateSite, { token, params: { id, siteId }, body })
    },
    read: async ({ token, id }) => {
      const [site] = (await server.call(listSites, { token, params: { id } })).body.items
      return { version: site?.version ?? 0, text: site?.name ?? null }
    },
  },
  'a user': {
    code: 'CustomerUserChanged',
    event: 'customer-user.changed',
    change: ({ id, userId, token: own }, version, firstName, token = own) =>
      server.call(updateCustomerUser, { token, params: { id, userId }, body: { version, firstName } }),
    read: async ({ token, id, userId }) => {
      const { body } = await server.call(getCustomerUser, { token, params: { id, userId } })
      return { version: body.version, text: body.firstName }
    },
  },
  'an installation': {
    code: 'InstallationChanged',
    event: 'pvbattery.changed',
    change: ({ id, configurationId, token: own, body: { siteId: _, vendorId: __, ...rest } }, version, pvInverterModel, token = own) =>
      server.call(updatePvBattery, { token, params: { id, configurationId }, body: { ...rest, version, pvInverterModel } }),
    read: async ({ token, id }) => {
      const [one] = (await server.call(listPvBatteries, { token, params: { id } })).body.items
      return { version: one?.version ?? 0, text: one?.pvInverterModel ?? null }
    },
  },
  'a tariff': {
    code: 'TariffChanged',
    event: 'site.tariff-changed',
    change: ({ id, siteId, token: own }, version, text, token = own) => {
      const body = { version, kind: 'fixed' as const, importCentsPerMwh: Number(text), exportCentsPerMwh: null }
      return server.call(changeTariff, { token, params: { id, siteId }, body })
    },
    read: async ({ token, id }) => {
      const tariff = (await server.call(readTimeOfUse, { token, params: { customerId: id } })).body.sites[0]?.tariff
      return { version: tariff?.version ?? 0, text: tariff ? String(tariff.importCentsPerMwh) : null }
    },
  },
  'a brand': {
    code: 'BrandChanged',
    event: 'white-label.changed',
    type: 'whitelabel_partner',
    change: ({ id, token: own }, version, appName, token = own) => {
      const body = { version, appName, logoUrl: null, primaryColor: '#004d40', accentColor: '#ffb300', impressumUrl: null }
      return server.call(changeWhiteLabel, { token, params: { id }, body })
    },
    read: async ({ token, id }) => {
      const { body } = await server.call(getWhiteLabel, { token, params: { id } })
      return { version: body.version, text: body.appName }
    },
  },
}

describe.each(Object.entries(edits))('%s', (_, edit) => {
  it('accepts one of two concurrent changes; the other member reloads and saves again', async () => {
    const home = await givenHome(edit.type)
    const before = await edit.read(home)
    const responses = await Promise.all(['1100', '2200'].map((text) => edit.change(home, before.version, text)))
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409])
    const won = responses[0]?.status === 200 ? '1100' : '2200'
    const refused = responses.find((response) => response.status === 409)
    expect(refused?.error).toMatchObject({ code: edit.code, details: { version: before.version + 1 } })
    expect(await edit.read(home)).toEqual({ version: before.version + 1, text: won })
    expect((await edit.change(home, before.version + 1, '3300')).status).toBe(200)
    expect(await edit.read(home)).toEqual({ version: before.version + 2, text: '3300' })
    const log = await server.call(listCustomerActivities, { token: home.token, params: { id: home.id } })
    expect(log.body.items.filter((entry) => entry.event === edit.event)).toHaveLength(2)
  })

  it('cannot be changed from other tenants, without permission, or for an inactive customer', async () => {
    const home = await givenHome(edit.type)
    const before = await edit.read(home)
    const [stranger, installer] = [await given.member('admin'), await given.member('installer', home.admin.tenantId)]
    expect((await edit.change(home, before.version, '1100', stranger.token)).status).toBe(404)
    expect((await edit.change(home, before.version, '1100', installer.token)).error.code).toBe('PermissionMissing')
    await server.sql("update customers set status = 'inactive' where id = $1", [home.id])
    const late = await edit.change(home, before.version, '1100')
    expect([late.status, late.error.code]).toEqual([409, 'CustomerNotActive'])
    expect(await edit.read(home)).toEqual(before)
    const log = await server.call(listCustomerActivities, { token: home.token, params: { id: home.id } })
    expect(log.body.items.filter((entry) => entry.event === edit.event)).toEqual([])
  })
})

describe('a site', () => {
  const good = { version: 1, name: 'Home', address: 'Gartenweg 1', zipCode: '68159', city: 'Mannheim', country: 'DE' }

  it('of another customer is not found', async () => {
    const home = await givenHome()
    const other = await given.customer(home.admin)
    const params = { id: home.id, siteId: other.siteId }
    const { status, error } = await server.call(updateSite, { token: home.token, params, body: good as never })
    expect([status, error.code]).toEqual([404, 'InvalidSiteId'])
  })

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['address', { address: 'nul\u0000' }],
    ['zipCode', { zipCode: '6815' }],
    ['country', { country: 'XX' }],
    ['latitude', { latitude: 90.1 }],
    ['longitude', { longitude: '8' }],
    // Half a place, whose other half would be that of the town.
    ['longitude', { latitude: 49.49 }],
    ['longitude', { latitude: 49.49, longitude: null }],
    ['latitude', { latitude: null, longitude: 8.46 }],
    ['latitude', { longitude: null }],
    ['timeZone', { timeZone: 'Europe/Atlantis' }],
    // Known to this runtime, but not (or differently) to the database.
    ['timeZone', { timeZone: 'US/Pacific-New' }],
    ['timeZone', { timeZone: '+05:30' }],
    ['biddingZone', { biddingZone: 'DE-LU' }],
    ['version', { version: 'x' }],
    ['isMain', { isMain: true }],
  ])('is refused with a bad %s', async (field, fields) => {
    const { token, id, siteId } = await givenHome()
    const { status, error } = await server.call(updateSite, { token, params: { id, siteId }, body: { ...good, ...fields } as never })
    expect(status).toBe(400)
    expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ field })]))
  })
})
