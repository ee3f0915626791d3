import type { SiteDay, SlotEnergies } from '@wattdesk/contract/telemetry.ts'
import type { TimeSeries } from '@wattdesk/ui/chart/series.ts'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'

const slotMs = 900_000
const slotsPerHour = 4

type Words = { production: string; consumption: string; grid: string; battery: string; wallbox: string; heatPump: string }
type Power = (values: SlotEnergies) => number | null

/** The average power of a quarter hour in W, from its energy in Wh. */
const averageW = (energyWh: number | null): number | null => (energyWh === null ? null : energyWh * slotsPerHour)

/** Above 0 what comes in, below 0 what goes out; null when neither was measured. */
const net = (inWh: number | null, outWh: number | null): number | null =>
  inWh === null && outWh === null ? null : averageW((inWh ?? 0) - (outWh ?? 0))

/**
 * A day as average powers over all of its quarter hours, 92 to 100 of them; those without data are null. Rows that were
 * never measured on that day, such as a wallbox the home does not have, are left out, and so is the quarter hour that runs at
 * `now`: what it has brought so far says nothing about its average.
 */
export function daySeries(day: SiteDay, words: Words, now: number): TimeSeries {
  const from = new Date(day.from).getTime()
  const count = Math.round((new Date(day.to).getTime() - from) / slotMs)
  const times = Array.from({ length: count }, (_, at) => from + at * slotMs)
  const ended = day.series.filter((slot) => new Date(slot.end).getTime() <= now)
  const slots = new Map(ended.map((slot) => [new Date(slot.start).getTime(), slot.values]))
  const valuesOf = (power: Power) => times.map((time) => power(slots.get(time) ?? nothing))
  const rows = [
    {
      key: 'production',
      label: words.production,
      color: energyColors.pv,
      shape: 'area' as const,
      values: valuesOf((slot) => averageW(slot.production)),
    },
    {
      key: 'consumption',
      label: words.consumption,
      color: energyColors.home,
      shape: 'line' as const,
      values: valuesOf((slot) => averageW(slot.totalConsumption)),
    },
    {
      key: 'grid',
      label: words.grid,
      color: energyColors.grid,
      shape: 'line' as const,
      values: valuesOf((slot) => net(slot.gridImport, slot.gridExport)),
    },
    {
      key: 'battery',
      label: words.battery,
      color: energyColors.battery,
      shape: 'line' as const,
      values: valuesOf((slot) => net(slot.batteryDischarge, slot.batteryCharge)),
    },
    {
      key: 'wallbox',
      label: words.wallbox,
      color: energyColors.wallbox,
      shape: 'line' as const,
      values: valuesOf((slot) => averageW(slot.ev)),
    },
    {
      key: 'heatPump',
      label: words.heatPump,
      color: energyColors.heatPump,
      shape: 'line' as const,
      values: valuesOf((slot) => averageW(slot.heatPump)),
    },
  ]
  const isMeasured = (row: (typeof rows)[number]) => row.values.some((value) => value !== null)
  return { times, series: rows.filter((row) => row.key === 'production' || row.key === 'consumption' || isMeasured(row)) }
}

const nothing: SlotEnergies = {
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

/** The day before or after, as `YYYY-MM-DD`. */
export function shiftDay(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
