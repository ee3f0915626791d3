/** Background work on unallocated installations: measurements follow an assignment or are deleted, and old ones end. */

import { keptAfterExpiryMs } from '@wattdesk/contract/unallocated-installations/terms.ts'
import { minuteMs } from '@wattdesk/energy/durations.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/ids.ts'
import { systemActor } from '../activities/activities.service.ts'
import { announceGateways } from '../gateways/pairing/gateway-pairing.service.ts'
import { lockPlacedBox } from '../gateways/pairing/gateway-stock.service.ts'
import { deleteMeasurements, moveMeasurements } from '../telemetry/measurement-moves.service.ts'
import { removeOpen } from './unallocated-installations.service.ts'
import * as store from './unallocated-installations.store.ts'

/** Until then, other processes may store a few measurements under the previous place, which they cache. */
const secondLookMs = 15 * minuteMs
/** Like `secondLookMs`, once other processes know that the gateway is free. */
const leftoversMs = 60_000

/** Returns the number of batches. */
export function moveDue(ctx: Ctx): Promise<number> {
  return whileAny(ctx, async (tx) => {
    const now = ctx.clock.now()
    const due = await store.lockDueMove(tx, now)
    if (!due?.siteId || !due.assignedAt) return false
    const isLast = await moveMeasurements(tx, due.id, due.siteId, now)
    const secondLook = new Date(due.assignedAt.getTime() + secondLookMs)
    const moveDueAt = isLast ? (now < secondLook ? secondLook : null) : now
    await store.changeInstallation(tx, due.id, { moveDueAt })
    return true
  })
}

/** Deletes measurements of removed installations, then the installations. Returns the number of batches. */
export function deleteRemoved(ctx: Ctx): Promise<number> {
  return whileAny(ctx, async (tx) => {
    const removed = await store.lockRemoved(tx, new Date(ctx.clock.now().getTime() - leftoversMs))
    if (!removed) return false
    if (await deleteMeasurements(tx, removed.id)) await store.deleteInstallation(tx, removed.id)
    return true
  })
}

/** Returns the number of installations. */
export async function removeLongExpired(ctx: Ctx): Promise<number> {
  const call = { caller: systemActor, requestId: newId(ctx.clock.now()) }
  const expired = await store.listLongExpired(ctx.db, new Date(ctx.clock.now().getTime() - keptAfterExpiryMs))
  for (const { id, gatewayId } of expired) {
    const serialNumbers = await transaction(ctx.db, async (tx) => {
      await lockPlacedBox(tx, gatewayId)
      const open = await store.lockInstallation(tx, id)
      return open ? removeOpen(tx, ctx, call, open) : []
    })
    announceGateways(ctx, serialNumbers)
  }
  return expired.length
}

/** Repeats a transaction until it finds nothing to do. */
async function whileAny(ctx: Ctx, work: (tx: Tx) => Promise<boolean>): Promise<number> {
  for (let count = 0; ; count++) {
    if (!(await transaction(ctx.db, work))) return count
  }
}
