import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { installations } from '../../db/domains/installations/tables.ts'
import { saleSteps, sales } from '../../db/domains/sales/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Orders, SaleOfOrder } from './order-status.rules.ts'
import { stepStateOf } from './sales.rules.ts'

export type CustomerOrders = Orders & { tenantId: string; affiliateId: string }
export type Named = { id: string; accountEmail: string; externalReferenceId: string | null }

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Finds customers by ID, e-mail address or GV number, each through its own index. */
export async function findNamed(db: Db, scope: Scope, affiliateIds: readonly string[], references: readonly string[]): Promise<Named[]> {
  const ids = references.filter((one) => isUuid.test(one))
  const emails = references.filter((one) => one.includes('@')).map((one) => one.toLowerCase())
  const numbers = references.filter((one) => !isUuid.test(one) && !one.includes('@')).flatMap((one) => [one, one.toUpperCase()])
  const within = sql`${customers.affiliateId} = any(${sql.param(affiliateIds)}) and ${customerScopeSql(scope)} and ${ne(customers.status, 'deleted')}`
  const find = (values: readonly string[], condition: SQL) =>
    values.length === 0
      ? []
      : db
          .select({ id: customers.id, accountEmail: customers.accountEmail, externalReferenceId: customers.externalReferenceId })
          .from(customers)
          .where(and(within, condition))
  const found = await Promise.all([
    find(ids, sql`${customers.id} = any(${sql.param(ids)}::uuid[])`),
    find(emails, sql`${customers.accountEmail} = any(${sql.param(emails)})`),
    find(numbers, sql`${customers.externalReferenceId} = any(${sql.param(numbers)})`),
  ])
  return found.flat()
}

/** Newest first, at most `limit`. */
export async function listSelected(
  db: Db,
  keys: SQL,
  { excludedIds, max }: { excludedIds: readonly string[]; max: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from (${keys}) keys join customers c on c.id = keys.id
    where c.id <> all(${sql.param([...excludedIds])}::uuid[])
    order by c.created_at desc nulls last, c.id desc limit ${sql.raw(String(max))}`)
  return rows.map((row) => row.id)
}

/** Locks the current orders until the transaction ends, always in the same order. */
export async function lockOrders(tx: Tx, scope: Scope, customerIds: readonly string[], now: Date): Promise<Map<string, CustomerOrders>> {
  const within = and(sql`${customers.id} = any(${sql.param(customerIds)}::uuid[])`, customerScopeSql(scope))
  const people = await tx.select({ id: customers.id }).from(customers).where(within).orderBy(asc(customers.id)).for('update')
  const ids = people.map(({ id }) => id)
  const current = and(sql`${sales.customerId} = any(${sql.param(ids)}::uuid[])`, isNull(sales.archivedAt))
  await tx.select({ id: sales.id }).from(sales).where(current).orderBy(asc(sales.id)).for('update')
  const theirs = sql`${installations.customerId} = any(${sql.param(ids)}::uuid[])`
  await tx.select({ id: installations.id }).from(installations).where(theirs).orderBy(asc(installations.id)).for('key share')
  return readOrders(tx, scope, ids, now)
}

export async function readOrders(db: Db, scope: Scope, customerIds: readonly string[], now: Date): Promise<Map<string, CustomerOrders>> {
  if (customerIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: customers.id,
      version: customers.version,
      status: customers.status,
      installationStatus: customers.installationStatus,
      hasInstallations: sql<boolean>`exists (select from ${installations} where ${installations.customerId} = ${customers.id})`,
      tenantId: customers.tenantId,
      affiliateId: customers.affiliateId,
      timeZone: tenants.timeZone,
    })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.affiliateId))
    .where(and(sql`${customers.id} = any(${sql.param(customerIds)}::uuid[])`, customerScopeSql(scope)))
    .orderBy(asc(customers.id))
  const salesOf = await salesByCustomer(
    db,
    rows.map((row) => row.id),
  )
  return new Map(
    rows.map(
      ({ timeZone, ...row }) => [row.id, { ...row, today: localDayOf(now.getTime(), timeZone), sales: salesOf.get(row.id) ?? [] }] as const,
    ),
  )
}

async function salesByCustomer(db: Db, customerIds: readonly string[]): Promise<Map<string, SaleOfOrder[]>> {
  const found = await db
    .select({ id: sales.id, customerId: sales.customerId, version: sales.version, installationKind: sales.installationKind })
    .from(sales)
    .where(and(sql`${sales.customerId} = any(${sql.param(customerIds)}::uuid[])`, isNull(sales.archivedAt)))
    .orderBy(asc(sales.id))
  if (found.length === 0) return new Map()
  const steps = await db
    .select()
    .from(saleSteps)
    .where(sql`${saleSteps.saleId} = any(${sql.param(found.map((sale) => sale.id))}::uuid[])`)
    .orderBy(asc(saleSteps.position))
  const kinds = await kindsByCustomer(db, [...new Set(found.map((sale) => sale.customerId))])
  const stepsOf = Map.groupBy(steps, (step) => step.saleId)
  const whole = found.map(({ customerId, ...sale }) => ({
    customerId,
    ...sale,
    hasInstallation: kinds.has(`${customerId} ${sale.installationKind}`),
    steps: (stepsOf.get(sale.id) ?? []).map((step) => ({
      ...stepStateOf(step),
      position: step.position,
      name: step.name,
      names: step.names,
      needsInstallation: step.needsInstallation,
    })),
  }))
  return Map.groupBy(whole, (sale) => sale.customerId)
}

async function kindsByCustomer(db: Db, customerIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ customerId: installations.customerId, kind: installations.kind })
    .from(installations)
    .where(sql`${installations.customerId} = any(${sql.param(customerIds)}::uuid[])`)
  return new Set(rows.map((row) => `${row.customerId} ${row.kind}`))
}
