import { readQuarterHours } from '@wattdesk/contract/history/calls.ts'
import { secondsOf } from '@wattdesk/energy/quantities.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { historiesOf } from '../../../test/histories.ts'
import { at, day, measuredDaysOf, minute } from '../../../test/measured-day.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const histories = historiesOf(server)
const givenHome = measuredDaysOf(server, givenOf(server))

/** Quarter hours with 50 Wh of production and 100 Wh in a column. */
const halfDay = (column: string, from: number, until: number) =>
  [`start,production_wh,${column}`]
    .concat(Array.from({ length: (until - from) * 4 }, (_, place) => `${new Date(at(from) + place * 15 * minute).toISOString()},50,100`))
    .join('\n')

it('a meter that is replaced by one of the other direction leaves the first direction unknown', async () => {
  const home = await givenHome()
  await home.importFile(halfDay('grid_import_wh', 0, 12))
  await home.importFile(halfDay('grid_export_wh', 12, 24))
  const { series, total } = await home.energy('PT1H')
  expect(series[3]?.values).toMatchObject({ gridImport: 400, gridExport: null, totalConsumption: null })
  expect(series[15]?.values).toMatchObject({ gridImport: null, gridExport: 400, totalConsumption: null })
  // With either, the net of both is unknown.
  const { body: quarters } = await server.call(readQuarterHours, { token: home.token, query: home.range })
  expect(quarters.powersW).not.toHaveProperty('grid')
  expect(new Set(quarters.powersW.production)).toEqual(new Set([200]))
  expect((await home.siteDay()).series.every(({ powers }) => powers.grid === null && powers.production === 200)).toBe(true)
  expect(total).toMatchObject({ gridImport: 4_800, gridExport: 4_800, totalConsumption: null, household: null, selfSufficiencyRate: null })
})

describe.each([
  ['a grid meter', 'grid', 'gridImport', 'gridExport', 'grid_import_wh', 'grid_export_wh'],
  ['a battery', 'battery', 'batteryCharge', 'batteryDischarge', 'battery_charge_wh', 'battery_discharge_wh'],
] as const)('%s of which each direction is measured for half a day', (_, power, first, second, firstColumn, secondColumn) => {
  const givenHalves = async () => {
    const home = await givenHome()
    await home.importFile(halfDay(firstColumn, 0, 12))
    await home.importFile(halfDay(secondColumn, 12, 24))
    const powerOf = async (interval: 'PT15M' | 'PT1H' | 'P1D' | 'P1M' | 'P1Y') =>
      (await histories.power({ token: home.token, query: { ...home.range, interval, details: 'true' } })).series
    return { ...home, powerOf }
  }

  it('has no mean power in any interval, and states the time of each direction', async () => {
    const home = await givenHalves()
    for (const interval of ['PT15M', 'PT1H', 'P1D', 'P1M', 'P1Y'] as const) {
      const series = await home.powerOf(interval)
      expect(series.length, interval).toBeGreaterThan(0)
      for (const span of series) expect(span.values, `${interval} ${span.start}`).toMatchObject({ [power]: null })
      expect(series.some(({ values }) => values.production === 200)).toBe(true)
    }
    for (const interval of ['P1D', 'P1M'] as const) {
      const [span] = (await home.energy(interval)).series
      expect(span, interval).toMatchObject({
        values: { [first]: 4_800, [second]: 4_800 },
        coveredSeconds: 86_400,
        leastCoveredSeconds: 43_200,
        lessCovered: { [first]: 43_200, [second]: 43_200 },
        quality: 'partial',
      })
      expect(span?.lessCovered).not.toHaveProperty(power)
    }
    const { provenance } = await home.energy('P1D')
    expect(provenance).toMatchObject({ coveredSeconds: 86_400, lessCovered: { [first]: 43_200, [second]: 43_200 } })
    expect((await home.siteDay()).provenance).toMatchObject({ lessCovered: { [first]: 43_200, [second]: 43_200 } })
    // An hour in which the first half has one direction and the second half the other.
    const edge = await givenHome()
    await edge.importFile(halfDay(firstColumn, 0, 11.5))
    await edge.importFile(halfDay(secondColumn, 11.5, 24))
    expect((await edge.energy('PT1H')).series[11]).toMatchObject({ lessCovered: { [first]: 1_800, [second]: 1_800 }, quality: 'partial' })
  })

  it('has the mean power of its whole days only', async () => {
    const home = await givenHalves()
    const [one, other] = [firstColumn, secondColumn]
    await home.importFile(
      [`start,production_wh,${one},${other}`]
        .concat(Array.from({ length: 96 }, (_, place) => `${new Date(at(-24) + place * 15 * minute).toISOString()},50,100,100`))
        .join('\n'),
    )
    const query = { siteId: home.siteId, fromDate: '2026-10-19', toDate: day, details: 'true' } as const
    const days = await histories.power({ token: home.token, query: { ...query, interval: 'P1D' } })
    expect(days.series.map(({ values }) => values[power])).toEqual([0, null])
    for (const interval of ['P1W', 'P1M'] as const) {
      const [span] = (await histories.power({ token: home.token, query: { ...query, interval } })).series
      expect(span, interval).toMatchObject({ values: { [power]: null }, lessCovered: { [first]: 129_600, [second]: 129_600 } })
    }
  })
})

it('a home without generators has the power of its only direction, over the time that it was measured', async () => {
  const home = await givenHome()
  const rows = Array.from(
    { length: 96 },
    (_, place) => `${new Date(at(0) + place * 15 * minute).toISOString()},25,${place < 48 ? 100 : ''}`,
  )
  await home.importFile(['start,ev_wh,grid_import_wh', ...rows].join('\n'))
  const { series } = await histories.power({ token: home.token, query: { ...home.range, interval: 'P1D', details: 'true' } })
  expect(series[0]).toMatchObject({ values: { grid: 400, ev: 100 }, lessCovered: { grid: 43_200 } })
})

it('whatever cells of a file are empty, each direction has its energy and time, and their power only what both have', async () => {
  const count = 24
  const cells = (name: 'gridImport' | 'gridExport', seed: number) =>
    fc.array(fc.boolean(), { minLength: count, maxLength: count }).map((isGiven) => ({
      name,
      wh: isGiven.map((one, row) => (one || row % 7 < 3 ? 10 + ((row * seed) % 40) : null)),
    }))
  await fc.assert(
    fc.asyncProperty(cells('gridImport', 13), cells('gridExport', 5), async (imported, exported) => {
      const home = await givenHome()
      const rows = Array.from({ length: count }, (_, row) => at(10) + row * 5 * minute)
      const lines = rows.map((time, row) => [new Date(time).toISOString(), 8, imported.wh[row] ?? '', exported.wh[row] ?? '--'].join(','))
      await home.importFile(['start,production_wh,grid_import_wh,grid_export_wh', ...lines].join('\n'))
      for (const interval of ['PT15M', 'PT1H', 'P1D', 'P1M'] as const) {
        const { series } = await home.energy(interval)
        const powers = await histories.power({ token: home.token, query: { ...home.range, interval } })
        for (const span of series) {
          const { start, end, values, coveredSeconds = 0, lessCovered } = span
          const within = rows.flatMap((time, row) => (time >= Date.parse(start) && time < Date.parse(end) ? [row] : []))
          for (const { name, wh } of [imported, exported]) {
            const given = within.flatMap((row) => wh[row] ?? [])
            const what = `${interval} ${start} ${name}`
            expect(values[name] ?? 0, what).toBeCloseTo(
              given.reduce((sum, one) => sum + one, 0),
              1,
            )
            if (values[name] === null) expect(given, what).toEqual([])
            else expect(secondsOf({ coveredSeconds, lessCovered }, name), what).toBe(given.length * 300)
          }
          const isApart = within.some((row) => (imported.wh[row] === null) !== (exported.wh[row] === null))
          const net = within.flatMap((row) => (imported.wh[row] === null ? [] : [(imported.wh[row] ?? 0) - (exported.wh[row] ?? 0)]))
          const gridW = powers.series.find((one) => one.start === start)?.values.grid
          if (isApart || net.length === 0) expect(gridW, `${interval} ${start}`).toBeNull()
          else expect(gridW, `${interval} ${start}`).toBeCloseTo((net.reduce((sum, one) => sum + one, 0) * 12) / net.length, 0)
        }
      }
    }),
    { numRuns: 8 },
  )
})
