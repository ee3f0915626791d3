import { startCharging, stopCharging } from '@wattdesk/contract/charging/calls.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { chargesAt } from '../../../test/charges.ts'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { type GivenWallbox, meter, wallboxesOf } from '../../../test/wallboxes.ts'

const server = startServer()
const wallboxes = wallboxesOf(server, givenOf(server))
const { at, listen, close } = wallboxes
const { chargesOf, connected } = chargesAt(server, wallboxes)

beforeAll(listen)
afterEach(close)

const minute = 60_000
const hour = 60 * minute

const rejectedOf = async ({ siteId }: GivenWallbox) =>
  (await server.sql<{ reason: string }>('select reason from ingest_rejections where site_id = $1 order by id', [siteId])).map(
    ({ reason }) => reason.split(':')[0],
  )

const keptStopsOf = ({ deviceId }: GivenWallbox) =>
  server.sql(
    `select meter_wh as "meterWh", charge_id is not null as "isTaken" from unmatched_stops where installation_id = $1 order by id`,
    [deviceId],
  )

describe('the stop of a charge', () => {
  it('is taken with all meter values of a long charge, in a message of more than 64 KiB', async () => {
    const { one, begin, end } = await connected()
    const id = await begin(1_000, at(-20 * hour))
    const transactionData = Array.from({ length: 1_200 }, (_, index) => ({
      timestamp: at(-20 * hour + index * minute),
      sampledValue: meter(1_000 + index * 60, '1.2'),
    }))
    expect(JSON.stringify(transactionData).length).toBeGreaterThan(6 * 64 * 1_024)
    expect(await end(id, 73_000, at(-1_000), { transactionData })).toEqual({ idTagInfo: { status: 'Accepted' } })
    expect(await chargesOf(one)).toMatchObject([{ energyWh: 72_000, reason: 'Local' }])
    const [{ count } = { count: 0 }] = await server.sql<{ count: number }>('select count(*)::int from samples where site_id = $1', [
      one.siteId,
    ])
    expect(count).toBe(1_201)
  })

  it('changes nothing when another has ended the charge, and is accepted nevertheless', async () => {
    const { one, begin, end } = await connected()
    const id = await begin(1_000, at(-2 * hour))
    const stop = at(-hour)
    await end(id, 8_000, stop)
    const before = await chargesOf(one)
    await end(id, 8_000, stop)
    expect(await end(id, 9_500, at(-minute), { reason: 'EVDisconnected' })).toEqual({ idTagInfo: { status: 'Accepted' } })
    expect(await chargesOf(one)).toEqual(before)
    await vi.waitFor(async () => expect(await rejectedOf(one)).toEqual(['AnotherStop']), 5_000)
  })

  it('below the start, or above what a connection supplies, ends the charge, is kept, and gives no energy', async () => {
    const { one, begin, end } = await connected()
    const below = await begin(10_000, at(-5 * hour))
    expect(await end(below, 12, at(-4 * hour))).toEqual({ idTagInfo: { status: 'Accepted' } })
    const above = await begin(12, at(-3 * hour))
    await end(above, 2_000_000_000, at(-2 * hour))
    expect(await chargesOf(one)).toMatchObject([
      { stoppedAt: expect.any(String), energyWh: 0, refusedWh: 12 },
      { stoppedAt: expect.any(String), energyWh: 0, refusedWh: 2_000_000_000 },
    ])
    await vi.waitFor(async () => expect(await rejectedOf(one)).toEqual(['ImpossibleReading', 'ImpossibleReading']), 5_000)
  })

  it('that arrives before its start ends the charge once its start arrives', async () => {
    const { one, begin, end } = await connected()
    const stop = at(-hour)
    expect(await end(-1, 9_000, stop)).toEqual({ idTagInfo: { status: 'Accepted' } })
    await end(-1, 9_000, stop)
    expect(await chargesOf(one)).toEqual([])
    // This start belongs to a later charge.
    await begin(9_000, at(-30 * minute))
    await begin(2_000, at(-3 * hour))
    expect(await chargesOf(one)).toMatchObject([
      { stoppedAt: null, reason: null },
      { stoppedAt: stop, energyWh: 7_000, reason: 'Local' },
    ])
    expect(await keptStopsOf(one)).toEqual([{ meterWh: 9_000, isTaken: true }])
    // The wallbox repeats calls without a response.
    await end(-1, 9_000, stop)
    expect(await chargesOf(one)).toMatchObject([{ reason: null }, { stoppedAt: stop, energyWh: 7_000 }])
  })

  it('and belongs to one of two connectors, is kept and ends no charge', async () => {
    const { one, begin, end, status } = await connected()
    await status('Available', at(-4 * hour), 1)
    await status('Available', at(-4 * hour), 2)
    await end(-1, 9_000, at(-hour))
    await begin(2_000, at(-3 * hour), 2)
    await begin(1_000, at(-2 * hour), 1)
    expect(await chargesOf(one)).toMatchObject([{ stoppedAt: null }, { stoppedAt: null }])
    expect(await keptStopsOf(one)).toEqual([{ meterWh: 9_000, isTaken: false }])
    await vi.waitFor(async () => expect(await rejectedOf(one)).toEqual(['UnknownCharge']), 5_000)
  })

  it('ends no charge at connector 2, because there is another one', async () => {
    const { one, begin, end } = await connected()
    await end(-1, 9_000, at(-hour))
    await begin(2_000, at(-3 * hour), 2)
    expect(await chargesOf(one)).toMatchObject([{ stoppedAt: null }])
    expect(await keptStopsOf(one)).toEqual([{ meterWh: 9_000, isTaken: false }])
  })

  it.each(['start', 'status'])('and was taken for that of connector 1 is given back with the first %s of connector 2', async (word) => {
    const { one, begin, end, status } = await connected()
    await end(-1, 9_000, at(-hour))
    await begin(1_000, at(-2 * hour), 1)
    expect(await chargesOf(one)).toMatchObject([{ energyWh: 8_000, reason: 'Local' }])
    if (word === 'start') await begin(2_000, at(-3 * hour), 2)
    else await status('Finishing', at(-minute), 2)
    const [first, second] = await chargesOf(one)
    expect(first).toMatchObject({ stoppedAt: null, energyWh: 0, reason: null })
    expect(second?.stoppedAt ?? null).toBeNull()
    expect(await keptStopsOf(one)).toEqual([{ meterWh: 9_000, isTaken: false }])
  })

  it('ends the charge under way at the only connector, although the wallbox names it otherwise', async () => {
    const { one, begin, end, status } = await connected()
    await begin(1_000, at(-3 * hour))
    await end(-7, 3_000, at(-2 * hour))
    await begin(3_000, at(-90 * minute))
    // The stop arrives after the status.
    await status('Available', at(-hour))
    await end(-7, 4_500, at(-hour))
    expect(await chargesOf(one)).toMatchObject([
      { energyWh: 2_000, reason: 'Local' },
      { energyWh: 1_500, reason: 'Local' },
    ])
    // The stop does not end the next charge, and is not applied twice.
    await end(-7, 4_500, at(-hour))
    await begin(4_500, at(-30 * minute))
    await end(-8, 4_400, at(-20 * minute))
    expect(await chargesOf(one)).toMatchObject([{ energyWh: 2_000 }, { energyWh: 1_500 }, { reason: null, stoppedAt: null }])
    const running = await connected()
    await running.begin(1_000, at(-2 * hour), 2)
    await running.begin(1_000, at(-2 * hour), 1)
    await running.end(-7, 3_000, at(-hour))
    expect(await chargesOf(running.one)).toMatchObject([{ stoppedAt: null }, { stoppedAt: null }])
  })

  it('is not that of a charge before another one, or of a reading that it cannot have reached', async () => {
    const { one, begin, end } = await connected()
    await end(await begin(5_000, at(-2 * hour)), 6_000, at(-90 * minute))
    await end(-1, 9_000, at(-hour))
    await begin(1_000, at(-3 * hour))
    await end(77, 900_000_000, at(-10 * minute))
    await begin(9_000, at(-20 * minute))
    expect((await chargesOf(one)).map(({ reason }) => reason)).toEqual(['Local', null, null])
    expect(await keptStopsOf(one)).toMatchObject([{ isTaken: false }, { isTaken: false }])
  })
})

describe('a charge whose stop was lost', () => {
  it('ends with its last reading when the connector reports no charge, and still accepts its stop', async () => {
    const { one, box, begin, end, status } = await connected()
    const id = await begin(1_000, at(-2 * hour))
    await status('Charging', at(-2 * hour))
    const last = at(-hour)
    await box.call('MeterValues', { connectorId: 1, transactionId: id, meterValue: [{ timestamp: last, sampledValue: meter(6_000, '2') }] })
    expect((await server.call(startCharging, one.input)).status).toBe(200)
    expect(box.received).toEqual([])
    await status('Available', at(-minute))
    expect(await chargesOf(one)).toMatchObject([{ stoppedAt: last, energyWh: 5_000, reason: null }])
    expect((await server.call(startCharging, one.input)).status).toBe(200)
    expect(box.received).toMatchObject([{ method: 'RemoteStartTransaction' }])
    const stop = at(-50 * minute)
    await end(id, 6_500, stop)
    expect(await chargesOf(one)).toMatchObject([{ stoppedAt: stop, energyWh: 5_500, reason: 'Local' }])
  })

  it('is reported after the next charge has begun, ends with its own last reading, and leaves that under way', async () => {
    const { one, box, begin, end, status } = await connected()
    const current = await begin(9_000, at(-30 * minute))
    await status('Charging', at(-30 * minute))
    const late = await begin(2_000, at(-3 * hour))
    expect(await chargesOf(one)).toMatchObject([{ stoppedAt: null }, { stoppedAt: at(-3 * hour), energyWh: 0, reason: null }])
    expect((await one.state())?.transaction?.startedAt).toBe(at(-30 * minute))
    expect((await server.call(stopCharging, one.input)).status).toBe(200)
    expect(box.received).toMatchObject([{ method: 'RemoteStopTransaction', params: { transactionId: current } }])
    const last = at(-2 * hour)
    await box.call('MeterValues', {
      connectorId: 1,
      transactionId: late,
      meterValue: [{ timestamp: last, sampledValue: meter(8_000, '2') }],
    })
    expect(await chargesOf(one)).toMatchObject([{ stoppedAt: null }, { stoppedAt: last, energyWh: 6_000, reason: null }])
    const stop = at(-100 * minute)
    await end(late, 9_000, stop)
    expect(await chargesOf(one)).toMatchObject([{ stoppedAt: null }, { stoppedAt: stop, energyWh: 7_000, reason: 'Local' }])
  })

  it('is not the current one, which begins after a status that arrives late', async () => {
    const { one, begin, status } = await connected()
    const lost = await begin(2_000, at(-5 * hour))
    await begin(9_000, at(-30 * minute))
    await server.sql('update charging_transactions set stopped_at = null where id = $1', [lost])
    await status('Available', at(-hour))
    await status('Preparing', at(-31 * minute))
    expect(await chargesOf(one)).toMatchObject([{ stoppedAt: at(-5 * hour) }, { stoppedAt: null }])
    await status('Available', at(-minute))
    expect(await chargesOf(one)).toMatchObject([{ stoppedAt: at(-5 * hour) }, { stoppedAt: at(-30 * minute) }])
  })

  it('ends with the next one of a wallbox whose clock was set back meanwhile', async () => {
    const { one, begin } = await connected()
    await begin(2_000, at(-hour))
    await begin(9_000, at(-3 * hour))
    expect(await chargesOf(one)).toMatchObject([{ stoppedAt: at(-hour) }, { stoppedAt: null }])
  })

  it('does not block its wallbox after an hour of silence', async () => {
    const { one, box, begin } = await connected()
    await begin(1_000, at(-minute))
    await server.sql(`update charging_transactions set contacted_at = contacted_at - interval '61 minutes' where installation_id = $1`, [
      one.deviceId,
    ])
    expect((await one.state())?.transaction).toBeNull()
    expect((await server.call(startCharging, one.input)).status).toBe(200)
    expect(box.received).toMatchObject([{ method: 'RemoteStartTransaction' }])
  })

  it('at one connector is not ended by a member instead of the charge under way at the other', async () => {
    const { one, box, begin } = await connected()
    const current = await begin(1_000, at(-5 * hour), 1)
    const lost = await begin(500_000, at(-4 * hour), 2)
    await server.sql(`update charging_transactions set contacted_at = contacted_at - interval '61 minutes' where id = $1`, [lost])
    expect((await one.state())?.transaction?.startedAt).toBe(at(-5 * hour))
    expect((await server.call(stopCharging, one.input)).status).toBe(200)
    expect(box.received).toMatchObject([{ method: 'RemoteStopTransaction', params: { transactionId: current } }])
  })
})

describe('a wrong clock', () => {
  it.each(['9999-12-31T23:59:59Z', '1970-01-01T00:00:07Z'])(
    'of %s at the start neither blocks the wallbox nor dates the charge',
    async (wrong) => {
      const { one, begin, end } = await connected()
      const now = server.clock.now().getTime()
      const id = await begin(1_000, wrong)
      expect(await begin(1_000, wrong)).toBe(id)
      expect(Math.abs(Date.parse((await chargesOf(one))[0]?.startedAt ?? '') - now)).toBeLessThan(minute)
      await end(id, 15_000, at())
      const next = await begin(15_000, at(1_000))
      expect(next).not.toBe(id)
      expect(await chargesOf(one)).toMatchObject([{ energyWh: 14_000, reason: 'Local' }, { stoppedAt: null }])
    },
  )

  it('jumps during a charge: the charge ends when its stop is received, with its energy', async () => {
    const { one, box, begin, end } = await connected()
    const id = await begin(1_000, at(-2 * hour))
    const ahead = [{ timestamp: '9999-01-01T00:00:00Z', sampledValue: meter(5_000, '2') }]
    await box.call('MeterValues', { connectorId: 1, transactionId: id, meterValue: ahead })
    // One hour before the start.
    await end(id, 9_000, at(-3 * hour))
    const [charge] = await chargesOf(one)
    expect(charge).toMatchObject({ energyWh: 8_000, reason: 'Local' })
    expect(Math.abs(Date.parse(charge?.stoppedAt ?? '') - server.clock.now().getTime())).toBeLessThan(minute)
  })
})

it('uses the version that both support, whatever else a wallbox offers', async () => {
  const { box } = await connected(['ocpp2.1', 'ocpp1.6'])
  expect(box.client.protocol).toBe('ocpp1.6')
  expect(await box.call('Heartbeat', {})).toEqual({ currentTime: expect.any(String) })
  await expect(connected(['ocpp2.1'])).rejects.toThrow()
})
