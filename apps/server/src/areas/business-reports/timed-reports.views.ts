import type { TimedReportResult } from '@wattdesk/contract/business-reports/models.ts'
import type { TimedReport } from '@wattdesk/contract/business-reports/reports.ts'
import { type ReportAggregation, reportSeriesMax } from '@wattdesk/contract/business-reports/terms.ts'
import { type CustomerStatus, customerStatuses } from '@wattdesk/contract/customers/terms.ts'
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { calendarRanges, periodAround } from '@wattdesk/energy/periods.ts'
import { addDays } from '@wattdesk/energy/time-zones.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { all, amongSql, filterSql } from '../../db/filter-sql.ts'
import { monthSpansOf, type Span, spansOf } from '../../db/period-spans.ts'
import type { StatsScope } from '../../db/statistics-sql.ts'

export type TimedQuery = {
  report: TimedReport
  aggregation: ReportAggregation
  /** Inclusive. */
  fromDate: string
  toDate: string
  filter: readonly FilterTerm[]
  states?: readonly CustomerStatus[]
  isIncremental?: boolean
}

/** The stored totals that a report sums, and its grouping. */
type Source = { table: SQL; deltas: SQL; day: SQL; counted: SQL; columns: SQL; key: SQL }

const customerColumns = sql`type, status, source_kind, is_child, scope_id, customers as counted`
const installationColumns = sql`type, status, source_kind, kind, vendor_id, scope_id, installations as counted`

const ofCustomers = (key: SQL): Source => ({
  table: sql`customer_statistics`,
  deltas: sql`customer_statistic_deltas`,
  day: sql`created_on`,
  counted: sql`counted`,
  columns: customerColumns,
  key,
})
const ofInstallations = (key: SQL): Source => ({
  table: sql`installation_statistics`,
  deltas: sql`installation_statistic_deltas`,
  day: sql`added_on`,
  counted: sql`counted`,
  columns: installationColumns,
  key,
})
const sources: Readonly<Record<TimedReport, Source>> = {
  creation: ofCustomers(sql`'all'`),
  status: ofCustomers(sql`status`),
  tenant: ofCustomers(sql`scope_id::text`),
  product: ofInstallations(sql`kind`),
  vendor: ofInstallations(sql`coalesce(vendor_id::text, 'none')`),
}
const columns = { type: sql`type`, status: sql`status`, source: sql`source_kind`, kind: sql`kind`, vendorId: sql`vendor_id` }

/** Reads stored daily totals, never the records themselves. */
export async function readTimedReport(db: Db, scope: StatsScope, query: TimedQuery): Promise<TimedReportResult> {
  const { report, aggregation, fromDate, toDate, isIncremental = false } = query
  const within = report === 'tenant' ? tenantsBelow(scope) : scope
  const conditions = all(timedConditions(query, scope, within))
  const counts = await selectCounts(db, { source: sources[report], within, conditions }, query)
  const periods = calendarRanges({ from: fromDate, to: toDate }, intervals[aggregation])
  const at = new Map(periods.map((period, index) => [periodAround(period.from, aggregation).from, index]))
  const countsOf = Map.groupBy(counts, ({ key }) => key)
  const always = report === 'creation' ? ['all'] : report === 'status' ? customerStatuses : []
  const found = [...new Set([...always, ...countsOf.keys()])].map((key) => {
    const values = periods.map(() => 0)
    let before = 0
    for (const { period, counted } of countsOf.get(key) ?? []) {
      if (period === null) before = counted
      else values[at.get(period) ?? 0] = counted
    }
    const shown = isIncremental ? runningTotals(values, before) : values
    return { key, values: shown, total: totalOf(shown, isIncremental) }
  })
  const series = await withNames(db, report, found.sort(largestFirst))
  const total = series.reduce((sum, one) => sum + one.total, 0)
  return { report, aggregation, fromDate, toDate, isIncremental, periods, series, total }
}

const intervals = { day: 'P1D', week: 'P1W', month: 'P1M' } as const

/** With `isSplit`, an affiliate and each of its partners. There may be thousands, so the statement finds them itself. */
type Within = StatsScope & { isSplit?: boolean }

/** For one affiliate, its own customers and those of each partner; for several, each with everything below it. */
function tenantsBelow(scope: StatsScope): Within {
  // Partners have only totals by day.
  return scope.isPartner || scope.ids.length !== 1 ? scope : { ids: scope.ids, isPartner: true, isSplit: true }
}

const amongScopes = ({ ids, isSplit }: Within): SQL =>
  isSplit ? sql`scope_id in (select id from tenants where affiliate_id = ${ids[0]})` : sql`scope_id = any(${sql.param(ids)})`

function timedConditions({ report, filter, states }: TimedQuery, scope: StatsScope, within: StatsScope): SQL[] {
  const terms = filterSql(
    filter.filter((term) => term.field !== 'tenantId'),
    columns,
  )
  const isAnyStatus = report === 'status' || filter.some((term) => term.field === 'status')
  const status = states ? [amongSql(sql`status`, states)] : isAnyStatus ? [] : [sql`status <> 'deleted'`]
  // The affiliate's own totals contain its partners' customers, which their own totals count.
  const own = report === 'tenant' && within.isPartner && !scope.isPartner ? [sql`(scope_id <> ${scope.ids[0]} or not is_child)`] : []
  return [...terms, ...status, ...own]
}

/** The stored totals that a statement sums. */
type Selection = { source: Source; within: Within; conditions: SQL }
/** Figures of a period; without one, of everything before the range. */
type Count = { key: string; period: string | null; counted: number }

/**
 * The figures of the largest series, and of the others together. The database ranks and sums them, because an affiliate may have
 * thousands of partners.
 */
async function selectCounts(db: Db, selection: Selection, { aggregation, fromDate, toDate, isIncremental }: TimedQuery): Promise<Count[]> {
  const { isPartner } = selection.within
  const range = { from: fromDate, until: addDays(toDate, 1) }
  const spans = aggregation === 'month' && !isPartner ? monthSpansOf(range) : [{ grain: 'day' as const, ...range }]
  const period = sql`to_char(date_trunc(${sql.raw(`'${aggregation}'`)}, day::timestamp), 'YYYY-MM-DD')`
  const sums = [sumsSql(selection, { period, range, spans })]
  if (isIncremental) {
    const before = { until: fromDate }
    sums.push(sumsSql(selection, { period: sql`null`, range: before, spans: spansOf(before, isPartner) }))
  }
  const { rows } = await db.execute<Count>(sql`
    with counts as (${sql.join(sums, sql` union all `)}),
    ranked as (
      select key, row_number() over (order by sum(counted) desc, key) as rank, count(*) over () as keys from counts group by key
    )
    select case when keys <= ${reportSeriesMax} or rank < ${reportSeriesMax} then key else 'others' end as key, period,
      sum(counted)::int as counted
    from counts join ranked using (key) group by 1, 2`)
  return rows
}

/** Sums by key and period, from stored totals and the deltas that have not been folded yet. */
function sumsSql({ source, within, conditions }: Selection, { period, range, spans }: Sums): SQL {
  const among = amongScopes(within)
  const kept = spans.map(
    ({ grain, from, until }) => sql`select starts_on as day, ${source.columns} from ${source.table}
      where ${among} and grain = ${grain} and starts_on >= ${from}::date and starts_on < ${until}::date`,
  )
  const added = sql`select ${source.day} as day, ${source.columns} from ${source.deltas}
    where ${among} and ${source.day} >= ${range.from ?? '-infinity'}::date and ${source.day} < ${range.until}::date`
  return sql`select ${source.key} as key, ${period} as period, sum(counted) as counted
    from (${sql.join([...kept, added], sql` union all `)}) figures where ${conditions} group by 1, 2 having sum(counted) <> 0`
}
type Sums = { period: SQL; range: { from?: string; until: string }; spans: readonly Span[] }

function runningTotals(values: readonly number[], before: number): number[] {
  let sum = before
  return values.map((value) => {
    sum += value
    return sum
  })
}

const totalOf = (values: readonly number[], isIncremental: boolean) =>
  isIncremental ? (values.at(-1) ?? 0) : values.reduce((sum, value) => sum + value, 0)

type Series = { key: string; values: number[]; total: number }

const largestFirst = (a: Series, b: Series) =>
  Number(a.key === 'others') - Number(b.key === 'others') || b.total - a.total || a.key.localeCompare(b.key)

async function withNames(db: Db, report: TimedReport, series: readonly Series[]): Promise<TimedReportResult['series']> {
  const ids = series.map((one) => one.key).filter((key) => key !== 'none' && key !== 'others')
  const names = new Map<string, string>()
  if (report === 'vendor' || report === 'tenant') {
    const statement =
      report === 'vendor'
        ? sql`select id, display_name as name from vendors where id = any(${sql.param(ids)}::uuid[])`
        : sql`select id, name from tenants where id = any(${sql.param(ids)}::uuid[])`
    const { rows } = await db.execute<{ id: string; name: string }>(statement)
    for (const { id, name } of rows) names.set(id, name)
  }
  return series.map((one) => ({ ...one, name: names.get(one.key) ?? null }))
}
