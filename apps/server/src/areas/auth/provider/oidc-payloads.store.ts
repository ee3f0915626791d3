import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Database, Db } from '../../../db/connect.ts'
import { oidcPayloads } from '../../../db/domains/auth/tables.ts'
import { all } from '../../../db/filter-sql.ts'
import { prepared } from '../../../db/prepared-statements.ts'
import type { Clock } from '../../../platform/clock.ts'
import { type Keys, seal, sha256, unseal } from '../../../platform/crypto.ts'

const unboundedS = 86_400

/** The provider's name for tokens of programs. */
const clientTokens = 'ClientCredentials'

/** A function, because the order of keys may change at any time. */
type Keeping = { db: Database; clock: Clock; sealingKeys: () => Keys }

/** Stores one kind of the embedded identity provider's records. IDs are bearer secrets, so only their hashes are stored. */
export function payloadAdapter({ db, clock, sealingKeys }: Keeping, model: string): Adapter {
  const byId = (id: string) => prepared(all([eq(oidcPayloads.model, model), eq(oidcPayloads.idHash, sha256(id))]))
  const open = (row: typeof oidcPayloads.$inferSelect | undefined): AdapterPayload | undefined => {
    if (!row) return undefined
    const payload: AdapterPayload = JSON.parse(unseal(sealingKeys(), row.sealedPayload).toString('utf8'))
    return row.consumedAt ? { ...payload, consumed: Math.floor(row.consumedAt.getTime() / 1_000) } : payload
  }
  return {
    async upsert(id, payload, expiresIn) {
      const values = {
        model,
        idHash: sha256(id),
        sealedPayload: seal(sealingKeys(), JSON.stringify(payload)),
        grantHash: payload.grantId ? sha256(payload.grantId) : null,
        uidHash: payload.uid ? sha256(payload.uid) : null,
        // A program's tokens belong to its credentials.
        accountId: payload.accountId ?? (model === clientTokens ? payload.clientId : null) ?? null,
        expiresAt: new Date(clock.now().getTime() + (expiresIn ?? unboundedS) * 1_000),
      }
      await db
        .insert(oidcPayloads)
        .values(values)
        .onConflictDoUpdate({ target: [oidcPayloads.model, oidcPayloads.idHash], set: values })
    },
    async find(id) {
      const [row] = await db.select().from(oidcPayloads).where(byId(id))
      return open(row)
    },
    async findByUid(uid) {
      const [row] = await db
        .select()
        .from(oidcPayloads)
        .where(and(eq(oidcPayloads.model, model), eq(oidcPayloads.uidHash, sha256(uid))))
      return open(row)
    },
    // For the device flow, which is off.
    findByUserCode: async () => undefined,
    async consume(id) {
      await db
        .update(oidcPayloads)
        .set({ consumedAt: clock.now() })
        .where(and(byId(id), isNull(oidcPayloads.consumedAt)))
    },
    async destroy(id) {
      await db.delete(oidcPayloads).where(byId(id))
    },
    async revokeByGrantId(grantId) {
      await db.delete(oidcPayloads).where(and(eq(oidcPayloads.model, model), eq(oidcPayloads.grantHash, sha256(grantId))))
    },
  }
}

export type ClientToken = { clientId: string; scope: string | undefined; expiresAt: Date }

export async function findClientToken({ db, clock, sealingKeys }: Keeping, token: string): Promise<ClientToken | undefined> {
  const [row] = await db
    .select()
    .from(oidcPayloads)
    .where(and(eq(oidcPayloads.model, clientTokens), eq(oidcPayloads.idHash, sha256(token)), gt(oidcPayloads.expiresAt, clock.now())))
  if (!row?.accountId) return undefined
  const { scope }: AdapterPayload = JSON.parse(unseal(sealingKeys(), row.sealedPayload).toString('utf8'))
  return { clientId: row.accountId, scope, expiresAt: row.expiresAt }
}

export async function deleteExpiredPayloads(db: Db, now: Date): Promise<void> {
  await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now))
}

/** Deletes every pending sign-in of an account, or every token of a program. */
export async function deletePayloadsOfAccount(db: Db, accountId: string): Promise<void> {
  await db.delete(oidcPayloads).where(eq(oidcPayloads.accountId, accountId))
}
