import type { Sale } from '@wattdesk/contract/sales.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { installations } from '../../db/schema/installations.ts'

export async function shareInstallationsOfKind(db: Db, customerId: string, kind: Sale['installationKind']): Promise<string[]> {
  const rows = await db
    .select({ id: installations.id })
    .from(installations)
    .where(and(eq(installations.customerId, customerId), eq(installations.kind, kind)))
    .orderBy(desc(installations.addedAt), desc(installations.id))
    .limit(100)
    .for('key share')
  return rows.map((row) => row.id)
}
