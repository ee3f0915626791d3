import { readFileSync } from 'node:fs'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { eachOf, measuredQuantities } from '@wattdesk/energy/quantities.ts'
import type { Recording } from '@wattdesk/energy/verification.ts'

const read = (name: string) => JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8'))

/** Powers in W; null if not measured. Grid above 0 is import, battery above 0 discharge. */
type Instant = {
  at: number
  production: number | null
  grid: number
  battery: number | null
  ev?: number | null
  heater?: number | null
  consumption: number
}

/** Instants of homes that state their consumption. Each becomes a recording of an hour with these powers. */
export function recordedInstants(): Recording[] {
  return [
    recordingOf('gridX, an instant of a home with battery and car', gridx(read('gridx-live-with-ev.json'))),
    recordingOf('gridX, an instant of a home with battery and heater', gridx(read('gridx-live-with-heater.json'))),
    recordingOf('Fronius, an instant of a home at night', fronius(read('fronius-power-flow.json'))),
  ]
}

// biome-ignore lint/suspicious/noExplicitAny: a recorded response
function gridx({ measuredAt, production, grid, battery, evChargingStation, heating, totalConsumption }: any): Instant {
  const at = Date.parse(measuredAt)
  return { at, production, grid, battery: battery.power, ev: evChargingStation?.power, heater: heating, consumption: totalConsumption }
}

/** Consumption has a negative sign. */
// biome-ignore lint/suspicious/noExplicitAny: a recorded response
function fronius({ Head, Body }: any): Instant {
  const { P_PV, P_Grid, P_Akku, P_Load } = Body.Data.Site
  return { at: Date.parse(Head.Timestamp), production: P_PV, grid: P_Grid, battery: P_Akku, consumption: -P_Load }
}

function recordingOf(name: string, { at, production, grid, battery, ev = null, heater = null, consumption }: Instant): Recording {
  const energies = {
    ...eachOf(measuredQuantities, () => null),
    production,
    ev,
    heater,
    gridImport: Math.max(0, grid),
    gridExport: Math.max(0, -grid),
    batteryCharge: battery === null ? null : Math.max(0, -battery),
    batteryDischarge: battery === null ? null : Math.max(0, battery),
  }
  const spans = [{ start: at, energies, consumptionWh: consumption }]
  return { name, timeZone: 'Europe/Berlin', spanMs: hourMs, spans, totals: {}, tolerance: 0.000001 }
}
