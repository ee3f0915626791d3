/**
 * The history of a home. The timeline stores nothing itself: it reads the activity log, and dated records that the log does not cover.
 * Kinds of entries that a member may not see are omitted. Days are in the home's time zone.
 */
import { type TimelineKind, timelineKinds, timelineNeeds } from '@wattdesk/contract/timeline/terms.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import type { Timeline } from './timeline.rules.ts'
import { findTimeZone } from './timeline.store.ts'

type Reading = Pick<Ctx, 'db'>

/** A customer's timeline as visible to the caller. Requires permission for every requested kind. */
export async function openTimeline(
  ctx: Reading,
  { permissions, scope }: Pick<Caller, 'permissions' | 'scope'>,
  customerId: string,
  asked?: readonly TimelineKind[],
): Promise<Timeline> {
  const missing = (asked ?? []).flatMap((kind) => timelineNeeds[kind]).filter((one) => !permissions.has(one))
  if (missing.length > 0) throw new DomainError('PermissionMissing', { permission: [...new Set(missing)].join(', ') })
  await requireCustomerRecord(ctx, scope, customerId)
  const kinds = asked ?? timelineKinds.filter((kind) => timelineNeeds[kind].every((one) => permissions.has(one)))
  const timeZone = (await findTimeZone(ctx.db, customerId)) ?? 'UTC'
  return { customerId, kinds, timeZone, hasLog: permissions.has('read:activities') }
}
