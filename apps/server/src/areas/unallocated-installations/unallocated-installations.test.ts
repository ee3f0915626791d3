import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { addGateway, listGateways } from '@wattdesk/contract/gateways/calls.ts'
import { addMeter } from '@wattdesk/contract/installations/meter/calls.ts'
import * as calls from '@wattdesk/contract/unallocated-installations/calls.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { devices, stockOf } from '../../../test/gateway-stock.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { findGatewaySites } from '../gateways/pairing/gateway-pairing.service.ts'
import { recordCommandResult } from '../gateways/reports/gateway-reports.service.ts'
import { deleteRemoved, moveDue, removeLongExpired } from './installation-upkeep.service.ts'

const server = startServer()
const given = givenOf(server)
const { box, find, measure, installed, team } = stockOf(server, given)
const [minute, day] = [60_000, 86_400_000]
/** Measurements are stored only for the present. */
const today = new Date()
afterEach(() => server.clock.set(today))

type Box = Awaited<ReturnType<typeof box>>

const add = ({ token }: Pick<GivenMember, 'token'>, { startCode }: Pick<Box, 'startCode'>, fields: object = {}) =>
  server.call(calls.addUnallocatedInstallation, { token, body: { startCode, ...fields } })
const read = ({ token }: Pick<GivenMember, 'token'>, installationId: string) =>
  server.call(calls.readUnallocatedInstallation, { token, params: { installationId } })
/** That of every given customer's home. */
const zipCode = '68159'
const assign = ({ token }: GivenMember, installationId: string, customer: string, fields: object = { zipCodeOrReference: zipCode }) =>
  server.call(calls.assignToCustomer, { token, params: { installationId }, body: { customer, ...fields } })
const list = ({ token }: Pick<GivenMember, 'token'>, query: object = {}) =>
  server.call(calls.listUnallocatedInstallations, { token, query })
const codeOf = ({ status, error }: { status: number; error: { code?: string } | undefined }) => (status < 300 ? 'ok' : error?.code)
const lastingOf = ({ body }: Awaited<ReturnType<typeof add>>) => Date.parse(body.expiresAt) - Date.parse(body.createdAt)
const renewed = async (member: GivenMember) => ({ ...member, token: await given.sessionOf(member.id) })

describe('an unallocated installation', () => {
  it('is registered once, however often and from wherever its start code is sent', async () => {
    const [{ installer, admin }, rival, found] = [await team(), await team(), await box()]
    const id = crypto.randomUUID()
    // As labels print it: in groups of four.
    const grouped = found.startCode.toLowerCase().replace(/.{4}(?=.)/g, '$& ')
    const first = await add(installer, { startCode: ` ${grouped}` }, { id })
    expect(first.body).toMatchObject({ id, startCode: found.startCode, installationStatus: 'scanning', deletionStatus: 'none' })
    expect(lastingOf(first)).toBe(14 * day)
    await server.sql('update tenants set unallocated_access_days = 2 where id = $1', [admin.tenantId])
    expect(lastingOf(await add(installer, await box()))).toBe(2 * day)
    expect((await add(installer, found, { id })).body.id).toBe(id)
    expect(codeOf(await add(installer, await box(), { id }))).toBe('Conflict')
    expect(codeOf(await add(rival.installer, await box(), { id }))).toBe('Conflict')
    expect((await add(installer, found)).error).toMatchObject({ code: 'DuplicatedInstallation', details: { installationId: id } })
    const foreign = await add(rival.installer, found)
    expect([foreign.error.code, foreign.error.details]).toEqual(['DuplicatedInstallation', undefined])
    for (const startCode of ['1', 'G'.repeat(16)]) expect(codeOf(await add(installer, { startCode }))).toBe('InvalidStartCode')
    expect(codeOf(await add(installer, { startCode: 'F'.repeat(16) }))).toBe('NotFoundStartCode')
    const home = await given.customer(admin)
    const pair = (startCode: string) =>
      server.call(addGateway, { token: admin.token, params: { id: home.id }, body: { siteId: home.siteId, startCode } })
    expect((await pair(found.startCode)).error.details).toEqual({ field: 'startCode', installationId: id })
    const paired = await box()
    await pair(paired.startCode)
    expect((await add(installer, paired)).error).toMatchObject({ code: 'GridBoxAlreadyPaired' })
    expect((await add(admin, paired)).error.details).toEqual({ customer: { id: home.id, accountName: home.accountName } })
    const [contested] = [await box()]
    const raced = await Promise.all([add(installer, contested), add(rival.installer, contested)])
    expect(raced.map(codeOf).sort()).toEqual(['DuplicatedInstallation', 'ok'])
  })

  it('limits guesses of start codes and notifies the admins once', async () => {
    const { installer, admin } = await team()
    const guess = () => add(installer, { startCode: crypto.randomUUID().replaceAll('-', '').slice(0, 16) })
    for (let times = 0; times < 10; times++) expect(codeOf(await guess())).toBe('NotFoundStartCode')
    expect((await guess()).error).toMatchObject({ code: 'StartCodesLocked', details: { retryAfterSeconds: 60 } })
    expect(codeOf(await add(installer, await box()))).toBe('StartCodesLocked')
    const mails = await server.sql<{ recipient: string; subject: string }>(
      "select recipient, subject from outbox_mails where template = 'member-start-codes-guessed'",
    )
    expect(mails).toEqual([{ recipient: admin.email, subject: expect.stringContaining('Test installer') }])
    server.clock.advance(minute)
    expect(codeOf(await add(await renewed(installer), await box()))).toBe('ok')
    // A right code forgives no wrong one.
    expect(codeOf(await guess())).toBe('NotFoundStartCode')
    expect((await guess()).error.details).toEqual({ retryAfterSeconds: 120 })
    // Whoever goes on for hours has two an hour looked up, of 2^64.
    const until = server.clock.now().getTime() + 6 * 60 * minute
    let lookedUp = 0
    while (server.clock.now().getTime() < until) {
      const { error } = await add(await renewed(installer), { startCode: crypto.randomUUID().replaceAll('-', '').slice(0, 16) })
      if (error.code === 'NotFoundStartCode') lookedUp += 1
      else server.clock.advance(Number(Object(error.details).retryAfterSeconds) * 1_000)
    }
    expect(lookedUp).toBeLessThan(12)
    expect(await server.sql("select from outbox_mails where template = 'member-start-codes-guessed'")).toHaveLength(1)
  })

  it('ends to the second, and its gateway can be registered again, or paired with a customer', async () => {
    const [{ installer, admin }, found, direct] = [await team(), await box(), await box()]
    const home = await given.customer(admin)
    const pair = (by: GivenMember) =>
      server.call(addGateway, { token: by.token, params: { id: home.id }, body: { siteId: home.siteId, startCode: direct.startCode } })
    const paired = (await add(installer, direct)).body.id
    await find(direct.serial)
    const { id, expiresAt } = (await add(installer, found, { id: crypto.randomUUID() })).body
    const params = { installationId: id }
    server.clock.set(new Date(Date.parse(expiresAt) - 1))
    const member = await renewed(installer)
    expect(codeOf(await pair(await renewed(admin)))).toBe('DuplicatedInstallation')
    expect((await read(member, id)).status).toBe(200)
    server.clock.advance(1)
    const { token } = member
    const asked = [
      read(member, id),
      read(await renewed(admin), id),
      server.call(calls.listUnallocatedDevices, { token, params }),
      server.call(calls.listUnallocatedGateways, { token, params }),
      server.call(calls.readUnallocatedLive, { token, params }),
      server.call(calls.removeUnallocatedInstallation, { token, params }),
      server.call(calls.changeUnallocatedDevice, { token, params: { ...params, id: 'inv-1' }, body: {} }),
      assign(member, id, 'somebody@home.example'),
      add(member, found, { id }),
    ]
    for (const { status, error } of await Promise.all(asked)) expect([status, error.code]).toEqual([410, 'UnallocatedInstallationExpired'])
    // What the gateway found for the installer does not belong to the customer.
    expect((await pair(await renewed(admin))).body).toMatchObject({ serialNumber: direct.serial, siteId: home.siteId, appliances: [] })
    expect(codeOf(await read(await renewed(admin), paired))).toBe('UnallocatedInstallationNotFound')
    expect((await list(member)).body.items).toEqual([])
    expect((await list(await renewed(admin))).body.items).toMatchObject([
      {
        id,
        installationStatus: 'expired',
        deletionStatus: 'scheduled',
        deletesAt: new Date(Date.parse(expiresAt) + 30 * day).toISOString(),
      },
    ])
    const again = (await add(member, found)).body
    expect(again.id).not.toBe(id)
    expect(codeOf(await read(member, id))).toBe('UnallocatedInstallationNotFound')
    server.clock.set(new Date(Date.parse(again.expiresAt) + 30 * day))
    expect(await removeLongExpired(server.ctx)).toBeGreaterThan(0)
    expect(await server.sql('select unallocated_installation_id from gateways where id = $1', [found.id])).toEqual([
      { unallocated_installation_id: null },
    ])
  })

  it('is removed with what its gateway found and measured, unless it is assigned', async () => {
    const [{ installer }, found] = [await team(), await box()]
    const { id } = (await add(installer, found)).body
    await find(found.serial)
    await measure(found.serial, { productionPowerW: 1_000 })
    const remove = (by: GivenMember) =>
      server.call(calls.removeUnallocatedInstallation, { token: by.token, params: { installationId: id } })
    expect((await remove(installer)).status).toBe(204)
    expect(codeOf(await remove(installer))).toBe('UnallocatedInstallationNotFound')
    expect((await findGatewaySites(server.ctx, [found.serial])).size).toBe(0)
    server.clock.advance(minute)
    expect(await deleteRemoved(server.ctx)).toBeGreaterThan(0)
    const left = await server.sql(
      'select 1 from samples where site_id = $1 union all select 1 from unallocated_installations where id = $1',
      [id],
    )
    expect(left).toEqual([])
    const member = await renewed(installer)
    const next = (await add(member, found)).body
    expect(
      (await server.call(calls.listUnallocatedDevices, { token: member.token, params: { installationId: next.id } })).body.items,
    ).toEqual([])
  })
})

describe('the devices of an unallocated installation', () => {
  it('are distinguished by whether plausible data arrive', async () => {
    const [{ installer }, found] = [await team(), await box()]
    const { token } = installer
    const { id } = (await add(installer, found)).body
    const params = { installationId: id }
    const check = async () => {
      const { body } = await server.call(calls.readUnallocatedLive, { token, params })
      return { status: body.status, ...Object.fromEntries(body.devices.map(({ deviceId, verdict }) => [deviceId, verdict])) }
    }
    expect(await check()).toEqual({ status: 'no_data' })
    await find(found.serial, [
      ...devices,
      { ...devices[0], deviceId: 'new-1', kind: 'UNKNOWN', manufacturer: 'X', model: 'Y', serialNumber: 'N' },
    ])
    const all = (verdict: string) => ({ 'inv-1': verdict, 'grid-1': verdict, 'wb-1': verdict, 'new-1': 'KindUnknown' })
    expect(await check()).toEqual({ status: 'no_data', ...all('Waiting') })
    await measure(found.serial, {
      productionPowerW: 5_000,
      gridPowerW: -4_000,
      appliances: [{ deviceId: 'wb-1', kind: 'EVSTATION', powerW: -900 }],
    })
    expect(await check()).toEqual({
      status: 'live',
      ...all('Plausible'),
      'inv-1': 'PeakPowerMissing',
      'wb-1': 'ConsumptionNegative',
    })
    const change = (deviceId: string, body: object) =>
      server.call(calls.changeUnallocatedDevice, { token, params: { ...params, id: deviceId }, body })
    expect(codeOf(await change('wb-1', { peakPowerW: 11_000 }))).toBe('UnsupportedDeviceType')
    expect(codeOf(await change('gone', { peakPowerW: 11_000 }))).toBe('NotFound')
    expect((await change('inv-1', { peakPowerW: 4_000 })).body).toMatchObject({ deviceId: 'inv-1', kind: 'PV', peakPowerW: 4_000 })
    expect(await check()).toMatchObject({ 'inv-1': 'AbovePeakPower' })
    await change('inv-1', { peakPowerW: 8_000 })
    server.clock.advance(5_000)
    await measure(found.serial, { productionPowerW: 5_000, gridPowerW: -7_000, evPowerW: 0, appliances: [] })
    expect(await check()).toMatchObject({ 'inv-1': 'Plausible', 'grid-1': 'BalanceNegative' })
    server.clock.advance(3 * minute)
    expect(await check()).toEqual({ status: 'stale', ...all('Stale') })
    await server.sql('delete from samples where site_id = $1', [id])
    server.clock.advance(18 * minute)
    installer.token = await given.sessionOf(installer.id)
    const { body } = await server.call(calls.readUnallocatedLive, { token: installer.token, params })
    expect(body.devices.find(({ deviceId }) => deviceId === 'wb-1')?.verdict).toBe('NoData')
  })
})

describe('the commissioning', () => {
  it('checks each of its stages, says what to do, and is kept by hand and by the assignment', async () => {
    const [{ installer, admin }, found] = [await team(), await box()]
    const { token } = installer
    const { id, gatewayId, createdAt } = (await add(installer, found)).body
    const params = { installationId: id }
    const stages = async () => {
      const { body } = await server.call(calls.readCommissioning, { token, params })
      return body.stages.map(({ state, reason }) => reason ?? state)
    }
    expect(await stages()).toEqual(['GatewaySilent', 'Scanning', 'AfterScan', 'AfterScan', 'AfterLive'])
    server.clock.advance(2 * minute)
    expect((await stages())[1]).toBe('AfterContact')
    await server.sql('delete from gateway_commands where gateway_id = $1', [gatewayId])
    const scan = () => server.call(calls.scanUnallocatedGateway, { token, params: { ...params, gatewayId } })
    expect((await scan()).body.scanState).toBe('Pending')
    expect((await scan()).status).toBe(200)
    const commands = await server.sql<{ id: string }>('select id from gateway_commands where gateway_id = $1', [gatewayId])
    expect(commands).toHaveLength(1)
    expect(codeOf(await server.call(calls.scanUnallocatedGateway, { token, params: { ...params, gatewayId: id } }))).toBe('NotFound')
    expect((await stages())[1]).toBe('Scanning')
    const [inverter, meter] = devices
    await find(found.serial, inverter ? [inverter] : [])
    const at = server.clock.now().toISOString()
    const done = { messageId: 'm', commandId: commands[0]?.id ?? '', state: 'DONE' as const, at, devicesFound: 1 }
    await recordCommandResult(server.ctx, found.serial, done)
    expect(await stages()).toEqual(['passed', 'passed', 'NoGridMeter', 'NotLiveYet', 'AfterLive'])
    await find(found.serial, meter ? [meter] : [])
    await measure(found.serial, { productionPowerW: 2_000, gridPowerW: -500 })
    expect(await stages()).toEqual(['passed', 'passed', 'passed', 'passed', 'PeakPowerMissing'])
    // What a gateway measured before it was paired, and sent late, makes the stage no earlier.
    server.clock.advance(-3 * minute)
    await measure(found.serial, { productionPowerW: 1_000, gridPowerW: 0 })
    server.clock.advance(3 * minute)
    const { body: now } = await server.call(calls.readCommissioning, { token, params })
    expect(now.stages[3]).toEqual({ stage: 'liveInTime', state: 'passed', reason: null, at: createdAt })
    const kept = await server.call(calls.recordCommissioning, { token, params })
    expect(kept.body.record).toMatchObject({ recordedBy: { id: installer.id, name: 'Test installer' }, stages: kept.body.stages })
    const change = { token, params: { ...params, id: 'inv-1' }, body: { peakPowerW: 8_000 } }
    await server.call(calls.changeUnallocatedDevice, change)
    expect(await stages()).toEqual(Array(5).fill('passed'))
    const home = await given.customer(admin)
    await assign(admin, id, home.accountEmail)
    const assigned = await server.call(calls.readAssignedCommissioning, { token, params: { siteId: home.siteId } })
    expect(assigned.body.record?.recordedBy.id).toBe(admin.id)
    expect(assigned.body.record?.stages.map(({ state }) => state)).toEqual(Array(5).fill('passed'))
    expect(codeOf(await server.call(calls.recordCommissioning, { token, params }))).toBe('UnallocatedInstallationAssigned')
  })
})

describe('the assignment to a customer', () => {
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

  it('asks whoever may not read customers for more than an address, and never tells which of both was wrong', async () => {
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
    // Those who may read customers know whose address it is.
    const { id: second } = (await add(installer, other)).body
    const [wrong, right] = [await given.customer(admin), await given.customer(admin)]
    expect(codeOf(await assign(admin, second, wrong.accountEmail, { zipCodeOrReference: '1' }))).toBe('CustomerNotFound')
    expect(codeOf(await assign(admin, second, right.accountEmail, {}))).toBe('ok')
  })

  it('tells a member of few addresses whose they are not, and logs each', async () => {
    const [{ installer, admin }, found] = [await team(), await box()]
    const { id } = (await add(installer, found)).body
    const codes: (string | undefined)[] = []
    for (let at = 0; at < 8; at++) codes.push(codeOf(await assign(installer, id, `stranger${at}@home.example`)))
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'CustomerNotFound'))
    expect(codes.at(-1)).toBe('TooManyRequests')
    const customer = await given.customer(admin)
    // A customer's own address has to wait as well, else it would be told from the others.
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
