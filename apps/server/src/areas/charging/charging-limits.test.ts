import { limitCharging } from '@wattdesk/contract/charging/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { endDeviceLimit, setDeviceLimit } from '@wattdesk/contract/device-limits/calls.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { type GivenWallbox, wallboxesOf } from '../../../test/wallboxes.ts'
import { followSignals } from '../device-limits/signals.service.ts'
import { followLimits } from './charging-limits.service.ts'

const server = startServer()
const { wallbox, plugIn, at, listen, close } = wallboxesOf(server, givenOf(server))

beforeAll(listen)
afterEach(close)

const limit = (one: GivenWallbox, limitA: number | null) => server.call(limitCharging, { ...one.input, body: { limitA } })
type Received = Awaited<ReturnType<typeof plugIn>>['received']
/** The limits that a wallbox was sent; null: none. */
const limitsOf = (received: Received) =>
  received.flatMap(({ method, params }) => {
    if (method === 'ClearChargingProfile') return [null]
    const profiles = params.csChargingProfiles as { chargingSchedule: { chargingSchedulePeriod: { limit: number }[] } } | undefined
    return profiles?.chargingSchedule.chargingSchedulePeriod.map((period) => period.limit) ?? []
  })
const eventsOf = async (one: GivenWallbox) => {
  const { body } = await server.call(listCustomerActivities, { token: one.token, params: { id: one.id } })
  return body.items.filter(({ event }) => event === 'wallbox.charging-limited').map(({ before, after }) => [before?.limitA, after?.limitA])
}

/** Sets a limit of 10 A at a wallbox that leaves without a response. */
async function limitWithoutResponse(one: GivenWallbox): Promise<void> {
  const { received, client } = await plugIn(one, { SetChargingProfile: 'nothing' })
  const asked = limit(one, 10)
  await vi.waitFor(() => expect(received).toHaveLength(1))
  await client.close({ force: true })
  await asked
}

describe('a limit of a wallbox', () => {
  it('is stored before it is sent, and is sent until the wallbox confirms it', async () => {
    const one = await wallbox()
    const first = await plugIn(one, { SetChargingProfile: 'nothing' })
    const asked = limit(one, 10)
    await vi.waitFor(() => expect(limitsOf(first.received)).toEqual([10]))
    // A process that is killed now has stored it.
    expect(await one.state()).toMatchObject({ limitA: 10, limitState: 'waiting' })
    await first.client.close({ force: true })
    expect((await asked).body.chargePoint).toMatchObject({ limitA: 10, limitState: 'waiting' })
    await followLimits(server.ctx)
    server.clock.advance(30_000)
    const { received } = await plugIn(one)
    await followLimits(server.ctx)
    expect(await one.state()).toMatchObject({ limitA: 10, limitState: 'set' })
    server.clock.advance(30_000)
    await followLimits(server.ctx)
    expect(limitsOf(received)).toEqual([10])
    expect(await eventsOf(one)).toEqual([[null, 10]])
  })

  it('that is set again is sent again, unless the wallbox has confirmed it', async () => {
    const one = await wallbox()
    await limitWithoutResponse(one)
    const { received } = await plugIn(one)
    expect((await limit(one, 10)).body.chargePoint).toMatchObject({ limitA: 10, limitState: 'set' })
    await limit(one, 10)
    expect(limitsOf(received)).toEqual([10])
    expect(await eventsOf(one)).toEqual([[null, 10]])
  })

  it('of an absent wallbox is sent when it is back, and so is its end', async () => {
    const one = await wallbox()
    expect((await limit(one, 12)).body.chargePoint).toMatchObject({ isConnected: false, limitA: 12, limitState: 'waiting' })
    const first = await plugIn(one)
    await followLimits(server.ctx)
    expect(limitsOf(first.received)).toEqual([12])
    await first.client.close()
    await vi.waitFor(async () => expect((await one.state())?.isConnected).toBe(false))
    expect((await limit(one, null)).body.chargePoint).toMatchObject({ limitA: null, limitState: 'waiting' })
    await followLimits(server.ctx)
    const { received, call } = await plugIn(one)
    await followLimits(server.ctx)
    expect(await one.state()).toMatchObject({ limitA: null, limitState: 'set' })
    await call('BootNotification', { chargePointVendor: 'Easee', chargePointModel: 'Home' })
    await vi.waitFor(() => expect(received.filter(({ method }) => method === 'ChangeConfiguration')).toHaveLength(2))
    expect(limitsOf(received)).toEqual([null])
  })

  it('that was refused is shown so, and sent every half minute until it is accepted', async () => {
    const one = await wallbox()
    const responses: Record<string, string> = { SetChargingProfile: 'Rejected' }
    const { received } = await plugIn(one, responses)
    expect((await limit(one, 10)).body.chargePoint).toMatchObject({ limitA: 10, limitState: 'refused' })
    for (let seconds = 0; seconds < 36; seconds += 3) {
      server.clock.advance(3_000)
      await followLimits(server.ctx)
    }
    expect(limitsOf(received)).toEqual([10, 10])
    responses.SetChargingProfile = 'Accepted'
    server.clock.advance(30_000)
    // Two processes at once: one of them sends it.
    await Promise.all([followLimits(server.ctx), followLimits(server.ctx)])
    expect(await one.state()).toMatchObject({ limitA: 10, limitState: 'set' })
    expect(limitsOf(received)).toEqual([10, 10, 10])
  })

  it('that members set at the same time is the stored one at the wallbox', async () => {
    const one = await wallbox()
    const { received } = await plugIn(one)
    await Promise.all([8, 12, null, 14, 10, 6].map((limitA) => limit(one, limitA)))
    const state = await one.state()
    expect(state).toMatchObject({ limitState: 'set' })
    expect(limitsOf(received).at(-1)).toBe(state?.limitA)
  })

  it('is sent with the one of a signal that began meanwhile, and alone once the signal is over', async () => {
    const one = await wallbox()
    await limitWithoutResponse(one)
    const params = { id: one.id }
    const body = { kind: 'grid-signal' as const, siteId: one.siteId, endsAt: at(3_600_000) }
    const signal = (await server.call(setDeviceLimit, { token: one.token, params, body })).body
    const { received } = await plugIn(one)
    await followSignals(server.ctx)
    server.clock.advance(30_000)
    await followLimits(server.ctx)
    expect(limitsOf(received)).toEqual([6])
    expect(await one.state()).toMatchObject({ limitA: 10, limitState: 'set' })
    await limit(one, 12)
    expect(limitsOf(received)).toEqual([6, 6])
    await server.call(endDeviceLimit, { token: one.token, params: { ...params, limitId: signal.id } })
    await followSignals(server.ctx)
    await followSignals(server.ctx)
    await followLimits(server.ctx)
    expect(limitsOf(received)).toEqual([6, 6, 12])
    expect(await one.state()).toMatchObject({ limitA: 12, limitState: 'set' })
  })
})
