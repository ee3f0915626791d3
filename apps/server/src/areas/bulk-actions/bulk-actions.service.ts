/**
 * One action on many customers. States: previewed (for 30 minutes), running, then done or cancelled; what has an inverse is
 * then undone for 15 minutes: undoing, undone. Only the member who previewed it sees it and moves it on, with the rights
 * that the action needs for one customer, asked for again at each step. What is started is the set that was frozen: a
 * customer whose version is another by then is refused, and an undo leaves one that changed since.
 */
import { bulkActionPermissions, bulkActionUndoPermissions } from '@wattdesk/contract/bulk-actions.ts'
import { z } from 'zod'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { JobDeclaration } from '../../platform/jobs.ts'
import { recordActivity } from '../activities/activities.service.ts'
import { type BulkActionRecord, changeBulkAction, lockBulkAction, settleAll } from './bulk-actions.store.ts'
import { requirePermissions } from './preview.service.ts'

/** Works on a bulk action, forwards or back, as its state says. Doing so twice changes nothing. */
export const bulkActionJob = {
  name: 'customer-bulk-action',
  payload: z.object({ bulkActionId: z.uuid() }),
  retryLimit: 20,
  expireInSeconds: 3_600,
  pollingIntervalSeconds: 0.5,
} satisfies JobDeclaration

export const undoForMs = 15 * 60_000

/** Starts what was previewed. What was started already goes on as it is. */
export async function startBulkAction(ctx: Ctx, call: Call, id: string, seen: { planned: number }): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const record = await requireOwn(tx, call, id)
    requirePermissions(call.caller, bulkActionPermissions[record.kind])
    if (record.status !== 'previewed') return
    const at = ctx.clock.now()
    if (at >= record.expiresAt) throw new DomainError('BulkActionExpired', { expiresAt: record.expiresAt.toISOString() })
    if (seen.planned !== record.planned) throw new DomainError('BulkActionCountDiffers', { planned: record.planned })
    const { planned, refused } = record
    await recordStep(tx, ctx, call, record, { event: 'bulk-action.started', after: { planned, refused } })
    // What is given to download is read when it is downloaded: there is nothing to work off.
    if (record.kind === 'export') {
      await settleAll(tx, id, at)
      return changeBulkAction(tx, id, { status: 'done', startedAt: at, finishedAt: at, acted: planned, requestId: call.requestId })
    }
    await changeBulkAction(tx, id, { status: 'running', startedAt: at, touchedAt: at, requestId: call.requestId })
    await ctx.jobs.send(tx, bulkActionJob, { bulkActionId: id })
  })
}

/** Ends it where it stands. Waits for the chunk under way; what was done stays, and can be undone. */
export async function cancelBulkAction(ctx: Ctx, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const record = await requireOwn(tx, call, id)
    if (record.status === 'cancelled') return
    if (record.status !== 'running') throw new DomainError('BulkActionStateForbids', { status: record.status })
    const { acted, planned } = record
    await recordStep(tx, ctx, call, record, { event: 'bulk-action.cancelled', after: { acted, planned } })
    await changeBulkAction(tx, id, { status: 'cancelled', ...endedAt(record, ctx.clock.now()) })
  })
}

/** Takes back what was done. What is being undone already goes on as it is. */
export async function undoBulkAction(ctx: Ctx, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const record = await requireOwn(tx, call, id)
    const needed = bulkActionUndoPermissions[record.kind]
    if (!needed) throw new DomainError('BulkActionNotUndoable')
    requirePermissions(call.caller, needed)
    if (record.status === 'undoing' || record.status === 'undone') return
    if (!record.undoUntil) throw new DomainError('BulkActionStateForbids', { status: record.status })
    const at = ctx.clock.now()
    if (at >= record.undoUntil) throw new DomainError('BulkActionUndoEnded', { undoUntil: record.undoUntil.toISOString() })
    await recordStep(tx, ctx, call, record, { event: 'bulk-action.undo-started', after: { acted: record.acted } })
    await changeBulkAction(tx, id, { status: 'undoing', undoStartedAt: at, touchedAt: at, requestId: call.requestId })
    await ctx.jobs.send(tx, bulkActionJob, { bulkActionId: id })
  })
}

/** When it ended, and until when it can be undone: only where something was done that has an inverse. */
export function endedAt({ kind, acted }: Pick<BulkActionRecord, 'kind' | 'acted'>, at: Date) {
  const isUndoable = bulkActionUndoPermissions[kind] !== undefined && acted > 0
  return { finishedAt: at, undoUntil: isUndoable ? new Date(at.getTime() + undoForMs) : null }
}

type Step = { event: string; after: Record<string, unknown> }
type Actor = Parameters<typeof recordActivity>[2]

/** What happens to the bulk action itself. Each customer has an entry of its own that names it. */
export async function recordStep(tx: Tx, ctx: Pick<Ctx, 'config' | 'clock'>, call: Actor, record: BulkActionRecord, step: Step) {
  const { id, kind, featureGroups } = record
  const what = featureGroups.length > 0 ? { kind, featureGroups } : { kind }
  await recordActivity(tx, ctx, call, {
    action: 'update',
    event: step.event,
    object: { type: 'bulk-action', id },
    tenant: record,
    after: { ...what, ...step.after },
  })
}

/** The member's own, locked. */
async function requireOwn(tx: Tx, { caller }: Call, id: string): Promise<BulkActionRecord> {
  const record = await lockBulkAction(tx, id)
  if (record?.memberId !== caller.memberId) throw new DomainError('BulkActionNotFound')
  return record
}
