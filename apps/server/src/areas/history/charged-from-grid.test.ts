import * as pv from '@wattdesk/contract/history/pv-energy/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { day, daySamples, isWithin, loadW, measuredDaysOf } from '../../../test/measured-day.ts'
import { startServer } from '../../../test/server.ts'
import { resumSites } from '../telemetry/rollup.service.ts'

const server = startServer()
const givenHome = measuredDaysOf(server, givenOf(server))

type PowerAt = (time: number) => number

const usedInTheEvening: PowerAt = (time) => (isWithin(time, 1, 5) ? -2_000 : isWithin(time, 18, 21) ? 400 : 0)
const exportedInTheEvening: PowerAt = (time) => (isWithin(time, 1, 2) ? -500 : isWithin(time, 18, 19) ? 900 : 0)

/** A battery that is charged from the grid at night, and a roof with this power at noon, which exports what the home does not use. */
async function givenCheapNights({ noonW = 4_000, batteryW = usedInTheEvening } = {}) {
  const home = await givenHome()
  const yieldW = (time: number) => (isWithin(time, 11, 13) ? noonW : 0)
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

  it('does not count its exports as those of the roof, although the exports left more of the production than it charged', async () => {
    const home = await givenCheapNights({ batteryW: exportedInTheEvening })
    const { total } = await home.energy('P1D')
    const { production, gridExport, batteryCharge } = total
    if (production === null || gridExport === null || batteryCharge === null) throw new Error('not measured')
    expect(batteryCharge).toBeLessThan(production - gridExport)
    const used = (2 * loadW) / production
    for (const interval of ['PT15M', 'PT1H', 'P1D', 'P1M'] as const) {
      const { selfConsumptionRate, directConsumptionRate } = (await home.energy(interval)).total
      expect([selfConsumptionRate, directConsumptionRate], interval).toEqual([expect.closeTo(used, 2), expect.closeTo(used, 2)])
    }
    expect((await home.donut())?.selfConsumptionRate).toBeCloseTo(used, 2)
    expect((await home.siteDay()).total.selfConsumptionRate).toBeCloseTo(used, 2)
  })

  it('has days and months without the use of the production, from before that was kept, until they are summed again', async () => {
    const home = await givenCheapNights()
    const { selfConsumptionRate } = (await home.energy('P1M')).total
    for (const table of ['energy_days', 'energy_months']) {
      await server.sql(`update ${table} set pv_to_home_wh = null, pv_to_battery_wh = null where site_id = $1`, [home.siteId])
    }
    await server.sql('delete from day_changes')
    expect((await home.energy('P1M')).total.selfConsumptionRate).toBe(1)
    await server.sql("update sites set resum_at = '2026-01-01' where id = $1", [home.siteId])
    await resumSites(server.ctx)
    for (const interval of ['P1D', 'P1M'] as const) {
      expect((await home.energy(interval)).total.selfConsumptionRate, interval).toBeCloseTo(selfConsumptionRate ?? 0, 10)
    }
    // Programs do not read the use, so nothing has changed for them.
    expect(await server.sql('select from day_changes')).toEqual([])
  })

  it('leaves the bars of days with what the roof gave the home, although it exported nothing', async () => {
    const home = await givenCheapNights({ noonW: loadW })
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
