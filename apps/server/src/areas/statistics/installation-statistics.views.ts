import { type CustomerType, customerTypes } from '@wattdesk/contract/customers/terms.ts'
import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import type { InstallationStats } from '@wattdesk/contract/statistics/models.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { all, filterSql } from '../../db/filter-sql.ts'
import { prepared } from '../../db/prepared-statements.ts'
import { addedSql, keptSql, type StatsScope, splitPeriod, sumIfKnown, withinSql } from '../../db/statistics-sql.ts'

const columns = { type: sql`type`, status: sql`status`, source: sql`source_kind`, kind: sql`kind`, vendorId: sql`vendor_id` }
const wanted = sql`kind, vendor_id, type, status, source_kind, installations, pv_peak_power_w, battery_capacity_wh,
  unsized_pv_systems, unsized_batteries`

type Figures = Omit<InstallationStats, 'byKind' | 'byVendor' | 'byCustomerType'>
/** Sums of the sizes that are known. */
type Sums = Record<keyof Figures, number>
type Group = Sums & {
  kind: (typeof installationKinds)[number]
  type: CustomerType
  vendorId: string | null
  name: string | null
  displayName: string | null
}

/** From stored totals, by kind, vendor and customer type, with capacities. */
export async function readInstallationStats(db: Db, scope: StatsScope, filter: readonly FilterTerm[]): Promise<InstallationStats> {
  const groups = await readGroups(db, scope, filter)
  return {
    ...sumOf(groups),
    byKind: byKindOf(groups),
    byVendor: byVendorOf(groups),
    // Every key is set.
    byCustomerType: Object.fromEntries(
      customerTypes.map((type) => {
        const some = groups.filter((group) => group.type === type)
        return [type, { ...sumOf(some), byKind: byKindOf(some) }]
      }),
    ) as InstallationStats['byCustomerType'],
  }
}

async function readGroups(db: Db, scope: StatsScope, filter: readonly FilterTerm[]): Promise<Group[]> {
  const { range, others } = splitPeriod(filter, 'addedAt')
  const wantsStatus = others.some((term) => term.field === 'status')
  const branches = [
    ...keptSql(sql`installation_statistics`, wanted, scope, range),
    addedSql(sql`installation_statistic_deltas`, wanted, sql`added_on`, scope, range),
    ...ownSql(scope, range),
  ]
  const conditions = [...filterSql(others, columns), ...(wantsStatus ? [] : [sql`status <> 'deleted'`])]
  const summed = sql`
    with grouped as (
      select kind, vendor_id, type, sum(installations)::int as installations,
        sum(pv_peak_power_w)::float8 as pv_peak_power_w, sum(battery_capacity_wh)::float8 as battery_capacity_wh,
        sum(unsized_pv_systems)::int as unsized_pv_systems, sum(unsized_batteries)::int as unsized_batteries
      from (${sql.join(branches, sql` union all `)}) counted where ${all(conditions)} group by 1, 2, 3
    )
    select g.kind, g.type, g.installations, g.pv_peak_power_w as "pvPeakPowerW", g.battery_capacity_wh as "batteryCapacityWh",
      g.unsized_pv_systems as "unsizedPvSystems", g.unsized_batteries as "unsizedBatteries", v.id as "vendorId", v.name,
      v.display_name as "displayName"
    from grouped g left join vendors v on v.id = g.vendor_id where g.installations <> 0`
  const { rows } = await db.execute<Group>(others.length === 0 ? prepared(summed) : summed)
  return rows
}

function ownSql({ ownCustomerId }: StatsScope, range: { from?: string; until?: string }): SQL[] {
  if (!ownCustomerId) return []
  return [
    sql`select i.kind, i.vendor_id, c.type, c.status, c.source_kind, 1, coalesce(p.pv_peak_power_w, 0), coalesce(p.battery_capacity_wh, 0),
        unsized_pv(p.kind, p.inverter_kind, p.pv_peak_power_w), unsized_battery(p.kind, p.inverter_kind, p.battery_capacity_wh)
      from customers c join installations i on i.customer_id = c.id left join pv_battery_configurations p on p.id = i.id
      where c.id = ${ownCustomerId} and ${withinSql(sql`i.added_at`, range)}`,
  ]
}

function sumOf(groups: readonly Sums[]): Figures {
  const sum = (figure: keyof Sums) => groups.reduce((total, group) => total + group[figure], 0)
  const [unsizedPvSystems, unsizedBatteries] = [sum('unsizedPvSystems'), sum('unsizedBatteries')]
  return {
    installations: sum('installations'),
    pvPeakPowerW: sumIfKnown(sum('pvPeakPowerW'), unsizedPvSystems),
    unsizedPvSystems,
    batteryCapacityWh: sumIfKnown(sum('batteryCapacityWh'), unsizedBatteries),
    unsizedBatteries,
  }
}

function byKindOf(groups: readonly Group[]): InstallationStats['byKind'] {
  const ofKind = (kind: string) => sumOf(groups.filter((group) => group.kind === kind)).installations
  return Object.fromEntries(installationKinds.map((kind) => [kind, ofKind(kind)])) as InstallationStats['byKind'] // every key is set
}

/** Most installations first. */
function byVendorOf(groups: readonly Group[]): InstallationStats['byVendor'] {
  const ids = [...new Set(groups.map((group) => group.vendorId))]
  return ids
    .map((id) => {
      const some = groups.filter((group) => group.vendorId === id)
      const { name, displayName } = some[0] ?? {}
      return { vendor: id && name && displayName ? { id, name, displayName } : null, ...sumOf(some) }
    })
    .sort((a, b) => b.installations - a.installations || (a.vendor?.name ?? '').localeCompare(b.vendor?.name ?? ''))
}
