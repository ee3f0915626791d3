import type { PresentReportResult } from '@wattdesk/contract/business-reports/models.ts'
import type { PresentReport } from '@wattdesk/contract/business-reports/reports.ts'
import { activityWindows, reportRowsMax } from '@wattdesk/contract/business-reports/terms.ts'
import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { addDays } from '@wattdesk/energy/time-zones.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { all, amongSql, filterSql } from '../../db/filter-sql.ts'
import { addedSql, keptSql, type StatsScope, sumIfKnown } from '../../db/statistics-sql.ts'

type Query = { filter: readonly FilterTerm[]; today: string; product: InstallationKind; language: Language }
type Figures<Name extends PresentReport> = Pick<PresentReportResult<Name>, 'rows' | 'total'>
type Reader<Name extends PresentReport> = (db: Db, scope: StatsScope, query: Query) => Promise<Figures<Name>>

export const presentReaders: { readonly [Name in PresentReport]: Reader<Name> } = {
  devicesConfigurations: readConfigurations,
  usersActivities: readUserActivities,
  andDriveBmwAndMini: readProductAndCars,
  overdueSaleSteps: readOverdueSaleSteps,
}

const columns = { type: sql`type`, status: sql`status`, source: sql`source_kind`, kind: sql`kind`, vendorId: sql`vendor_id` }

/** Conditions with unqualified columns. The scope is already applied. Deleted customers are counted only on request. */
function presentConditions(filter: readonly FilterTerm[]): SQL {
  const terms = filter.filter((term) => term.field !== 'tenantId')
  const kept = terms.some((term) => term.field === 'status') ? [] : [sql`status <> 'deleted'`]
  return all([...filterSql(terms, columns), ...kept])
}

/** Configured installations by kind and vendor, from stored totals. */
async function readConfigurations(db: Db, scope: StatsScope, { filter }: Query): Promise<Figures<'devicesConfigurations'>> {
  const wanted = sql`kind, vendor_id, type, status, source_kind, installations, pv_peak_power_w, battery_capacity_wh,
    unsized_pv_systems, unsized_batteries`
  const branches = [
    ...keptSql(sql`installation_statistics`, wanted, scope, {}),
    addedSql(sql`installation_statistic_deltas`, wanted, sql`added_on`, scope, {}),
  ]
  const { rows } = await db.execute<Configured>(sql`
    with grouped as (
      select kind, vendor_id, sum(installations)::int as installations, sum(pv_peak_power_w)::float8 as pv_peak_power_w,
        sum(battery_capacity_wh)::float8 as battery_capacity_wh, sum(unsized_pv_systems)::int as unsized_pv_systems,
        sum(unsized_batteries)::int as unsized_batteries
      from (${sql.join(branches, sql` union all `)}) counted where ${presentConditions(filter)} group by 1, 2
    )
    select g.kind, case when v.id is not null then jsonb_build_object('id', v.id, 'displayName', v.display_name) end as vendor,
      g.installations, g.pv_peak_power_w as "pvPeakPowerW", g.unsized_pv_systems as "unsizedPvSystems",
      g.battery_capacity_wh as "batteryCapacityWh", g.unsized_batteries as "unsizedBatteries"
    from grouped g left join vendors v on v.id = g.vendor_id where g.installations <> 0
    order by g.installations desc, g.kind, v.display_name`)
  const sized = rows.filter(({ kind }) => kind === 'pvbattery')
  const installations = sumOf(rows, 'installations')
  return {
    rows: rows.map((row) => ({ ...row, ...sizesOf(row.kind === 'pvbattery' ? [row] : []) })),
    total: { installations, ...(rows.length > 0 ? sizesOf(sized) : none) },
  }
}

type Configured = Record<SizeColumn | 'installations', number> & Pick<Figures<'devicesConfigurations'>['rows'][number], 'kind' | 'vendor'>
type SizeColumn = 'pvPeakPowerW' | 'unsizedPvSystems' | 'batteryCapacityWh' | 'unsizedBatteries'
const none: Record<SizeColumn, number> = { pvPeakPowerW: 0, unsizedPvSystems: 0, batteryCapacityWh: 0, unsizedBatteries: 0 }

const sumOf = (rows: readonly Configured[], column: SizeColumn | 'installations') => rows.reduce((sum, row) => sum + row[column], 0)

/** The sizes of PV and battery configurations. Without any, they do not apply. */
function sizesOf(rows: readonly Configured[]): Record<SizeColumn, number | null> {
  if (rows.length === 0) return { pvPeakPowerW: null, unsizedPvSystems: null, batteryCapacityWh: null, unsizedBatteries: null }
  const [unsizedPvSystems, unsizedBatteries] = [sumOf(rows, 'unsizedPvSystems'), sumOf(rows, 'unsizedBatteries')]
  return {
    pvPeakPowerW: sumIfKnown(sumOf(rows, 'pvPeakPowerW'), unsizedPvSystems),
    unsizedPvSystems,
    batteryCapacityWh: sumIfKnown(sumOf(rows, 'batteryCapacityWh'), unsizedBatteries),
    unsizedBatteries,
  }
}

/** Customers by when they last used their app, from stored daily totals. */
async function readUserActivities(db: Db, scope: StatsScope, { filter, today }: Query): Promise<Figures<'usersActivities'>> {
  const ids = sql.param(scope.ids)
  const of = (table: SQL) => sql`select last_seen_on, type, status, customers from ${table} where scope_id = any(${ids})`
  const since = (days: number) => sql`last_seen_on >= ${addDays(today, 1 - days)}::date`
  const figure = (where: SQL) => sql`coalesce(sum(customers) filter (where ${where}), 0)::int`
  const longest = Math.max(...activityWindows)
  const windows = activityWindows.map((days) => sql`${figure(since(days))} as ${sql.raw(`"${days}"`)}`)
  const { rows } = await db.execute<Record<string, number>>(sql`
    select ${sql.join(windows, sql`, `)},
      ${figure(sql`last_seen_on > '-infinity' and not ${since(longest)}`)} as earlier,
      ${figure(sql`last_seen_on = '-infinity'`)} as never, ${figure(sql`true`)} as total
    from (${of(sql`customer_use_statistics`)} union all ${of(sql`customer_use_statistic_deltas`)}) counted
    where ${presentConditions(filter)}`)
  const [row] = rows
  return {
    rows: [...activityWindows, 'earlier' as const, 'never' as const].map((lastUse) => ({ lastUse, customers: row?.[lastUse] ?? 0 })),
    total: { customers: row?.total ?? 0 },
  }
}

/** Customers with a product and a BMW or Mini. An index contains only these cars, so no other installation is read. */
async function readProductAndCars(db: Db, scope: StatsScope, { filter, product }: Query): Promise<Figures<'andDriveBmwAndMini'>> {
  const { rows } = await db.execute<{ total: number; bmw: number; mini: number }>(sql`
    select count(*)::int as total, (count(*) filter (where has_bmw))::int as bmw, (count(*) filter (where has_mini))::int as mini
    from (
      select customer_id, bool_or(lower(manufacturer) = 'bmw') as has_bmw, bool_or(lower(manufacturer) = 'mini') as has_mini
      from installations where kind = 'electriccar' and lower(manufacturer) in ('bmw', 'mini') group by 1
    ) cars join customers c on c.id = cars.customer_id
    where ${within(scope)} and ${presentConditions(filter)}
      and exists (select from installations i where i.customer_id = c.id and i.kind = ${sql.raw(`'${product}'`)})`)
  const [row] = rows
  const cars = [
    { car: 'BMW', customers: row?.bmw ?? 0 },
    { car: 'Mini', customers: row?.mini ?? 0 },
  ]
  return { rows: cars, total: { customers: row?.total ?? 0 } }
}

/**
 * From the index of open steps by their day, by their names for the reader. Tenants name steps as they like, so names beyond the maximum
 * are summed by kind.
 */
async function readOverdueSaleSteps(db: Db, scope: StatsScope, { filter, today, language }: Query): Promise<Figures<'overdueSaleSteps'>> {
  const { rows } = await db.execute<Figures<'overdueSaleSteps'>['rows'][number]>(sql`
    with overdue as (
      select kind, step, count(*) as steps, min(planned_on) as since
      from (
        select s.installation_kind as kind, coalesce(t.names ->> ${language}::text, t.name) as step, t.planned_on, c.type, c.status
        from sale_steps t join sales s on s.id = t.sale_id join customers c on c.id = s.customer_id
        where t.status = 'pending' and t.planned_on < ${today}::date and s.archived_at is null and ${within(scope)}
      ) steps where status = 'active' and ${presentConditions(filter)} group by 1, 2
    ), ranked as (
      select *, row_number() over (order by steps desc, kind, step) <= ${reportRowsMax} as is_named from overdue
    )
    select kind, case when is_named then step end as step, sum(steps)::int as "overdueSteps",
      (${today}::date - min(since))::int as "longestOverdueDays"
    from ranked group by is_named, 1, 2 order by is_named desc, 3 desc, 1, 2`)
  const total = {
    overdueSteps: rows.reduce((sum, row) => sum + row.overdueSteps, 0),
    longestOverdueDays: Math.max(0, ...rows.map((row) => row.longestOverdueDays)),
  }
  return { rows, total }
}

const within = ({ isPartner, ids }: StatsScope): SQL => amongSql(isPartner ? sql`c.tenant_id` : sql`c.affiliate_id`, ids)
