import { eachOf, quantityNames } from '@wattdesk/energy/quantities.ts'
import { toCsv } from '@wattdesk/ui/chart/series.ts'
import { expect, test, vi } from 'vitest'
import type { ChartWords } from '../../figures/use-chart-words.ts'
import {
  canExport,
  chartOf,
  earlierLines,
  isGridUnknown,
  isUseKnown,
  measuredEnergies,
  offeredParts,
  periodName,
  periodOf,
  usedParts,
} from './history-series.ts'

const words: ChartWords = { measuredInPart: 'in part', measuredShare: (share) => `${share}`, originOf: () => null }
const span = (day: number) => ({ start: `2026-11-${day}T00:00:00.000Z`, end: `2026-11-${day + 1}T00:00:00.000Z`, quality: 'measured' })
const line = { key: 'one', label: 'One', color: 'red', shape: 'bar' as const, read: () => 1 }

test('a chart covers its whole period, whatever was measured', () => {
  const period = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' }
  const { times, series } = chartOf({ ...period, series: [span(20), span(22)] }, [line], words)
  expect(times.map((time) => new Date(time).toISOString().slice(5, 10))).toEqual(['11-01', '11-20', '11-21', '11-22', '11-23', '12-01'])
  expect(series[0]?.values).toEqual([null, 1, null, 1, null, null])
})

test('a chart of many years begins with the first measured one', () => {
  const { times } = chartOf({ from: '2017-01-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z', series: [span(20)] }, [line], words)
  expect(times).toHaveLength(2)
})

test('months and years that were not measured have their own slots', () => {
  const year = (on: number) => ({ start: `${on - 1}-12-31T23:00:00.000Z`, end: `${on}-12-31T23:00:00.000Z`, quality: 'measured' })
  const days = { fromDate: '2017-01-01', toDate: '2026-11-20', timeZone: 'Europe/Berlin' }
  const ofYears = chartOf({ ...periodOf(days), interval: 'P1Y', series: [year(2023), year(2025)] }, [line], words)
  expect(ofYears.slots).toBe('year')
  expect(ofYears.series[0]?.values).toEqual([1, null, 1, null, null])
  expect(ofYears.hasEnd).toBe(true)
  const month = { start: '2026-09-30T22:00:00.000Z', end: '2026-10-31T23:00:00.000Z', quality: 'measured' }
  const whole = { ...days, fromDate: '2026-01-01', toDate: '2026-12-31' }
  const ofMonths = chartOf({ ...periodOf(whole), interval: 'P1M', series: [month] }, [line], words)
  expect(ofMonths.slots).toBe('month')
  expect(ofMonths.series[0]?.values).toEqual([...Array(9).fill(null), 1, ...Array(3).fill(null)])
  expect(chartOf({ ...periodOf(whole), interval: 'PT1H', series: [] }, [line], words)).not.toHaveProperty('slots')
})

test('the measured share of a span that is not over is that of its time so far', () => {
  vi.setSystemTime('2026-11-20T12:00:00.000Z')
  const originOf = ({ coveredSeconds = 0 }: { coveredSeconds?: number }, seconds: number) => `${coveredSeconds / seconds}`
  const spans = [19, 20].map((day) => ({ ...span(day), coveredSeconds: 43_200 }))
  const { hintOf } = chartOf({ from: span(19).start, to: span(20).end, series: spans }, [line], { ...words, originOf })
  expect([0, 1, 2].map((at) => hintOf?.(at))).toEqual(['0.5', '1', null])
  vi.useRealTimers()
})

const none = eachOf(quantityNames, () => null)

test('the sources of a consumption are those of its time, although more was measured', () => {
  // The inverter was silent while 5 kWh were exported.
  const values = { ...none, totalConsumption: 10_000, production: 20_000, gridImport: 6_000, gridExport: 21_000 }
  const balancedFlows = { production: 20_000, gridImport: 6_000, gridExport: 16_000, batteryCharge: 0, batteryDischarge: 0 }
  expect(usedParts({ values, balancedFlows })).toEqual({ fromGrid: 6_000, fromBattery: 0, fromPv: 4_000, exported: -21_000 })
  expect(usedParts({ values: { ...values, totalConsumption: null } })).toMatchObject({ fromPv: null, fromGrid: null, exported: -21_000 })
})

test('a bar has what its PV gave the home although the grid charged the battery', () => {
  const flows = { production: 5_000, gridImport: 14_000, gridExport: 3_000, batteryCharge: 10_000, batteryDischarge: 9_000 }
  const values = { ...none, ...flows, totalConsumption: 15_000 }
  const productionUse = { pvToHome: 2_000, pvToBattery: 0 }
  expect(usedParts({ values, productionUse })).toEqual({ fromGrid: 4_000, fromBattery: 9_000, fromPv: 2_000, exported: -3_000 })
})

test('a bar has no energy of the battery that it exported', () => {
  const flows = { production: 30_000, gridImport: 9_000, gridExport: 20_000, batteryCharge: 5_000, batteryDischarge: 5_000 }
  const values = { ...none, ...flows, totalConsumption: 19_000 }
  const productionUse = { pvToHome: 14_000, pvToBattery: 0 }
  expect(usedParts({ values, productionUse })).toEqual({ fromGrid: 4_000, fromBattery: 1_000, fromPv: 14_000, exported: -20_000 })
})

test('a home without PV and battery is offered no part from them and no exports, unless there were some', () => {
  const metered = { values: { ...none, totalConsumption: 8_000, gridImport: 8_000, gridExport: 0 } }
  const nothing = { production: false, battery: false }
  expect(offeredParts([metered], nothing)).toEqual(['fromGrid'])
  expect(offeredParts([metered], { ...nothing, production: true })).toEqual(['fromGrid', 'fromPv', 'exported'])
  expect(offeredParts([{ values: { ...metered.values, batteryDischarge: 900 } }], { ...nothing, battery: true })).toEqual([
    'fromGrid',
    'fromBattery',
    'exported',
  ])
  expect(canExport([{ values: { ...metered.values, gridExport: 20 } }], nothing)).toBe(true)
})

test.each([
  { measured: { production: 20_000 }, isKnown: false },
  { measured: { ev: 9_000 }, isKnown: false },
  { measured: { totalConsumption: 10_000, gridImport: 10_000 }, isKnown: true },
  { measured: { gridExport: 0 }, isKnown: true },
])('what was used is known from $measured: $isKnown', ({ measured, isKnown }) => {
  expect(isUseKnown([{ values: none }, { values: { ...none, ...measured } }])).toBe(isKnown)
})

test('the file of an energy chart has empty cells for what is unknown, and 0 only where 0 was measured', () => {
  const energies = (production: number | null, totalConsumption: number | null) => ({
    values: { ...none, production, totalConsumption, gridImport: totalConsumption },
  })
  const spans = [
    { ...span(20), ...energies(0, 700) },
    { ...span(21), ...energies(5_000, null), quality: 'partial' },
    { ...span(22), ...energies(null, null) },
  ]
  const lines = (['production', 'totalConsumption'] as const).map((name) => ({
    ...line,
    key: name,
    label: name,
    read: ({ values }: (typeof spans)[number]) => values[name],
  }))
  const used = { ...line, key: 'fromPv', label: 'fromPv', read: (one: (typeof spans)[number]) => usedParts(one).fromPv }
  const chart = chartOf({ from: '2026-11-20T00:00:00.000Z', to: '2026-11-24T00:00:00.000Z', series: spans }, [...lines, used], words)
  const labels = { time: 'time', written: 'written', origin: 'origin', notMeasured: 'not measured' }
  const rows = toCsv(chart, 'Wh', labels)
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(',').slice(0, 5))
  expect(rows).toEqual([
    ['time', 'production (Wh)', 'totalConsumption (Wh)', 'fromPv (Wh)', 'in part'],
    ['2026-11-20T00:00:00.000Z', '0', '700', '0', ''],
    ['2026-11-21T00:00:00.000Z', '5000', '', '', 'in part'],
    ['2026-11-22T00:00:00.000Z', '', '', '', ''],
    ['2026-11-23T00:00:00.000Z', '', '', '', ''],
  ])
})

test.each([
  { measured: { production: 20_000 }, drawn: ['production'], isUnknown: true },
  { measured: { ev: 0 }, drawn: ['ev'], isUnknown: true },
  { measured: { gridImport: 10_000, totalConsumption: 10_000 }, drawn: ['totalConsumption', 'gridImport'], isUnknown: false },
  { measured: {}, drawn: [], isUnknown: false },
])('$measured draws $drawn', ({ measured, drawn, isUnknown }) => {
  const spans = [{ values: none }, { values: { ...none, ...measured } }]
  expect(measuredEnergies(spans)).toEqual(drawn)
  expect(isGridUnknown(spans)).toBe(isUnknown)
})

test.each([
  { lines: ['production', 'ev'], compared: ['production-earlier'] },
  { lines: ['ev'], compared: ['ev-earlier'] },
])('an earlier period of $lines shows $compared', ({ lines, compared }) => {
  const earlier = earlierLines(
    lines.map((key) => ({ ...line, key })),
    '1 Oct',
  )
  expect(earlier).toMatchObject(compared.map((key) => ({ key, label: 'One (1 Oct)', shape: 'bar', isDashed: true })))
})

test.each([
  ['2025-01-01', '2025-12-31', '2025'],
  ['2026-10-01', '2026-10-31', '2026-10'],
  ['2026-11-16', '2026-11-22', '2026-11-16 – 2026-11-22'],
  ['2026-11-27', '2026-11-27', '2026-11-27'],
  ['2026-10-31', '2026-11-29', '2026-10-31 – 2026-11-29'],
])('from %s to %s is named as people name the period', (fromDate, toDate, name) => {
  expect(periodName({ fromDate, toDate })).toBe(name)
})
