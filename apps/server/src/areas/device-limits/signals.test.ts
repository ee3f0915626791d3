import { createClientCredentials } from '@wattdesk/contract/api-access/calls.ts'
import { endDeviceLimit, exportDeviceLimit, listDeviceLimits, setDeviceLimit } from '@wattdesk/contract/device-limits/calls.ts'
import { openLimitsMax } from '@wattdesk/contract/device-limits/models.ts'
import { limitsMax } from '@wattdesk/device-protocol/limits.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { battery, inverter, limitedHomesOf, minute } from '../../../test/limited-homes.ts'
import { tokenFor } from '../../../test/programs.ts'
import { startServer } from '../../../test/server.ts'
import { wallboxesOf } from '../../../test/wallboxes.ts'
import { endOverdue } from './device-limits.service.ts'
import { followSignals } from './signals.service.ts'

const server = startServer()
const given = givenOf(server)
const { home, at } = limitedHomesOf(server, given)

describe('a signal of the grid operator', () => {
  const wallboxes = wallboxesOf(server, given)
  beforeAll(wallboxes.listen)
  afterEach(wallboxes.close)

  const signal = (siteId: string, more: object = {}) => ({ kind: 'grid-signal' as const, siteId, endsAt: at(60 * minute), ...more })

  it('limits consumers, counts once however often it arrives, and cannot go below 4.2 kW', async () => {
    const one = await home(inverter, battery)
    const given14a = signal(one.siteId, { reference: 'N-7', startsAt: at(10 * minute) })
    const [first, second] = [await one.set(given14a), await one.set(given14a)]
    expect([first.body.state, first.body.powerW, second.body.id]).toEqual(['planned', 4_200, first.body.id])
    for (const other of [{ powerW: 5_000 }, { startsAt: at(20 * minute) }, { startsAt: undefined }, { endsAt: at(70 * minute) }])
      expect((await one.set({ ...given14a, ...other })).error.code, JSON.stringify(other)).toBe('DuplicatedSignal')
    await vi.waitFor(
      () =>
        expect(one.received.at(-1)?.limits).toMatchObject([
          { deviceId: 'bat-1', power: 'consumption', powerW: 4_200, from: expect.stringContaining('T') },
        ]),
      5_000,
    )
    for (const powerW of [0, 4_199, 100_001])
      expect((await one.set(signal(one.siteId, { powerW }))).error.details).toMatchObject([{ field: 'powerW' }])
    const bare = await given.customer(one.admin)
    const none = await server.call(setDeviceLimit, { token: one.token, params: { id: bare.id }, body: signal(bare.siteId) })
    expect(none.error.code).toBe('NothingToLimit')
    expect((await one.set(signal(bare.siteId))).error.code).toBe('InvalidSiteId')
    expect(await one.events()).toEqual([['asked', 'member']])
  })

  it('is refused if it never ends, ends too late or before it begins, or is meant for a foreign home', async () => {
    const one = await home(battery)
    const faultsOf = async (more: object) => (await one.set(signal(one.siteId, more))).error.details
    for (const endsAt of [undefined, null, '', '2999-01-01T00:00:00Z', at(25 * 60 * minute), at(-minute)])
      expect(await faultsOf({ endsAt }), String(endsAt)).toMatchObject([{ field: 'endsAt' }])
    expect(await faultsOf({ startsAt: at(50 * minute), endsAt: at(40 * minute) })).toMatchObject([{ field: 'endsAt' }])
    const stranger = await given.member('admin')
    const foreign = await server.call(setDeviceLimit, { token: stranger.token, params: one.params, body: signal(one.siteId) })
    expect(foreign.error.code).toBe('CustomerNotFound')
    expect(await one.list()).toEqual([])
  })

  it('reaches the gateway before it begins, however many are planned, and a gateway keeps the next ones', async () => {
    const one = await home(battery)
    const quarterHour = 15 * minute
    const plan = Array.from({ length: limitsMax + 2 }, (_, n) => ({
      startsAt: at(n * quarterHour + minute),
      endsAt: at((n + 1) * quarterHour),
    }))
    // The last one first, so that the order of IDs differs from the order of times.
    const ids: string[] = []
    for (const times of plan.toReversed()) ids.unshift((await one.set(signal(one.siteId, times))).body.id)
    const kept = () => one.received.at(-1)?.limits.map(({ limitId }) => limitId)
    await vi.waitFor(() => expect(new Set(kept())).toEqual(new Set(ids.slice(0, limitsMax))), 5_000)
    server.clock.advance(quarterHour)
    await endOverdue(server.ctx)
    await vi.waitFor(() => expect(new Set(kept())).toEqual(new Set(ids.slice(1, limitsMax + 1))), 5_000)
  })

  it('without a start counts once although its sender counts the end of a retry from the retry', async () => {
    const one = await home(battery)
    const send = (minutes: number, more: object = {}) =>
      one.set(signal(one.siteId, { reference: 'N-8', endsAt: at(minutes * minute), ...more }))
    const { body } = await send(60)
    const startsAt = at(-minute)
    server.clock.advance(40_000)
    expect((await send(60)).body).toMatchObject({ id: body.id, endsAt: body.endsAt })
    expect((await send(61)).error.code).toBe('DuplicatedSignal')
    // One that began before it arrived counts from then on.
    expect((await send(0, { startsAt, endsAt: body.endsAt })).body.id).toBe(body.id)
  })

  it('that is ended before it begins has a proof without a beginning', async () => {
    const one = await home(battery)
    const { body } = await one.set(signal(one.siteId, { startsAt: at(30 * minute), endsAt: at(60 * minute) }))
    const input = { token: one.token, params: { id: one.id, limitId: body.id } }
    expect((await server.call(endDeviceLimit, input)).status).toBe(200)
    const lines = (await server.call(exportDeviceLimit, input)).raw.body.split('\r\n').map((line) => line.split(','))
    expect(lines.slice(1, -1).map(([, , what]) => what)).toEqual(['asked', 'ended'])
  })

  it('is refused while a home has as many active and planned ones as a week of quarter hours needs', async () => {
    const one = await home(battery)
    const planned = (await one.set(signal(one.siteId, { startsAt: at(minute) }))).body
    await server.sql(
      `insert into device_limits select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid()))).*
       from device_limits l, generate_series(2, $2) where l.id = $1`,
      [planned.id, openLimitsMax],
    )
    const { status, error } = await one.set(signal(one.siteId))
    expect([status, error.code, error.details]).toEqual([409, 'TooManyDeviceLimits', { max: openLimitsMax }])
    // The limit has no effect.
    expect(await one.events()).toEqual([['asked', 'member']])
    await server.call(endDeviceLimit, { token: one.token, params: { id: one.id, limitId: planned.id } })
    expect((await one.set(signal(one.siteId))).status).toBe(200)
  })

  it('limits a wallbox by OCPP, within a member’s limit, and frees it afterwards', async () => {
    const one = await wallboxes.wallbox()
    const { received } = await wallboxes.plugIn(one)
    const params = { id: one.id }
    const state = async () => (await server.call(listDeviceLimits, { token: one.token, params })).body.items[0]
    const { body } = await server.call(setDeviceLimit, { token: one.token, params, body: signal(one.siteId) })
    await followSignals(server.ctx)
    expect(received.at(-1)).toMatchObject({
      method: 'SetChargingProfile',
      params: { csChargingProfiles: { chargingSchedule: { chargingSchedulePeriod: [{ limit: 6 }] } } },
    })
    await followSignals(server.ctx)
    expect(received).toHaveLength(1)
    expect(await state()).toMatchObject({ state: 'set', devices: [{ deviceId: one.stationNumber, outcome: 'set', powerW: 4_200 }] })
    await server.call(endDeviceLimit, { token: one.token, params: { ...params, limitId: body.id } })
    await followSignals(server.ctx)
    expect(received.at(-1)?.method).toBe('ClearChargingProfile')
    expect(await state()).toMatchObject({ state: 'ended', devices: [{ outcome: 'restored' }] })
  })

  it('reaches a wallbox that was offline, and reports a refusal', async () => {
    const one = await wallboxes.wallbox()
    const params = { id: one.id }
    const outcome = async () => (await server.call(listDeviceLimits, { token: one.token, params })).body.items[0]?.devices[0]?.outcome
    await server.call(setDeviceLimit, { token: one.token, params, body: signal(one.siteId) })
    await followSignals(server.ctx)
    expect(await outcome()).toBe('unreachable')
    const { received } = await wallboxes.plugIn(one, { SetChargingProfile: 'Rejected' })
    await followSignals(server.ctx)
    expect(await outcome()).toBe('refused')
    // Not continuously, but every half minute.
    for (let seconds = 0; seconds < 66; seconds += 3) {
      server.clock.advance(3_000)
      await followSignals(server.ctx)
    }
    expect(received).toHaveLength(3)
  })

  it('frees a wallbox that was offline when it ended once it is back', async () => {
    const one = await wallboxes.wallbox()
    const params = { id: one.id }
    const state = async () => (await server.call(listDeviceLimits, { token: one.token, params })).body.items[0]
    const { client } = await wallboxes.plugIn(one)
    const { body } = await server.call(setDeviceLimit, { token: one.token, params, body: signal(one.siteId) })
    await followSignals(server.ctx)
    await client.close()
    await vi.waitFor(async () => expect((await one.state())?.isConnected).toBe(false))
    await server.call(endDeviceLimit, { token: one.token, params: { ...params, limitId: body.id } })
    await followSignals(server.ctx)
    expect((await state())?.devices).toMatchObject([{ outcome: 'set' }])
    // It has kept its profile, as OCPP requires.
    const { received } = await wallboxes.plugIn(one)
    await followSignals(server.ctx)
    await followSignals(server.ctx)
    expect(received.map(({ method }) => method)).toEqual(['ClearChargingProfile'])
    expect(await state()).toMatchObject({ state: 'ended', devices: [{ outcome: 'restored' }] })
  })

  it('reaches every wallbox, however many there are', async () => {
    const some = [await wallboxes.wallbox(), await wallboxes.wallbox(), await wallboxes.wallbox()]
    const plugs = await Promise.all(some.map((one) => wallboxes.plugIn(one)))
    for (const { token, id, siteId } of some) await server.call(setDeviceLimit, { token, params: { id }, body: signal(siteId) })
    await followSignals(server.ctx, 2)
    expect(plugs.map(({ received }) => received.map(({ method }) => method))).toEqual(some.map(() => ['SetChargingProfile']))
  })

  it('can be created by a program with the scope for it', async () => {
    const one = await home(battery)
    const make = async (scopes: ('limits:write' | 'pvb:read')[]) => {
      const body = { name: scopes.join(), scopes, expiresAt: null, reason: 'test' }
      return (await server.call(createClientCredentials, { token: one.token, body })).body
    }
    const tokenOf = async (made: Awaited<ReturnType<typeof make>>) => (await tokenFor(server, made)).json().access_token as string
    const put = async (token: string) => server.call(setDeviceLimit, { token, params: one.params, body: signal(one.siteId) })
    expect((await put(await tokenOf(await make(['pvb:read'])))).error.details).toEqual({ permission: 'limits:write' })
    expect((await put(await tokenOf(await make(['limits:write'])))).body.askedBy).toEqual({ kind: 'client', name: 'limits:write' })
  })
})
