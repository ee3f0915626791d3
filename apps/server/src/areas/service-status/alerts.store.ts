import type { ServiceProblem } from '@wattdesk/contract/service-status/terms.ts'
import { eq, sql } from 'drizzle-orm'
import { operatorAlerts } from '../../db/domains/operation/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import type { OpenAlert } from './alerts.rules.ts'

/** One worker at a time processes the problems. */
export async function lockAlerts(tx: Tx): Promise<OpenAlert[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('operator alerts'))`)
  const rows = await tx.select().from(operatorAlerts).orderBy(operatorAlerts.since, operatorAlerts.problem)
  return rows.map((row) => ({ ...row, problem: row.problem as ServiceProblem })) // stored from the rules
}

export async function storeAlert(tx: Tx, alert: OpenAlert): Promise<void> {
  const { problem: _, ...changing } = alert
  await tx.insert(operatorAlerts).values(alert).onConflictDoUpdate({ target: operatorAlerts.problem, set: changing })
}

export async function deleteAlert(tx: Tx, problem: ServiceProblem): Promise<void> {
  await tx.delete(operatorAlerts).where(eq(operatorAlerts.problem, problem))
}
