import { readFileSync } from 'node:fs'
import { hourMs } from '@wattdesk/energy/durations.ts'
import type { MeasuredEnergies } from '@wattdesk/energy/energies.ts'
import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { eachOf, measuredQuantities, type PowerName, quantities } from '@wattdesk/energy/quantities.ts'
import { addDays } from '@wattdesk/energy/time-zones.ts'
import { kwToW } from '@wattdesk/energy/units.ts'
import type { RecordedSpan, Recording } from '@wattdesk/energy/verification.ts'
import { openHome } from './home.ts'
import { recordedInstants } from './recorded-instants.ts'
import { chargingSessions, householdHours } from './recordings.ts'

/** The recorded households of this package, for verifying the arithmetic. */
export function recordedHomes(): Recording[] {
  const years = ['Europe/Berlin', 'Europe/London'].map(replayedYear)
  return [
    gridxDay(),
    ...recordedInstants(),
    senecWeek(),
    cityLearnYear(),
    chargingYear(),
    ...years,
    ...Array.from({ length: 10 }, (_, seed) => withGaps(years[seed % 2], seed)),
  ]
}

const none = eachOf(measuredQuantities, () => null)
const read = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')

/** A day of a real home with battery and heater, as summed by gridX. Its own figures agree within 0.15 %. */
function gridxDay(): Recording {
  const response = JSON.parse(read('gridx-day.json'))
  const energies = {
    ...none,
    production: response.photovoltaic,
    gridImport: response.grid.supply,
    gridExport: response.grid.feedIn,
    batteryCharge: response.battery.charge,
    batteryDischarge: response.battery.discharge,
    heater: response.heating,
  }
  const start = Date.parse('2024-11-30T23:00:00Z')
  return {
    name: 'gridX, a day of a home with battery and heater',
    timeZone: 'Europe/Berlin',
    spanMs: 24 * hourMs,
    spans: [{ start, energies, consumptionWh: response.totalConsumption }],
    totals: { totalConsumption: response.totalConsumption, household: response.consumption, production: response.production },
    tolerance: 0.0015,
  }
}

/**
 * Instants of a SENEC home, each held for five minutes. The export lacks the battery's consumption, so only instants without PV can
 * balance. They mix powers of different moments: up to 2 % of the load.
 */
function senecWeek(): Recording {
  const [, ...lines] = read('senec-week-12-2022.csv').trim().split(/\r?\n/)
  const wh = (field: string | undefined) => kwToW(Number((field ?? '').replace(',', '.'))) / 12
  const spans = lines.map((line): RecordedSpan => {
    const [time = '', gridImport, gridExport, load, charge, discharge, production] = line.split(';')
    const local = time.replace(/^(\d\d)\.(\d\d)\.(\d{4}) /, '$3-$2-$1T')
    const energies = {
      ...none,
      production: wh(production),
      gridImport: wh(gridImport),
      gridExport: wh(gridExport),
      batteryCharge: wh(charge),
      batteryDischarge: wh(discharge),
    }
    // The week is in winter time.
    return { start: Date.parse(`${local}+01:00`), energies, consumptionWh: energies.production > 0 ? null : wh(load) }
  })
  return { name: 'SENEC, instants of March 2022', timeZone: 'Europe/Berlin', spanMs: 300_000, spans, totals: {}, tolerance: 0.02 }
}

/** A year of a home in California, placed in Berlin so that it runs over both clock changes. Published: 10,583.353 kWh. */
function cityLearnYear(): Recording {
  const first = Date.parse('2022-07-31T22:00:00Z')
  const spans = Array.from(householdHours(), (powerW, hour): RecordedSpan => {
    return { start: first + hour * hourMs, energies: { ...none, household: powerW }, consumptionWh: null }
  })
  return {
    name: 'CityLearn, a year of a home in hours',
    timeZone: 'Europe/Berlin',
    spanMs: hourMs,
    spans,
    totals: { household: 10_583_353, totalConsumption: 10_583_353 },
    tolerance: 0.0001,
  }
}

/** The charging of ten cars through a year. The energy of each session is spread over the time that the car was plugged in. */
function chargingYear(): Recording {
  const first = Date.parse('2019-02-03T23:00:00Z')
  const quarters = new Float64Array(365 * 96)
  let ev = 0
  for (const { startMinute, minutes, energyWh } of chargingSessions().flat()) {
    ev += energyWh
    const end = startMinute + minutes
    for (let quarter = Math.floor(startMinute / 15); quarter * 15 < end; quarter++) {
      const overlap = Math.min(end, quarter * 15 + 15) - Math.max(startMinute, quarter * 15)
      quarters[quarter] = (quarters[quarter] ?? 0) + (energyWh * overlap) / minutes
    }
  }
  const spans = Array.from(quarters, (wh, quarter): RecordedSpan => {
    return { start: first + quarter * quarterHourMs, energies: { ...none, ev: wh }, consumptionWh: null }
  })
  const name = 'Trondheim, a year of ten charging cars'
  return { name, timeZone: 'Europe/Oslo', spanMs: quarterHourMs, spans, totals: { ev }, tolerance: 0.000001 }
}

/** A complete home made of the recordings, with PV, battery, heat pump and wallbox. It states its consumption, and balances. */
function replayedYear(timeZone: string): Recording {
  const home = openHome({
    seed: 7,
    timeZone,
    latitude: 50,
    longitude: 8,
    peakPowerW: 9_000,
    batteryCapacityWh: 10_000,
    wallbox: true,
    heatPump: true,
  })
  const days = Array.from({ length: 366 }, (_, index) => addDays('2024-01-01', index))
  const spans = days.flatMap((day) =>
    home.day(day).map((quarter): RecordedSpan => {
      const wh = (powerW: number) => powerW / 4
      const energies: MeasuredEnergies = {
        ...none,
        production: wh(quarter.productionW),
        household: wh(quarter.householdW),
        heatPump: wh(quarter.heatPumpW),
        ev: wh(quarter.evW),
        gridImport: wh(Math.max(0, quarter.gridW)),
        gridExport: wh(Math.max(0, -quarter.gridW)),
        batteryCharge: wh(Math.max(0, -quarter.batteryW)),
        batteryDischarge: wh(Math.max(0, quarter.batteryW)),
      }
      return { start: quarter.start, energies, consumptionWh: wh(quarter.householdW + quarter.heatPumpW + quarter.evW) }
    }),
  )
  const name = `recorded load, weather and car as one home in ${timeZone}, 2024`
  return { name, timeZone, spanMs: quarterHourMs, spans, totals: {}, tolerance: 0.000001 }
}

/** Quantities missing in planted gaps; null: all. */
const gapKinds = [
  ['production'],
  ['gridImport', 'gridExport'],
  ['batteryCharge', 'batteryDischarge'],
  ['ev'],
  ['gridExport'],
  null,
] as const

/** Two weeks of a recording with planted gaps: spans that are absent, and spans in which a power or one of its directions was not measured. */
function withGaps(recording: Recording | undefined, seed: number): Recording {
  if (!recording) throw new Error('no recording')
  const from = 96 * (20 + seed * 30)
  const unmeasured: Partial<Record<PowerName, number>> = {}
  let absent = 0
  const spans = recording.spans.slice(from, from + 14 * 96).flatMap((span, at): RecordedSpan[] => {
    // Some hours every second day, each time of another kind.
    const [day, place] = [Math.floor(at / 96), (at + seed * 11) % 96]
    if (day % 2 === 0 || place >= 8 + seed) return [span]
    const missing = gapKinds[(Math.floor(day / 2) + seed) % gapKinds.length]
    if (!missing) {
      absent += 1
      return []
    }
    const { power } = quantities[missing[0]]
    unmeasured[power] = (unmeasured[power] ?? 0) + 1
    return [{ ...span, energies: { ...span.energies, ...eachOf(missing, () => null) } }]
  })
  return { ...recording, name: `two weeks with planted gaps, ${seed + 1} of 10`, spans, planted: { absent, unmeasured } }
}
