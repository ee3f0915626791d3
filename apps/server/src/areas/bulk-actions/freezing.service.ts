/**
 * Freezing: one statement stores the customers of a selection as of one moment, then batches judge what the action would do
 * to each. The customers are never loaded into memory. Few customers are frozen within the request; many are frozen by a job,
 * which reports its progress and resumes after an interruption.
 */

import type { BulkActionSelection } from '@wattdesk/contract/bulk-actions/models.ts'
import { minuteMs } from '@wattdesk/energy/durations.ts'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { patientTransaction } from '../../db/patient-transaction.ts'
import type { Scope } from '../../db/scope.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findCallerOfMember } from '../auth/sessions/access.service.ts'
import { selectCustomerKeys } from '../customers/customer-selection.service.ts'
import { type BulkActionRecord, changeBulkAction, findBulkAction, putFrozen, tryToWriteDown } from './bulk-actions.store.ts'
import { freezeSelected, givenKeys, judgeBatch, keysWithout } from './freezing.store.ts'
import { ruleOf } from './judging.service.ts'
import { addReasons } from './reason-counts.rules.ts'
import { requirePermissions } from './rights.rules.ts'

/** How long a preview can be started. */
const goodForMs = 30 * minuteMs
/** Customers judged by one statement. */
const stretch = 20_000

export const expiryAt = (at: Date) => new Date(at.getTime() + goodForMs)

/** Selects the IDs of the selected customers. */
export async function keysOf(ctx: Pick<Ctx, 'db'>, caller: Caller, selection: BulkActionSelection): Promise<SQL> {
  if (selection.by === 'ids') return givenKeys(selection.customerIds)
  const { by: _, excludedIds, ...list } = selection
  if (list.partnerId) requirePermissions(caller, ['read:customers-sub-customers'])
  const shown = await selectCustomerKeys(ctx, caller.scope, list)
  return excludedIds?.length ? keysWithout(shown, excludedIds) : shown
}

/** Stores the selected customers, unless another process is doing so or has done so. */
export async function freezeSelection(ctx: Pick<Ctx, 'db' | 'clock'>, id: string): Promise<void> {
  await patientTransaction(ctx.db, async (tx) => {
    if (!(await tryToWriteDown(tx, id))) return
    const record = await findBulkAction(tx, id)
    if (record?.status !== 'freezing' || record.frozenAt || !record.selection) return
    const at = ctx.clock.now()
    const caller = await findCallerOfMember(tx, record.memberId, at, record.tenantId)
    // Removed, or no longer working in the tenant: nobody can start it.
    if (!caller) return changeBulkAction(tx, id, { status: 'cancelled', finishedAt: at })
    const total = await freezeSelected(tx, id, await keysOf(ctx, caller, record.selection))
    await putFrozen(tx, id, total, at)
  })
}

/** Judges the next customers. Returns false, and completes the preview, if none is left. */
export async function judgeNext(tx: Db, record: BulkActionRecord, about: { scope: Scope; at: Date }): Promise<boolean> {
  const { id, planned, refused, reasons } = record
  const judging = { ...about, rule: ruleOf(record.action, about.at) }
  const result = await judgeBatch(tx, record, { from: 'meant', good: 'planned', bad: 'refused', limit: stretch }, judging)
  if (!result) {
    await changeBulkAction(tx, id, { status: 'previewed', reached: 0, expiresAt: expiryAt(about.at), touchedAt: about.at })
    return false
  }
  const bad = result.bad.reduce((sum, { count }) => sum + count, 0)
  await changeBulkAction(tx, id, {
    planned: planned + result.good,
    refused: refused + bad,
    reasons: addReasons(reasons, result.bad),
    reached: result.reached,
    touchedAt: about.at,
  })
  return true
}
