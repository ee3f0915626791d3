import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { gatewayCommands, gateways } from '../../../db/domains/gateways/tables.ts'
import { installations } from '../../../db/domains/installations/tables.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { GatewayAccess } from '../../../platform/mqtt/mqtt-credentials.ts'

const access = {
  serialNumber: gateways.serialNumber,
  credential: gateways.credential,
  nextCredential: gateways.nextCredential,
  isRevoked: sql<boolean>`${gateways.credentialRevokedAt} is not null`,
}

export function listAccess(db: Db): Promise<GatewayAccess[]> {
  return db.select(access).from(gateways).orderBy(asc(gateways.serialNumber))
}

export function listOtherAccess(db: Db): Promise<GatewayAccess[]> {
  return db
    .select(access)
    .from(gateways)
    .where(sql`${gateways.credential} > 0 or ${gateways.nextCredential} is not null or ${gateways.credentialRevokedAt} is not null`)
}

export async function findAccess(db: Db, serialNumber: string): Promise<GatewayAccess | undefined> {
  const [row] = await db.select(access).from(gateways).where(eq(gateways.serialNumber, serialNumber))
  return row
}

const locked = {
  ...access,
  id: gateways.id,
  installationId: installations.id,
  siteId: installations.siteId,
  credentialCommandId: gateways.credentialCommandId,
}

/** By our ID or its serial number. */
export async function lockCredentialOf(tx: Tx, customerId: string, key: string) {
  const [row] = await tx
    .select(locked)
    .from(gateways)
    .innerJoin(installations, eq(installations.id, gateways.installationId))
    .where(and(eq(installations.customerId, customerId), sql`${key} in (${installations.id}::text, ${installations.vendorInstallationId})`))
    .for('update', { of: gateways })
  return row
}

/** Whether the next credential of a gateway is still on its way to it. */
export async function isBeingSent(tx: Tx, commandId: string | null, now: Date): Promise<boolean> {
  if (commandId === null) return false
  const { rows } = await tx.execute(sql`select from gateway_commands where id = ${commandId} and expires_at > ${now}::timestamptz`)
  return rows.length > 0
}

type CredentialChange = Partial<Omit<typeof gateways.$inferInsert, 'id'>>

export async function changeCredential(tx: Tx, id: string, change: CredentialChange): Promise<void> {
  await tx.update(gateways).set(change).where(eq(gateways.id, id))
}

export async function deleteCredentialCommands(tx: Tx, gatewayId: string): Promise<void> {
  await tx.delete(gatewayCommands).where(and(eq(gatewayCommands.gatewayId, gatewayId), eq(gatewayCommands.command, 'credential')))
}

/** Promotes the next credential to the only one, or drops it. Returns the gateway's ID if it had one. */
export async function settleRotation(
  tx: Tx,
  serialNumber: string,
  by: { credential: number } | { commandId: string },
  { isUsed, at }: { isUsed: boolean; at: Date },
): Promise<string | undefined> {
  const change = isUsed ? { credential: sql`${gateways.nextCredential}`, credentialChangedAt: at } : {}
  const [row] = await tx
    .update(gateways)
    .set({ ...change, nextCredential: null, credentialCommandId: null })
    .where(
      and(
        eq(gateways.serialNumber, serialNumber),
        isNotNull(gateways.nextCredential),
        'credential' in by ? eq(gateways.nextCredential, by.credential) : eq(gateways.credentialCommandId, by.commandId),
      ),
    )
    .returning({ id: gateways.id })
  return row?.id
}
