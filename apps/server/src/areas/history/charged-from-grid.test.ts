import * as pv from '@wattdesk/contract/history/pv-energy/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { day, daySamples, isWithin, loadW, measuredDaysOf } from '../../../test/measured-day.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const givenHome = measuredDaysOf(server, givenOf(server))

/**
 * A battery that is charged from the grid at night and used in the evening, and a roof with this power at noon, of which it exports what
 * the home does not use.
 */
async function givenCheapNights(noonW = 4_000) {
  const home = await givenHome()
  const yieldW = (time: number) => (isWithin(time, 11, 13) ? noonW : 0)
  const batteryW = (time: number) => (isWithin(time, 1, 5) ? -2_000 : isWithin(time, 18, 21) ? 400 : 0)
  await home.deliver(
    daySamples((time) => ({
      productionPowerW: yieldW(time),
      batteryPowerW: batteryW(time),
      gridPowerW: loadW - yieldW(time) - batteryW(time),
    })),
  )
  return home
}

describe('a battery charged from the grid', () => {
  it('does not count its charge as self-consumption, while the roof exports', async () => {
    const home = await givenCheapNights()
    const { total } = await home.energy('P1D')
    const { production, gridExport, batteryCharge } = total
    if (production === null || gridExport === null || batteryCharge === null) throw new Error('not measured')
    // The roof charged nothing, and exported what the home did not use at once.
    expect(batteryCharge).toBeGreaterThan(production - gridExport)
    const used = (production - gridExport) / production
    expect(used).toBeCloseTo(0.125, 2)
    for (const interval of ['PT15M', 'PT1H', 'P1D', 'P1M'] as const) {
      const { selfConsumptionRate, directConsumptionRate } = (await home.energy(interval)).total
      expect([selfConsumptionRate, directConsumptionRate], interval).toEqual([expect.closeTo(used, 3), expect.closeTo(used, 3)])
    }
    const donut = await home.donut()
    expect(donut?.selfConsumptionRate).toBeCloseTo(used, 3)
    expect((donut?.production?.toSelfConsumption ?? 0) / (donut?.production?.total ?? 0)).toBeCloseTo(used, 3)
    expect((await home.siteDay()).total.selfConsumptionRate).toBeCloseTo(used, 3)
    const { body: summary } = await server.call(pv.readPvSummary, { token: home.token, query: { siteId: home.siteId } })
    expect(summary.periods.find(({ period }) => period === 'all')?.total.selfConsumptionRate).toBeCloseTo(used, 3)
  })

  it('leaves the bars of days with what the roof gave the home, although it exported nothing', async () => {
    const home = await givenCheapNights(loadW)
    const { series, total } = await home.energy('P1D')
    expect([total.gridExport, total.selfConsumptionRate, total.directConsumptionRate]).toEqual([0, 1, 1])
    expect(series.map(({ productionUse }) => productionUse)).toEqual([
      { pvToHome: expect.closeTo(total.production ?? 0, 1), pvToBattery: 0 },
    ])
  })

  it('avoids the carbon dioxide of what the home used of its roof’s energy, in days and in all', async () => {
    const home = await givenCheapNights()
    const { total } = await home.energy('P1D')
    const usedWh = (total.production ?? 0) - (total.gridExport ?? 0)
    const query = { ...home.range, basis: 'selfConsumption' as const, aggregation: 'day' as const }
    const { body } = await server.call(pv.readAvoidedCarbon, { token: home.token, query })
    expect(body.total.energyWh).toBeCloseTo(usedWh, 0)
    expect(body.series.map(({ start, energyWh }) => [start, energyWh])).toEqual([
      [new Date(`${day}T00:00:00+02:00`).toISOString(), expect.closeTo(usedWh, 0)],
    ])
  })
})
