import type { SiteDay, SlotEnergies } from '@wattdesk/contract/telemetry.ts'
import { expect, test } from 'vitest'
import { daySeries, shiftDay } from './day-series.ts'

const words = { production: 'P', consumption: 'C', grid: 'G', battery: 'B', wallbox: 'W', heatPump: 'H' }
const later = Date.parse('2030-01-01T00:00:00Z')
const none: SlotEnergies = {
  production: null,
  totalConsumption: null,
  household: null,
  heatPump: null,
  ev: null,
  heater: null,
  gridImport: null,
  gridExport: null,
  batteryCharge: null,
  batteryDischarge: null,
}

function dayOf(from: string, to: string, slots: [start: string, values: Partial<SlotEnergies>][]): SiteDay {
  return {
    siteId: '0199aaaa-0000-7000-8000-000000000000',
    timeZone: 'Europe/Berlin',
    date: '2026-10-25',
    from,
    to,
    interval: 'PT15M',
    unit: 'Wh',
    series: slots.map(([start, values]) => ({
      start,
      end: new Date(Date.parse(start) + 900_000).toISOString(),
      values: { ...none, ...values },
      batteryStateOfCharge: null,
      quality: 'measured',
    })),
    total: { ...none, selfConsumptionRate: null, selfSufficiencyRate: null, directConsumptionRate: null },
  }
}

test('the day the clocks go back has 100 quarter hours, the one they go forward 92', () => {
  const back = daySeries(dayOf('2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00', []), words, later)
  const forward = daySeries(dayOf('2027-03-28T00:00:00+01:00', '2027-03-29T00:00:00+02:00', []), words, later)
  expect([back.times.length, forward.times.length]).toEqual([100, 92])
})

test('energies become average powers; import and discharge are above 0, export and charge below', () => {
  const day = dayOf('2026-11-21T00:00:00+01:00', '2026-11-22T00:00:00+01:00', [
    [
      '2026-11-21T00:00:00+01:00',
      { production: 0, totalConsumption: 100, gridImport: 100, gridExport: 0, batteryCharge: 0, batteryDischarge: 0 },
    ],
    [
      '2026-11-21T00:30:00+01:00',
      { production: 500, totalConsumption: 100, gridImport: 0, gridExport: 300, batteryCharge: 100, batteryDischarge: 0 },
    ],
  ])
  const { series } = daySeries(day, words, later)
  const start = Object.fromEntries(series.map(({ key, values }) => [key, values.slice(0, 3)]))
  expect(start).toEqual({ production: [0, null, 2000], consumption: [400, null, 400], grid: [400, null, -1200], battery: [0, null, -400] })
})

test('days are shifted as days, whatever the clocks do', () => {
  expect(shiftDay('2026-10-25', 1)).toBe('2026-10-26')
  expect(shiftDay('2027-03-01', -1)).toBe('2027-02-28')
})

test('the quarter hour that still runs is not shown: its average is not known yet', () => {
  const day = dayOf('2026-11-21T00:00:00+01:00', '2026-11-22T00:00:00+01:00', [
    ['2026-11-21T00:00:00+01:00', { production: 100 }],
    ['2026-11-21T00:15:00+01:00', { production: 10 }],
  ])
  const shown = (now: string) => daySeries(day, words, Date.parse(now)).series[0]?.values.slice(0, 3)
  expect(shown('2026-11-21T00:29:59+01:00')).toEqual([400, null, null])
  expect(shown('2026-11-21T00:30:00+01:00')).toEqual([400, 40, null])
})
