import type { readFleet, readFleetMap } from '@wattdesk/contract/dashboard/fleet/calls.ts'
import type { FleetCounts, FleetMark } from '@wattdesk/contract/dashboard/fleet/models.ts'
import { fleetLiveZoom, fleetMarksMax, fleetSitesZoom, fleetStates } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import type { QueryOf, ResponseInput } from '@wattdesk/contract/endpoint.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { homeStateSql, isHomeSql } from '../../db/home-state-sql.ts'
import type { Scope } from '../../db/scope.ts'

type Counted = Record<(typeof fleetStates)[number], number>
type View = QueryOf<typeof readFleetMap>

const sums = sql.raw(fleetStates.map((state) => `sum(f.${state})::int as ${state}`).join(', '))

/** Squares of 64 pixels, four of which span the world at zoom 0. */
const levelOf = (zoom: number): number => zoom + 2

export async function readFleetCounts(db: Db, scopeIds: readonly string[]): Promise<ResponseInput<typeof readFleet>> {
  const [{ rows }, counted] = await Promise.all([
    db.execute<Counted & { x: number }>(
      sql`select f.x, ${sums} from fleet_cells f where f.scope_id = any(${sql.param(scopeIds)}) and f.level = 0 group by 1`,
    ),
    db.execute<{ at: string }>(sql`select counted_at as at from fleet_counts where counted_at > '-infinity'`),
  ])
  const unplaced = countsOf(rows.find(({ x }) => x < 0))
  const placed = countsOf(rows.find(({ x }) => x >= 0))
  const counts = Object.fromEntries(fleetStates.map((state) => [state, placed[state] + unplaced[state]])) as FleetCounts // every state is set
  return { counts, unplaced, countedAt: counted.rows[0] ? new Date(counted.rows[0].at).toISOString() : null }
}

/** A part of the map: from the stored squares, or, close enough for small numbers, from the sites themselves. */
export async function readFleetMarks(
  db: Db,
  scope: Scope,
  scopeIds: readonly string[],
  view: View,
  now: Date,
): Promise<ResponseInput<typeof readFleetMap>> {
  const statement = view.zoom < fleetLiveZoom ? keptMarks(scopeIds, view) : liveMarks(scope, view, now)
  const { rows } = await db.execute<MarkRow>(statement)
  return { marks: rows.slice(0, fleetMarksMax).map(markOf), isCut: rows.length > fleetMarksMax }
}

type MarkRow = Counted & {
  latitude: number
  longitude: number
  town: string
  isApproximate: boolean
  siteId: string | null
  customerId: string | null
  customerName: string | null
}

function keptMarks(scopeIds: readonly string[], { zoom, west, south, east, north }: View): SQL {
  const cells = sql.raw(String(2 ** levelOf(zoom)))
  return sql`
    select f.latitude, f.longitude, f.town, ${sql.raw(fleetStates.map((state) => `f.${state}`).join(', '))},
      s.approximate_latitude is not null as "isApproximate",
      s.id as "siteId", c.id as "customerId", c.account_name as "customerName"
    from (
      select f.x, f.y, ${sums}, sum(f.latitude * ${siteSum}) / sum(${siteSum}) as latitude,
        sum(f.longitude * ${siteSum}) / sum(${siteSum}) as longitude, (array_agg(f.town order by ${siteSum} desc, f.town))[1] as town,
        case when sum(${siteSum}) = 1 then min(f.site_id::text)::uuid end as site_id, sum(${siteSum}) as sites
      from fleet_cells f
      where f.scope_id = any(${sql.param(scopeIds)}) and f.level = ${sql.raw(String(levelOf(zoom)))}
        and f.x between floor(map_x(${west}) * ${cells})::int and floor(map_x(${east}) * ${cells})::int
        and f.y between floor(map_y(${north}) * ${cells})::int and floor(map_y(${south}) * ${cells})::int
      group by 1, 2 order by sites desc, 1, 2 limit ${sql.raw(String(fleetMarksMax + 1))}
    ) f
    left join sites s on s.id = f.site_id
    left join customers c on c.id = s.customer_id
    order by f.sites desc, f.x, f.y`
}

const siteSum = sql.raw(`(${fleetStates.map((state) => `f.${state}`).join(' + ')})`)

function liveMarks(scope: Scope, { zoom, west, south, east, north }: View, now: Date): SQL {
  const cells = sql.raw(String(2 ** levelOf(zoom)))
  const square =
    zoom < fleetSitesZoom
      ? sql`floor(map_x(s.longitude) * ${cells}), floor(map_y(s.latitude) * ${cells})`
      : sql`case when not s.is_approximate then s.id end, s.city`
  return sql`
    select avg(latitude) as latitude, avg(longitude) as longitude, mode() within group (order by city) as town,
      ${sql.raw(fleetStates.map((state) => `count(*) filter (where state = '${state}')::int as ${state}`).join(', '))},
      bool_and(is_approximate) as "isApproximate",
      case when count(*) = 1 then min(id::text) end as "siteId", case when count(*) = 1 then min(customer_id::text) end as "customerId",
      case when count(*) = 1 then min(account_name) end as "customerName"
    from (
      select s.id, s.latitude, s.longitude, s.is_approximate, s.city, s.customer_id, customers.account_name, (${square})::text as square,
        ${homeStateSql(sql.raw('s.id'), { measuredAt: sql.raw('h.measured_at'), status: sql.raw('h.status') }, now)} as state
      from (
        select id, latitude, longitude, false as is_approximate, city, customer_id from sites
        where latitude between ${south} and ${north} and longitude between ${west} and ${east}
        union all
        select id, approximate_latitude, approximate_longitude, true, city, customer_id from sites
        where approximate_latitude between ${south} and ${north} and approximate_longitude between ${west} and ${east}
      ) s
      join customers on customers.id = s.customer_id and customers.status = 'active' and ${customerScopeSql(scope)}
      left join site_health h on h.site_id = s.id
      where ${isHomeSql(sql.raw('s.id'))}
    ) seen
    group by square order by count(*) desc, square limit ${sql.raw(String(fleetMarksMax + 1))}`
}

function markOf({ latitude, longitude, town, isApproximate, siteId, customerId, customerName, ...counted }: MarkRow): FleetMark {
  const site = siteId !== null && customerId !== null ? { id: siteId, customerId, customerName: customerName ?? '' } : null
  return { latitude, longitude, town, isApproximate, counts: countsOf(counted), site }
}

function countsOf(row: Counted | undefined): FleetCounts {
  return Object.fromEntries(fleetStates.map((state) => [state, row?.[state] ?? 0])) as FleetCounts // every state is set
}
