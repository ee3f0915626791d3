/**
 * One action on many customers. States: freezing, previewed (for 30 minutes), running, then done or cancelled. An action with
 * an inverse can be undone for 15 minutes: undoing, undone. Only the member who previewed it can see and continue it, and needs
 * the action's permission for one customer, checked again at each step. It applies to the frozen set: customers to which the
 * action no longer applies are refused, and an undo skips customers that changed since.
 */

import { bulkActionPermissions, bulkActionUndoPermissions } from '@wattdesk/contract/bulk-actions/terms.ts'
import { minuteMs } from '@wattdesk/energy/durations.ts'
import { z } from 'zod'
import type { Scope } from '../../db/scope.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call, Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { JobDeclaration } from '../../platform/jobs.ts'
import { recordActivity } from '../activities/activities.service.ts'
import { type BulkActionRecord, changeBulkAction, findBulkAction, lockBulkAction, nextTurn } from './bulk-actions.store.ts'
import { judgeBatch } from './freezing.store.ts'
import { ruleOf } from './judging.service.ts'
import { addReasons } from './reason-counts.rules.ts'
import { requirePermissions } from './rights.rules.ts'

/** Runs or undoes a bulk action, depending on its state. Running it twice is safe. */
export const bulkActionJob = {
  name: 'customer-bulk-action',
  payload: z.object({ bulkActionId: z.uuid(), turn: z.int() }),
  retryLimit: 20,
  expireInSeconds: 3_600,
  pollingIntervalSeconds: 0.5,
} satisfies JobDeclaration

/** Queues a job for the bulk action. Jobs queued earlier then do nothing, so that only one works. */
export async function sendToWork(tx: Tx, { jobs }: Pick<Ctx, 'jobs'>, bulkActionId: string): Promise<void> {
  await jobs.send(tx, bulkActionJob, { bulkActionId, turn: await nextTurn(tx, bulkActionId) })
}

/** Up to this many customers are frozen or exported while the member waits; the job handles more. */
export const atOnceMax = 2_000
const exportStretch = 20_000
const undoForMs = 15 * minuteMs

/** Does nothing if the preview was started already. */
export async function startBulkAction(ctx: Ctx, call: Call, id: string, seen: { planned: number }): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const record = await lockOwn(tx, call, id)
    requirePermissions(call.caller, bulkActionPermissions[record.kind])
    if (record.startedAt) return
    if (record.status !== 'previewed') throw new DomainError('BulkActionStateForbids', { status: record.status })
    const at = ctx.clock.now()
    if (at >= record.expiresAt) throw new DomainError('BulkActionExpired', { expiresAt: record.expiresAt.toISOString() })
    if (seen.planned !== record.planned) throw new DomainError('BulkActionCountDiffers', { planned: record.planned })
    const { planned, refused } = record
    await recordStep(tx, ctx, inRun(call, at), record, { event: 'bulk-action.started', after: { planned, refused } })
    await changeBulkAction(tx, id, { status: 'running', startedAt: at, touchedAt: at, requestId: call.requestId })
    if (record.kind === 'export' && planned <= atOnceMax) return exportAtOnce(tx, ctx, call, record)
    await sendToWork(tx, ctx, id)
  })
}

async function exportAtOnce(tx: Tx, ctx: Ctx, call: Call, { id, ...record }: BulkActionRecord): Promise<void> {
  const at = ctx.clock.now()
  await passNext(tx, { id, ...record }, { scope: call.caller.scope, at })
  const { acted, overtaken } = (await findBulkAction(tx, id)) ?? record
  await changeBulkAction(tx, id, { status: 'done', ...endedAt({ kind: 'export', acted }, at) })
  await recordStep(tx, ctx, inRun(call, at), { id, ...record }, { event: 'bulk-action.finished', after: { acted, overtaken } })
}

/** Decides which of the next customers an export contains. Their data is read at download. */
export async function passNext(tx: Tx, record: BulkActionRecord, about: { scope: Scope; at: Date }): Promise<boolean> {
  const { id, acted, overtaken, reasons } = record
  const judging = { ...about, rule: ruleOf(record.action, about.at) }
  const result = await judgeBatch(tx, record, { from: 'planned', good: 'acted', bad: 'overtaken', limit: exportStretch }, judging)
  if (!result) return false
  await changeBulkAction(tx, id, {
    acted: acted + result.good,
    overtaken: overtaken + result.bad.reduce((sum, { count }) => sum + count, 0),
    reasons: addReasons(reasons, result.bad),
    reached: result.reached,
    touchedAt: about.at,
  })
  return true
}

/** Cancels a bulk action or its preview. Waits for the current chunk; finished customers stay changed and can be undone. */
export async function cancelBulkAction(ctx: Ctx, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const record = await lockOwn(tx, call, id)
    const { status, acted, planned } = record
    if (status === 'cancelled') return
    const at = ctx.clock.now()
    // Unstarted previews need no activity entry.
    if (status === 'freezing' || status === 'previewed') return changeBulkAction(tx, id, { status: 'cancelled', finishedAt: at })
    if (status !== 'running') throw new DomainError('BulkActionStateForbids', { status })
    await recordStep(tx, ctx, call, record, { event: 'bulk-action.cancelled', after: { acted, planned } })
    await changeBulkAction(tx, id, { status: 'cancelled', ...endedAt(record, at) })
  })
}

/** Does nothing if the undo was started already. */
export async function undoBulkAction(ctx: Ctx, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const record = await lockOwn(tx, call, id)
    const needed = bulkActionUndoPermissions[record.kind]
    if (!needed) throw new DomainError('BulkActionNotUndoable')
    requirePermissions(call.caller, needed)
    if (record.undoStartedAt) return
    if (!record.undoUntil) throw new DomainError('BulkActionStateForbids', { status: record.status })
    const at = ctx.clock.now()
    if (at >= record.undoUntil) throw new DomainError('BulkActionUndoEnded', { undoUntil: record.undoUntil.toISOString() })
    await recordStep(tx, ctx, inRun(call, at), record, { event: 'bulk-action.undo-started', after: { acted: record.acted } })
    await changeBulkAction(tx, id, { status: 'undoing', reached: 0, undoStartedAt: at, touchedAt: at, requestId: call.requestId })
    await sendToWork(tx, ctx, id)
  })
}

/** The end, and the time limit of an undo if anything was done and has an inverse. */
export function endedAt({ kind, acted }: Pick<BulkActionRecord, 'kind' | 'acted'>, at: Date) {
  const isUndoable = bulkActionUndoPermissions[kind] !== undefined && acted > 0
  return { finishedAt: at, undoUntil: isUndoable ? new Date(at.getTime() + undoForMs) : null }
}

/** A call whose activity entries belong to a run of a bulk action, or of its undo, that started at the given time. */
export const inRun = <One extends Actor>(call: One, startedAt: Date) => ({ ...call, run: { kind: 'bulk-action' as const, startedAt } })

type Step = { event: string; after: Record<string, unknown>; reason?: string }
type Actor = Parameters<typeof recordActivity>[2]

/** Records a step of the bulk action. Each customer has its own entry that names the action. */
export async function recordStep(tx: Tx, ctx: Pick<Ctx, 'config' | 'clock'>, call: Actor, record: BulkActionRecord, step: Step) {
  const { id, kind, featureGroups } = record
  const what = featureGroups.length > 0 ? { kind, featureGroups } : { kind }
  await recordActivity(tx, ctx, call, {
    action: 'update',
    event: step.event,
    object: { type: 'bulk-action', id },
    tenant: record,
    after: { ...what, ...step.after },
    reason: step.reason,
  })
}

/** Whether a member who works in one tenant began the action elsewhere. */
const isElsewhere = ({ workingIn }: Caller, tenantId: string) => workingIn !== undefined && workingIn.tenantId !== tenantId

async function lockOwn(tx: Tx, { caller }: Call, id: string): Promise<BulkActionRecord> {
  const record = await lockBulkAction(tx, id)
  if (record?.memberId !== caller.memberId || isElsewhere(caller, record.tenantId)) throw new DomainError('BulkActionNotFound')
  return record
}
