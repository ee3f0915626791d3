import { connectChargePoint } from '@wattdesk/contract/charging/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { getCustomer } from '@wattdesk/contract/customers/calls.ts'
import { moveCustomer } from '@wattdesk/contract/customers/record/calls.ts'
import { setDeviceLimit } from '@wattdesk/contract/device-limits/calls.ts'
import { listGateways } from '@wattdesk/contract/gateways/calls.ts'
import { addMeter } from '@wattdesk/contract/installations/meter/calls.ts'
import { addWallbox } from '@wattdesk/contract/installations/wallbox/calls.ts'
import { readLiveSites, readSiteDay } from '@wattdesk/contract/telemetry/calls.ts'
import * as calls from '@wattdesk/contract/unallocated-installations/calls.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { stockOf } from '../../../test/gateway-stock.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { codeOf, unallocatedOf, zipCode } from '../../../test/unallocated.ts'
import { resumSites, rollUp } from '../telemetry/rollup.service.ts'
import { moveDue } from './installation-upkeep.service.ts'

const server = startServer()
const given = givenOf(server)
const { box, find, measure, installed, team } = stockOf(server, given)
const { add, assign, list, read } = unallocatedOf(server)
const day = 86_400_000
/** Measurements are stored only for the present. */
const today = new Date()
afterEach(() => server.clock.set(today))

const renewed = async (member: GivenMember) => ({ ...member, token: await given.sessionOf(member.id) })

describe('the assignment to a customer', () => {
  it('moves the quarter hours whose samples are no longer kept, to be summed by day', async () => {
    const [{ installer, admin }, found] = [await team(), await box()]
    const { id } = (await add(installer, found)).body
    await find(found.serial)
    await measure(found.serial, { productionPowerW: 2_000, gridPowerW: -500 })
    const date = new Date(today.getTime() - 200 * day).toISOString().slice(0, 10)
    const start = `${date}T12:00:00Z`
    await server.sql('insert into energy_intervals (site_id, start, production_wh, covered_seconds) values ($1, $2, 500, 900)', [id, start])
    const device =
      "insert into device_intervals (site_id, device_id, quantity, start, energy_wh, covered_seconds) values ($1, 'roof', 'production', $2, 500, 900)"
    await server.sql(device, [id, start])
    const home = await given.customer(admin)
    await assign(installer, id, home.accountEmail)
    await moveDue(server.ctx)
    await rollUp(server.ctx)
    await resumSites(server.ctx)
    const params = { id: home.id, siteId: home.siteId }
    const { body } = await server.call(readSiteDay, { token: admin.token, params, query: { date } })
    expect(body.series).toMatchObject([{ start: new Date(start).toISOString(), values: { production: 500 } }])
    expect(body.total.production).toBe(500)
    const days = await server.sql('select production_wh from energy_days where site_id = $1 and day = $2', [home.siteId, date])
    expect(days).toEqual([{ production_wh: 500 }])
    const devices = await server.sql('select device_id from device_intervals where start = $1 and site_id = $2', [start, home.siteId])
    expect(devices).toEqual([{ device_id: 'roof' }])
  })

  it('moves the gateway with its devices and measurements, is logged for both, and is final', async () => {
    const [{ installer, admin }, found] = [await team(), await box()]
    const { id } = (await add(installer, found)).body
    await find(found.serial)
    await measure(found.serial, { productionPowerW: 2_000, gridPowerW: -500 })
    const home = await given.customer(admin)
    const assigned = await assign(installer, id, ` ${home.accountEmail.toUpperCase()}`)
    expect(assigned.body).toMatchObject({
      installationStatus: 'assigned',
      assignedCustomer: { id: home.id, accountEmail: home.accountEmail, siteId: home.siteId },
    })
    expect((await assign(installer, id, home.accountEmail)).status).toBe(200)
    const neighbour = await given.customer(admin)
    expect(codeOf(await assign(installer, id, neighbour.accountEmail))).toBe('UnallocatedInstallationAssigned')
    const remove = await server.call(calls.removeUnallocatedInstallation, { token: admin.token, params: { installationId: id } })
    expect(codeOf(remove)).toBe('UnallocatedInstallationAssigned')
    const gateways = await server.call(listGateways, { token: admin.token, params: { id: home.id } })
    expect(gateways.body.items).toMatchObject([{ serialNumber: found.serial, appliances: [{}, {}, {}] }])
    expect(await moveDue(server.ctx)).toBeGreaterThan(0)
    const measured = await server.sql('select site_id, production_w from samples where source_id = $1', [found.id])
    expect(measured).toEqual([{ site_id: home.siteId, production_w: 2_000 }])
    const slots = await server.sql('select unnest(site_ids) as site from rollup_marks where $1 = any(site_ids)', [home.siteId])
    expect(slots.length).toBeGreaterThan(0)
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id: home.id } })
    expect(
      log.body.items
        .slice(0, 2)
        .map(({ event }) => event)
        .sort(),
    ).toEqual(['gateway.added', 'unallocated-installation.assigned'])
    const { token } = installer
    const mine = await server.call(calls.listAssignedInstallations, { token, query: { customerName: home.accountName } })
    expect(mine.body.items.map((one) => one.id)).toEqual([id])
    await server.sql("update customers set account_name = 'Jörg Weiß' where id = $1", [home.id])
    const spelled = await server.call(calls.listAssignedInstallations, { token, query: { customerName: 'joerg weiss' } })
    expect(spelled.body.items.map((one) => one.id)).toEqual([id])
    const others = await server.call(calls.listAssignedInstallations, { token, query: { customerEmail: 'nobody' } })
    expect(others.body.items).toEqual([])
    expect((await list(installer)).body.total).toBe(0)
    const params = { siteId: home.siteId }
    expect((await server.call(calls.listAssignedDevices, { token, params })).body.items).toHaveLength(3)
    expect((await server.call(calls.readAssignedLive, { token, params })).body.status).toBe('live')
    const rival = await team(admin)
    expect(codeOf(await server.call(calls.readAssignedInstallation, { token: rival.installer.token, params }))).toBe(
      'UnallocatedInstallationNotFound',
    )
    server.clock.advance(14 * day)
    const later = await Promise.all([renewed(installer), renewed(admin)])
    const asked = await Promise.all(later.map((by) => server.call(calls.readAssignedInstallation, { token: by.token, params })))
    expect(asked.map(codeOf)).toEqual(['UnallocatedInstallationExpired', 'ok'])
  })

  it('tells the home what the gateway found, so that a device that never responds is missing and not 0', async () => {
    const [{ installer, admin }, found] = [await team(), await box()]
    const { id } = (await add(installer, found)).body
    await find(found.serial)
    server.clock.advance(day)
    const by = await renewed(installer)
    await find(found.serial)
    await measure(found.serial, { productionPowerW: 2_000, gridPowerW: -500 })
    const home = await given.customer(await renewed(admin))
    expect((await assign(by, id, home.accountEmail)).status).toBe(200)
    expect(await moveDue(server.ctx)).toBeGreaterThan(0)
    const token = await given.sessionOf(admin.id)
    const { sites } = (await server.call(readLiveSites, { token, params: { id: home.id } })).body
    expect(sites[0]?.powers).toMatchObject({ productionW: 2_000, gridW: -500, totalConsumptionW: 1_500, householdW: null, evW: null })
  })

  it('brings the gateway the limits of the home, which its devices must follow at once', async () => {
    const [{ installer, admin }, found] = [await team(), await box()]
    const { id } = (await add(installer, found)).body
    const battery = { deviceId: 'bat-1', kind: 'BATTERY' as const, manufacturer: 'BYD', model: 'HVS', serialNumber: 'B1' }
    await find(found.serial, [{ ...battery, limitable: { consumptionW: 5_000 } }])
    const home = await given.customer(admin)
    const [{ token }, params] = [admin, { id: home.id }]
    const wallbox = { stationNumber: `box-${home.id}`, manufacturer: 'Box', powerOutputA: 16, modulationMinimalLevelA: 6 }
    const body = { siteId: home.siteId, vendorId: await given.vendorOf('ev'), ...wallbox }
    const { configurationId: deviceId } = (await server.call(addWallbox, { token, params, body })).body
    await server.call(connectChargePoint, { token, params: { ...params, deviceId } })
    const endsAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
    const signal = { kind: 'grid-signal' as const, siteId: home.siteId, endsAt }
    expect((await server.call(setDeviceLimit, { token, params, body: signal })).status).toBe(200)
    const limits = () => server.sql("select command from gateway_commands where gateway_id = $1 and command = 'limits'", [found.id])
    expect(await limits()).toEqual([])
    expect((await assign(installer, id, home.accountEmail)).status).toBe(200)
    expect(await limits()).toHaveLength(1)
  })

  it('shows nothing of a home to a partner that the customer has left', async () => {
    const [region, found] = [await given.member('admin'), await box()]
    const partner = await given.customer(region, { type: 'partner', site: undefined })
    const { installer } = await team(await given.member('admin', partner.partnerTenantId ?? ''))
    const { id } = (await add(installer, found)).body
    await find(found.serial)
    const home = await given.customer(region, { tenantId: partner.partnerTenantId ?? '' })
    expect((await assign(installer, id, home.accountEmail)).status).toBe(200)
    const { token } = installer
    const readAll = async () => {
      const params = { installationId: id }
      const asked = await Promise.all([
        read(installer, id),
        server.call(calls.readUnallocatedLive, { token, params }),
        server.call(calls.listUnallocatedDevices, { token, params }),
        server.call(calls.listUnallocatedGateways, { token, params }),
        server.call(calls.readCommissioning, { token, params }),
        server.call(calls.readAssignedInstallation, { token, params: { siteId: home.siteId } }),
        server.call(calls.readAssignedLive, { token, params: { siteId: home.siteId } }),
      ])
      return new Set(asked.map(codeOf))
    }
    expect(await readAll()).toEqual(new Set(['ok']))
    const { version } = (await server.call(getCustomer, { token: region.token, params: { id: home.id } })).body
    const body = { tenantId: region.tenantId, version }
    expect((await server.call(moveCustomer, { token: region.token, params: { id: home.id }, body })).status).toBe(200)
    expect(await readAll()).toEqual(new Set(['UnallocatedInstallationNotFound']))
    expect((await read(region, id)).body).toMatchObject({ assignedCustomer: { id: home.id } })
  })

  it('asks before its grid meter replaces the grid connection point of the home, unless that is the same meter', async () => {
    const [{ installer, admin }, found, other] = [await team(), await box(), await box()]
    const meterOf = async (serialNumber: string) => {
      const home = await given.customer(admin)
      const vendorId = await given.vendorOf('smartmeter')
      const body = { siteId: home.siteId, vendorId, consumedInstallationId: crypto.randomUUID(), serialNumber, isGcp: true }
      const { configurationId } = (await server.call(addMeter, { token: admin.token, params: { id: home.id }, body })).body
      const isGcp = async () =>
        (await server.sql<{ is_gcp: boolean }>('select is_gcp from installations where id = $1', [configurationId]))[0]?.is_gcp
      return { home, isGcp }
    }
    const [one, same] = [await meterOf('M7'), await meterOf('M1')]
    const ids: string[] = []
    for (const each of [found, other]) {
      ids.push((await add(installer, each)).body.id)
      await find(each.serial)
    }
    const [first = '', second = ''] = ids
    expect(codeOf(await assign(installer, first, one.home.accountEmail))).toBe('OverwriteGcpUnconfirmed')
    expect([(await read(installer, first)).body.assignedCustomer, await one.isGcp()]).toEqual([null, true])
    const agreed = await assign(installer, first, one.home.accountEmail, { zipCodeOrReference: zipCode, overwriteGcp: true })
    expect([codeOf(agreed), await one.isGcp()]).toEqual(['ok', false])
    expect([codeOf(await assign(installer, second, same.home.accountEmail)), await same.isGcp()]).toEqual(['ok', true])
  })

  it('requires more than an address from callers who may not read customers, and never reveals which of both was wrong', async () => {
    const [{ installer, admin }, found, other] = [await team(), await box(), await box()]
    const { id } = (await add(installer, found)).body
    const home = await given.customer(admin, { externalReferenceId: 'GV-2026 0815' })
    const refused = async (email: string, fields: object) => {
      const { status, error } = await assign(installer, id, email, fields)
      return [status, error?.code, error?.details]
    }
    const missing = [400, 'ValidationFailed', [expect.objectContaining({ field: 'zipCodeOrReference', code: 'Required' })]]
    for (const email of [home.accountEmail, 'nobody@home.example']) expect(await refused(email, {})).toEqual(missing)
    const unknown = await refused('nobody@home.example', { zipCodeOrReference: zipCode })
    expect(unknown.slice(0, 2)).toEqual([404, 'CustomerNotFound'])
    expect(await refused(home.accountEmail, { zipCodeOrReference: '68160' })).toEqual(unknown)
    expect(await refused(home.accountEmail, { zipCodeOrReference: '-' })).toEqual(unknown)
    const [logged] = await server.sql<{ count: number }>(
      "select count(*)::int as count from activity_entries where event = 'unallocated-installation.assignee-unknown' and member_id = $1",
      [installer.id],
    )
    expect(logged?.count).toBe(3)
    expect((await read(installer, id)).body.assignedCustomer).toBeNull()
    expect((await assign(installer, id, home.accountEmail, { zipCodeOrReference: 'gv2026-0815' })).status).toBe(200)
    // Members who may read customers already know whose address it is.
    const { id: second } = (await add(installer, other)).body
    const [wrong, right] = [await given.customer(admin), await given.customer(admin)]
    expect(codeOf(await assign(admin, second, wrong.accountEmail, { zipCodeOrReference: '1' }))).toBe('CustomerNotFound')
    expect(codeOf(await assign(admin, second, right.accountEmail, {}))).toBe('ok')
  })

  it('reveals only few addresses to be wrong to a member, and logs each', async () => {
    const [{ installer, admin }, found] = [await team(), await box()]
    const { id } = (await add(installer, found)).body
    const codes: (string | undefined)[] = []
    for (let at = 0; at < 8; at++) codes.push(codeOf(await assign(installer, id, `stranger${at}@home.example`)))
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'CustomerNotFound'))
    expect(codes.at(-1)).toBe('TooManyRequests')
    const customer = await given.customer(admin)
    // A customer's own address has to wait too, because it could be distinguished otherwise.
    expect(codeOf(await assign(installer, id, customer.accountEmail))).toBe('TooManyRequests')
    const [logged] = await server.sql<{ count: number }>(
      "select count(*)::int as count from activity_entries where event = 'unallocated-installation.assignee-unknown' and member_id = $1",
      [installer.id],
    )
    expect(logged?.count).toBe(codes.filter((code) => code === 'CustomerNotFound').length)
    server.clock.advance(300_000)
    expect(codeOf(await assign(installer, id, customer.accountEmail))).toBe('ok')
  })

  it('is refused for anyone who cannot have the gateway, and changes nothing', async () => {
    const [{ installer, admin }, found] = [await team(), await box()]
    const { id } = (await add(installer, found)).body
    const refused = async (email: string) => codeOf(await assign(installer, id, email))
    expect(await refused('nobody@home.example')).toBe('CustomerNotFound')
    expect(await refused('no e-mail')).toBe('ValidationFailed')
    expect(await refused((await given.customer(await given.member('admin'))).accountEmail)).toBe('CustomerNotFound')
    const inactive = await given.customer(admin)
    await server.sql("update customers set status = 'inactive' where id = $1", [inactive.id])
    expect(await refused(inactive.accountEmail)).toBe('CustomerNotActive')
    const homeless = await given.customer(admin, { type: 'partner', site: undefined, externalReferenceId: zipCode })
    expect(await refused(homeless.accountEmail)).toBe('InvalidSiteId')
    const equipped = await given.customer(admin)
    await installed(equipped.id, equipped.siteId)
    expect(await refused(equipped.accountEmail)).toBe('OverwriteGatewayError')
    expect((await read(installer, id)).body).toMatchObject({ installationStatus: 'scanning', assignedCustomer: null })
    const home = await given.customer(admin)
    const raced = await Promise.all([
      assign(installer, id, home.accountEmail),
      assign(admin, id, (await given.customer(admin)).accountEmail),
    ])
    expect(raced.map(codeOf).sort()).toEqual(['UnallocatedInstallationAssigned', 'ok'])
  })
})
