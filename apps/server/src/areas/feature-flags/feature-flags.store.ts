import type { FeatureFlagName } from '@wattdesk/contract/feature-flags/terms.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { featureFlags } from '../../db/domains/feature-groups/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type FlagRow = typeof featureFlags.$inferSelect

export async function listFlagRows(db: Db): Promise<FlagRow[]> {
  return db.select().from(featureFlags).orderBy(asc(featureFlags.name))
}

export async function lockFlag(tx: Tx, name: FeatureFlagName): Promise<FlagRow | undefined> {
  const [row] = await tx.select().from(featureFlags).where(eq(featureFlags.name, name)).for('update')
  return row
}

export async function updateFlag(tx: Tx, name: FeatureFlagName, isOn: boolean, updatedAt: Date): Promise<void> {
  await tx
    .update(featureFlags)
    .set({ isOn, updatedAt, version: sql`${featureFlags.version} + 1` })
    .where(eq(featureFlags.name, name))
}
