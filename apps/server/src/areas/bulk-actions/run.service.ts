/**
 * Runs a bulk action in chunks of customers. A chunk is one transaction: it locks the bulk action and its customers, repeats
 * the checks of the preview, and commits changes, log entries, outcomes and counts together. An interrupted run therefore
 * resumes where it stopped, workers take turns, and no customer is processed twice. It uses the member's current permissions
 * and stops when they are gone.
 */

import {
  type BulkActionKind,
  type BulkActionReason,
  bulkActionPermissions,
  bulkActionUndoPermissions,
} from '@wattdesk/contract/bulk-actions/terms.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { type Call, missingPermissions } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { systemActor } from '../activities/activities.service.ts'
import { findCallerOfMember } from '../auth/sessions/access.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { actOn, takeBack, type Verdict, type Verdicts } from './acting.service.ts'
import { endedAt, inRun, passNext, recordStep, sendToWork } from './bulk-actions.service.ts'
import * as store from './bulk-actions.store.ts'
import { freezeSelection, judgeNext } from './freezing.service.ts'
import { ruleOf } from './judging.service.ts'

/** Customers per transaction: few, so that locks are short. */
const chunkOf = (kind: BulkActionKind) => (kind === 'assign-feature-groups' ? 500 : 25)
/** Length of a bulk action's turn while others wait. */
const turnMs = 20_000
const abandonedAfterMs = 15_000
const keptMs = 30 * dayMs

/** Does nothing if a later turn was queued. */
export async function runTurn(ctx: Ctx, { bulkActionId, turn }: { bulkActionId: string; turn: number }): Promise<void> {
  const record = await store.findBulkAction(ctx.db, bulkActionId)
  if (record?.turn === turn) await runBulkAction(ctx, bulkActionId)
}

/** Finishes a bulk action, its preview or its undo. A long one is queued behind those that wait. */
export async function runBulkAction(ctx: Ctx, bulkActionId: string): Promise<void> {
  await freezeSelection(ctx, bulkActionId)
  const turnEnds = ctx.clock.now().getTime() + turnMs
  while (await runChunk(ctx, bulkActionId)) {
    if (ctx.clock.now().getTime() < turnEnds) continue
    await transaction(ctx.db, (tx) => sendToWork(tx, ctx, bulkActionId))
    return
  }
}

/** Queues bulk actions whose process died. Extra jobs are harmless. */
export async function resumeBulkActions(ctx: Pick<Ctx, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = ctx.clock.now()
  for (const bulkActionId of await store.listAbandoned(ctx.db, new Date(now.getTime() - abandonedAfterMs))) {
    await transaction(ctx.db, async (tx) => {
      await store.changeBulkAction(tx, bulkActionId, { touchedAt: now })
      await sendToWork(tx, ctx, bulkActionId)
    })
  }
}

/** Kept for 30 days; unstarted ones for a day after they expire. */
export async function removeOldBulkActions(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = ctx.clock.now().getTime()
  await store.deleteOld(ctx.db, { doneBefore: new Date(now - keptMs), expiredBefore: new Date(now - dayMs) })
}

/** Runs one chunk. Returns false if none is left. */
async function runChunk(ctx: Ctx, id: string): Promise<boolean> {
  return transaction(ctx.db, async (tx) => {
    const record = await store.lockBulkAction(tx, id)
    if (!record || !isUnderWay(record)) return false
    const at = ctx.clock.now()
    // Everything in a chunk has the same time.
    const still: Ctx = { ...ctx, clock: { now: () => at } }
    const caller = await findCallerOfMember(tx, record.memberId, at, record.tenantId)
    const needed = record.status === 'undoing' ? bulkActionUndoPermissions[record.kind] : bulkActionPermissions[record.kind]
    if (!caller || missingPermissions(caller, needed).length > 0) return stop(tx, still, record)
    if (record.status === 'freezing') return judgeNext(tx, record, { scope: caller.scope, at })
    const call = inRun({ caller, requestId: record.requestId }, startOf(record, at))
    const isLeft = record.kind === 'export' ? passNext(tx, record, { scope: caller.scope, at }) : changeChunk(tx, still, call, record)
    return (await isLeft) || finish(tx, still, call, record)
  })
}

/** Start of the current run or undo; a selection that is still being frozen has neither. */
const startOf = ({ status, startedAt, undoStartedAt }: store.BulkActionRecord, now: Date) =>
  (status === 'undoing' ? undoStartedAt : startedAt) ?? now

/** Customers are judged only after all of them are stored. */
const isUnderWay = ({ status, frozenAt }: store.BulkActionRecord) =>
  status === 'running' || status === 'undoing' || (status === 'freezing' && frozenAt !== null)

async function changeChunk(tx: Tx, ctx: Ctx, call: Call, record: store.BulkActionRecord): Promise<boolean> {
  const isUndo = record.status === 'undoing'
  const frozen = await store.nextCustomers(tx, record, isUndo ? 'acted' : 'planned', chunkOf(record.kind))
  if (frozen.length === 0) return false
  const held = await store.lockCustomers(
    tx,
    call.caller.scope,
    frozen.map((one) => one.customerId),
  )
  const work = { id: record.id, action: record.action, frozen, held }
  const verdicts = isUndo ? await takeBack(tx, ctx, call, work) : await actAll(tx, ctx, call, work)
  const at = ctx.clock.now()
  await store.settleCustomers(tx, record, settled(frozen, verdicts, { isUndo, at }), at)
  return true
}

type Work = Parameters<typeof actOn>[3]

async function actAll(tx: Tx, ctx: Ctx, call: Call, work: Work): Promise<Verdicts> {
  const at = ctx.clock.now()
  const judging = { scope: call.caller.scope, at, rule: ruleOf(work.action, at) }
  const judgements = await store.judgeCustomers(tx, [...work.held.keys()], judging)
  const refusals = new Map<string, Verdict>()
  const fit = work.frozen.flatMap((one) => {
    const now = judgements.get(one.customerId)
    const groupIds = one.groupIds?.filter((id) => now?.groupIds?.includes(id)) ?? null
    const reason = refusalOf(now, groupIds)
    if (reason) refusals.set(one.customerId, { reason })
    return reason ? [] : [{ ...one, groupIds }]
  })
  return new Map([...refusals, ...(await actOn(tx, ctx, call, { ...work, frozen: fit }))])
}

/** Why the preview can no longer be carried out. Groups outside the preview are not given. */
function refusalOf(now: store.Judgement | undefined, groupIds: string[] | null): BulkActionReason | undefined {
  if (!now) return 'CustomerNotFound'
  return now.reason ?? (groupIds?.length === 0 ? 'CustomerChanged' : undefined)
}

/** The outcomes of a chunk. An undo keeps what the customers had received, and when. */
function settled(
  frozen: readonly store.FrozenCustomer[],
  verdicts: Verdicts,
  { isUndo, at }: { isUndo: boolean; at: Date },
): store.Settled[] {
  return frozen.map((one) => {
    const { reason, groupIds } = verdicts.get(one.customerId) ?? { reason: 'CustomerNotFound' as const }
    if (isUndo) return { ...one, outcome: reason ? 'kept' : 'undone', reason }
    if (reason) return { ...one, outcome: 'overtaken', reason }
    return { ...one, outcome: 'acted', reason, groupIds: groupIds ?? one.groupIds, actedAt: at }
  })
}

async function finish(tx: Tx, ctx: Ctx, call: Call, record: store.BulkActionRecord): Promise<false> {
  const at = ctx.clock.now()
  const { id, acted, overtaken, undone, kept } = record
  if (record.status === 'undoing') {
    await store.changeBulkAction(tx, id, { status: 'undone', undoFinishedAt: at })
    await recordStep(tx, ctx, call, record, { event: 'bulk-action.undone', after: { undone, kept } })
  } else {
    await store.changeBulkAction(tx, id, { status: 'done', ...endedAt(record, at) })
    await recordStep(tx, ctx, call, record, { event: 'bulk-action.finished', after: { acted, overtaken } })
    await notify(tx, ctx, { memberId: record.memberId, kind: 'bulk-action-done', objectId: id, detail: record.kind })
  }
  return false
}

/** Stops the bulk action, because its member was removed or lost the permission. */
async function stop(tx: Tx, ctx: Ctx, record: store.BulkActionRecord): Promise<false> {
  const at = ctx.clock.now()
  const { id, acted, planned, undone, requestId } = record
  const isUndo = record.status === 'undoing'
  await store.changeBulkAction(tx, id, isUndo ? { status: 'undone', undoFinishedAt: at } : { status: 'cancelled', ...endedAt(record, at) })
  const step = isUndo
    ? { event: 'bulk-action.undone', after: { acted, undone } }
    : { event: 'bulk-action.cancelled', after: { acted, planned } }
  await recordStep(tx, ctx, inRun({ caller: systemActor, requestId }, startOf(record, at)), record, {
    ...step,
    reason: 'PermissionMissing',
  })
  return false
}
