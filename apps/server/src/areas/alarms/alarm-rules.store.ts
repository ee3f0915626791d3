import type { SiteAlarmCode } from '@wattdesk/contract/alarms/health/terms.ts'
import { and, eq, sql } from 'drizzle-orm'
import { uuidArray } from '../../db/binary-arrays.ts'
import type { Db } from '../../db/connect.ts'
import { alarmRules } from '../../db/domains/alarms/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import type { StoredRule } from './alarm-rules.rules.ts'

type Row = typeof alarmRules.$inferSelect

const present = ({ limitValue, ...row }: Row): StoredRule => ({ ...row, limit: limitValue })

/** The rules of these tenants and of the operator, with the operator's ID. */
export async function listRules(db: Db, tenantIds: readonly string[]): Promise<{ operatorId: string | undefined; rules: StoredRule[] }> {
  const ids = [...new Set(tenantIds)]
  const [operator] = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.kind, 'operator'))
  const rows = await db
    .select()
    .from(alarmRules)
    .where(sql`${alarmRules.tenantId} = any(${uuidArray(operator ? [...ids, operator.id] : ids, (one) => one)}::uuid[])`)
  return { operatorId: operator?.id, rules: rows.map(present) }
}

/** Locks a tenant's rule for a code, even if there is none yet. */
export async function lockRule(tx: Tx, tenantId: string, code: SiteAlarmCode): Promise<StoredRule | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} ${code}`}, 7240033))`)
  const [row] = await tx
    .select()
    .from(alarmRules)
    .where(and(eq(alarmRules.tenantId, tenantId), eq(alarmRules.code, code)))
  return row && present(row)
}

export async function putRule(tx: Tx, { limit, ...row }: StoredRule): Promise<void> {
  const values = { ...row, limitValue: limit }
  const { tenantId: _, code: __, ...set } = values
  await tx
    .insert(alarmRules)
    .values(values)
    .onConflictDoUpdate({ target: [alarmRules.tenantId, alarmRules.code], set })
}
