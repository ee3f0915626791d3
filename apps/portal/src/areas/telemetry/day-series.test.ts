import type { SiteDay } from '@wattdesk/contract/telemetry/models.ts'
import { completeSlot, meanPowers, ratesOf, totalsOf } from '@wattdesk/energy/completion.ts'
import { integrated, provenanceOf } from '@wattdesk/energy/provenance.ts'
import { eachOf, measuredQuantities, type PowerName } from '@wattdesk/energy/quantities.ts'
import type { SlotEnergies } from '@wattdesk/energy/slot-energies.ts'
import { expect, test } from 'vitest'
import type { Origin } from '../../figures/use-chart-words.ts'
import { daySeries, deviceSeries, shiftDay } from './day-series.ts'

const words = {
  power: (power: string) => power,
  measuredInPart: 'in part',
  measuredMinutes: (minutes: number) => `${minutes} min`,
  originOf: ({ coveredSeconds, counterSeconds = 0 }: Origin, seconds: number) =>
    `${coveredSeconds} of ${seconds}, ${counterSeconds} counted`,
}
const later = Date.parse('2030-01-01T00:00:00Z')
const none: SlotEnergies = {
  ...eachOf(measuredQuantities, () => null),
  batteryStateOfCharge: null,
  coveredSeconds: 900,
  lessCovered: null,
}

/** Unknown what the home has, except by its measurements. */
const nothing = () => new Set<PowerName>()

function dayOf(from: string, to: string, slots: [start: string, values: Partial<SlotEnergies>][]): SiteDay {
  const rows = slots.map(([, values]) => ({ ...none, ...values }))
  const { energies, known } = totalsOf(rows, nothing)
  return {
    siteId: '0199aaaa-0000-7000-8000-000000000000',
    timeZone: 'Europe/Berlin',
    date: '2026-10-25',
    from,
    to,
    interval: 'PT15M',
    unit: 'Wh',
    provenance: provenanceOf({ start: 0, end: 0 }, integrated(0), null, 0),
    series: rows.map((row, at) => ({
      start: slots[at]?.[0] ?? '',
      end: new Date(Date.parse(slots[at]?.[0] ?? '') + 900_000).toISOString(),
      values: completeSlot(row, nothing()).energies,
      powers: meanPowers(row, nothing()),
      ...integrated(row.coveredSeconds),
      writtenAt: null,
      batteryStateOfCharge: null,
      quality: row.coveredSeconds < 810 ? 'partial' : 'measured',
    })),
    total: { ...energies, ...ratesOf(known) },
  }
}

test('the day the clocks go back has 100 quarter hours, the one they go forward 92', () => {
  const back = daySeries(dayOf('2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00', []), words, later)
  const forward = daySeries(dayOf('2027-03-28T00:00:00+01:00', '2027-03-29T00:00:00+02:00', []), words, later)
  expect([back.times.length, forward.times.length]).toEqual([100, 92])
})

const [midnight, next, end] = ['2026-11-21T00:00:00+01:00', '2026-11-21T00:15:00+01:00', '2026-11-22T00:00:00+01:00'] as const

test('energies become mean powers; import and discharge are above 0, export and charge below', () => {
  const day = dayOf(midnight, end, [
    [midnight, { production: 0, gridImport: 100, gridExport: 0, batteryCharge: 0, batteryDischarge: 0 }],
    [
      '2026-11-21T00:30:00+01:00',
      { production: 500, gridImport: 0, gridExport: 300, batteryCharge: 100, batteryDischarge: 0, ev: 50, heater: 25 },
    ],
  ])
  const { series, marks } = daySeries(day, words, later)
  expect(Object.fromEntries(series.map(({ key, values }) => [key, values.slice(0, 3)]))).toEqual({
    production: [0, null, 2000],
    totalConsumption: [400, null, 400],
    grid: [400, null, -1200],
    battery: [0, null, -400],
    ev: [null, null, 200],
    heater: [null, null, 100],
  })
  expect(marks?.notes.every((note) => note === null)).toBe(true)
})

test('a partly measured quarter hour has the mean power of its measured time, and is marked', () => {
  const whole = { production: 500, gridImport: 100, gridExport: 0 }
  const third = { production: 500 / 3, gridImport: 100 / 3, gridExport: 0, coveredSeconds: 300 }
  const day = dayOf(midnight, end, [
    [midnight, whole],
    [next, third],
  ])
  const { series, marks, hintOf } = daySeries(day, words, later)
  expect([0, 1, 2].map((at) => hintOf?.(at))).toEqual(['900 of 900, 0 counted', '300 of 900, 0 counted', null])
  for (const { values } of series) expect(values[1]).toBeCloseTo(values[0] ?? Number.NaN, 9)
  expect([marks?.label, marks?.notes.slice(0, 3)]).toEqual(['in part', [null, '5 min', null]])
})

test('a device has one series over the same quarter hours, with its own marks', () => {
  const measured = { ...integrated(300), counterSeconds: 300, writtenAt: null }
  const slot = { start: next, end: '2026-11-21T00:30:00+01:00', values: { ev: 500 }, powerW: 6_000, ...measured }
  const { series: _, total: __, ...head } = dayOf(midnight, end, [])
  const day = { ...head, deviceId: 'wallbox', series: [{ ...slot, quality: 'partial' as const }], total: { ev: 500 } }
  const { times, series, marks, hintOf } = deviceSeries(day, 'ev', words, later)
  expect(hintOf?.(1)).toBe('300 of 900, 300 counted')
  expect([times.length, series.length]).toEqual([96, 1])
  expect(series[0]).toMatchObject({ key: 'ev', label: 'ev', shape: 'line' })
  expect(series[0]?.values.slice(0, 3)).toEqual([null, 6_000, null])
  expect(marks?.notes.slice(0, 3)).toEqual([null, '5 min', null])
})

test('days are shifted as days, whatever the clocks do', () => {
  expect(shiftDay('2026-10-25', 1)).toBe('2026-10-26')
  expect(shiftDay('2027-03-01', -1)).toBe('2027-02-28')
})

test('the quarter hour that still runs is not shown: its mean is not known yet', () => {
  const day = dayOf(midnight, end, [
    [midnight, { production: 100 }],
    [next, { production: 10 }],
  ])
  const shown = (now: string) => daySeries(day, words, Date.parse(now)).series[0]?.values.slice(0, 3)
  expect(shown('2026-11-21T00:29:59+01:00')).toEqual([400, null, null])
  expect(shown('2026-11-21T00:30:00+01:00')).toEqual([400, 40, null])
})

test('a home without PV has no production in its legend, and a day without measurements has the usual powers', () => {
  const start = '2026-10-25T10:00:00.000Z'
  const drawnOf = (slots: Parameters<typeof dayOf>[2]) =>
    daySeries(dayOf('2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z', slots), words, later).series.map(({ key }) => key)
  expect(drawnOf([[start, { ev: 500 }]])).toEqual(['ev'])
  expect(drawnOf([])).toEqual(['production', 'totalConsumption'])
})
