import { eachOf, type MeasuredQuantity, measuredQuantities, quantities } from '@wattdesk/energy/quantities.ts'
import type { TestServer } from './server.ts'

export const quarterMs = 900_000
// From 1 October to 3 November in Berlin, over the end of summer time on the 25th.
export const [firstAt, lastAt] = [Date.parse('2025-09-30T22:00:00Z'), Date.parse('2025-11-03T23:00:00Z')]
const none = eachOf(measuredQuantities, () => null)
type Slot = Record<MeasuredQuantity, number | null> & { start: number }

/** A home with PV by day, a battery, a wallbox that charges in the evening, and both directions of the grid in one quarter hour. */
export function slotsOfHome(): Slot[] {
  return Array.from({ length: (lastAt - firstAt) / quarterMs }, (_, at) => {
    const hour = (at / 4) % 24
    const production = Math.max(0, Math.round(1_200 * Math.sin(((hour - 6) / 12) * Math.PI)))
    const ev = hour >= 18 && hour < 20 ? 2_500 : 0
    const [batteryCharge, batteryDischarge] = hour > 9 && hour < 14 ? [300, at % 7] : [0, hour > 17 ? 200 : 0]
    const load = 110 + (at % 13) * 9 + ev
    const net = load + batteryCharge - batteryDischarge - production
    return {
      ...none,
      start: firstAt + at * quarterMs,
      production,
      household: load - ev,
      ev,
      batteryCharge,
      batteryDischarge,
      gridImport: Math.max(0, net) + (at % 5),
      gridExport: Math.max(0, -net) + (at % 5),
    }
  })
}

/** Stores quarter hours of a home. */
export async function plantPast(server: Pick<TestServer, 'sql'>, siteId: string, slots: readonly Slot[]): Promise<void> {
  const columns = measuredQuantities.map((name) => quantities[name].column)
  await server.sql(
    `insert into energy_intervals (site_id, start, ${columns.join(', ')}, covered_seconds, written_at)
     select $1, start, ${columns.join(', ')}, 900, start + interval '16 minutes'
     from json_to_recordset($2::json) as s (start timestamptz, ${columns.map((column) => `${column} real`).join(', ')})`,
    [siteId, JSON.stringify(slots.map(rowOf))],
  )
}

const rowOf = (slot: Slot) => ({
  start: new Date(slot.start).toISOString(),
  ...Object.fromEntries(measuredQuantities.map((name) => [quantities[name].column, slot[name]])),
})
