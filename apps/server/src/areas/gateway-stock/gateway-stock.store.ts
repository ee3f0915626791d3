import type { GatewayState } from '@wattdesk/contract/gateway-stock/terms.ts'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { gateways } from '../../db/domains/gateways/tables.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/transaction.ts'

export type StockRow = typeof gateways.$inferSelect
export type NewStockRow = Omit<typeof gateways.$inferInsert, 'state'>
/** What a caller sees: a scope, and within it the gateways of one company. */
export type Within = { scope: Scope; companyId: string | null | undefined }

export function withinSql({ scope, companyId }: Within): SQL[] {
  return [scopeSql(scope, gateways), ...(companyId === undefined ? [] : [sql`${gateways.companyId} = ${companyId}::uuid`])]
}

export async function findGateway(db: Db, id: string): Promise<StockRow | undefined> {
  const [row] = await db.select().from(gateways).where(eq(gateways.id, id))
  return row
}

/** In order of IDs. Skips gateways that the caller may not see. */
export async function lockGateways(tx: Tx, within: Within, ids: readonly string[]): Promise<StockRow[]> {
  return tx
    .select()
    .from(gateways)
    .where(and(inArray(gateways.id, [...ids]), ...withinSql(within)))
    .orderBy(asc(gateways.id))
    .for('update')
}

export async function insertGateway(tx: Tx, row: NewStockRow): Promise<void> {
  await tx.insert(gateways).values(row)
}

/** Absent fields stay unchanged. */
export async function updateFacts(
  tx: Tx,
  id: string,
  facts: { model?: string | undefined; firmware?: string | null | undefined },
): Promise<void> {
  await tx
    .update(gateways)
    .set({ ...facts, version: sql`${gateways.version} + 1` })
    .where(eq(gateways.id, id))
}

export async function deleteGateway(tx: Tx, id: string): Promise<void> {
  await tx.delete(gateways).where(eq(gateways.id, id))
}

export type Change = {
  unpairedState?: Exclude<GatewayState, 'paired'>
  companyId?: string | null
  tenantId?: string
  affiliateId?: string | null
  movedAt?: Date
}
/** `end`: no credential is accepted any more. `nextFrom`: the next one is accepted once its password has been brought to the gateway. */
export type CredentialChange = 'end' | { nextFrom: number }

export async function changeGateways(
  tx: Tx,
  ids: readonly string[],
  change: Change,
  { credential, at }: { credential?: CredentialChange | undefined; at: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(gateways)
    .set({ ...change, ...credentialSql(credential, at) })
    .where(inArray(gateways.id, [...ids]))
}

function credentialSql(change: CredentialChange | undefined, at: Date) {
  if (!change) return {}
  const newest = sql`coalesce(${gateways.nextCredential}, ${gateways.credential})`
  const settled = { nextCredential: null, credentialCommandId: null }
  if (change === 'end') {
    const ended = { credential: newest, credentialRevokedAt: sql`coalesce(${gateways.credentialRevokedAt}, ${at}::timestamptz)` }
    return { ...settled, ...ended, credentialChangedAt: sql`coalesce(${gateways.credentialRevokedAt}, ${at}::timestamptz)` }
  }
  const next = sql`greatest(${newest} + 1, ${change.nextFrom}::integer)`
  return { ...settled, credential: next, credentialRevokedAt: null, credentialChangedAt: at }
}

/** Notes that the passwords of the current credentials were shown. Returns the gateways with these credentials. */
export async function markShown(tx: Tx, ids: readonly string[]): Promise<Pick<StockRow, 'id' | 'serialNumber' | 'credential'>[]> {
  if (ids.length === 0) return []
  return tx
    .update(gateways)
    .set({ shownCredential: sql`${gateways.credential}` })
    .where(inArray(gateways.id, [...ids]))
    .returning({ id: gateways.id, serialNumber: gateways.serialNumber, credential: gateways.credential })
}
