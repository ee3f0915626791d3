import { meanPowers } from '@wattdesk/energy/completion.ts'
import { type PowerSet, powersAt } from '@wattdesk/energy/home-quantities.ts'
import { daySpan, quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { type DayRange, rangeSpan } from '@wattdesk/energy/periods.ts'
import { measuredQuantities, type QuantityName, secondsOf } from '@wattdesk/energy/quantities.ts'
import type { SlotEnergies } from '@wattdesk/energy/slot-energies.ts'
import { addDays } from '@wattdesk/energy/time-zones.ts'
import type { Db } from '../../db/connect.ts'
import type { HistorySite } from './history-sites.views.ts'
import { provenanceOfColumns, readQuarterHourColumns } from './quarter-hours.views.ts'

/** Mean power of a quantity in each quarter hour of a range, in whole watts, one row per day. */
export async function readHeatMapOf(db: Db, site: HistorySite, range: DayRange, quantity: QuantityName, clock: Date) {
  const isBalanced = quantity === 'totalConsumption' || quantity === 'household'
  const needed = measuredQuantities.filter((name) => name === quantity || isBalanced)
  const whole = rangeSpan(range, site.timeZone)
  const columns = await readQuarterHourColumns(db, site, whole, needed)
  const powersW = Array.from({ length: columns.count }, (): number | null => null)
  for (const [at, place] of columns.places.entries()) {
    powersW[place] = powerOf(columns.slotAt(at), powersAt(site.home, whole.start + place * quarterHourMs), quantity)
  }
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    quantity,
    unit: 'W' as const,
    provenance: provenanceOfColumns(columns, whole, site, clock.getTime()),
    days: daysOf(site, range, powersW),
    slots: columns.facts,
  }
}

/** Over the time that the quantity was measured. */
function powerOf(slot: SlotEnergies, has: PowerSet, quantity: QuantityName): number | null {
  if (quantity === 'totalConsumption' || quantity === 'household') {
    const powerW = meanPowers(slot, has)[quantity]
    return powerW === null ? null : Math.round(powerW)
  }
  const energyWh = slot[quantity]
  const seconds = secondsOf(slot, quantity)
  return energyWh === null || seconds === 0 ? null : Math.round((energyWh * 3_600) / seconds)
}

function daysOf({ timeZone }: HistorySite, range: DayRange, powersW: readonly (number | null)[]) {
  const days: { date: string; powersW: (number | null)[] }[] = []
  let from = 0
  let span = daySpan(range.from, timeZone)
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    const until = from + Math.round((span.end - span.start) / quarterHourMs)
    days.push({ date, powersW: powersW.slice(from, until) })
    from = until
    span = { start: span.end, end: daySpan(addDays(date, 1), timeZone).end }
  }
  return days
}
