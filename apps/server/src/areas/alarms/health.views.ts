import type { readSitesHealth } from '@wattdesk/contract/alarms/health/calls.ts'
import type { SiteHealth } from '@wattdesk/contract/alarms/health/models.ts'
import { healthsMax } from '@wattdesk/contract/alarms/health/terms.ts'
import type { BodyOf } from '@wattdesk/contract/endpoint.ts'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { siteHealth } from '../../db/domains/alarms/tables.ts'
import { customers, sites } from '../../db/domains/customers/tables.ts'
import { installations } from '../../db/domains/installations/tables.ts'
import { amongSql } from '../../db/filter-sql.ts'
import type { Scope } from '../../db/scope.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** Sites without devices have no row: not applicable. */
function selectHealth(db: Db, where: SQL | undefined) {
  return db
    .select({ siteId: sites.id, customerId: sites.customerId, health: siteHealth })
    .from(sites)
    .innerJoin(customers, eq(customers.id, sites.customerId))
    .leftJoin(siteHealth, eq(siteHealth.siteId, sites.id))
    .where(where)
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectHealth>>[number]

function present({ siteId, customerId, health }: Row): SiteHealth {
  return {
    siteId,
    customerId,
    status: health?.status ?? 'not_applicable',
    checkedAt: health?.checkedAt?.toISOString() ?? null,
    measuredAt: health?.measuredAt?.toISOString() ?? null,
    components: health?.components ?? [],
  }
}

/** Defaults to the main site. */
export async function findSiteHealth(db: Db, customerId: string, siteId: string | undefined): Promise<SiteHealth | undefined> {
  const where = and(eq(sites.customerId, customerId), siteId ? eq(sites.id, siteId) : undefined)
  const [row] = await selectHealth(db, where).orderBy(desc(sites.isMain), asc(sites.createdAt), asc(sites.id)).limit(1)
  return row && present(row)
}

/** Of customers with several homes each, a response contains at most this many. */
const homesMax = 4 * healthsMax

/** Undefined if one of the sites or customers is outside the scope. */
export async function findSitesHealth(
  db: Db,
  scope: Scope,
  { siteIds, customerIds }: BodyOf<typeof readSitesHealth>,
): Promise<SiteHealth[] | undefined> {
  if (siteIds.length + customerIds.length === 0) return []
  const within = sql`(${amongSql(sites.id, siteIds)} or ${amongSql(sites.customerId, customerIds)})`
  const rows = await selectHealth(db, and(within, customerScopeSql(scope)))
    .orderBy(asc(sites.id))
    .limit(homesMax + 1)
  if (rows.length > homesMax) throw new DomainError('TooManyHomes', { max: homesMax })
  const found = new Set(rows.map(({ siteId }) => siteId))
  if (siteIds.some((one) => !found.has(one)) || !(await seesAll(db, scope, customerIds))) return undefined
  return rows.map(present)
}

/** A customer without a site exists, but has no health. */
async function seesAll(db: Db, scope: Scope, customerIds: readonly string[]): Promise<boolean> {
  const ids = [...new Set(customerIds)]
  return (await db.$count(customers, and(amongSql(customers.id, ids), customerScopeSql(scope)))) === ids.length
}

export async function findInstallationsHealth(db: Db, scope: Scope, configurationIds: readonly string[]) {
  if (configurationIds.length === 0) return []
  const rows = await db
    .select({
      configurationId: installations.id,
      kind: installations.kind,
      siteId: installations.siteId,
      customerId: customers.id,
      health: siteHealth,
    })
    .from(installations)
    .innerJoin(customers, eq(customers.id, installations.customerId))
    .leftJoin(siteHealth, eq(siteHealth.siteId, installations.siteId))
    .where(and(amongSql(installations.id, configurationIds), customerScopeSql(scope)))
    .orderBy(asc(installations.id))
  const found = new Set(rows.map(({ configurationId }) => configurationId))
  if (configurationIds.some((one) => !found.has(one))) return undefined
  return rows.map(({ health, kind, ...row }) => {
    const component = health?.components.find((one) => one.configurationId === row.configurationId)
    // Added since the last check.
    return { ...(component ?? { kind, deviceId: null, status: 'no_data' as const, code: null, since: null }), ...row }
  })
}
