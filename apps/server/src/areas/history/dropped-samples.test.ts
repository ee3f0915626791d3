import { playBackAlarmRule } from '@wattdesk/contract/alarms/rules/calls.ts'
import { readDevicesConsumption, readHeatMap, readQuarterHours } from '@wattdesk/contract/history/calls.ts'
import { readLiveSites } from '@wattdesk/contract/telemetry/calls.ts'
import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { balance } from '@wattdesk/energy/balance.ts'
import { type EnergyFlows, flowsOfSlot } from '@wattdesk/energy/flows.ts'
import { eachOf, measuredQuantities, secondsOf } from '@wattdesk/energy/quantities.ts'
import { flowNames } from '@wattdesk/energy/terms.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { historiesOf } from '../../../test/histories.ts'
import { countedInGaps, type Direction, directionNames, measuredWithin, positiveWh } from '../../../test/known-energies.ts'
import { at, daySamples, isWithin, loadW, measuredDaysOf, roofW } from '../../../test/measured-day.ts'
import { startServer } from '../../../test/server.ts'
import { checkSites } from '../alarms/checks.service.ts'

const server = startServer()
const given = givenOf(server)
const histories = historiesOf(server)
const givenHome = measuredDaysOf(server, given)
type Home = Awaited<ReturnType<typeof givenHome>>

/**
 * The roof charges the battery with at most 1 kW, and the battery supplies the home in the evening; the grid balances the rest. The home
 * also reports its consumption.
 */
const powers = daySamples((time) => {
  const surplusW = roofW(time) - loadW
  const batteryPowerW = isWithin(time, 19, 22) ? loadW / 2 : -Math.min(1_000, Math.max(0, surplusW))
  return { productionPowerW: roofW(time), batteryPowerW, gridPowerW: -surplusW - batteryPowerW, householdPowerW: loadW }
})

/** Includes the meter's counters. */
const whole: SampleInput[] = []
let [importWh, exportWh] = [5_000, 2_000]
for (const [place, sample] of powers.entries()) {
  whole.push({ ...sample, gridImportReadingWs: Math.round(importWh * 3_600), gridExportReadingWs: Math.round(exportWh * 3_600) })
  const [fromW, toW] = [sample.gridPowerW ?? 0, powers[place + 1]?.gridPowerW ?? 0]
  importWh += positiveWh(fromW, toW)
  exportWh += positiveWh(-fromW, -toW)
}
const fields = ['productionPowerW', 'batteryPowerW', 'gridPowerW', 'householdPowerW'] as const
const wholeDay = { start: new Date(at(0)).toISOString(), end: new Date(at(24)).toISOString() }

/** Everything, or one measurement, is missing from some sample on for up to six hours. A silent meter continues to count. */
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
      if (what === 'gridPowerW') for (const reading of ['gridImportReadingWs', 'gridExportReadingWs'] as const) delete kept[reading]
    }
    return fields.some((field) => kept[field] !== undefined) ? [kept] : []
  })

/** Error of a quarter hour whose power changes between two samples. */
const toleratedWh = 2
const expectTruth = (figure: number | null | undefined, seconds: number, what: string) => {
  if (figure === null || figure === undefined) expect(seconds, `${what} is unknown`).toBe(0)
  else expect(Math.abs(figure - (loadW * seconds) / 3_600), `${what}: ${figure} Wh in ${seconds} s`).toBeLessThanOrEqual(toleratedWh)
}
const expectNear = (figure: number | null | undefined, truth: number, tolerance: number, what: string) =>
  expect(Math.abs((figure ?? Number.NaN) - truth), `${what}: ${figure} instead of ${truth}`).toBeLessThanOrEqual(tolerance)

type Span = Awaited<ReturnType<Home['energy']>>['series'][number]
const timeOf = ({ coveredSeconds = 0, lessCovered }: Span, name: Direction) => secondsOf({ coveredSeconds, lessCovered }, name)

/** The energy and time of each direction within a span. */
function expectEnergies(samples: readonly SampleInput[], span: Span, interval: string): void {
  for (const name of directionNames) {
    const what = `${interval} ${span.start} ${name}`
    const { wh, seconds } = measuredWithin(samples, name, span)
    const inGapsWh = countedInGaps(samples, name, span)
    if (span.values[name] === null) expect([seconds, inGapsWh], `${what} is unknown`).toEqual([0, 0])
    else expectNear(span.values[name], wh + inGapsWh, toleratedWh, what)
    // Inverters are off in the dark, where production is known to be 0.
    if (name !== 'production' && seconds > 0) expect(timeOf(span, name), `${what}, time`).toBe(seconds)
  }
}

const directionsOfPowers = {
  production: ['production', null],
  grid: ['gridImport', 'gridExport'],
  battery: ['batteryDischarge', 'batteryCharge'],
} as const
type Means = Record<keyof typeof directionsOfPowers | 'totalConsumption', number | null>

/** Mean powers must be those of the measured time of a span, or unknown. */
function expectMeans(samples: readonly SampleInput[], means: Means, span: Span, interval: string): void {
  for (const name of ['production', 'grid', 'battery'] as const) {
    const what = `${interval} ${span.start} power of ${name}`
    const [plus, minus] = directionsOfPowers[name]
    const { wh, seconds } = measuredWithin(samples, plus, span)
    const netWh = wh - (minus === null ? 0 : measuredWithin(samples, minus, span).wh)
    if (means[name] === null) expect(seconds, `${what} is unknown`).toBe(0)
    else expectNear(means[name], (netWh * 3_600) / timeOf(span, plus), 10, what)
  }
  if (means.totalConsumption !== null) expectNear(means.totalConsumption, loadW, 5, `${interval} ${span.start} consumption`)
}

/** Expected flows and rates, from the quarter hours in which everything was measured. */
function balanceOf(samples: readonly SampleInput[], slots: readonly Span[]) {
  const known = slots.filter(({ values }) => values.totalConsumption !== null)
  const energies = known.map((slot) => eachOf(directionNames, (name) => measuredWithin(samples, name, slot).wh))
  const none = eachOf(measuredQuantities, () => null)
  const parts = energies.flatMap((one) => flowsOfSlot({ ...none, ...one }, new Set()) ?? [])
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const flows: EnergyFlows = eachOf(flowNames, (name) => sum(parts.map((part) => part[name])))
  const sums = eachOf(directionNames, (name) => sum(energies.map((one) => one[name])))
  return known.length > 0 ? { flows, rates: balance({ photovoltaic: sums.production, ...sums }) } : null
}

type Balance = ReturnType<typeof balanceOf>
type Rates = Record<'selfConsumptionRate' | 'selfSufficiencyRate', number | null>
/** Allows a thousandth of production and consumption. Not compared below 100 Wh. */
function expectRates(rates: Rates, truth: Balance, what: string): void {
  for (const name of ['selfConsumptionRate', 'selfSufficiencyRate'] as const) {
    if (truth === null) expect(rates[name], `${what} ${name}`).toBeNull()
    else if (name === 'selfSufficiencyRate' || truth.rates.production > 100)
      expectNear(rates[name], truth.rates[name] ?? Number.NaN, 0.01, `${what} ${name}`)
  }
}

/** A figure of the day must state which part of its total was measured, and which part the meter counted in gaps. */
function expectTotals(samples: readonly SampleInput[], total: Record<Direction, number | null>, what: string): void {
  for (const name of directionNames) {
    const { wh, seconds } = measuredWithin(samples, name, wholeDay)
    const inGapsWh = countedInGaps(samples, name, wholeDay)
    if (seconds > 0 || inGapsWh > 0) expectNear(total[name], wh + inGapsWh, toleratedWh, `${what} total of ${name}`)
    else expect(total[name] ?? 0, `${what} total of ${name}`).toBe(0)
  }
}

async function expectHistory(home: Home, samples: readonly SampleInput[]): Promise<void> {
  const { series: slots } = await home.energy('PT15M')
  const truth = balanceOf(samples, slots)
  for (const interval of ['PT15M', 'PT1H', 'P1D', 'P1M'] as const) {
    const { series, total, provenance } = await home.energy(interval)
    for (const span of series) {
      const { values, balancedSeconds, coveredSeconds = 0, start } = span
      expectTruth(
        values.totalConsumption,
        values.totalConsumption === null ? 0 : (balancedSeconds ?? coveredSeconds),
        `${interval} ${start}`,
      )
      expectEnergies(samples, span, interval)
    }
    if (total.totalConsumption !== null)
      expectTruth(total.totalConsumption, provenance.balancedSeconds ?? provenance.coveredSeconds, `${interval} total`)
    expectTotals(samples, total, interval)
    expectRates(total, truth, interval)
    const { series: means } = await histories.power({ token: home.token, query: { ...home.range, interval } })
    const spans = new Map(series.map((span) => [span.start, span]))
    for (const { start, values } of means) {
      const span = spans.get(start)
      if (span) expectMeans(samples, values, span, interval)
    }
  }
  const donut = await home.donut()
  if (donut?.consumption) expectTruth(donut.consumption.total, donut.provenance.balancedSeconds ?? donut.provenance.coveredSeconds, 'donut')
  for (const name of flowNames) if (truth) expectNear(donut?.flows?.[name], truth.flows[name], 2 * toleratedWh, `donut ${name}`)
  if (donut) expectRates(donut, truth, 'donut')
}

/** Checks the quarter hours of charts. */
async function expectCharts(home: Home, samples: readonly SampleInput[]): Promise<void> {
  const slots = new Map((await home.energy('PT15M')).series.map((span) => [Date.parse(span.start), span]))
  const slotOf = (place: number) => slots.get(at(place / 4))
  const day = await home.siteDay()
  for (const { start, powers: means, values } of day.series) {
    const slot = slots.get(Date.parse(start))
    if (!slot) throw new Error(`no quarter hour at ${start}`)
    expectMeans(samples, means, slot, 'day')
    expect(values).toEqual(slot.values)
  }
  expectTotals(samples, day.total, 'day')
  const { body: quarters } = await server.call(readQuarterHours, { token: home.token, query: home.range })
  const { production = [], grid = [], battery = [], totalConsumption = [] } = quarters.powersW
  for (let place = 0; place < 96; place++) {
    const slot = slotOf(place)
    const means = { production, grid, battery, totalConsumption }
    if (slot)
      expectMeans(
        samples,
        eachOf(['production', 'grid', 'battery', 'totalConsumption'], (name) => means[name][place] ?? null),
        slot,
        'quarter hours',
      )
  }
  for (const quantity of [...directionNames, 'totalConsumption'] as const) {
    const { body: map } = await server.call(readHeatMap, { token: home.token, query: { ...home.range, quantity } })
    for (const [place, powerW] of (map.days[0]?.powersW ?? []).entries()) {
      const slot = slotOf(place)
      if (powerW === null || !slot) continue
      const truth = quantity === 'totalConsumption' ? loadW : (measuredWithin(samples, quantity, slot).wh * 3_600) / timeOf(slot, quantity)
      expectNear(powerW, truth, 10, `heat map ${slot.start} ${quantity}`)
    }
  }
  const { body: parts } = await server.call(readDevicesConsumption, { token: home.token, query: home.range })
  if (parts.totalWh !== null) expect(parts.totalWh).toBeCloseTo(day.total.totalConsumption ?? Number.NaN, 0)
}

it('whatever samples are missing, every figure is that of its known time, or unknown, and nothing raises an alarm', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hole, { minLength: 1, maxLength: 6 }), async (holes) => {
      const samples = without(holes)
      fc.pre(samples.length > 0)
      // A location where the sun is up while the roof produces.
      const home = await givenHome({ latitude: 30, longitude: 18.7 })
      await home.deliver(samples)
      await expectHistory(home, samples)
      await expectCharts(home, samples)
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
    // A gap within one quarter hour that the meter counts.
    { numRuns: 5, examples: [[[{ from: 82, count: 1, what: 'all' }]]] },
  )
})
