import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chargesAt } from '../../../test/charges.ts'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { type GivenWallbox, meter, wallboxesOf } from '../../../test/wallboxes.ts'
import { rollUp } from '../telemetry/rollup.service.ts'

const server = startServer()
const wallboxes = wallboxesOf(server, givenOf(server))
const { at, plugIn, listen, close } = wallboxes
const { chargesOf, connected } = chargesAt(server, wallboxes)

beforeAll(listen)
afterEach(close)

const minute = 60_000
const hour = 60 * minute

describe('the meter values of a charge', () => {
  it('may alternate between Wh and kWh, and an implausible one does not count', async () => {
    const { one, box, begin } = await connected()
    const transactionId = await begin(1_000, at(-10 * minute))
    const register = (value: string, unit?: string) => [{ value, measurand: 'Energy.Active.Import.Register', ...(unit ? { unit } : {}) }]
    const readings: [string, string | undefined][] = [
      ['1100', 'Wh'],
      ['1.2', 'kWh'],
      ['1300', undefined],
      ['1400', 'kWh'],
      ['1.4', 'kWh'],
    ]
    for (const [index, [value, unit]] of readings.entries()) {
      const meterValue = [{ timestamp: at((index - 6) * minute), sampledValue: register(value, unit) }]
      await box.call('MeterValues', { connectorId: 1, transactionId, meterValue })
    }
    expect((await one.state())?.transaction?.energyWh).toBe(400)
  })

  it('are those of the outlet if there are others, such as of the inlet', async () => {
    const { one, box, begin } = await connected()
    const transactionId = await begin(1_000, at(-10 * minute))
    const measurand = 'Energy.Active.Import.Register'
    const inlet = { value: '2500', measurand, location: 'Inlet' }
    const read = (minutes: number, sampledValue: readonly object[]) =>
      box.call('MeterValues', { connectorId: 1, transactionId, meterValue: [{ timestamp: at(minutes * minute), sampledValue }] })
    await read(-8, [inlet, { value: '1200', measurand, location: 'Outlet' }])
    expect((await one.state())?.transaction?.energyWh).toBe(200)
    await read(-6, [inlet, { value: '1300', measurand }])
    expect((await one.state())?.transaction?.energyWh).toBe(300)
    // A wallbox that has but one meter may place it anywhere.
    await read(-4, [{ value: '1400', measurand, location: 'Body' }])
    expect((await one.state())?.transaction?.energyWh).toBe(400)
  })

  it('that is misread within what a connection supplies counts until the next one, and a late one not at all', async () => {
    const { one, box, begin } = await connected()
    const transactionId = await begin(1_000, at(-9 * hour))
    const read = (value: string, unit: string, ms: number) => {
      const meterValue = [{ timestamp: at(ms), sampledValue: [{ value, measurand: 'Energy.Active.Import.Register', unit }] }]
      return box.call('MeterValues', { connectorId: 1, transactionId, meterValue })
    }
    await read('7000', 'kWh', -hour)
    await read('7500', 'Wh', -30 * minute)
    await read('5000', 'Wh', -3 * hour)
    expect((await one.state())?.transaction?.energyWh).toBe(6_500)
    // The stop is lost.
    await begin(8_000, at(-10 * minute))
    expect((await chargesOf(one))[0]).toMatchObject({ stoppedAt: at(-30 * minute), energyWh: 6_500 })
  })

  it('of two charges at two connectors stay apart, and the wallbox has their sum', async () => {
    const { one, box, begin, end } = await connected()
    const first = await begin(1_000, at(-20 * minute), 1)
    const second = await begin(500_000, at(-20 * minute), 2)
    for (const [index, minutes] of [-15, -10, -5].entries()) {
      for (const [connectorId, transactionId, wh, kilowatts] of [
        [1, first, 1_100, '1'],
        [2, second, 500_500, '2'],
      ] as const) {
        const meterValue = [{ timestamp: at(minutes * minute), sampledValue: meter(wh + index * 100, kilowatts) }]
        await box.call('MeterValues', { connectorId, transactionId, meterValue })
      }
    }
    await end(first, 1_400, at(-2 * minute))
    await end(second, 501_000, at(-minute))
    expect(await chargesOf(one)).toMatchObject([{ energyWh: 400 }, { energyWh: 1_000 }])
    const powers = await server.sql<{ powerW: number }>(
      `select (appliances -> 0 ->> 'powerW')::float8 as "powerW" from samples where site_id = $1 order by at`,
      [one.siteId],
    )
    // Both start with 0; then only the first charges, then both in turns until each has stopped.
    expect(powers.map(({ powerW }) => powerW)).toEqual([0, 0, 3_000, 9_000, 9_000, 9_000, 9_000, 9_000, 6_000, 0])
  })
})

describe('the meters of a wallbox with two connectors', () => {
  /** What its meters counted while it was offline. */
  async function gapsOf({ siteId }: GivenWallbox) {
    await rollUp(server.ctx)
    return server.sql('select quantity, energy_wh from counter_gaps where site_id = $1', [siteId])
  }
  const valuesOf = (connectorId: number, wh: number, timestamp: string) => ({
    connectorId,
    meterValue: [{ timestamp, sampledValue: meter(wh, '0') }],
  })
  /** Reads connector 1 once the wallbox is online again. */
  async function readAfterBreak({ one, box }: Pick<Awaited<ReturnType<typeof connected>>, 'one' | 'box'>, wh: number) {
    await box.client.close()
    const again = await plugIn(one)
    await again.call('MeterValues', valuesOf(1, wh, at(-2 * hour)))
  }

  it('are not taken for one meter when cars charge in turns, with the wallbox offline in between', async () => {
    const { one, box, begin, end } = await connected()
    await end(await begin(1_230_000, at(-13 * hour)), 1_234_000, at(-12 * hour))
    await box.client.close()
    const again = await plugIn(one)
    await again.call('StartTransaction', { connectorId: 2, idTag: 'card', meterStart: 1_500_000, timestamp: at(-2 * hour) })
    // The charge itself, which reported nothing between its start and its stop.
    expect(await gapsOf(one)).toEqual([{ quantity: 'ev', energy_wh: 4_000 }])
  })

  it('are not stored, because the wallbox has no reading of its own', async () => {
    const { one, box, status } = await connected()
    for (const connectorId of [1, 2]) await status('Available', at(-12 * hour), connectorId)
    await box.call('MeterValues', valuesOf(1, 1_234_000, at(-12 * hour)))
    await box.call('MeterValues', valuesOf(2, 1_500_000, at(-12 * hour + minute)))
    const readings = await server.sql<{ wh: number | null }>(
      "select appliances -> 0 -> 'energyReadingWh' as wh from samples where site_id = $1",
      [one.siteId],
    )
    expect(readings).toEqual([{ wh: null }, { wh: null }])
  })

  it('are not taken for that of the whole wallbox', async () => {
    const { one, box } = await connected()
    await box.call('MeterValues', valuesOf(0, 1_000_000, at(-12 * hour)))
    await readAfterBreak({ one, box }, 1_234_000)
    expect(await gapsOf(one)).toEqual([])
  })

  it('leave the only meter of another wallbox what it counted while it was offline', async () => {
    const { one, box } = await connected()
    await box.call('MeterValues', valuesOf(1, 1_234_000, at(-12 * hour)))
    await readAfterBreak({ one, box }, 1_239_000)
    expect(await gapsOf(one)).toEqual([{ quantity: 'ev', energy_wh: 5_000 }])
  })
})
