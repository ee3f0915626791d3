/**
 * The activity log: who did what to which record, when, from where, with the values before and after. Every write appends to
 * it in its own transaction; only retention removes entries. Values are encrypted under a key of their subject (a customer,
 * or else the tenant or the record itself). Destroying that key forgets the values; the entry with its hash remains.
 * States of an entry: written, then sealed into the hash chain by `sealActivities`. Each statement of a run adds a part that
 * counts its entries, so lists show the run as one entry and writers never wait for each other.
 */
import type { ActivityAction, ActivitySource } from '@wattdesk/contract/activities/terms.ts'
import type { SQL } from 'drizzle-orm'
import type { Tx } from '../../db/transaction.ts'
import type { Call, Caller, Run } from '../../platform/caller.ts'
import { sha256 } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/ids.ts'
import { appendCreations, appendEntries, appendRunParts, destroySubjectKey, type NewEntry, obtainSubjectKeys } from './activities.store.ts'
import { sealValues } from './activity-sealing.format.ts'
import { activityKeys, type Values } from './activity-values.format.ts'

export type Activity = {
  action: ActivityAction
  /** The event, such as `customer.created`: a key of the activity sentences. */
  event: string
  object: { type: string; id: string }
  /** The record's tenant. The affiliate is null only for the operator's own records. */
  tenant: { tenantId: string; affiliateId: string | null }
  customerId?: string
  before?: Values
  after?: Values
  /** Free text, so it is stored with the encrypted values, which a purge destroys. */
  reason?: string
  source?: ActivitySource
  /** Values and reason contain no personal data and outlive the customer. */
  isLasting?: boolean
  /** The subject whose key encrypts the values, if they may name someone other than the entry's customer or tenant. */
  subjectId?: string
}

/** What an area records about one of its records: the event, and the values before and after. */
export type Change = Pick<Activity, 'action' | 'event' | 'before' | 'after' | 'reason'>

export const placeOf = ({ id, affiliateId }: { id: string; affiliateId: string | null }): Activity['tenant'] => ({
  tenantId: id,
  affiliateId,
})

type Writer = Pick<Ctx, 'clock'> & { config: Pick<Ctx['config'], 'secretKey'> }

export const systemActor = { kind: 'system', name: 'Wattdesk' } as const
/** The actor of an entry: the caller, or the member a job acts for. */
export type Actor = {
  caller: Pick<Caller, 'kind' | 'memberId' | 'name'> | typeof systemActor
  requestId: string
  run?: Run
  reverts?: string
}

export async function recordActivity(tx: Tx, ctx: Writer, call: Call | Actor, activity: Activity): Promise<void> {
  await recordActivities(tx, ctx, call, [activity])
}

/** Appends entries in the caller's transaction, so that they commit together with the change. */
export async function recordActivities(tx: Tx, ctx: Writer, call: Call | Actor, given: readonly Activity[]): Promise<void> {
  const { reverts } = call
  const activities = reverts ? given.map((one) => ({ ...one, after: { ...one.after, reverts } })) : given
  const at = ctx.clock.now()
  const masterKeys = activityKeys(ctx)
  const subjects = new Set(activities.filter(hasValues).map(subjectOf))
  const keys = await obtainSubjectKeys(tx, masterKeys, [...subjects])
  const actorKind = actorKindOf(call.caller.kind)
  const entries = activities.map((activity): NewEntry => {
    const key = hasValues(activity) ? keys.get(subjectOf(activity)) : undefined
    const sealed = key && sealValues(key, sealsReason(activity) ? activity : { before: activity.before, after: activity.after })
    return {
      id: newId(at),
      at,
      actorKind,
      memberId: actorKind === 'member' && 'memberId' in call.caller ? call.caller.memberId : null,
      actorName: nameFor(activity.tenant, call.caller),
      action: activity.action,
      event: activity.event,
      source: activity.source ?? (actorKind === 'member' ? 'portal' : 'event'),
      application: actorKind === 'member' ? 'portal' : 'server',
      objectType: activity.object.type,
      objectId: activity.object.id,
      customerId: activity.customerId ?? null,
      tenantId: activity.tenant.tenantId,
      affiliateId: activity.tenant.affiliateId,
      reason: sealsReason(activity) ? null : (activity.reason ?? null),
      requestId: call.requestId,
      // Hash of the ciphertext: a hash of the values would allow guessing forgotten ones.
      valuesHash: sealed ? sha256(sealed) : null,
      run: call.run?.kind ?? null,
      values: sealed ? { subjectId: subjectOf(activity), sealed } : null,
    }
  })
  await appendEntries(tx, entries)
  if (call.run) await appendRunParts(tx, call.run.startedAt, entries)
}

/** A member who views an app is a member; customers write nothing but their own sign-in. */
function actorKindOf(kind: Actor['caller']['kind']): NewEntry['actorKind'] {
  if (kind === 'viewer') return 'member'
  return kind === 'customer' ? 'system' : kind
}

/** Bulk creation of one kind of record, with values sealed in advance. */
export type SealedCreations = Pick<Activity, 'event' | 'tenant' | 'source'> & {
  objectType: string
  /** A relation of `entry_id`, `customer_id`, `sealed_key` and `sealed_values`, with a row per created customer. */
  rows: SQL
}

/**
 * Appends an entry for each of many new customers in one statement of the caller's transaction, with the guarantees of
 * `recordActivities`: values encrypted under each customer's key, hashed, and queued for sealing.
 */
export async function recordCreations(
  tx: Tx,
  ctx: Pick<Ctx, 'clock'>,
  call: { caller: { memberId: string; name: string }; requestId: string; run: Run },
  creations: SealedCreations,
): Promise<void> {
  await appendCreations(tx, creations.rows, {
    at: ctx.clock.now(),
    actorKind: 'member',
    memberId: call.caller.memberId,
    actorName: nameFor(creations.tenant, { kind: 'member', name: call.caller.name }),
    action: 'create',
    event: creations.event,
    source: creations.source ?? 'portal',
    application: 'portal',
    objectType: creations.objectType,
    tenantId: creations.tenant.tenantId,
    affiliateId: creations.tenant.affiliateId,
    reason: null,
    requestId: call.requestId,
    run: call.run.kind,
    startedAt: call.run.startedAt,
  })
}

/** The differing fields before and after, for a diff. Undefined if there are none. */
export function changesOf(before: Values, after: Values): { before: Values; after: Values } | undefined {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = fields.filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
  if (changed.length === 0) return undefined
  const pick = (values: Values) => Object.fromEntries(changed.map((field) => [field, values[field] ?? null]))
  return { before: pick(before), after: pick(after) }
}

/** Like `changesOf` for an update, in which absent fields are unchanged. */
export function changesBy(record: Values, given: Values): ReturnType<typeof changesOf> {
  const after = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, record[field]]))
  return changesOf(before, after)
}

/** Destroys a subject's key. Its values can never be read again, and no new ones are stored. */
export async function forgetSubject(tx: Tx, ctx: Pick<Ctx, 'clock'>, subjectId: string): Promise<void> {
  await destroySubjectKey(tx, subjectId, ctx.clock.now())
}

/**
 * Entries are never changed, but a purged partner's members must be forgotten. For actors in a partner's tenant, an entry
 * therefore stores only the key; readers look the name up with the member.
 */
function nameFor(
  { tenantId, affiliateId }: Activity['tenant'],
  { kind, name }: Pick<Caller, 'kind' | 'name'> | typeof systemActor,
): string {
  return kind === 'member' && affiliateId !== null && tenantId !== affiliateId ? '' : name
}

function hasValues(activity: Activity): boolean {
  return activity.before !== undefined || activity.after !== undefined || sealsReason(activity)
}

function sealsReason({ customerId, reason, isLasting }: Activity): boolean {
  return customerId !== undefined && reason !== undefined && !isLasting
}

function subjectOf({ customerId, tenant, isLasting, subjectId }: Activity): string {
  return isLasting ? tenant.tenantId : (subjectId ?? customerId ?? tenant.tenantId)
}
