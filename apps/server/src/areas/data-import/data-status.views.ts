import { fleetStates } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import type { listDataStatus as listDataStatusCall } from '@wattdesk/contract/data-import/data-status/calls.ts'
import { type DeliveryState, deliveringMs, lateMs } from '@wattdesk/contract/data-import/data-status/terms.ts'
import type { QueryOf, ResponseInput } from '@wattdesk/contract/endpoint.ts'
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { splitAssignedSites } from '../../db/assigned-sql.ts'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { splitDeviceTerms } from '../../db/device-filter-sql.ts'
import { siteHealth } from '../../db/domains/alarms/tables.ts'
import { customers, sites } from '../../db/domains/customers/tables.ts'
import { dataImports } from '../../db/domains/data-import/tables.ts'
import { vendors } from '../../db/domains/vendors/tables.ts'
import { enumerated } from '../../db/filter-sql.ts'
import { hasDevicesSql, homeStateSql, isHomeSql } from '../../db/home-state-sql.ts'
import type { Scope } from '../../db/scope.ts'
import { countMax, countUpTo, listPage } from '../../platform/list-page.ts'

/** Homes in a state are counted exactly up to this number, because the map links to them. */
const stateCountMax = 100_000

/**
 * Silent longest first; sites that never delivered come last, because most of them wait for their installation. As on the map, only homes
 * of active customers; those without devices only if asked for by their state.
 */
export function listDataStatus(
  db: Db,
  scope: Scope,
  { page, limit, filter, order }: QueryOf<typeof listDataStatusCall>,
  now: Date,
): Promise<ResponseInput<typeof listDataStatusCall>> {
  const assigned = splitAssignedSites(filter, sql`${sites.id}`)
  const ofDevices = splitDeviceTerms(assigned.others, { siteId: sql`${sites.id}` })
  const states = ofDevices.others.filter(({ field }) => field === 'state')
  const healths = ofDevices.others.filter(({ field }) => field === 'health')
  const most = healths.length > 0 ? stateCountMax : countMax
  const withoutDevices = healths.some(({ value }) => [value].flat().includes('no_devices'))
  const direction = order[0]?.direction === 'desc' ? sql`desc nulls last` : sql`asc nulls last`
  return listPage(
    { page, limit, filter: ofDevices.others.filter(({ field }) => field !== 'state') },
    {
      within: [
        customerScopeSql(scope),
        sql`${eq(customers.status, 'active')}`,
        ...states.map((term) => stateSql(term, now)),
        withoutDevices ? isHomeSql(sql`${sites.id}`) : hasDevicesSql(sql`${sites.id}`),
        ...assigned.conditions,
        ...ofDevices.conditions,
      ],
      columns: { health: healthSql(now), city: sites.city },
      order: sql`${siteHealth.measuredAt} ${direction}, ${withoutDevices ? sites.id : siteHealth.siteId} ${order[0]?.direction === 'desc' ? sql`desc` : sql`asc`}`,
      select: async ({ where, order: by, ...slice }) => {
        const rows = await selectStatus(db, where, { now, withoutDevices }).orderBy(by).limit(slice.limit).offset(slice.offset)
        return rows.map(({ measuredAt, hasDevices, ...row }) => ({
          ...row,
          state: hasDevices ? stateOf(measuredAt, now) : 'no_devices',
          measuredAt: measuredAt?.toISOString() ?? null,
          weekShare: hasDevices ? Math.min(1, row.weekShare) : null,
        }))
      },
      count: (where) =>
        countUpTo(
          db,
          sql`${sites} join ${customers} on ${customers.id} = ${sites.customerId}
            ${sql.raw(withoutDevices ? 'left join' : 'join')} ${siteHealth} on ${siteHealth.siteId} = ${sites.id} where ${where}`,
          most,
        ),
      countMax: most,
    },
  )
}

const healthSql = (now: Date) =>
  enumerated(homeStateSql(sql`${sites.id}`, { measuredAt: sql`${siteHealth.measuredAt}`, status: sql`${siteHealth.status}` }, now), {
    enumValues: fleetStates,
  })

/** With a join, an index serves the order. Only homes without devices have no row of health. */
function selectStatus(db: Db, where: SQL, { now, withoutDevices }: { now: Date; withoutDevices: boolean }) {
  const today = sql`(${now}::timestamptz at time zone ${sites.timeZone})::date`
  // Of the home, whose week is an hour shorter or longer at the two clock changes.
  const midnightOf = (day: SQL) => sql`((${day})::timestamp at time zone ${sites.timeZone})`
  const selected = db
    .select({
      siteId: sites.id,
      siteName: sql<string>`coalesce(${sites.name}, '')`,
      city: sql<string>`coalesce(${sites.city}, '')`,
      customer: { id: customers.id, accountName: customers.accountName },
      vendorName: vendors.displayName,
      measuredAt: siteHealth.measuredAt,
      hasDevices: sql<boolean>`${hasDevicesSql(sql`${sites.id}`)}`,
      // Read for the rows of the page only.
      weekShare: sql<number>`coalesce(measured_seconds(${sites.id}, ${today} - 7, ${today} - 1)
        / extract(epoch from ${midnightOf(today)} - ${midnightOf(sql`${today} - 7`)}), 0)::float8`,
      importStatus: sql<(typeof dataImports.$inferSelect)['status'] | null>`(
        select ${dataImports.status} from ${dataImports} where ${dataImports.siteId} = ${sites.id}
        order by ${dataImports.requestedAt} desc, ${dataImports.id} desc limit 1)`,
    })
    .from(sites)
    .innerJoin(customers, eq(customers.id, sites.customerId))
  const ofSite = eq(siteHealth.siteId, sites.id)
  const joined = withoutDevices ? selected.leftJoin(siteHealth, ofSite) : selected.innerJoin(siteHealth, ofSite)
  return joined.leftJoin(vendors, eq(vendors.id, siteHealth.vendorId)).where(and(where)).$dynamic()
}

function stateOf(measuredAt: Date | null, now: Date): DeliveryState {
  if (!measuredAt) return 'never'
  const ageMs = now.getTime() - measuredAt.getTime()
  return ageMs <= deliveringMs ? 'delivering' : ageMs <= lateMs ? 'late' : 'silent'
}

/** States as ranges of the instant, which an index can serve. */
function stateSql({ op, value }: FilterTerm, now: Date): SQL {
  const before = (ms: number) => sql`${new Date(now.getTime() - ms)}::timestamptz`
  const ranges: Record<DeliveryState, SQL> = {
    delivering: sql`${siteHealth.measuredAt} >= ${before(deliveringMs)}`,
    late: sql`(${siteHealth.measuredAt} >= ${before(lateMs)} and ${siteHealth.measuredAt} < ${before(deliveringMs)})`,
    silent: sql`${siteHealth.measuredAt} < ${before(lateMs)}`,
    never: sql`${siteHealth.measuredAt} is null`,
  }
  // The contract allows only states.
  const states = (Array.isArray(value) ? value : [value]) as DeliveryState[]
  const any = sql`(${sql.join(
    states.map((state) => ranges[state]),
    sql` or `,
  )})`
  return op === 'ne' ? sql`${any} is not true` : any
}
