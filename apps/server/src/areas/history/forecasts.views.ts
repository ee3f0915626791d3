import type { ResponseInput } from '@wattdesk/contract/endpoint.ts'
import type { readForecastRange } from '@wattdesk/contract/history/pv-energy/calls.ts'
import { spanOf } from '@wattdesk/contract/history/pv-energy/models.ts'
import { forecastErrors, forecastModel } from '@wattdesk/energy/forecast.ts'
import { daySpan, quarterHourMs } from '@wattdesk/energy/intervals.ts'
import type { DayRange } from '@wattdesk/energy/periods.ts'
import type { CalendarPeriod, Interval } from '@wattdesk/energy/terms.ts'
import { addDays, localDayOf } from '@wattdesk/energy/time-zones.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { errorOf, forecastOf, type IssuedDay, type SpanForecast, slotsOfIssues } from './forecasts.rules.ts'
import type { HistorySite } from './history-sites.views.ts'
import { readSystems } from './pv-systems.views.ts'
import { readQuarterHourColumns } from './quarter-hours.views.ts'
import { round, rounded, spansOf } from './spans.rules.ts'

type ForecastQuery = { fromDate: string; toDate: string; interval?: Interval; aggregation?: CalendarPeriod }
type Forecast = ResponseInput<typeof readForecastRange>

/** Expected production of a home on typical days: for days that have begun as issued before, for the others as of now. */
export async function readForecastOf(db: Db, site: HistorySite, query: ForecastQuery, clock: Date): Promise<Omit<Forecast, 'error'>> {
  return (await forecast(db, site, query, clock)).shown
}

/** Like `readForecastOf`, with its error on past days. */
export async function readForecastWithError(db: Db, site: HistorySite, query: ForecastQuery, clock: Date): Promise<Forecast> {
  const { shown, issues } = await forecast(db, site, query, clock)
  return { ...shown, error: await readError(db, site, issues, clock.getTime()) }
}

async function forecast(db: Db, site: HistorySite, query: ForecastQuery, clock: Date) {
  const now = clock.getTime()
  const interval = spanOf(query)
  const range = { from: query.fromDate, to: query.toDate }
  const today = localDayOf(now, site.timeZone)
  const [known, issues] = await Promise.all([readSystems(db, site), readIssues(db, site, range, today)])
  const hasToday = issues.some((issue) => localDayOf(issue.startsAt, site.timeZone) === today)
  const current = {
    from: daySpan(hasToday ? addDays(today, 1) : today, site.timeZone).start,
    systems: known.missing.length > 0 ? undefined : known.systems,
    issuedAt: now,
  }
  const issued = slotsOfIssues(issues)
  const isEmpty = known.missing.length > 0 && issues.length === 0
  const found = isEmpty ? [] : spansOf(range, interval, site.timeZone).map((span) => ({ span, ...forecastOf(span, issued, current) }))
  const parts = found.flatMap(({ energyWh }) => energyWh ?? [])
  const issuedAt = found.reduce<number | null>(
    (newest, one) => (one.issuedAt === null ? newest : Math.max(newest ?? 0, one.issuedAt)),
    null,
  )
  const shown = {
    siteId: site.id,
    timeZone: site.timeZone,
    fromDate: range.from,
    toDate: range.to,
    interval,
    missing: known.missing,
    isPlaceApproximate: site.isPlaceApproximate,
    model: forecastModel,
    issuedAt: instantOf(issuedAt),
    modelErrors: forecastErrors,
    series: found.map(({ span, ...one }) => ({
      start: new Date(span.start).toISOString(),
      end: new Date(span.end).toISOString(),
      ...shownForecast(one),
    })),
    totalWh: parts.length === 0 ? null : round(parts.reduce((sum, energyWh) => sum + energyWh, 0)),
  }
  return { shown, issues }
}

const instantOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())
const shownForecast = ({ issuedAt, coveredSeconds, ...powers }: SpanForecast) => ({
  ...rounded(powers),
  coveredSeconds,
  issuedAt: instantOf(issuedAt),
})

async function readIssues(db: Db, { id }: HistorySite, range: DayRange, today: string): Promise<IssuedDay[]> {
  const { rows } = await db.execute<IssuedDay>(sql`
    select (extract(epoch from f.issued_at) * 1000)::float8 as "issuedAt", (extract(epoch from f.starts_at) * 1000)::float8 as "startsAt",
      to_json(f.mean_w) as "powerW", to_json(f.p10_w) as "p10W", to_json(f.p50_w) as "p50W", to_json(f.p90_w) as "p90W"
    from issued_forecasts f
    where f.site_id = ${id} and f.day >= ${range.from} and f.day <= ${range.to < today ? range.to : today} order by f.day`)
  return rows
}

/** The share of a quarter hour that has to be measured. */
const measuredSeconds = 0.95 * 900

async function readError(db: Db, site: HistorySite, issues: readonly IssuedDay[], now: number): Promise<Forecast['error']> {
  const over = issues.filter(({ startsAt, powerW }) => startsAt + powerW.length * quarterHourMs <= now)
  const [first, last] = [over[0], over.at(-1)]
  if (!first || !last) return null
  const span = { start: first.startsAt, end: last.startsAt + last.powerW.length * quarterHourMs }
  const columns = await readQuarterHourColumns(db, site, span, ['production'])
  const produced = new Map<number, number>()
  for (const [at, place] of columns.places.entries()) {
    const { production, coveredSeconds, lessCovered } = columns.slotAt(at)
    const isMeasured = (lessCovered?.production ?? coveredSeconds) >= measuredSeconds
    if (production !== null && isMeasured) produced.set(span.start + place * quarterHourMs, production)
  }
  const error = errorOf(over, (start) => produced.get(start) ?? null)
  return error && rounded(error)
}
