import type { SiteDay, SlotEnergies } from '@wattdesk/contract/telemetry.ts'
import { balance, type Flows, sumFlows } from '@wattdesk/energy/balance.ts'
import { daySpan, quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { energyIntervals } from '../../db/schema/energy.ts'
import type { SiteHead } from './live.views.ts'

type Interval = typeof energyIntervals.$inferSelect

/** Below this, a quarter hour is called partial: nothing is filled in for what is missing. */
const wholeSlotSeconds = 810

/** A day of a site in quarter hours, cut in its own time zone. */
export async function readSiteDayOf(db: Db, site: SiteHead, date: string | undefined, now: Date): Promise<SiteDay> {
  const day = date ?? localDayOf(now.getTime(), site.timeZone)
  const span = daySpan(day, site.timeZone)
  const rows = await db
    .select()
    .from(energyIntervals)
    .where(
      and(
        eq(energyIntervals.siteId, site.id),
        gte(energyIntervals.start, new Date(span.start)),
        lt(energyIntervals.start, new Date(span.end)),
      ),
    )
    .orderBy(asc(energyIntervals.start))
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    date: day,
    from: new Date(span.start).toISOString(),
    to: new Date(span.end).toISOString(),
    interval: 'PT15M',
    unit: 'Wh',
    series: rows.map((row) => ({
      start: row.start.toISOString(),
      end: new Date(row.start.getTime() + quarterHourMs).toISOString(),
      values: energiesOf(row),
      batteryStateOfCharge: row.stateOfCharge,
      quality: row.coveredSeconds >= wholeSlotSeconds ? ('measured' as const) : ('partial' as const),
    })),
    total: totalOf(rows),
  }
}

const round = (energyWh: number) => Math.round(energyWh * 1_000) / 1_000

function energiesOf(row: Interval): SlotEnergies {
  const hasGrid = row.gridImportWh !== null
  const flows = flowsOf(row)
  const balanced = balance(flows)
  // Without a grid meter there is no balance; then what the vendor reports stands for itself.
  const consumers = (row.heatPumpWh ?? 0) + (row.evWh ?? 0) + (row.heaterWh ?? 0)
  const reported = row.householdWh === null ? null : row.householdWh + consumers
  return {
    production: row.productionWh,
    totalConsumption: hasGrid ? round(Math.max(0, balanced.totalConsumption)) : reported,
    household: hasGrid ? round(Math.max(0, balanced.household)) : row.householdWh,
    heatPump: row.heatPumpWh,
    ev: row.evWh,
    heater: row.heaterWh,
    gridImport: row.gridImportWh,
    gridExport: row.gridExportWh,
    batteryCharge: row.batteryChargeWh,
    batteryDischarge: row.batteryDischargeWh,
  }
}

function totalOf(rows: readonly Interval[]): SiteDay['total'] {
  const slots = rows.map(energiesOf)
  const sum = (key: keyof SlotEnergies) => {
    const values = slots.flatMap((slot) => slot[key] ?? [])
    return values.length === 0 ? null : round(values.reduce((all, one) => all + one, 0))
  }
  // Rates of a day come from its sums, and only from quarter hours whose grid was measured.
  const { selfConsumptionRate, selfSufficiencyRate, directConsumptionRate } = balance(
    sumFlows(rows.filter((row) => row.gridImportWh !== null).map(flowsOf)),
  )
  return {
    production: sum('production'),
    totalConsumption: sum('totalConsumption'),
    household: sum('household'),
    heatPump: sum('heatPump'),
    ev: sum('ev'),
    heater: sum('heater'),
    gridImport: sum('gridImport'),
    gridExport: sum('gridExport'),
    batteryCharge: sum('batteryCharge'),
    batteryDischarge: sum('batteryDischarge'),
    selfConsumptionRate,
    selfSufficiencyRate,
    directConsumptionRate,
  }
}

function flowsOf(row: Interval): Flows {
  return {
    photovoltaic: row.productionWh ?? 0,
    gridImport: row.gridImportWh ?? 0,
    gridExport: row.gridExportWh ?? 0,
    batteryCharge: row.batteryChargeWh ?? 0,
    batteryDischarge: row.batteryDischargeWh ?? 0,
    heatPump: row.heatPumpWh ?? 0,
    electricVehicle: row.evWh ?? 0,
    heater: row.heaterWh ?? 0,
  }
}
