import type {
  listDataImports as listDataImportsCall,
  listImportSites as listImportSitesCall,
} from '@wattdesk/contract/data-import/calls.ts'
import type { DataImport } from '@wattdesk/contract/data-import/models.ts'
import type { QueryOf, ResponseInput } from '@wattdesk/contract/endpoint.ts'
import { measuredQuantities } from '@wattdesk/energy/quantities.ts'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { sites } from '../../db/domains/customers/tables.ts'
import { dataImports } from '../../db/domains/data-import/tables.ts'
import { installations } from '../../db/domains/installations/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import { vendors } from '../../db/domains/vendors/tables.ts'
import { listPage } from '../../platform/list-page.ts'

export function listDataImports(
  db: Db,
  siteId: string,
  { configId, action, page, limit }: QueryOf<typeof listDataImportsCall>,
): Promise<ResponseInput<typeof listDataImportsCall>> {
  const conditions = [
    eq(dataImports.siteId, siteId),
    ...(configId ? [eq(dataImports.installationId, configId)] : []),
    ...(action ? [eq(dataImports.action, action)] : []),
  ]
  return listPage(
    { page, limit },
    {
      within: conditions.map((one) => sql`${one}`),
      order: sql`${dataImports.requestedAt} desc, ${dataImports.id} desc`,
      select: async ({ where, order, ...slice }) => {
        const rows = await selectImports(db, where).orderBy(order).limit(slice.limit).offset(slice.offset)
        return rows.map(present)
      },
      count: async (where) => (await db.select({ total: count() }).from(dataImports).where(where))[0]?.total ?? 0,
    },
  )
}

export async function readDataImport(db: Db, id: string): Promise<DataImport> {
  const [row] = await selectImports(db, sql`${eq(dataImports.id, id)}`)
  if (!row) throw new Error('The import was not found after its start')
  return present(row)
}

function selectImports(db: Db, where: SQL) {
  return db
    .select({ one: dataImports, requestedBy: sql<string>`${members.firstName} || ' ' || ${members.lastName}` })
    .from(dataImports)
    .innerJoin(members, eq(members.id, dataImports.requestedBy))
    .where(where)
    .$dynamic()
}

type Row = { one: typeof dataImports.$inferSelect; requestedBy: string }

function present({ one, requestedBy }: Row): DataImport {
  const [from, to, reached] = [one.fromAt.getTime(), one.toAt.getTime(), one.continueAt.getTime()]
  return {
    id: one.id,
    siteId: one.siteId,
    configId: one.installationId,
    vendorName: one.vendorName,
    action: one.action,
    status: one.status,
    from: one.fromAt.toISOString(),
    to: one.toAt.toISOString(),
    fileName: one.fileName,
    onlyMissing: one.onlyMissing,
    progress: (reached - from) / (to - from),
    writtenIntervals: one.writtenIntervals,
    replacedIntervals: one.replacedIntervals,
    rejectedValues: one.rejectedValues,
    fault: one.fault,
    retryAt: one.retryAt?.toISOString() ?? null,
    requestedBy,
    requestedAt: one.requestedAt.toISOString(),
    startedAt: one.startedAt?.toISOString() ?? null,
    finishedAt: one.finishedAt?.toISOString() ?? null,
    totals: measuredQuantities.flatMap((quantity) => {
      const total = one.totals[quantity]
      return total ? [{ quantity, ...total }] : []
    }),
    findings: one.findings,
  }
}

/** A customer's sites with their installations: the gateway first, then those of other connected vendors. */
export async function listImportSites(
  db: Db,
  customerId: string,
  isConnected: (vendorName: string) => boolean,
): Promise<ResponseInput<typeof listImportSitesCall>> {
  const rows = await db
    .select({
      siteId: sites.id,
      name: sites.name,
      timeZone: sites.timeZone,
      configId: installations.id,
      kind: installations.kind,
      vendor: vendors.name,
      vendorName: vendors.displayName,
      installationId: installations.vendorInstallationId,
    })
    .from(sites)
    .leftJoin(installations, and(eq(installations.siteId, sites.id)))
    .leftJoin(vendors, eq(vendors.id, installations.vendorId))
    .where(eq(sites.customerId, customerId))
    .orderBy(desc(sites.isMain), asc(sites.createdAt), asc(sites.id), asc(installations.addedAt), asc(installations.id))
    .limit(1_000)
  const bySite = Map.groupBy(rows, (row) => row.siteId)
  return {
    items: [...bySite.values()].flatMap((ofSite) => {
      const [site] = ofSite
      if (!site) return []
      const configurations = ofSite.flatMap(({ configId, kind, vendor, vendorName, installationId }) =>
        configId && kind && vendor && vendorName && installationId
          ? [{ configId, kind, vendorName, installationId, hasConnector: isConnected(vendor) }]
          : [],
      )
      // The gateway's cloud has data of the whole home.
      const rank = (one: { kind: string; hasConnector: boolean }) => (one.hasConnector ? (one.kind === 'gateway' ? 0 : 1) : 2)
      configurations.sort((a, b) => rank(a) - rank(b))
      return [{ siteId: site.siteId, name: site.name, timeZone: site.timeZone, configurations }]
    }),
  }
}
