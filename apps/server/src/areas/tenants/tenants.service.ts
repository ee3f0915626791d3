/**
 * Tenants: the operator at the root, its affiliates (one per region), and the partners below an affiliate. A tenant never
 * moves. Its members see the tenant and everything below it.
 */
import type { Db } from '../../db/connect.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { findOperatorRow, findTenantRow, insertTenant, listAffiliateIdRows, lockFoundingRow, type TenantRow } from './tenants.store.ts'

export type Tenant = TenantRow
type Place = Pick<Tenant, 'id' | 'kind' | 'affiliateId'>

/** Undefined for a tenant outside the scope or of a purged partner. */
export async function findTenant(db: Db, scope: Scope, tenantId: string): Promise<Tenant | undefined> {
  const tenant = await findTenantRow(db, tenantId)
  return tenant && !tenant.removedAt && isTenantWithin(scope, tenant) ? tenant : undefined
}

/** The scope of the tenant's members. */
export function scopeOf(tenant: Place): Scope {
  if (tenant.kind === 'operator' || !tenant.affiliateId) return { kind: 'all' }
  return tenant.kind === 'affiliate'
    ? { kind: 'affiliate', affiliateId: tenant.id }
    : { kind: 'partner', tenantId: tenant.id, affiliateId: tenant.affiliateId }
}

/** A tenant referenced by a stored record. */
export async function requireTenantById(db: Db, id: string): Promise<Tenant> {
  const tenant = await findTenantRow(db, id)
  if (!tenant) throw new Error(`Tenant ${id} does not exist`)
  return tenant
}

/** The tenant whose members have exactly this scope. */
export async function requireTenantOfScope(db: Db, scope: Scope): Promise<Tenant> {
  const tenant =
    scope.kind === 'all'
      ? await findOperatorRow(db)
      : await findTenantRow(db, scope.kind === 'affiliate' ? scope.affiliateId : scope.tenantId)
  if (!tenant) throw new Error(`No tenant has the scope ${scope.kind}`)
  return tenant
}

/** The affiliates within a scope. Lists indexed by affiliate query each of them. */
export async function listAffiliateIds(db: Db, scope: Scope): Promise<string[]> {
  return scope.kind === 'all' ? listAffiliateIdRows(db) : [scope.affiliateId]
}

/** Whether somebody has set up the deployment. */
export async function hasOperator(db: Db): Promise<boolean> {
  return (await findOperatorRow(db)) !== undefined
}

export function lockFounding(tx: Tx): Promise<void> {
  return lockFoundingRow(tx)
}

export type Founding = Pick<Tenant, 'name' | 'country' | 'timeZone' | 'language'> & { region: string; at: Date }

/** Adds the operator and its first affiliate. Returns the operator's ID. */
export async function foundTenants(tx: Tx, { name, region, at, ...place }: Founding): Promise<string> {
  const [operatorId, affiliateId] = [newId(at), newId(at)]
  await insertTenant(tx, { id: operatorId, kind: 'operator', name, ...place, createdAt: at })
  await insertTenant(tx, {
    id: affiliateId,
    parentId: operatorId,
    affiliateId,
    kind: 'affiliate',
    name: region,
    supportedLanguages: [place.language],
    ...place,
    createdAt: at,
  })
  return operatorId
}

export async function addPartnerTenant(db: Db, partner: { id: string; affiliate: Tenant; name: string; at: Date }): Promise<void> {
  const { affiliate } = partner
  await insertTenant(db, {
    id: partner.id,
    parentId: affiliate.id,
    affiliateId: affiliate.id,
    kind: 'partner',
    name: partner.name,
    country: affiliate.country,
    timeZone: affiliate.timeZone,
    language: affiliate.language,
    biddingZone: affiliate.biddingZone,
    createdAt: partner.at,
  })
}

export function isTenantWithin(scope: Scope, tenant: Place): boolean {
  if (scope.kind === 'all') return true
  return scope.kind === 'affiliate' ? tenant.affiliateId === scope.affiliateId : tenant.id === scope.tenantId
}
