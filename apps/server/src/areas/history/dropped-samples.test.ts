import { playBackAlarmRule } from '@wattdesk/contract/alarms/rules/calls.ts'
import { readDevicesConsumption, readHeatMap, readQuarterHours } from '@wattdesk/contract/history/calls.ts'
import { readLiveSites } from '@wattdesk/contract/telemetry/calls.ts'
import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { daySamples, loadW, measuredDaysOf, roofW } from '../../../test/measured-day.ts'
import { startServer } from '../../../test/server.ts'
import { checkSites } from '../alarms/checks.service.ts'

const server = startServer()
const given = givenOf(server)
const givenHome = measuredDaysOf(server, given)

/** The roof charges the battery with at most 1 kW, the rest is fed in. The home also reports its consumption. */
const whole = daySamples((time) => {
  const batteryPowerW = -Math.min(1_000, Math.max(0, roofW(time) - loadW))
  return {
    productionPowerW: roofW(time),
    batteryPowerW,
    gridPowerW: loadW - roofW(time) - batteryPowerW,
    householdPowerW: loadW,
  }
})
const fields = ['productionPowerW', 'batteryPowerW', 'gridPowerW', 'householdPowerW'] as const

/** Everything, or one measurement, is missing from some sample on for up to six hours. */
const hole = fc.record({
  from: fc.integer({ min: 0, max: whole.length - 1 }),
  count: fc.integer({ min: 1, max: 72 }),
  what: fc.constantFrom('all', ...fields),
})
type Hole = { from: number; count: number; what: 'all' | (typeof fields)[number] }

const without = (holes: readonly Hole[]): SampleInput[] =>
  whole.flatMap((sample, place) => {
    const kept: SampleInput = { ...sample }
    for (const { from, count, what } of holes) {
      if (place < from || place >= from + count) continue
      if (what === 'all') return []
      delete kept[what]
    }
    return fields.some((field) => kept[field] !== undefined) ? [kept] : []
  })

/** The resolution of a quarter hour whose power changes between two samples. */
const toleratedWh = 2
const expectTruth = (figure: number | null | undefined, seconds: number, what: string) => {
  if (figure === null || figure === undefined) expect(seconds, `${what} is unknown`).toBe(0)
  else expect(Math.abs(figure - (loadW * seconds) / 3_600), `${what}: ${figure} Wh in ${seconds} s`).toBeLessThanOrEqual(toleratedWh)
}

it('whatever samples are missing, a figure is that of its known time, or unknown, and nothing raises an alarm', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hole, { minLength: 1, maxLength: 6 }), async (holes) => {
      const samples = without(holes)
      fc.pre(samples.length > 0)
      // Where the sun is up while the roof yields.
      const home = await givenHome({ latitude: 30, longitude: 18.7 })
      await home.deliver(samples)
      for (const interval of ['PT15M', 'PT1H', 'P1D', 'P1M'] as const) {
        const { series, total, provenance } = await home.energy(interval)
        for (const span of series) {
          const { values, balancedSeconds, coveredSeconds = 0, start } = span
          expectTruth(
            values.totalConsumption,
            values.totalConsumption === null ? 0 : (balancedSeconds ?? coveredSeconds),
            `${interval} ${start}`,
          )
          for (const value of Object.values(values)) expect(value ?? 0).toBeGreaterThanOrEqual(-toleratedWh)
        }
        if (total.totalConsumption !== null)
          expectTruth(total.totalConsumption, provenance.balancedSeconds ?? provenance.coveredSeconds, `${interval} total`)
        for (const rate of [total.selfConsumptionRate, total.selfSufficiencyRate]) expect(rate ?? 0.5).toBeGreaterThanOrEqual(0)
      }
      const day = await home.siteDay()
      for (const { powers, start } of day.series)
        if (powers.totalConsumption !== null) expect(powers.totalConsumption, start).toBeCloseTo(loadW, -1)
      const { body: quarters } = await server.call(readQuarterHours, { token: home.token, query: home.range })
      const heat = { ...home.range, quantity: 'totalConsumption' as const }
      const { body: map } = await server.call(readHeatMap, { token: home.token, query: heat })
      for (const powers of [quarters.powersW.totalConsumption ?? [], map.days[0]?.powersW ?? []])
        for (const [slot, power] of powers.entries()) if (power !== null) expect(power, `quarter hour ${slot}`).toBeCloseTo(loadW, -1)
      const donut = await home.donut()
      if (donut?.consumption)
        expectTruth(donut.consumption.total, donut.provenance.balancedSeconds ?? donut.provenance.coveredSeconds, 'donut')
      const { body: parts } = await server.call(readDevicesConsumption, { token: home.token, query: home.range })
      if (parts.totalWh !== null) expect(parts.totalWh).toBeCloseTo(day.total.totalConsumption ?? Number.NaN, 0)
      const { body: live } = await server.call(readLiveSites, { token: home.token, params: { id: home.customerId } })
      expect(live.sites[0]?.alarms.map(({ code }) => code)).not.toContain('BalanceResidual')
      await server.sql('update site_health set check_at = $1 where site_id = $2', [server.ctx.clock.now(), home.siteId])
      await checkSites(server.ctx)
      for (const code of ['BalanceResidual', 'NoProduction'] as const) {
        const rule = { code, level: 'warning', isActive: true, limit: 10, delayMinutes: 0 } as const
        const { body } = await server.call(playBackAlarmRule, { token: home.token, body: rule })
        expect(body.alarms, code).toBe(0)
      }
    }),
    { numRuns: 8 },
  )
})
