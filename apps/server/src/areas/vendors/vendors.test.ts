import { listAccountActivities } from '@wattdesk/contract/account/calls.ts'
import { addStockGateway, listStockGateways } from '@wattdesk/contract/gateway-stock/calls.ts'
import { addDelivery, previewDelivery } from '@wattdesk/contract/gateway-stock/deliveries/calls.ts'
import { addGateway } from '@wattdesk/contract/gateways/calls.ts'
import { addPvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import * as contract from '@wattdesk/contract/vendors/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { rowsReadBy } from '../../../test/rows-read.ts'
import { startServer } from '../../../test/server.ts'
import { foldAllStatistics } from '../statistics/statistics.service.ts'
import { measureVendorHealth } from './vendors.service.ts'

const server = startServer()
const given = givenOf(server)
const model = (fields: object = {}) => ({
  name: `vendor-${crypto.randomUUID()}`,
  displayName: 'Sonnenwerk',
  category: 'pvbattery' as const,
  identifiedBy: 'serial_number' as const,
  referenceId: crypto.randomUUID(),
  ...fields,
})
const list = async (token: string) => (await server.call(contract.listVendors, { token, query: {} })).body.items

describe('vendors', () => {
  it('are added once and changed, with secrets that are stored encrypted and never shown', async () => {
    const { token } = await given.member('root')
    const body = model({ webhookKey: 'a secret of the webhook', apiKey: 'a secret of the account' })
    const [made, again] = [await server.call(contract.addVendor, { token, body }), await server.call(contract.addVendor, { token, body })]
    expect([made.status, again.body.id]).toEqual([200, made.body.id])
    expect((await server.call(contract.addVendor, { token, body: { ...body, displayName: 'Other' } })).error.code).toBe('DuplicatedVendor')
    // It would not get that key.
    const otherKey = { ...body, webhookKey: 'another secret of it' }
    expect((await server.call(contract.addVendor, { token, body: otherKey })).error.code).toBe('DuplicatedVendor')
    expect(made.body).toMatchObject({ hasWebhookKey: true, hasApiKey: true, health: 'not_applicable', activeDevices: 0 })
    const params = { vendorId: made.body.id }
    const change = { version: 1, webhookKey: 'the next secret of it', displayName: 'Sonnenwerk GmbH' }
    expect((await server.call(contract.updateVendor, { token, params, body: change })).body).toMatchObject({ version: 2 })
    expect((await server.call(contract.updateVendor, { token, params, body: change })).error.code).toBe('VendorChanged')
    const missing = await server.call(contract.addVendor, { token, body: { ...model(), referenceId: '' } })
    expect(missing.error.details).toMatchObject([{ field: 'referenceId', code: 'VendorReferenceRequired' }])
    const shown = JSON.stringify([await list(token), (await server.call(listAccountActivities, { token, query: { filter: '{}' } })).body])
    expect(shown).toContain('"webhookKey":"set"')
    expect(shown).not.toContain('secret of')
    const [row] = await server.sql<{ key: Buffer; previous: Buffer }>(
      'select webhook_key as key, previous_webhook_key as previous from vendors where id = $1',
      [made.body.id],
    )
    expect(`${row?.key} ${row?.previous}`).not.toContain('secret')
    expect(row?.previous).not.toBeNull()
  })

  it('are removed with a replacement: all devices move, each with an entry, or none', async () => {
    const root = await given.member('root')
    const { token } = root
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    const [old, next] = [await given.vendor({ name: 'old-one' }), await given.vendor({ name: 'next-one' })]
    const devices = installationsOf(server)
    for (const at of [1, 2])
      await devices.add('pvbattery', { customerId: id, siteId }, { vendor_id: old, vendor_installation_id: `A${at}` })
    const clash = await devices.add('pvbattery', { customerId: id, siteId }, { vendor_id: next, vendor_installation_id: 'A1' })
    const remove = (by: string, replacementVendorId: string) =>
      server.call(contract.removeVendor, { token: by, params: { vendorId: old, replacementVendorId } })
    expect((await list(admin.token)).find((one) => one.id === old)?.activeDevices).toBe(2)
    expect((await remove(token, old)).error.code).toBe('VendorReplacesItself')
    expect((await remove(token, await given.vendor({ name: 'meters', category: 'smartmeter' }))).error.code).toBe(
      'VendorReplacementUnsuitable',
    )
    expect((await remove(token, crypto.randomUUID())).error.code).toBe('VendorNotFound')
    expect((await remove(admin.token, next)).status).toBe(403)
    expect((await remove(token, next)).error).toMatchObject({ code: 'VendorDevicesClash', details: { count: 1 } })
    await server.sql("update installations set vendor_installation_id = 'B1' where id = $1", [clash])
    const done = await Promise.all([remove(token, next), remove(token, next)])
    expect(done.map((one) => one.status).toSorted()).toEqual([200, 404])
    const [row] = await server.sql<{ moved: number }>('select count(*)::int as moved from installations where vendor_id = $1', [next])
    expect(row?.moved).toBe(3)
    await foldAllStatistics(server.ctx.db)
    expect((await list(admin.token)).find((one) => one.id === next)?.activeDevices).toBe(3)
    const entries = await server.sql<{ event: string }>(
      "select distinct event, object_id from activity_entries where run = 'vendor-removal' and event like 'vendor.%' order by event",
    )
    expect(entries.map((entry) => entry.event)).toEqual(['vendor.device-moved', 'vendor.device-moved', 'vendor.removed'])
  })

  it('are replaced for gateways in stock and in deliveries too, which could not be paired otherwise', async () => {
    const [{ token }, admin] = [await given.member('root'), await given.member('admin')]
    const [vendorId, replacementVendorId] = [
      await given.vendor({ name: 'old-hub', category: 'iothub' }),
      await given.vendor({ name: 'next-hub', category: 'iothub' }),
    ]
    const by = { token: admin.token }
    const box = { model: 'Box', vendorName: 'old-hub' }
    const [first, second] = ['REPLACED-0001', 'REPLACED-0002']
    const { startCode } = (await server.call(addStockGateway, { ...by, body: { ...box, serialNumber: first } })).body
    const csv = Buffer.from(`serialNumber\n${second}`).toString('base64')
    const { id: deliveryId } = (await server.call(previewDelivery, { ...by, body: { ...box, fileName: 'boxes.csv', csv } })).body
    expect((await server.call(contract.removeVendor, { token, params: { vendorId, replacementVendorId } })).status).toBe(200)
    await server.call(addDelivery, { ...by, params: { deliveryId } })
    const { items } = (await server.call(listStockGateways, { ...by, query: {} })).body
    expect(items.map(({ serialNumber, vendorName }) => [serialNumber, vendorName]).toSorted()).toEqual([
      [first, 'next-hub'],
      [second, 'next-hub'],
    ])
    for (const code of [startCode, items.find((one) => one.serialNumber === second)?.startCode]) {
      const { id, siteId } = await given.customer(admin)
      expect((await server.call(addGateway, { ...by, params: { id }, body: { siteId, startCode: code ?? '' } })).status).toBe(200)
    }
  })

  it('are removed without reading the gateways of others', async () => {
    const [{ token }, admin] = [await given.member('root'), await given.member('admin')]
    const [vendorId, replacementVendorId] = [
      await given.vendor({ name: 'rare-hub', category: 'iothub' }),
      await given.vendor({ name: 'usual-hub', category: 'iothub' }),
    ]
    await server.sql("update vendors set display_name = 'Rare Hub' where id = $1", [vendorId])
    await server.sql(
      `insert into gateways (id, serial_number, start_code, device_id, vendor_name, model, tenant_id, created_at)
       select gen_random_uuid(), 'MANY-' || n, 'MANY-' || n, 'MANY-' || n, 'usual-hub', 'Box', $1, now() from generate_series(1, 5000) as n`,
      [admin.tenantId],
    )
    const vendorOf = async (serialNumber: string) =>
      (await server.sql<{ name: string }>('select vendor_name as name from gateways where serial_number = $1', [serialNumber]))[0]?.name
    // Gateways that a previous release added have the display name.
    await server.sql("update gateways set vendor_name = 'rare-hub' where serial_number = 'MANY-7'")
    await server.sql("update gateways set vendor_name = 'Rare Hub' where serial_number = 'MANY-8'")
    await server.sql('vacuum analyze gateways')
    const remove = () => server.call(contract.removeVendor, { token, params: { vendorId, replacementVendorId } })
    expect(await rowsReadBy(server, 'gateways', remove)).toBeLessThan(100)
    expect(await Promise.all(['MANY-7', 'MANY-8', 'MANY-9'].map(vendorOf))).toEqual(['usual-hub', 'usual-hub', 'usual-hub'])
    await server.sql("delete from gateways where model = 'Box' and serial_number like 'MANY-%'")
  })

  it('are allocated to tenants, whose members alone add their devices', async () => {
    const { token } = await given.member('root')
    const [one, other] = [await given.member('admin'), await given.member('admin')]
    const vendorId = await given.vendor({ name: 'allocated' })
    const params = { vendorId }
    const { version, items: tenants } = (await server.call(contract.readVendorAllocation, { token, params })).body
    // A region that is added now is not withheld by saving the list read before.
    const later = await given.member('admin')
    const ids = tenants.map(({ tenant }) => tenant.id)
    const allocate = (by: string, read: number, allocated: string[], listed = ids) => {
      const body = { version: read, tenants: listed.map((tenantId) => ({ tenantId, isAllocated: allocated.includes(tenantId) })) }
      return server.call(contract.changeVendorAllocations, { token: by, params, body })
    }
    const others = ids.filter((id) => id !== one.tenantId)
    const saved = await allocate(token, version, others)
    expect([saved.status, saved.body.version]).toEqual([200, version + 1])
    const withheld = saved.body.items.filter(({ isAllocated }) => !isAllocated).map(({ tenant }) => tenant.id)
    expect(withheld).toEqual([one.tenantId])
    // Another member who read the same list does not overwrite it. A repetition changes nothing.
    expect((await allocate(token, version, [one.tenantId])).error.code).toBe('VendorChanged')
    expect((await allocate(token, version, others)).body).toEqual(saved.body)
    // Even if it is the only vendor, it is not said to be for all.
    const isForAll = async () => (await list(token)).find(({ id }) => id === vendorId)?.isForAll
    expect(await isForAll()).toBe(false)
    // The log names the tenants from which it was withheld.
    const logged = { token: one.token, query: { filter: JSON.stringify({ event: 'vendor.allocated' }) } }
    const [entry] = (await server.call(listAccountActivities, logged)).body.items
    expect(entry?.after).toEqual({ withheldFrom: [tenants.find(({ tenant }) => tenant.id === one.tenantId)?.tenant.name] })
    const add = async (by: typeof one) => {
      const { id, siteId } = await given.customer(by)
      const body = { siteId, vendorId, serialNumber: crypto.randomUUID(), inverterKind: 'PV' as const, pvInverterMaxAcPowerW: 8_000 }
      return (await server.call(addPvBattery, { token: by.token, params: { id }, body })).status
    }
    expect([await add(one), await add(other), await add(later)]).toEqual([404, 200, 200])
    expect((await list(one.token)).find(({ id }) => id === vendorId)?.tenants).toEqual([])
    const foreign = await allocate(one.token, version + 1, [other.tenantId])
    expect(foreign.status).toBe(404)
    // An affiliate decides only for itself.
    await allocate(one.token, version + 1, [one.tenantId], [one.tenantId])
    expect([await add(one), await add(other)]).toEqual([200, 200])
    expect(await isForAll()).toBe(true)
  })

  it('are changed only by the operator, as every region’s log records', async () => {
    const [root, admin, other] = [await given.member('root'), await given.member('admin'), await given.member('admin')]
    const vendorId = await given.vendor({ name: 'shared-one' })
    const body = { version: 1, webhookKey: 'a key that an admin would like' }
    const params = { vendorId }
    const refused = [
      await server.call(contract.addVendor, { token: admin.token, body: model() }),
      await server.call(contract.updateVendor, { token: admin.token, params, body }),
      await server.call(contract.removeVendor, { token: admin.token, params: { vendorId, replacementVendorId: vendorId } }),
    ]
    // An admin has the permission to write, but is not a member of the operator. Only root removes.
    expect(refused.map(({ error }) => error.code)).toEqual(['OperatorReserved', 'OperatorReserved', 'PermissionMissing'])
    expect((await server.call(contract.updateVendor, { token: root.token, params, body })).status).toBe(200)
    const query = { filter: '{"event":"vendor.changed"}' }
    for (const { token } of [admin, other]) {
      const { items } = (await server.call(listAccountActivities, { token, query })).body
      expect(items).toMatchObject([{ event: 'vendor.changed', after: { webhookKey: 'set' } }])
      expect(items).toHaveLength(1)
    }
    // The operator sees one row for all regions.
    const [row] = (await server.call(listAccountActivities, { token: root.token, query: { filter: '{"event":"vendor.changed"}' } })).body
      .items
    expect(row?.standsFor).toEqual([{ event: 'vendor.changed', entries: expect.any(Number) }])
  })

  it('have keys of a region beside those of the operator, which another region neither sees nor changes', async () => {
    const [admin, other, support] = [await given.member('admin'), await given.member('admin'), await given.member('support')]
    const vendorId = await given.vendor({ name: 'with-own-keys' })
    const put = (token: string, version: number, secrets: object) =>
      server.call(contract.changeVendorKeys, { token, params: { vendorId }, body: { version, ...secrets } })
    const own = async (token: string) => (await list(token)).find(({ id }) => id === vendorId)?.ownKeys
    expect((await put(admin.token, 0, { webhookKey: 'a key of our own region' })).body.ownKeys).toEqual({
      ...{ hasWebhookKey: true, hasApiKey: false, version: 1 },
    })
    expect((await put(admin.token, 0, { apiKey: 'another key of ours' })).error.code).toBe('VendorChanged')
    expect((await put(admin.token, 1, { webhookKey: null, apiKey: 'another key of ours' })).body.ownKeys).toMatchObject({
      ...{ hasWebhookKey: false, hasApiKey: true },
    })
    expect(await own(other.token)).toEqual({ hasWebhookKey: false, hasApiKey: false, version: 0 })
    const root = await given.member('root')
    expect([await own(root.token), (await put(root.token, 0, {})).error.code]).toEqual([null, 'RegionReserved'])
    expect((await put(support.token, 0, {})).error).toMatchObject({
      code: 'PermissionMissing',
      details: { permission: 'write:vendor-settings' },
    })
    const entries = await server.sql("select affiliate_id from activity_entries where event = 'vendor.keys-changed'")
    expect(entries).toEqual([{ affiliate_id: admin.tenantId }, { affiliate_id: admin.tenantId }])
  })

  it('have a health measured from what their homes deliver', async () => {
    const { token } = await given.member('root')
    const admin = await given.member('admin')
    const vendorId = await given.vendor({ name: 'measured' })
    const health = async () => {
      await measureVendorHealth(server.ctx)
      const { items, notValid } = (await server.call(contract.listVendorHealth, { token })).body
      const found = items.find(({ id }) => id === vendorId)
      expect(found?.isValid).toBe(found?.health === 'not_applicable' ? null : found?.health === 'ok')
      return [found?.health, notValid]
    }
    expect(await health()).toEqual(['not_applicable', 0])
    const sites: string[] = []
    for (let at = 0; at < 4; at++) {
      const { id, siteId } = await given.customer(admin)
      await installationsOf(server).add('pvbattery', { customerId: id, siteId }, { vendor_id: vendorId })
      sites.push(siteId)
    }
    // Measured through another vendor, like homes with a gateway.
    expect(await health()).toEqual(['not_applicable', 0])
    await server.sql('update site_health set vendor_id = $2 where site_id = $1', [sites[0], vendorId])
    expect(await health()).toEqual(['no_data', 1])
    const now = server.clock.now().getTime()
    const received = async (ages: readonly number[]) => {
      for (const [at, hours] of ages.entries()) {
        const measuredAt = new Date(now - hours * 3_600_000)
        await server.sql('update site_health set vendor_id = $2, measured_at = $3 where site_id = $1', [sites[at], vendorId, measuredAt])
      }
    }
    await received([0, 1, 1, 1])
    expect(await health()).toEqual(['ok', 0])
    await received([0, 1, 1, 3])
    expect(await health()).toEqual(['warning', 1])
    const since = async () =>
      (await server.sql<{ at: Date | null }>('select not_valid_since as at from vendors where id = $1', [vendorId]))[0]?.at?.getTime()
    expect(await since()).toBe(now)
    server.clock.advance(60_000)
    await received([0, 3, 3, 3])
    // It has been invalid since the first of the two.
    expect([await health(), await since()]).toEqual([['error', 1], now])
    await received([0, 0, 0, 0])
    expect([await health(), await since()]).toEqual([['ok', 0], undefined])
    expect((await server.call(contract.listVendorCategories, { token })).body.items).toHaveLength(6)
  })
})
