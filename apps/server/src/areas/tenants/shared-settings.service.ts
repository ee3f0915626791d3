/** Settings shared by all regions: vendors, features, feature groups. Only the operator changes them, and every region's log records it. */
import type { Tx } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type Activity, recordActivities } from '../activities/activities.service.ts'
import { listAffiliateIds, requireTenantOfScope } from './tenants.service.ts'

const everywhere = { kind: 'all' } as const

export function requireOperator({ caller }: Call): void {
  if (caller.scope.kind !== 'all') throw new DomainError('OperatorReserved')
}

/** Throws if the caller is a member of a partner, who has no access to a region's settings. */
export function requireRegion({ caller }: Call): void {
  if (caller.scope.kind === 'partner') throw new DomainError('RegionReserved')
}

/** Records a change of what regions share in the operator's log and in that of each region, as one run. */
export async function recordShared(
  tx: Tx,
  ctx: Pick<Ctx, 'config' | 'clock'>,
  call: Call,
  activity: Omit<Activity, 'tenant'>,
): Promise<void> {
  const operator = await requireTenantOfScope(tx, everywhere)
  const affiliates = await listAffiliateIds(tx, everywhere)
  const places = [{ tenantId: operator.id, affiliateId: null }, ...affiliates.map((id) => ({ tenantId: id, affiliateId: id }))]
  const run = call.run ?? { kind: 'shared-settings', startedAt: ctx.clock.now() }
  await recordActivities(
    tx,
    ctx,
    { ...call, run },
    places.map((tenant) => ({ ...activity, tenant })),
  )
}
