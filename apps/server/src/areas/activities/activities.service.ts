/**
 * The activity log: who did what to which record, when, from where, with the values before and after. Every write appends
 * to it in its own transaction; nothing but retention ever removes an entry. Values are encrypted under a key of their
 * subject (a customer, or else the tenant): destroying that key forgets them, and the entry with its hash remains.
 * States of an entry: written, then sealed into the hash chain by `sealActivities`.
 */
import type { ActivityAction, ActivitySource } from '@wattdesk/contract/activities.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Call, Caller } from '../../platform/caller.ts'
import { seal, sha256 } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/ids.ts'
import { appendEntries, type NewEntry, obtainSubjectKeys } from './activities.store.ts'
import { activityKey, type Values } from './activity-values.ts'

/** What a write tells the log. */
export type Activity = {
  action: ActivityAction
  /** What happened, such as `customer.created`: a key of the activity sentences. */
  event: string
  object: { type: string; id: string }
  /** The record's tenant; its affiliate is null only for the operator's own records. */
  tenant: { tenantId: string; affiliateId: string | null }
  customerId?: string
  before?: Values
  after?: Values
  reason?: string
  source?: ActivitySource
}

type Writer = Pick<Ctx, 'clock'> & { config: Pick<Ctx['config'], 'secretKey'> }

/** The caller for what the product does by itself. */
export const systemActor = { kind: 'system', name: 'Wattdesk' } as const
type Actor = { caller: Caller | typeof systemActor; requestId: string }

export async function recordActivity(tx: Tx, ctx: Writer, call: Call | Actor, activity: Activity): Promise<void> {
  await recordActivities(tx, ctx, call, [activity])
}

/** Appends entries in the caller's transaction: they exist exactly when what they tell of does. */
export async function recordActivities(tx: Tx, ctx: Writer, call: Call | Actor, activities: readonly Activity[]): Promise<void> {
  const at = ctx.clock.now()
  const masterKey = activityKey(ctx)
  const subjects = new Set(activities.filter(hasValues).map(subjectOf))
  const keys = await obtainSubjectKeys(tx, masterKey, [...subjects])
  const entries = activities.map((activity): NewEntry => {
    const key = hasValues(activity) ? keys.get(subjectOf(activity)) : undefined
    const values = JSON.stringify({ before: activity.before, after: activity.after })
    const sealed = key && seal(key, values)
    return {
      id: newId(at),
      at,
      actorKind: call.caller.kind,
      memberId: 'memberId' in call.caller ? call.caller.memberId : null,
      actorName: call.caller.name,
      action: activity.action,
      event: activity.event,
      source: activity.source ?? (call.caller.kind === 'member' ? 'portal' : 'event'),
      application: call.caller.kind === 'member' ? 'portal' : 'server',
      objectType: activity.object.type,
      objectId: activity.object.id,
      customerId: activity.customerId ?? null,
      tenantId: activity.tenant.tenantId,
      affiliateId: activity.tenant.affiliateId,
      reason: activity.reason ?? null,
      requestId: call.requestId,
      // Of the ciphertext: a hash of the values themselves would let what was forgotten be guessed.
      valuesHash: sealed ? sha256(sealed) : null,
      values: sealed ? { subjectId: subjectOf(activity), sealed } : null,
    }
  })
  await appendEntries(tx, entries)
}

/** The fields that differ, before and after: what a diff shows. Undefined when none does. */
export function changesOf(before: Values, after: Values): { before: Values; after: Values } | undefined {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = fields.filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
  if (changed.length === 0) return undefined
  const pick = (values: Values) => Object.fromEntries(changed.map((field) => [field, values[field] ?? null]))
  return { before: pick(before), after: pick(after) }
}

function hasValues(activity: Activity): boolean {
  return activity.before !== undefined || activity.after !== undefined
}

function subjectOf(activity: Activity): string {
  return activity.customerId ?? activity.tenant.tenantId
}
