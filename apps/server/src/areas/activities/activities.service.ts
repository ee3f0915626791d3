/**
 * The activity log: who did what to which record, when, from where, with the values before and after. Every write appends
 * to it in its own transaction; nothing but retention ever removes an entry. Values are encrypted under a key of their
 * subject (a customer, or else the tenant or the record itself): destroying that key forgets them, and the entry with its hash remains.
 * States of an entry: written, then sealed into the hash chain by `sealActivities`.
 */
import type { ActivityAction, ActivitySource } from '@wattdesk/contract/activities.ts'
import type { SQL } from 'drizzle-orm'
import type { Tx } from '../../db/transaction.ts'
import type { Call, Caller } from '../../platform/caller.ts'
import { sha256 } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/ids.ts'
import { appendCreations, appendEntries, destroySubjectKey, type NewEntry, obtainSubjectKeys } from './activities.store.ts'
import { sealValues } from './activity-sealing.ts'
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
  /** Typed by people: it is kept with the values, which a purge forgets. */
  reason?: string
  source?: ActivitySource
  /** Values and reason hold nothing personal, and outlive the customer. */
  isLasting?: boolean
  /** Whose key seals the values, where they may name somebody who is neither the entry's customer nor its tenant. */
  subjectId?: string
}

type Writer = Pick<Ctx, 'clock'> & { config: Pick<Ctx['config'], 'secretKey'> }

/** The caller for what the product does by itself. */
export const systemActor = { kind: 'system', name: 'Wattdesk' } as const
/** Whoever an entry names: the caller, or the member that a job works for. */
type Actor = { caller: Pick<Caller, 'kind' | 'memberId' | 'name'> | typeof systemActor; requestId: string }

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
    const sealed = key && sealValues(key, sealsReason(activity) ? activity : { before: activity.before, after: activity.after })
    return {
      id: newId(at),
      at,
      actorKind: call.caller.kind,
      memberId: 'memberId' in call.caller ? call.caller.memberId : null,
      actorName: nameFor(activity.tenant, call.caller),
      action: activity.action,
      event: activity.event,
      source: activity.source ?? (call.caller.kind === 'member' ? 'portal' : 'event'),
      application: call.caller.kind === 'member' ? 'portal' : 'server',
      objectType: activity.object.type,
      objectId: activity.object.id,
      customerId: activity.customerId ?? null,
      tenantId: activity.tenant.tenantId,
      affiliateId: activity.tenant.affiliateId,
      reason: sealsReason(activity) ? null : (activity.reason ?? null),
      requestId: call.requestId,
      // Of the ciphertext: a hash of the values themselves would let what was forgotten be guessed.
      valuesHash: sealed ? sha256(sealed) : null,
      values: sealed ? { subjectId: subjectOf(activity), sealed } : null,
    }
  })
  await appendEntries(tx, entries)
}

/** Creations of one kind of record in bulk, whose values were sealed beforehand. */
export type SealedCreations = Pick<Activity, 'event' | 'tenant' | 'source'> & {
  objectType: string
  /** A relation of `entry_id`, `customer_id`, `sealed_key` and `sealed_values`: a row for each customer that came into being. */
  rows: SQL
}

/**
 * Appends an entry for each of many new customers in one statement of the caller's transaction, with the guarantees of
 * `recordActivities`: values encrypted under a key of each customer, hashed, waiting to be sealed into the chain.
 */
export async function recordCreations(
  tx: Tx,
  ctx: Pick<Ctx, 'clock'>,
  call: { caller: { memberId: string; name: string }; requestId: string },
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
  })
}

/** The fields that differ, before and after: what a diff shows. Undefined when none does. */
export function changesOf(before: Values, after: Values): { before: Values; after: Values } | undefined {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = fields.filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
  if (changed.length === 0) return undefined
  const pick = (values: Values) => Object.fromEntries(changed.map((field) => [field, values[field] ?? null]))
  return { before: pick(before), after: pick(after) }
}

/** The same, of a record and the fields given to it: one that is absent stays as it is. */
export function changesBy(record: Values, given: Values): ReturnType<typeof changesOf> {
  const after = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, record[field]]))
  return changesOf(before, after)
}

/** Destroys a subject's key: what was ever sealed with it can never be read again, and nothing new is sealed for it. */
export async function forgetSubject(tx: Tx, ctx: Pick<Ctx, 'clock'>, subjectId: string): Promise<void> {
  await destroySubjectKey(tx, subjectId, ctx.clock.now())
}

/**
 * An entry is never changed, and a purged partner's people are to be forgotten: of who acts in a partner's tenant the entry
 * keeps the key alone, and whoever reads it finds the name with the member.
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
