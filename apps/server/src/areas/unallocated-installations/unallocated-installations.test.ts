import { addGateway } from '@wattdesk/contract/gateways/calls.ts'
import * as calls from '@wattdesk/contract/unallocated-installations/calls.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { devices, stockOf } from '../../../test/gateway-stock.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { codeOf, unallocatedOf } from '../../../test/unallocated.ts'
import { findGatewaySites } from '../gateways/pairing/gateway-pairing.service.ts'
import { recordCommandResult } from '../gateways/reports/gateway-reports.service.ts'
import { deleteRemoved, removeLongExpired } from './installation-upkeep.service.ts'

const server = startServer()
const given = givenOf(server)
const { box, find, measure, team } = stockOf(server, given)
const { add, assign, list, read } = unallocatedOf(server)
const [minute, day] = [60_000, 86_400_000]
/** Measurements are stored only for the present. */
const today = new Date()
afterEach(() => server.clock.set(today))

const lastingOf = ({ body }: Awaited<ReturnType<typeof add>>) => Date.parse(body.expiresAt) - Date.parse(body.createdAt)
const renewed = async (member: GivenMember) => ({ ...member, token: await given.sessionOf(member.id) })

describe('an unallocated installation', () => {
  it('is registered once, however often and from wherever its start code is sent', async () => {
    const [{ installer, admin }, rival, found] = [await team(), await team(), await box()]
    const id = crypto.randomUUID()
    // Labels print it in groups of four.
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

  it('is not registered again for another company, as after a lost response, instead of being reported as registered', async () => {
    const [{ admin, company }, found, id] = [await team(), await box(), crypto.randomUUID()]
    const { company: other } = await team(admin)
    const first = await add(admin, found, { id, installerCompanyId: company.id })
    expect(first.status).toBe(200)
    for (const fields of [{ installerCompanyId: other.id }, {}]) {
      const { error } = await add(admin, found, { id, ...fields })
      expect([error.code, error.details]).toEqual(['DuplicatedInstallation', { installationId: id }])
    }
    expect((await add(admin, found, { id, installerCompanyId: company.id })).body).toEqual(first.body)
  })

  it('is registered, changed and recorded once where two phones send the same work at once', async () => {
    const [{ installer }, found, id] = [await team(), await box(), crypto.randomUUID()]
    const phones = [installer, await renewed(installer)]
    const events = async () =>
      (
        await server.sql<{ event: string }>(
          "select event from activity_entries where member_id = $1 and event like 'unallocated%' order by event",
          [installer.id],
        )
      ).map(({ event }) => event.replace('unallocated-installation.', ''))
    const registered = await Promise.all(phones.map((phone) => add(phone, found, { id })))
    expect(registered.map(({ status, body }) => [status, body.id])).toEqual([
      [200, id],
      [200, id],
    ])
    expect((await list(installer)).body.items.map((one) => one.id)).toEqual([id])
    await find(found.serial)
    const params = { installationId: id }
    const change = { params: { ...params, id: 'inv-1' }, body: { peakPowerW: 8_000 } }
    const changed = await Promise.all(phones.map(({ token }) => server.call(calls.changeUnallocatedDevice, { ...change, token })))
    expect(changed.map(codeOf)).toEqual(['ok', 'ok'])
    const recorded = await Promise.all(phones.map(({ token }) => server.call(calls.recordCommissioning, { params, token })))
    expect(recorded.map(codeOf)).toEqual(['ok', 'ok'])
    expect(await events()).toEqual(['added', 'commissioned', 'device-changed'])
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
    // A right code does not reset the count of wrong ones.
    expect(codeOf(await guess())).toBe('NotFoundStartCode')
    expect((await guess()).error.details).toEqual({ retryAfterSeconds: 120 })
    // A persistent attacker can try two of 2^64 codes an hour.
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
    // Devices that the gateway found for the installer do not belong to the customer.
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

  it('is removed with its gateway’s devices and measurements, unless it is assigned', async () => {
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
  it('checks each of its stages, names the next action, and is recorded by a member and by the assignment', async () => {
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
    // Late data from before the pairing does not change the time of the stage.
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
