/**
 * Verifications of the hash chain that members request: waiting, running, done. There is one at a time, for the whole log. A job runs it,
 * because a long log takes minutes; an interrupted one starts over.
 */
import type { ActivityVerification } from '@wattdesk/contract/account/activity-log/models.ts'
import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { verifyActivities } from './activity-chain.service.ts'
import * as store from './activity-verifications.store.ts'

/** A run that has not progressed for so long was interrupted. */
const silentMs = 120_000
/** Progress is noted this often. */
const progressMs = 1_000

/** Requests a verification. False if one is waiting or running. */
export async function requestVerification(tx: Tx, now: Date): Promise<boolean> {
  const noFault = { faultKind: null, faultPosition: null, faultEntryId: null }
  const waiting = { state: 'waiting' as const, requestedAt: now, progressedAt: now, finishedAt: null, checked: 0, total: 0 }
  return store.insertVerification(tx, { isOnly: true, ...waiting, ...noFault })
}

export async function runVerification({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  if (!(await store.claimVerification(db, now, new Date(now.getTime() - silentMs)))) return
  let notedAt = 0
  const { entries, fault } = await verifyActivities(db, async (checked, total) => {
    if (performance.now() - notedAt < progressMs) return
    notedAt = performance.now()
    await store.updateVerification(db, { checked, total, progressedAt: clock.now() })
  })
  const found = fault ? { faultKind: fault.kind, faultPosition: fault.position, faultEntryId: fault.entryId } : {}
  const finishedAt = clock.now()
  const counts = { checked: entries, total: Math.max(entries, fault?.position ?? 0) }
  await store.updateVerification(db, { state: 'done', finishedAt, progressedAt: finishedAt, ...counts, ...found })
}

export async function readVerification(db: Db): Promise<ActivityVerification | null> {
  const row = await store.findVerification(db)
  if (!row) return null
  const { state, requestedAt, finishedAt, checked, total, faultKind, faultPosition, faultEntryId } = row
  const fault =
    faultKind && faultEntryId && faultPosition !== null ? { entryId: faultEntryId, position: faultPosition, kind: faultKind } : null
  return { state, requestedAt: requestedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null, checked, total, fault }
}
