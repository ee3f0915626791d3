import { readLiveSites } from '@wattdesk/contract/telemetry/calls.ts'
import { describe, expect, it, vi } from 'vitest'
import { givenOf } from '../../../../test/given.ts'
import { liveSocketsOf } from '../../../../test/live-sockets.ts'
import { startServer } from '../../../../test/server.ts'
import { publish, telemetryMessage, telemetryOf } from '../../../../test/telemetry.ts'
import { lineOf } from '../../../../test/telemetry-line.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
const { startBroker, startIngest, signIn } = lineOf(server, given, telemetry)
const { givenHome, ticketOf, connect } = liveSocketsOf(server, given)

const minute = 60_000

/** A watched home, whose gateway has just measured with a clock that is ahead. */
async function watchedHome(aheadMs = 0) {
  const { siteId, customerId, member } = await givenHome()
  const gateway = await telemetry.gateway(siteId)
  const { port } = await startBroker()
  await startIngest(port)
  const client = await signIn(port, gateway)
  const live = await connect(await ticketOf(member, siteId))
  live.send({ subscribe: ['power', 'gateway', 'alarms'] })
  let sequence = 0
  const measure = async (gridPowerW: number, ahead = 0) => {
    sequence += 1
    await publish(client, gateway.serial, telemetryMessage([{ at: server.clock.now().getTime() + ahead, gridPowerW }], sequence))
  }
  await vi.waitFor(() => expect(live.of('gateway')).toHaveLength(1))
  await measure(100, aheadMs)
  await vi.waitFor(() => expect(live.of('power')).not.toHaveLength(0))
  const snapshot = async () =>
    (await server.call(readLiveSites, { token: member.token, params: { id: customerId } })).body.sites.find((one) => one.siteId === siteId)
  const say = (state: 'online' | 'offline') => publish(client, gateway.serial, JSON.stringify({ state }), 'status')
  const connection = () => live.of('gateway').at(-1)?.data
  const watchToo = async () => connect(await ticketOf(member, siteId))
  return { live, gateway, measure, snapshot, say, connection, watchToo }
}

describe('a gateway that the broker has lost', () => {
  it('is shown as lost at once, and as live with its next sample', async () => {
    const { live, measure, snapshot, say, connection } = await watchedHome()
    expect(connection()).toMatchObject({ status: 'available' })
    await say('offline')
    await vi.waitFor(() => expect(connection()).toMatchObject({ status: 'temporarily_unavailable' }))
    await vi.waitFor(() => expect(live.of('alarms').at(-1)?.data).toMatchObject({ alarms: [{ code: 'ConnectionLost' }] }))
    expect(await snapshot()).toMatchObject({ stale: true, connection: { status: 'temporarily_unavailable' } })
    server.clock.advance(1_000)
    await say('online')
    await measure(200)
    await vi.waitFor(() => expect(connection()).toMatchObject({ status: 'available' }))
    await vi.waitFor(async () => expect(await snapshot()).toMatchObject({ stale: false, powers: { gridW: 200 } }))
  })
})

describe('a sample from the future', () => {
  it('does not keep a home live, nor delay the samples after it', async () => {
    const { live, gateway, measure, snapshot } = await watchedHome(4 * minute)
    const contactedAt = server.clock.now().toISOString()
    await vi.waitFor(async () =>
      expect(await server.sql('select from gateways where id = $1 and contacted_at is not null', [gateway.id])).toHaveLength(1),
    )
    expect(await snapshot()).toMatchObject({ measuredAt: contactedAt, stale: false })
    server.clock.advance(10_000)
    await measure(300)
    await vi.waitFor(() => expect(live.of('power').at(-1)?.data).toMatchObject({ gridW: 300 }))
    server.clock.advance(3 * minute)
    expect(await snapshot()).toMatchObject({ stale: true, connection: { status: 'temporarily_unavailable' } })
  })
})

describe('a home that falls silent', () => {
  it('is shown as lost to everybody who watches it, also if somebody else begins to', async () => {
    const { live, connection, watchToo } = await watchedHome()
    const alarms = ({ of }: typeof live) => of('alarms').at(-1)?.data
    expect(alarms(live)).toEqual({ alarms: [] })
    server.clock.advance(3 * minute)
    const other = await watchToo()
    other.send({ subscribe: ['gateway', 'alarms'] })
    const isLost = { alarms: [{ code: 'ConnectionLost' }] }
    await vi.waitFor(() => expect(alarms(other)).toMatchObject(isLost))
    await vi.waitFor(() => expect(alarms(live)).toMatchObject(isLost))
    expect(connection()).toMatchObject({ status: 'temporarily_unavailable' })
  })
})
