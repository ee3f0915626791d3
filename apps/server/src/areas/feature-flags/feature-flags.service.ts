/**
 * Feature flags: on or off for everyone, switched by the operator's members. Where an Unleash server is configured, it decides
 * instead, and the flags here are not used.
 */
import type { BodyOf } from '@wattdesk/contract/endpoint.ts'
import type { switchFeatureFlag } from '@wattdesk/contract/feature-flags/calls.ts'
import type { FeatureFlagName } from '@wattdesk/contract/feature-flags/terms.ts'
import { transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { placeOf, recordActivity } from '../activities/activities.service.ts'
import { requireOperator } from '../tenants/shared-settings.service.ts'
import { requireTenantOfScope } from '../tenants/tenants.service.ts'
import * as store from './feature-flags.store.ts'

export const listFlags = ({ db }: Pick<Ctx, 'db'>): Promise<store.FlagRow[]> => store.listFlagRows(db)

/** Does nothing if the flag already has the value. */
export async function switchFlag(
  ctx: Pick<Ctx, 'config' | 'clock' | 'db'>,
  call: Call,
  name: FeatureFlagName,
  { version, isOn }: BodyOf<typeof switchFeatureFlag>,
): Promise<void> {
  requireOperator(call)
  await transaction(ctx.db, async (tx) => {
    const flag = await store.lockFlag(tx, name)
    if (!flag) throw new DomainError('NotFound')
    if (flag.isOn === isOn) return
    if (flag.version !== version) throw new DomainError('FeatureFlagChanged', { version: flag.version })
    await store.updateFlag(tx, name, isOn, ctx.clock.now())
    const tenant = await requireTenantOfScope(tx, call.caller.scope)
    await recordActivity(tx, ctx, call, {
      action: 'update',
      event: 'feature-flag.switched',
      object: { type: 'feature-flag', id: name },
      tenant: placeOf(tenant),
      before: { name, isActive: flag.isOn },
      after: { name, isActive: isOn },
    })
  })
}
