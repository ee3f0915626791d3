import { deactivateCustomer } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { getCustomer } from '@wattdesk/contract/customers/calls.ts'
import {
  endDeviceLimit,
  exportDeviceLimit,
  listDeviceLimits,
  readDeviceLimitChoices,
  setDeviceLimit,
} from '@wattdesk/contract/device-limits/calls.ts'
import { changeEeg9Data } from '@wattdesk/contract/eeg9/calls.ts'
import { moveGateways } from '@wattdesk/contract/gateway-stock/calls.ts'
import { removeGateway } from '@wattdesk/contract/gateways/calls.ts'
import { addPvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { listTimeline } from '@wattdesk/contract/timeline/calls.ts'
import { describe, expect, it, vi } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { battery, inverter, limitedHomesOf, minute } from '../../../test/limited-homes.ts'
import { startServer } from '../../../test/server.ts'
import { endOverdue, followLaw } from './device-limits.service.ts'

const server = startServer()
const given = givenOf(server)
const { home, at } = limitedHomesOf(server, given)

const keeping = { ...inverter, limitable: { generationW: 9_999, endedByGateway: ['generation'] } }
const generation = (percent = 60, endsAt = at(30 * minute)) => ({ kind: 'generation' as const, deviceId: 'inv-1', percent, endsAt })

describe('a limit of an inverter', () => {
  it('reaches the gateway, and the device’s reports appear in list, log, timeline and proof', async () => {
    const one = await home(inverter, battery)
    const choices = (await server.call(readDeviceLimitChoices, { token: one.token, params: one.params })).body
    expect(choices.devices.map(({ deviceId, generationW, consumptionW }) => [deviceId, generationW, consumptionW])).toEqual([
      ['bat-1', null, 5_000],
      ['inv-1', 9_999, null],
    ])
    const { status, body } = await one.set(generation())
    expect([status, body]).toMatchObject([
      200,
      { state: 'waiting', powerW: 5_999, percent: 60, askedBy: { kind: 'member', name: 'Test admin' } },
    ])
    await vi.waitFor(() => expect(one.received).toHaveLength(1), 5_000)
    const [command] = one.received
    expect(command?.limits).toMatchObject([{ limitId: body.id, of: 'device', deviceId: 'inv-1', power: 'generation', powerW: 5_999 }])
    await one.say('command-results', { commandId: command?.commandId, command: 'limits', state: 'DONE' })
    expect(await server.sql('select from gateway_commands')).toEqual([])
    const event = { limitId: body.id, deviceId: 'inv-1', powerW: 5_999 }
    await one.report([body.id], { ...event, outcome: 'set' })
    expect(await one.list()).toMatchObject([
      { state: 'set', devices: [{ deviceId: 'inv-1', name: 'Fronius Symo', outcome: 'set', powerW: 5_999 }] },
    ])
    server.clock.advance(1_000)
    const followed = { ...event, outcome: 'followed', measuredW: 5_870, at: at() }
    await one.report([body.id], followed)
    // Repeating the report changes nothing.
    await one.report([body.id], followed)
    expect(await one.list()).toMatchObject([{ state: 'followed', devices: [{ measuredW: 5_870 }] }])
    server.clock.advance(1_000)
    const input = { token: one.token, params: { id: one.id, limitId: body.id } }
    expect((await server.call(endDeviceLimit, input)).body).toMatchObject({ state: 'ended', endReason: 'asked' })
    expect((await server.call(endDeviceLimit, input)).status).toBe(200)
    await vi.waitFor(() => expect(one.received.at(-1)?.limits).toEqual([]), 5_000)
    server.clock.advance(1_000)
    await one.report([], { limitId: body.id, deviceId: 'inv-1', outcome: 'restored' })
    expect(await one.events()).toEqual([
      ['restored', 'system'],
      ['ended', 'member'],
      ['followed', 'system'],
      ['set', 'system'],
      ['asked', 'member'],
    ])
    const timeline = (await server.call(listTimeline, { token: one.token, params: one.params })).body
    expect(timeline.items.filter(({ event: name }) => name.startsWith('device-limit.')).map(({ kind }) => kind)).toEqual(
      Array(5).fill('device'),
    )
    const proof = await server.call(exportDeviceLimit, input)
    expect(proof.headers['content-type']).toContain('text/csv')
    const lines = proof.raw.body.split('\r\n').map((line) => line.split(','))
    expect(lines.slice(1, -1).map(([, , what, device, , limitW, measuredW]) => [what, device, limitW, measuredW])).toEqual([
      ['asked', '', '5999', ''],
      ['begins', '', '5999', ''],
      ['set', 'Fronius Symo', '5999', ''],
      ['followed', 'Fronius Symo', '5999', '5870'],
      ['ended', '', '5999', ''],
      ['restored', 'Fronius Symo', '', ''],
    ])
  })

  it('is replaced by a newer one, and ends by its time', async () => {
    const one = await home(inverter)
    const first = (await one.set(generation(60))).body
    const second = (await one.set(generation(0, at(5 * minute)))).body
    expect((await one.list()).map(({ id, state, endReason, powerW }) => [id, state, endReason, powerW])).toEqual([
      [second.id, 'waiting', null, 0],
      [first.id, 'ended', 'replaced', 5_999],
    ])
    server.clock.advance(5 * minute)
    const token = await given.sessionOf(one.admin.id)
    const items = async () => (await server.call(listDeviceLimits, { token, params: one.params })).body.items
    expect((await items())[0]).toMatchObject({ state: 'ended', endReason: null })
    await endOverdue(server.ctx)
    expect((await items())[0]).toMatchObject({ state: 'ended', endReason: 'time' })
    await endOverdue(server.ctx)
    expect(await one.events(token)).toEqual([
      ['ended', 'system'],
      ['asked', 'member'],
      ['ended', 'member'],
      ['asked', 'member'],
    ])
  })

  it('that a device refuses, confirms without following, or does not receive is shown as such, and logged once', async () => {
    const one = await home(inverter)
    const { id } = (await one.set(generation())).body
    for (const outcome of ['unreachable', 'refused', 'set', 'not-followed', 'followed', 'not-followed'] as const) {
      server.clock.advance(1_000)
      await one.report([id], { limitId: id, deviceId: 'inv-1', outcome, message: 'Modbus exception 2' })
      expect((await one.list())[0]).toMatchObject({ state: outcome, devices: [{ message: 'Modbus exception 2' }] })
    }
    expect((await one.events()).map(([event]) => event)).toEqual(['followed', 'not-followed', 'set', 'refused', 'unreachable', 'asked'])
  })

  it('is sent again to a gateway that reports others, such as after a restart', async () => {
    const one = await home(inverter)
    const { id } = (await one.set(generation())).body
    await vi.waitFor(() => expect(one.received).toHaveLength(1), 5_000)
    await one.report([])
    await vi.waitFor(() => expect(one.received.map(({ limits }) => limits.map(({ limitId }) => limitId))).toEqual([[id], [id]]), 5_000)
    await one.report([id])
    await one.report([id, crypto.randomUUID()])
    await vi.waitFor(() => expect(one.received).toHaveLength(3), 5_000)
  })

  it.each([
    ['less than nothing', () => generation(-1), 'percent'],
    ['more than it can', () => generation(101), 'percent'],
    ['an end in the past', () => generation(50, '2020-01-01T00:00:00Z'), 'endsAt'],
    ['no end within a day', () => generation(50, '2999-01-01T00:00:00Z'), 'endsAt'],
    ['no end at all', () => ({ ...generation(), endsAt: undefined }), 'endsAt'],
  ])('is refused for %s', async (_, body, field) => {
    const one = await home(inverter)
    const { status, error } = await one.set(body())
    expect([status, error.details]).toMatchObject([400, [{ field }]])
    expect(await one.list()).toEqual([])
  })

  it('is refused for a device that cannot, for a foreign home, and without the permission', async () => {
    const one = await home(inverter, battery)
    expect((await one.set({ ...generation(), deviceId: 'bat-1' })).error.code).toBe('NothingToLimit')
    expect((await one.set({ ...generation(), deviceId: 'inv-2' })).error.code).toBe('NothingToLimit')
    const stranger = await given.member('admin')
    const foreign = await server.call(setDeviceLimit, { token: stranger.token, params: one.params, body: generation() })
    expect([foreign.status, foreign.error.code]).toEqual([404, 'CustomerNotFound'])
    const support = await given.member('support', one.admin.tenantId)
    const refused = await server.call(setDeviceLimit, { token: support.token, params: one.params, body: generation() })
    expect([refused.status, refused.error.details]).toEqual([403, { permission: 'write:device-limits' }])
    // A gateway of another home cannot report about it.
    const { id } = (await one.set(generation())).body
    const other = await home(inverter)
    await other.report([], { limitId: id, deviceId: 'inv-1', outcome: 'followed' })
    expect((await one.list())[0]?.state).toBe('waiting')
  })
})

describe('the limit of section 9 EEG', () => {
  const tested = { imsysInstalledOn: '2025-07-01', controlUnitType: 'control_box' as const, gridOperatorTestPassedOn: '2025-08-01' }

  /** A home with a PV system that awaits the grid operator's test. `passTest` passes the test. */
  async function limitedHome() {
    const one = await home(inverter)
    const feedIn = { kind: 'feed-in', siteId: one.siteId }
    expect((await one.set(feedIn)).error.code).toBe('NothingToLimit')
    const device = { serialNumber: one.gateway.serial, inverterKind: 'PV' as const, pvInverterMaxAcPowerW: 9_800 }
    const body = { ...device, siteId: one.siteId, vendorId: await given.vendorOf('pvbattery') }
    const { configurationId } = (await server.call(addPvBattery, { token: one.token, params: one.params, body })).body
    const data = { commissionedOn: '2025-06-01', gridOperator: 'Netze BW', meterNumber: '1EMH', marketLocationId: null }
    const put = (version: number, more: object) => {
      const changed = { ...data, imsysInstalledOn: null, controlUnitType: null, gridOperatorTestPassedOn: null, ...more, version }
      return server.call(changeEeg9Data, { token: one.token, params: { configurationId }, body: changed })
    }
    await put(0, {})
    const choices = async () => (await server.call(readDeviceLimitChoices, { token: one.token, params: one.params })).body.feedIn
    const passTest = (more = {}) => put(1, { ...tested, ...more })
    return { ...one, choices, limitFeedIn: () => one.set(feedIn), passTest, forgetDay: () => put(1, { commissionedOn: null }) }
  }

  it('is 60 percent of the installed power at the grid connection point, once, and ends with the test of the grid operator', async () => {
    const one = await limitedHome()
    expect(await one.choices()).toEqual([{ siteId: one.siteId, powerW: 5_880, standing: null }])
    const [first, second] = [await one.limitFeedIn(), await one.limitFeedIn()]
    expect([first.body.powerW, first.body.endsAt, second.body.id]).toEqual([5_880, null, first.body.id])
    expect(await one.choices()).toMatchObject([{ standing: first.body.id }])
    await vi.waitFor(() => expect(one.received.at(-1)?.limits).toMatchObject([{ of: 'export', powerW: 5_880, until: null }]), 5_000)
    await one.report([first.body.id], { limitId: first.body.id, outcome: 'followed', powerW: 5_880, measuredW: 5_700 })
    expect(await one.list()).toMatchObject([{ state: 'followed', devices: [{ deviceId: null, measuredW: 5_700 }] }])
    await followLaw(server.ctx)
    expect((await one.list())[0]?.state).toBe('followed')
    await one.passTest()
    await followLaw(server.ctx)
    expect((await one.list())[0]).toMatchObject({ state: 'ended', endReason: 'released' })
    await vi.waitFor(() => expect(one.received.at(-1)?.limits).toEqual([]), 5_000)
  })

  it('ends with the test although the number of the meter is no longer known', async () => {
    const one = await limitedHome()
    await one.limitFeedIn()
    await one.passTest({ meterNumber: null })
    expect(await one.choices()).toEqual([])
    await followLaw(server.ctx)
    expect((await one.list())[0]).toMatchObject({ state: 'ended', endReason: 'released' })
  })

  it('stays while it is not known what a further system adds to it, or when the system was commissioned', async () => {
    const one = await limitedHome()
    await one.limitFeedIn()
    const further = { hasInverter: false, siteId: one.siteId, vendorId: await given.vendorOf('pvbattery'), installedOn: '2025-06-01' }
    const body = { ...further, serialNumber: `FURTHER-${one.gateway.serial}` }
    const { configurationId } = (await server.call(addPvBattery, { token: one.token, params: one.params, body })).body
    await followLaw(server.ctx)
    expect((await one.list())[0]).toMatchObject({ state: 'waiting', powerW: 5_880, endReason: null })
    // With its panels known, the limit follows.
    await server.sql(
      `insert into pv_panels (configuration_id, position, panel_count, peak_power_w, azimuth_degrees, tilt_degrees, shaded_segments_count)
       values ($1, 0, 10, 5000, 0, 30, 0)`,
      [configurationId],
    )
    await followLaw(server.ctx)
    expect((await one.list())[0]).toMatchObject({ powerW: 8_880, endReason: null })
    const other = await limitedHome()
    await other.limitFeedIn()
    await other.forgetDay()
    await followLaw(server.ctx)
    expect((await other.list())[0]).toMatchObject({ powerW: 5_880, endReason: null })
  })

  it('shows the latest report after years of them, and keeps the first of each kind', async () => {
    const one = await limitedHome()
    const { id } = (await one.limitFeedIn()).body
    await one.report([id], { limitId: id, outcome: 'set', powerW: 5_880 })
    await server.sql(
      `insert into device_limit_events (limit_id, at, received_at, outcome, power_w)
       select $1, $2::timestamptz - n * interval '1 hour', $2, case n % 2 when 0 then 'not-followed' else 'followed' end, 5880
       from generate_series(1, 2000) n`,
      [id, at()],
    )
    expect((await one.list())[0]?.state).toBe('set')
    for (const outcome of ['not-followed', 'followed']) {
      server.clock.advance(minute)
      await one.report([id], { limitId: id, outcome, powerW: 5_880 })
      expect((await one.list())[0]?.state).toBe(outcome)
    }
    const kept = await server.sql<{ outcome: string }>('select outcome from device_limit_events where limit_id = $1', [id])
    expect([kept.length <= 2_003, kept.filter(({ outcome }) => outcome === 'set').length]).toEqual([true, 1])
  })

  it('ends at every active home, however many there are', async () => {
    const homes = [await limitedHome(), await limitedHome(), await limitedHome()]
    for (const one of homes) {
      await one.limitFeedIn()
      await one.passTest()
    }
    const [left] = homes.toSorted((a, b) => a.siteId.localeCompare(b.siteId))
    if (!left) throw new Error('No home')
    const { accountEmail, version } = (await server.call(getCustomer, { token: left.token, params: left.params })).body
    await server.call(deactivateCustomer, { token: left.token, params: left.params, body: { accountEmail, version } })
    await followLaw(server.ctx, 1)
    const reasons = await Promise.all(homes.map(async (one) => [one === left, (await one.list())[0]?.endReason]))
    expect(reasons).toEqual(homes.map((one) => (one === left ? [true, null] : [false, 'released'])))
  })
})

describe('a limit', () => {
  it('of a minute is accepted, although its request takes a moment, and a shorter one is refused', async () => {
    const one = await home(inverter)
    expect((await one.set(generation(60, at(minute - 2_000)))).status).toBe(200)
    expect((await one.set(generation(60, at(minute / 2)))).body).toMatchObject({ details: [{ code: 'LimitTooShort' }] })
  })

  it('that only its gateway ends is announced, until the gateway reports otherwise', async () => {
    const one = await home(keeping, battery)
    const enders = async () => {
      const { devices } = (await server.call(readDeviceLimitChoices, { token: one.token, params: one.params })).body
      return devices.map(({ deviceId, endedByGateway }) => [deviceId, endedByGateway])
    }
    expect(await enders()).toEqual([
      ['bat-1', []],
      ['inv-1', ['generation']],
    ])
    await one.say('appliances', { appliances: [inverter, battery] })
    await vi.waitFor(async () => expect(await enders()).toContainEqual(['inv-1', []]), 5_000)
  })

  it('that only its gateway ends is over once the device is restored, which is shown until then', async () => {
    const one = await home(keeping, battery)
    const { id } = (await one.set(generation(60, at(5 * minute)))).body
    await one.report([id], { limitId: id, deviceId: 'inv-1', outcome: 'set', powerW: 5_999 })
    server.clock.advance(5 * minute)
    const token = await given.sessionOf(one.admin.id)
    const state = async () => (await server.call(listDeviceLimits, { token, params: one.params })).body.items[0]?.state
    expect(await state()).toBe('kept')
    await endOverdue(server.ctx)
    await one.report([], { limitId: id, deviceId: 'inv-1', outcome: 'unreachable' })
    expect(await state()).toBe('kept')
    server.clock.advance(1_000)
    await one.report([], { limitId: id, deviceId: 'inv-1', outcome: 'restored' })
    expect(await state()).toBe('ended')
  })

  it('that only its gateway ends keeps the gateway in its home, unless a member accepts that the device stays limited', async () => {
    const one = await home(keeping, battery)
    const remove = async (query = {}) => {
      const params = { ...one.params, installationId: one.gateway.serial }
      return server.call(removeGateway, { token: one.token, params, query })
    }
    const isRefused = { status: 409, error: { code: 'KeptLimitsUnconfirmed', details: { devices: ['Fronius Symo'] } } }
    const { id } = (await one.set(generation())).body
    expect(await remove()).toMatchObject(isRefused)
    await one.report([id], { limitId: id, deviceId: 'inv-1', outcome: 'set', powerW: 5_999 })
    await server.call(endDeviceLimit, { token: one.token, params: { ...one.params, limitId: id } })
    expect(await remove()).toMatchObject(isRefused)
    const gatewayIds = [one.gateway.id]
    const { token } = await given.member('root')
    const moved = await server.call(moveGateways, { token, body: { gatewayIds, move: 'return', reason: null } })
    expect(moved.body).toMatchObject({ moved: 0, refused: [{ serialNumber: one.gateway.serial }] })
    expect((await remove({ leaveLimits: true })).status).toBe(200)
    const { items } = (await server.call(listCustomerActivities, { token: one.token, params: one.params })).body
    expect(items.find(({ event }) => event === 'gateway.removed')?.before).toMatchObject({ stillLimited: ['Fronius Symo'] })
  })

  it('that only its gateway ends is over with a later one, and need not have been confirmed before it was followed', async () => {
    const one = await home(keeping)
    const first = (await one.set(generation(60))).body
    await one.report([first.id], { limitId: first.id, deviceId: 'inv-1', outcome: 'followed', powerW: 5_999, measuredW: 5_900 })
    server.clock.advance(1_000)
    const second = (await one.set(generation(50))).body
    const states = async () => (await one.list()).map(({ state }) => state)
    expect(await states()).toEqual(['waiting', 'ended'])
    await one.report([second.id], { limitId: second.id, deviceId: 'inv-1', outcome: 'followed', powerW: 4_999, measuredW: 4_900 })
    await server.call(endDeviceLimit, { token: one.token, params: { ...one.params, limitId: second.id } })
    expect(await states()).toEqual(['kept', 'kept'])
    server.clock.advance(1_000)
    await one.report([], { limitId: second.id, deviceId: 'inv-1', outcome: 'restored' })
    expect(await states()).toEqual(['ended', 'ended'])
  })

  it('that only its gateway ends lets the gateway go once the device is restored', async () => {
    const one = await home(keeping)
    const { id } = (await one.set(generation())).body
    await one.report([id], { limitId: id, deviceId: 'inv-1', outcome: 'set', powerW: 5_999 })
    await server.call(endDeviceLimit, { token: one.token, params: { ...one.params, limitId: id } })
    server.clock.advance(1_000)
    await one.report([], { limitId: id, deviceId: 'inv-1', outcome: 'restored' })
    const params = { ...one.params, installationId: one.gateway.serial }
    expect((await server.call(removeGateway, { token: one.token, params })).status).toBe(200)
  })

  it('is dropped by a gateway that left the home, however late it comes back', async () => {
    const one = await home(inverter, battery)
    const signal = { kind: 'grid-signal' as const, siteId: one.siteId, endsAt: at(60 * minute) }
    const ids = [(await one.set(generation())).body.id, (await one.set(signal)).body.id]
    await vi.waitFor(() => expect(one.received.at(-1)?.limits).toHaveLength(2), 5_000)
    const params = { ...one.params, installationId: one.gateway.serial }
    expect((await server.call(removeGateway, { token: one.token, params })).status).toBe(200)
    await vi.waitFor(() => expect(one.received.at(-1)?.limits).toEqual([]), 5_000)
    // Wallboxes follow the signal without a gateway.
    expect((await one.list()).map(({ kind, endReason }) => [kind, endReason])).toEqual(
      expect.arrayContaining([
        ['grid-signal', null],
        ['generation', 'moved'],
      ]),
    )
    expect(await one.events()).toEqual([
      ['ended', 'member'],
      ['asked', 'member'],
      ['asked', 'member'],
    ])
    await server.sql('delete from gateway_commands')
    const before = one.received.length
    await one.report(ids)
    await vi.waitFor(() => expect(one.received.slice(before).map(({ limits }) => limits)).toEqual([[]]), 5_000)
  })
})
