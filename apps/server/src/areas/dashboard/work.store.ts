import type { WorkKind } from '@wattdesk/contract/dashboard/terms.ts'
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members, workClaims } from '../../db/domains/members/tables.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Caller } from '../../platform/caller.ts'
import { isClaimOf, workSources } from './work-sources.views.ts'

export type ClaimRow = typeof workClaims.$inferSelect
type Found = {
  version: number
  ownerId: string | null
  isClaimed: boolean
  customerId: string | null
  tenantId: string | null
  affiliateId: string | null
}

/** A piece of work that a reader sees, with its owner and customer. */
export async function findWork(
  db: Db,
  reader: Pick<Caller, 'scope' | 'permissions'>,
  now: Date,
  { kind, id }: { kind: WorkKind; id: string },
): Promise<Found | undefined> {
  const parts = workSources(reader, now)
    .filter((source) => source.kind === kind)
    .map(
      (source) => sql`
        (select ${source.owner} as "ownerId", w.object_id is not null as "isClaimed", coalesce(w.version, 0) + ${source.changes} as version, customers.id as "customerId", customers.tenant_id as "tenantId", customers.affiliate_id as "affiliateId"
         from ${source.from} left join work_claims w on ${isClaimOf(source)}
         where ${source.where} and ${source.id} = ${id})`,
    )
  const { rows } = await db.execute<Found>(sql.join(parts, sql` union all `))
  return rows[0]
}

/** Serializes changes of one piece of work, whose claim may not exist yet, and returns the claim. */
export async function lockClaim(tx: Tx, kind: WorkKind, id: string): Promise<ClaimRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(7240048, hashtext(${`${kind} ${id}`}))`)
  const [row] = await tx
    .select()
    .from(workClaims)
    .where(and(eq(workClaims.kind, kind), eq(workClaims.objectId, id)))
  return row
}

export async function putClaim(tx: Tx, row: ClaimRow): Promise<void> {
  const { kind: _, objectId: __, ...set } = row
  await tx
    .insert(workClaims)
    .values(row)
    .onConflictDoUpdate({ target: [workClaims.kind, workClaims.objectId], set })
}

export async function deleteClaimsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(workClaims).where(lt(workClaims.updatedAt, before))
}

/** Members of a tenant in some roles, by name. */
export async function listColleagues(db: Db, tenantId: string, roles: readonly string[], limit: number) {
  return db
    .select({ id: members.id, name: sql<string>`${members.firstName} || ' ' || ${members.lastName}` })
    .from(members)
    .where(and(eq(members.tenantId, tenantId), isNull(members.removedAt), sql`${members.roles} && ${sql.param([...roles])}::text[]`))
    .orderBy(asc(inNameOrder(members.firstName)), asc(inNameOrder(members.lastName)), asc(members.id))
    .limit(limit)
}

export async function nameMembers(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: members.id, name: sql<string>`${members.firstName} || ' ' || ${members.lastName}` })
    .from(members)
    .where(inArray(members.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
