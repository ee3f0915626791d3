import type { readCoverage as readCoverageCall } from '@wattdesk/contract/data-import/calls.ts'
import type { ResponseInput } from '@wattdesk/contract/endpoint.ts'
import { daySpan, type Span } from '@wattdesk/energy/intervals.ts'
import { daysOfRange } from '@wattdesk/energy/periods.ts'
import { type MeasuredQuantity, measuredQuantities, quantities } from '@wattdesk/energy/quantities.ts'
import { wakingTime } from '@wattdesk/energy/sun.ts'
import { addDays, type LocalDay } from '@wattdesk/energy/time-zones.ts'
import { sql } from 'drizzle-orm'
import { instantArray, textArray } from '../../db/binary-arrays.ts'
import type { Db } from '../../db/connect.ts'
import { quantitiesSql, secondsSql } from '../../db/quantity-sql.ts'
import { coverageCell, type DayOfQuantity, jumpLimitWh } from './coverage.rules.ts'

type Site = { siteId: string; timeZone: string; latitude: number | null; longitude: number | null }
type Range = { fromDate: LocalDay; toDate: LocalDay }

/** Days and quantities of a site, with the stored part of each. */
export async function readCoverage(
  db: Db,
  { siteId, timeZone, latitude, longitude }: Site,
  { fromDate, toDate }: Range,
  now: Date,
): Promise<ResponseInput<typeof readCoverageCall>> {
  const days = Array.from({ length: daysOfRange({ from: fromDate, to: toDate }) }, (_, index) => {
    const day = addDays(fromDate, index)
    const span = daySpan(day, timeZone)
    const waking = latitude === null || longitude === null ? null : wakingTime(span, latitude, longitude)
    return { day, ...span, waking: waking ?? span }
  })
  const [stored, known] = await Promise.all([readDays(db, siteId, days), readKnown(db, siteId, addDays(fromDate, -365), toDate)])
  const limits = new Map(
    known.map((quantity) => [
      quantity,
      jumpLimitWh([...stored.values()].flatMap((ofDay) => ofDay.find((one) => one.quantity === quantity)?.peakWh ?? [])),
    ]),
  )
  return {
    siteId,
    timeZone,
    fromDate,
    toDate,
    quantities: known,
    days: days.map(({ day, waking, ...span }) => {
      const expectedIntervals = intervalsUntil(now, span)
      const ofDay = new Map(stored.get(day)?.map((one) => [one.quantity, one]))
      const cells = known.map((quantity) =>
        coverageCell(
          ofDay.get(quantity) ?? { quantity, ...nothing },
          intervalsUntil(now, quantity === 'production' ? waking : span),
          limits.get(quantity) ?? 0,
        ),
      )
      return { day, expectedIntervals, cells: expectedIntervals > 0 ? cells : [] }
    }),
  }
}

const intervalsUntil = (now: Date, { start, end }: Span) => Math.max(0, Math.floor((Math.min(end, now.getTime()) - start) / 900_000))
const nothing = { seconds: 0, imported: 0, energyWh: null, peakWh: null }

/** `waking`: the time of day in which a roof produces. Inverters are off at night, so production has no gaps then. */
type Day = Span & { day: LocalDay; waking: Span }
type Column = 'seconds' | 'imported' | 'energyWh' | 'peakWh'
type DayRow = { day: string } & Record<`${MeasuredQuantity}_${Column}`, number | null>

async function readDays(db: Db, siteId: string, days: readonly Day[]): Promise<Map<LocalDay, DayOfQuantity[]>> {
  const each = measuredQuantities.map((name) => {
    const { column } = quantities[name]
    const isExpected = name === 'production' ? ' and i.start >= d.waking_start and i.start < d.waking_end' : ''
    return `sum(case when i.${column} is not null${isExpected} then ${secondsSql(name, 'i')} end)::int as "${name}_seconds",
      (count(*) filter (where i.sources ->> '${name}' in ('imported', 'estimate')))::int as "${name}_imported",
      sum(i.${column}::float8) as "${name}_energyWh", max(i.${column})::float8 as "${name}_peakWh"`
  })
  const { rows } = await db.execute<DayRow>(sql`
    select d.day, ${sql.raw(each.join(', '))}
    from unnest(${textArray(days, (one) => one.day)}::text[], ${instantArray(days, (one) => one.start)}::timestamptz[],
      ${instantArray(days, (one) => one.end)}::timestamptz[], ${instantArray(days, (one) => one.waking.start)}::timestamptz[],
      ${instantArray(days, (one) => one.waking.end)}::timestamptz[]) as d (day, day_start, day_end, waking_start, waking_end)
    join energy_intervals i on i.site_id = ${siteId} and i.start >= d.day_start and i.start < d.day_end
    group by d.day`)
  return new Map(
    rows.map((row) => [
      row.day,
      measuredQuantities.map((quantity) => ({
        quantity,
        seconds: row[`${quantity}_seconds`] ?? 0,
        imported: row[`${quantity}_imported`] ?? 0,
        energyWh: row[`${quantity}_energyWh`],
        peakWh: row[`${quantity}_peakWh`],
      })),
    ]),
  )
}

async function readKnown(db: Db, siteId: string, from: LocalDay, to: LocalDay): Promise<MeasuredQuantity[]> {
  const { rows } = await db.execute<Record<string, boolean | null>>(sql`
    select ${quantitiesSql((column) => `bool_or(d.${column} is not null) as ${column}`)}
    from energy_days d where d.site_id = ${siteId} and d.day >= ${from}::date and d.day <= ${to}::date`)
  return measuredQuantities.filter((name) => rows[0]?.[quantities[name].column])
}
