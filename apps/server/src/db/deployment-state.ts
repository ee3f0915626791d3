import { getTableColumns, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { deploymentState } from './domains/operation/tables.ts'

export type DeploymentRow = Omit<typeof deploymentState.$inferSelect, 'isOnly' | 'home'> & {
  isOriginal: boolean
  /** Distinguishes this database from its copies. */
  here: string
}

export async function readDeploymentState(db: Db): Promise<DeploymentRow> {
  const { isOnly: _, home, ...columns } = getTableColumns(deploymentState)
  const isOriginal = sql<boolean>`${home} is not distinct from database_home()`
  const [row] = await db.select({ ...columns, isOriginal, here: sql<string>`database_home()` }).from(deploymentState)
  if (!row) throw new Error('The database does not contain its deployment')
  return row
}

/** Makes this database the original. With a name, as a separate deployment from the one it was copied from. */
export async function makeOriginal(db: Db, name?: string): Promise<void> {
  await db.update(deploymentState).set({ home: sql`database_home()`, ...(name ? { name } : {}) })
}

/** Makes a database a copy, wherever it is. */
export async function renounceOriginal(db: Db): Promise<void> {
  await db.update(deploymentState).set({ home: null })
}

export async function updateMaintenance(db: Db, maintenance: { from: Date; until: Date; note: string | null } | null): Promise<void> {
  const { from = null, until = null, note = null } = maintenance ?? {}
  await db.update(deploymentState).set({ maintenanceFrom: from, maintenanceUntil: until, maintenanceNote: note })
}

/** The certificate is that of PUBLIC_URL. */
export async function updateCertificate(db: Db, until: Date | null): Promise<void> {
  await db.update(deploymentState).set({ certificateUntil: until })
}

/** Changes the log level until an instant; null returns to LOG_LEVEL. */
export async function updateLogLevel(db: Db, level: { level: string; until: Date } | null): Promise<void> {
  await db.update(deploymentState).set({ logLevel: level?.level ?? null, logLevelUntil: level?.until ?? null })
}
