/**
 * Verifications of the activity log on request. Starting one writes an activity entry. A request while one is waiting or running changes
 * nothing.
 */
import { transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { placeOf, recordActivity } from '../activities/activities.service.ts'
import { requestVerification } from '../activities/activity-verifications.service.ts'
import { requireTenantOfScope } from '../tenants/tenants.service.ts'

export async function startVerification(ctx: Pick<Ctx, 'config' | 'clock' | 'db'>, call: Call): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    if (!(await requestVerification(tx, ctx.clock.now()))) return
    const tenant = await requireTenantOfScope(tx, call.caller.scope)
    await recordActivity(tx, ctx, call, {
      action: 'read',
      event: 'activity-log.verification-started',
      object: { type: 'activity-log', id: tenant.id },
      tenant: placeOf(tenant),
    })
  })
}
