import { readDonut, readHeatMap, readQuarterHours } from '@wattdesk/contract/history/calls.ts'
import { readLiveSites } from '@wattdesk/contract/telemetry/calls.ts'
import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { type MeasuredQuantity, measuredQuantities, quantities, secondsOf } from '@wattdesk/energy/quantities.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { historiesOf } from '../../../test/histories.ts'
import {
  at,
  day,
  daySamples,
  expectTotalsOfBars,
  hour,
  isWithin,
  loadW,
  measuredDaysOf,
  midnight,
  minute,
  roofW,
} from '../../../test/measured-day.ts'
import { startServer } from '../../../test/server.ts'
import { transaction } from '../../db/transaction.ts'
import { resumSite } from '../telemetry/rollup.store.ts'

const server = startServer()
const histories = historiesOf(server)
const given = givenOf(server)
const givenHome = measuredDaysOf(server, given)

describe('an inverter that does not respond from 11 to 13 h', () => {
  const silent = (time: number) => (isWithin(time, 11, 13) ? undefined : roofW(time))
  const samples = daySamples((time) => ({ productionPowerW: silent(time), gridPowerW: loadW - roofW(time) }))

  it('leaves consumption and rates of that time unknown; the day has those of the rest', async () => {
    const home = await givenHome()
    await home.deliver(samples)
    await expectTotalsOfBars(home)
    const { series, total, provenance } = await home.energy('PT15M')
    const unknown = series.filter(({ values }) => values.totalConsumption === null)
    // From the last sample before the gap on, the quarter hour has different times.
    expect([unknown[0]?.start, unknown.at(-1)?.end]).toEqual([new Date(at(10.75)).toISOString(), new Date(at(13)).toISOString()])
    expect(unknown.every(({ values }) => values.gridExport !== null && values.household === null)).toBe(true)
    expect(total.totalConsumption).toBeCloseTo(21.75 * loadW, 0)
    expect(provenance).toMatchObject({ coveredSeconds: 86_400, balancedSeconds: 21.75 * 3_600 })
    const imported = series
      .filter(({ values }) => values.totalConsumption !== null)
      .reduce((sum, { values }) => sum + (values.gridImport ?? 0), 0)
    expect(total.selfSufficiencyRate).toBeCloseTo(1 - imported / (21.75 * loadW), 4)
    const [wholeDay] = (await home.energy('P1D')).series
    expect(wholeDay).toMatchObject({ balancedSeconds: 21.75 * 3_600, quality: 'measured' })
    // The sources of the consumption cover the same time.
    const { production = 0, gridImport = 0, gridExport = 0 } = wholeDay?.balancedFlows ?? {}
    expect(production + gridImport - gridExport).toBeCloseTo(21.75 * loadW, 0)
    expect(gridImport).toBeCloseTo(imported, 0)
    expect(series.every((span) => span.balancedFlows === undefined)).toBe(true)
    expect((await home.siteDay()).total).toMatchObject({ totalConsumption: total.totalConsumption })
  })

  it('shows the unknown part in quarter hours, heat map and donut', async () => {
    const home = await givenHome()
    await home.deliver(samples)
    const { body: quarters } = await server.call(readQuarterHours, { token: home.token, query: home.range })
    expect(quarters.powersW.totalConsumption?.slice(42, 54)).toEqual([loadW, ...Array(9).fill(null), loadW, loadW])
    expect(quarters.powersW.grid?.slice(44, 52).every((power) => (power ?? 0) < 0)).toBe(true)
    const { body: map } = await server.call(readHeatMap, { token: home.token, query: { ...home.range, quantity: 'totalConsumption' } })
    expect(map.days[0]?.powersW.slice(43, 52)).toEqual(Array(9).fill(null))
    const part = await home.donut()
    const { total } = await home.energy('PT15M')
    // The meter's count is included: as flows, or as an unattributed part.
    const exported = (part?.flows?.pvToGrid ?? 0) + (part?.unattributed.gridExport ?? 0)
    expect(exported).toBeCloseTo(total.gridExport ?? Number.NaN, 0)
    expect(part?.unattributed.gridExport).toBeGreaterThan(5_000)
    expect(part?.consumption?.total).toBeCloseTo(total.totalConsumption ?? Number.NaN, 0)
    expect(part?.provenance).toMatchObject({ coveredSeconds: 86_400, balancedSeconds: 21.75 * 3_600 })
  })

  it('leaves the live balance unknown, not negative', async () => {
    const home = await givenHome()
    const now = at(26)
    await home.deliver(samples.slice(0, 100))
    await home.deliver([{ at: now, gridPowerW: -3_000 }])
    const { body } = await server.call(readLiveSites, { token: home.token, params: { id: home.customerId } })
    expect(body.sites[0]?.powers).toMatchObject({
      productionW: null,
      gridW: -3_000,
      totalConsumptionW: null,
      householdW: null,
      selfSufficiencyRate: null,
    })
  })
})

it('a home where nothing was measured has no flows, and no 0', async () => {
  const home = await givenHome()
  expect(await home.donut()).toMatchObject({
    flows: null,
    consumption: null,
    production: null,
    selfSufficiencyRate: null,
    unattributed: { gridExport: null },
  })
})

it('a home without PV has flows, and no production of 0', async () => {
  const home = await givenHome()
  await home.deliver(daySamples(() => ({ gridPowerW: loadW })))
  const part = await home.donut()
  expect(part).toMatchObject({ production: null, selfConsumptionRate: null })
  expect(part?.flows?.gridToHome).toBeCloseTo(24 * loadW, 0)
  expect(part?.consumption?.total).toBeCloseTo(24 * loadW, 0)
})

it.each([
  ['of a home with coordinates', { latitude: 52.5, longitude: 13.4 }],
  ['of a home that is located by its town', null],
])('an inverter %s that is off at night leaves no gap when the sun is known to be down', async (_, place) => {
  const home = await givenHome(place)
  const byDay = (time: number) => (isWithin(time, 7, 18) ? roofW(time) : undefined)
  await home.deliver(daySamples((time) => ({ productionPowerW: byDay(time), gridPowerW: loadW - roofW(time) })))
  await expectTotalsOfBars(home)
  const { series } = await home.energy('PT15M')
  const night = series.filter(({ start }) => Date.parse(start) >= at(19))
  expect(night.every(({ values, sources }) => values.production === 0 && sources?.production === 'night')).toBe(true)
  expect(night.every(({ values }) => Math.round(values.totalConsumption ?? 0) === loadW / 4)).toBe(true)
  // Dusk is not night, so the roof's yield is unknown then.
  expect(series.some(({ values }) => values.totalConsumption === null)).toBe(true)
})

it('an inverter that is off at night leaves no gap, whichever part of the day arrives first', async () => {
  const home = await givenHome({ latitude: 52.5, longitude: 13.4 })
  const samples = daySamples((time) => ({
    productionPowerW: isWithin(time, 7, 18) ? roofW(time) : undefined,
    gridPowerW: loadW - roofW(time),
  }))
  const partOf = (from: number, until: number) => samples.filter(({ at: time }) => Number(time) >= at(from) && Number(time) <= at(until))
  const nightOf = async () => {
    const { series } = await home.energy('PT15M')
    return series.filter(({ start }) => Date.parse(start) >= at(19)).map(({ values, sources }) => [values.production, sources?.production])
  }
  await home.deliver(partOf(19, 24))
  // Panels are not known yet, so their night is not either.
  expect((await nightOf()).every(([, source]) => source === undefined)).toBe(true)
  await home.deliver(partOf(0, 19))
  expect(new Set((await nightOf()).map(String))).toEqual(new Set(['0,night']))

  const other = await givenHome({ latitude: 52.5, longitude: 13.4 })
  // Few enough quarter hours to be summed together, including the first ones that measure production.
  await other.deliver(partOf(16, 24))
  const { series } = await other.energy('PT15M')
  expect(series.filter(({ start }) => Date.parse(start) >= at(19)).every(({ sources }) => sources?.production === 'night')).toBe(true)
})

it('an inverter that is silent for minutes while it yields, though the sun should be down, leaves a gap', async () => {
  const home = await givenHome({ latitude: 52.5, longitude: 13.4 })
  const production = (time: number) => (time === at(7) ? undefined : roofW(time))
  await home.deliver(daySamples((time) => ({ productionPowerW: production(time), gridPowerW: loadW - roofW(time) })))
  const { series } = await home.energy('PT15M')
  const unknown = series.filter(({ values }) => values.totalConsumption === null).map(({ start }) => Date.parse(start))
  expect(unknown).toEqual([at(7)])
})

describe('a file with -- from 10 to 14 h', () => {
  const rows = (isGap: (hours: number) => boolean) =>
    Array.from({ length: 96 }, (_, place) => {
      const time = midnight + place * 15 * minute
      const production = isGap(place / 4) ? '--' : String(roofW(time) / 4)
      const net = (loadW - roofW(time)) / 4
      return `${new Date(time).toISOString()},${production},${Math.max(0, net)},${Math.max(0, -net)}`
    })
  const file = (isGap: (hours: number) => boolean) => ['start,production_wh,grid_import_wh,grid_export_wh', ...rows(isGap)].join('\n')

  it('has a consumption of 20 hours, not a negative one of 24', async () => {
    const home = await givenHome()
    await home.importFile(file((hours) => hours >= 10 && hours < 14))
    await expectTotalsOfBars(home)
    const { series, total, provenance } = await home.energy('P1D')
    expect(total.totalConsumption).toBeCloseTo(20 * loadW, 0)
    expect(provenance).toMatchObject({ source: 'imported', coveredSeconds: 86_400, balancedSeconds: 72_000 })
    expect(series[0]).toMatchObject({ quality: 'partial', lessCovered: { production: 72_000 } })
  })

  it('is complete once another file fills it', async () => {
    const home = await givenHome()
    await home.importFile(file((hours) => hours >= 10 && hours < 14))
    await home.importFile(file(() => false))
    const { series, total } = await home.energy('P1D')
    expect(total.totalConsumption).toBeCloseTo(24 * loadW, 0)
    expect(series[0]).not.toHaveProperty('balancedSeconds')
  })
})

/** Samples of a meter with 600 W from the grid, and 100 W fed in by an unmeasured generator. */
const meteredSamples = (from = midnight) =>
  Array.from({ length: 24 * 12 + 1 }, (_, place) => ({
    at: from + place * 5 * minute,
    gridPowerW: 600,
    gridImportReadingWs: 9_000_000 + place * 300 * 600,
    gridExportReadingWs: place * 300 * 100,
  }))

describe('a meter whose counters are known before and after an unmeasured night', () => {
  const metered = meteredSamples()
  const isNight = ({ at: time }: { at: number }) => isWithin(time, 1, 5.5)
  const importedAt = (time: number) => (600 * (time - midnight)) / hour
  /** From the last reading before the night to the first one after it. */
  const gapWh = { gridImport: importedAt(at(5.5)) - importedAt(at(1) - 5 * minute), gridExport: (100 * 55) / 12 }

  it('has what the meter counted in every total, and not in the bars of that time', async () => {
    const home = await givenHome()
    await home.deliver(metered.filter((sample) => !isNight(sample)))
    for (const interval of ['PT15M', 'PT1H', 'P1D', 'P1M'] as const) {
      const { total, provenance } = await home.energy(interval)
      expect(total.gridImport, interval).toBeCloseTo(24 * 600, 0)
      expect(total.gridExport, interval).toBeCloseTo(24 * 100, 0)
      expect(provenance.countedInGaps?.gridImport, interval).toBeCloseTo(gapWh.gridImport, 3)
      expect(provenance.coveredSeconds).toBe((24 - 55 / 12) * 3_600)
    }
    const { series } = await home.energy('PT1H')
    expect(series.some(({ start }) => start === new Date(at(2)).toISOString())).toBe(false)
    expect((await home.energy('P1D')).series[0]?.values.gridImport).toBeCloseTo(24 * 600, 0)
    expect((await home.siteDay()).total.gridImport).toBeCloseTo(24 * 600, 0)
    const part = await home.donut()
    expect(part?.unattributed.gridImport).toBeCloseTo(gapWh.gridImport + (part?.flows ? 0 : 24 * 600 - gapWh.gridImport), 0)
    const power = await histories.power({ token: home.token, query: { ...home.range, interval: 'P1D' } })
    expect(power.series[0]?.values.grid).toBeCloseTo(500, 0)
  })

  it('loses the gap piece by piece as late samples fill it, in any order, and the total stays', async () => {
    const home = await givenHome()
    await home.deliver(metered.filter((sample) => !isNight(sample)))
    const countedAfter = async (samples: readonly SampleInput[]) => {
      await home.deliver(samples)
      const { total, provenance } = await home.energy('P1D')
      expect(total.gridImport).toBeCloseTo(24 * 600, 0)
      return provenance.countedInGaps?.gridImport
    }
    const night = metered.filter(isNight)
    // A single reading splits the gap.
    expect(await countedAfter(night.slice(20, 21))).toBeCloseTo(gapWh.gridImport, 3)
    expect(await server.sql("select from counter_gaps where site_id = $1 and quantity = 'gridImport'", [home.siteId])).toHaveLength(2)
    expect(await countedAfter(night.slice(30))).toBeCloseTo(gapWh.gridImport - importedAt(at(5.5)) + importedAt(night[30]?.at ?? 0), 3)
    expect(await countedAfter(night.slice(0, 30))).toBeUndefined()
    expect(await server.sql('select from counter_gaps where site_id = $1', [home.siteId])).toEqual([])
    expect(await countedAfter(metered)).toBeUndefined()
  })

  it('counts only in a period that has all of the gap, and no longer once a file covers it', async () => {
    const home = await givenHome()
    await home.deliver(meteredSamples(at(-3)).filter(({ at: time }) => !isWithin(time, -2, 2.5)))
    const week = { ...home.range, fromDate: '2026-10-19', interval: 'P1D' } as const
    const read = async () => histories.energy({ token: home.token, query: week })
    const gap = await read()
    expect(gap.total.gridImport).toBeCloseTo(24 * 600, 0)
    expect(gap.series.map(({ values }) => Math.round((values.gridImport ?? 0) / 50) * 50)).toEqual([550, 11_100])
    expect((await home.energy('P1D')).provenance).not.toHaveProperty('countedInGaps')
    await home.importFile(`start,grid_import_wh,grid_export_wh\n${new Date(at(1)).toISOString()},700,0`)
    const { provenance, total } = await read()
    expect(provenance).not.toHaveProperty('countedInGaps')
    expect(total.gridImport).toBeCloseTo((gap.total.gridImport ?? 0) - (gap.provenance.countedInGaps?.gridImport ?? 0) + 700, 0)
  })

  it.each([
    ['runs backwards', (ws: number) => ws - 20_000_000],
    ['is replaced by one that reads more', (ws: number) => ws + 36_000_000_000],
  ])('gives nothing for a gap after which it %s', async (_, later) => {
    const home = await givenHome()
    const laterOf = (sample: (typeof metered)[number]) => ({ ...sample, gridImportReadingWs: later(sample.gridImportReadingWs) })
    await home.deliver(metered.filter((sample) => !isNight(sample)).map((sample) => (sample.at < at(3) ? sample : laterOf(sample))))
    const { total, provenance } = await home.energy('P1D')
    expect(provenance).not.toHaveProperty('countedInGaps')
    expect(total.gridImport).toBeCloseTo(24 * 600 - gapWh.gridImport, 0)
  })
})

it('a single quantity states its own measured time, not the home’s', async () => {
  const home = await givenHome()
  await home.deliver(daySamples((time) => ({ gridPowerW: loadW, ...(isWithin(time, 10, 12) ? {} : { evPowerW: 200 }) })))
  const { provenance, totalWh } = await histories.electricCar({ token: home.token, query: { ...home.range, interval: 'PT1H' } })
  // The last quarter hour before the gap only has the part up to its last sample.
  expect(provenance).toMatchObject({ coveredSeconds: 22 * 3_600 - 5 * 60 })
  expect(totalWh).toBeCloseTo((200 * provenance.coveredSeconds) / 3_600, 0)
})

it('quarter hours that the database adds up equal those that packages/energy completes, whatever was measured', async () => {
  const home = await givenHome()
  const columns = measuredQuantities.map((name) => quantities[name].column)
  // A random mixture: a third is missing, some powers were measured for less time, and what the home has changes every few days.
  await server.sql(
    `insert into energy_intervals (site_id, start, ${columns.join(', ')}, covered_seconds, less_covered)
     select $1, $2::timestamptz + n * interval '15 minutes',
       ${columns.map((_, place) => `case when (n * ${place + 7} + n / 96 * 5) % 13 < 9 then (n * ${place + 3}) % 400 end`).join(', ')},
       900, case when n % 11 = 3 then '{"production": 300}'::jsonb when n % 17 = 5 then '{"ev": 890, "grid": 600}'::jsonb
         when n % 19 = 7 then '{"gridExport": 600, "batteryCharge": 885}'::jsonb end
     from generate_series(0, 96 * 20 - 1) n`,
    [home.siteId, new Date(midnight - 19 * 24 * hour)],
  )
  const from = (days: number) => new Date(midnight - days * 24 * hour).toISOString()
  await server.sql(
    `insert into home_quantities (site_id, production, grid, battery, household, ev)
     values ($1, tstzmultirange(tstzrange($2, $3), tstzrange($4, null)), tstzmultirange(tstzrange($3, null)), tstzmultirange(tstzrange($5, null)),
       tstzmultirange(tstzrange($2, null)), tstzmultirange(tstzrange($4, $5)))`,
    [home.siteId, from(18), from(14), from(10), from(5)],
  )
  await transaction(server.ctx.db, (tx) => resumSite(tx, home.siteId))
  const query = (interval: 'PT15M' | 'PT1H' | 'P1D' | 'P1M') => ({
    siteId: home.siteId,
    fromDate: '2026-10-01',
    toDate: day,
    interval,
    details: 'true',
  })
  const read = async (interval: 'PT15M' | 'PT1H' | 'P1D' | 'P1M') => histories.energy({ token: home.token, query: query(interval) })
  const timeOf = ({ coveredSeconds = 0, lessCovered }: Awaited<ReturnType<typeof read>>['series'][number], name: MeasuredQuantity) =>
    secondsOf({ coveredSeconds, lessCovered }, name)
  const [quarters, hours, days, months] = [await read('PT15M'), await read('PT1H'), await read('P1D'), await read('P1M')]
  for (const one of [...hours.series, ...days.series]) {
    const within = quarters.series.filter(({ start }) => start >= one.start && start < one.end)
    for (const name of ['totalConsumption', 'household', 'production', 'gridExport'] as const) {
      const sum = within.flatMap(({ values }) => values[name] ?? []).reduce((total, wh) => total + wh, 0)
      expect(one.values[name] ?? 0, `${one.start} ${name}`).toBeCloseTo(sum, 0)
    }
    const seconds = within.reduce((sum, slot) => sum + (slot.balancedSeconds ?? slot.coveredSeconds ?? 0), 0)
    expect(one.balancedSeconds ?? one.coveredSeconds).toBe(seconds)
    // The household comes from the balance, not from the report.
    for (const name of measuredQuantities.filter((one) => one !== 'household')) {
      const measured = within.flatMap((slot) => (slot.values[name] === null ? [] : [timeOf(slot, name)]))
      if (measured.length > 0) expect(timeOf(one, name), `${one.start} ${name}`).toBe(measured.reduce((sum, part) => sum + part, 0))
    }
  }
  for (const { total, provenance } of [hours, days, months]) {
    expect(provenance.balancedSeconds).toBe(quarters.provenance.balancedSeconds)
    for (const [name, value] of Object.entries(quarters.total)) {
      if (value === null) expect(total[name as keyof typeof total]).toBeNull()
      else expect(total[name as keyof typeof total], name).toBeCloseTo(value, name.endsWith('Rate') ? 5 : 0)
    }
  }
  const { body } = await server.call(readDonut, { token: home.token, query: { siteId: home.siteId, fromDate: '2026-10-01', toDate: day } })
  expect(body.periods[0]?.selfSufficiencyRate).toBeCloseTo(quarters.total.selfSufficiencyRate ?? Number.NaN, 5)
})
