/**
 * The work of a bulk action, a chunk of customers at a time. A chunk is one transaction: it holds the bulk action and its
 * customers, asks again what the preview asked, and commits changes, log entries, outcomes and figures together. So whatever
 * is killed goes on where it stopped, several workers take turns, and nothing is done twice or to another customer.
 */
import type { BulkActionModel, BulkActionReason, bulkActionKinds } from '@wattdesk/contract/bulk-actions.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call, Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { requireScopeOfTenant } from '../tenants/tenants.service.ts'
import { actOn, takeBack, type Verdict } from './acting.service.ts'
import { endedAt, recordStep } from './bulk-actions.service.ts'
import * as store from './bulk-actions.store.ts'

/** Customers of one transaction: as many as are soon done, so that nobody waits for them long. */
const chunkOf: Record<(typeof bulkActionKinds)[number], number> = {
  'assign-feature-groups': 500,
  'send-invitation': 25,
  deactivate: 25,
  export: 1,
}
const abandonedAfterMs = 15_000
const keptMs = 30 * 86_400_000

/** Does what is left of a bulk action, or of its undo. */
export async function runBulkAction(ctx: Ctx, id: string): Promise<void> {
  while (await runChunk(ctx, id)) {
    // the next customers
  }
}

/** Takes up bulk actions whose process is gone. */
export async function resumeBulkActions(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - abandonedAfterMs)
  for (const id of await store.listAbandoned(ctx.db, before)) await runBulkAction(ctx, id)
}

/** Kept for 30 days; previews that were not started for a day after they expired. */
export async function removeOldBulkActions(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = ctx.clock.now().getTime()
  await store.deleteOld(ctx.db, { doneBefore: new Date(now - keptMs), expiredBefore: new Date(now - 86_400_000) })
}

/** One chunk; false when there is none left, or nothing to be done any more. */
export async function runChunk(ctx: Ctx, id: string): Promise<boolean> {
  return transaction(ctx.db, async (tx) => {
    const record = await store.lockBulkAction(tx, id)
    if (record?.status !== 'running' && record?.status !== 'undoing') return false
    const at = ctx.clock.now()
    // Everything of a chunk happens at one moment.
    const still: Ctx = { ...ctx, clock: { now: () => at } }
    const call = await callOf(tx, record)
    const isUndo = record.status === 'undoing'
    const frozen = await store.nextCustomers(tx, id, isUndo ? 'acted' : 'planned', chunkOf[record.kind])
    if (frozen.length === 0) {
      await finish(tx, still, call, record)
      return false
    }
    const ids = frozen.map((one) => one.customerId)
    const held = await store.holdCustomers(tx, call.caller.scope, ids)
    const verdicts = isUndo ? await undoAll(tx, still, call, record, frozen, held) : await actAll(tx, still, call, record, frozen, held)
    await store.settleCustomers(tx, record, settled(frozen, verdicts, isUndo), at)
    return true
  })
}

type Held = ReadonlyMap<string, store.HeldCustomer>
type Verdicts = ReadonlyMap<string, Verdict>
type Frozen = readonly store.FrozenCustomer[]

async function actAll(tx: Tx, ctx: Ctx, call: Call, record: store.BulkActionRecord, frozen: Frozen, held: Held): Promise<Verdicts> {
  const about = { scope: call.caller.scope, at: ctx.clock.now() }
  const judgements = await store.judgeCustomers(tx, [...held.keys()], record.action, about)
  const refusals = new Map(
    frozen.flatMap((one): [string, Verdict][] => {
      const reason = refusalOf(one, judgements.get(one.customerId))
      return reason ? [[one.customerId, { reason }]] : []
    }),
  )
  const rest = frozen.filter((one) => !refusals.has(one.customerId))
  return new Map([...refusals, ...(await actOn(tx, ctx, call, { id: record.id, action: record.action, frozen: rest, held }))])
}

/** Why what was previewed cannot be done any more: the customer is another, or something else would happen to it. */
function refusalOf(frozen: store.FrozenCustomer, now: store.Judgement | undefined): BulkActionReason | undefined {
  if (!now) return 'CustomerNotFound'
  if (now.version !== frozen.version) return 'CustomerChanged'
  if (now.reason) return now.reason
  return sameGroups(now.groupIds, frozen.groupIds) ? undefined : 'CustomerChanged'
}

const sameGroups = (a: readonly string[] | null, b: readonly string[] | null) =>
  [...(a ?? [])].sort().join() === [...(b ?? [])].sort().join()

async function undoAll(tx: Tx, ctx: Ctx, call: Call, record: store.BulkActionRecord, frozen: Frozen, held: Held): Promise<Verdicts> {
  const having = await havingStill(tx, record.action, record.id, [...held.keys()])
  const isAsLeft = ({ customerId, versionAfter }: store.FrozenCustomer) =>
    held.get(customerId)?.version === versionAfter && (having?.has(customerId) ?? true)
  const refusals = frozen
    .filter((one) => !isAsLeft(one))
    .map(({ customerId }): [string, Verdict] => [customerId, { reason: held.has(customerId) ? 'CustomerChanged' : 'CustomerNotFound' }])
  const rest = frozen.filter(isAsLeft)
  return new Map([...refusals, ...(await takeBack(tx, ctx, call, { id: record.id, action: record.action, frozen: rest, held }))])
}

async function havingStill(tx: Tx, action: BulkActionModel, id: string, ids: readonly string[]): Promise<Set<string> | undefined> {
  return action.kind === 'assign-feature-groups' ? store.listHaving(tx, id, ids) : undefined
}

function settled(frozen: Frozen, verdicts: Verdicts, isUndo: boolean): store.Settled[] {
  return frozen.map(({ position, customerId }) => {
    const { reason = 'CustomerChanged', versionAfter = null } = verdicts.get(customerId) ?? {}
    const outcome = isUndo ? (reason ? 'kept' : 'undone') : reason ? 'overtaken' : 'acted'
    return { position, outcome, reason, versionAfter }
  })
}

async function finish(tx: Tx, ctx: Ctx, call: Call, record: store.BulkActionRecord): Promise<void> {
  const at = ctx.clock.now()
  const { id, acted, overtaken, undone, kept } = record
  if (record.status === 'undoing') {
    await store.changeBulkAction(tx, id, { status: 'undone', undoFinishedAt: at })
    return recordStep(tx, ctx, call, record, { event: 'bulk-action.undone', after: { undone, kept } })
  }
  await store.changeBulkAction(tx, id, { status: 'done', ...endedAt(record, at) })
  await recordStep(tx, ctx, call, record, { event: 'bulk-action.finished', after: { acted, overtaken } })
}

/** The call a job works for: of the member who started it, within that member's tenant. */
async function callOf(tx: Tx, record: store.BulkActionRecord): Promise<Call> {
  const caller: Caller = {
    kind: 'member',
    memberId: record.memberId,
    name: record.memberName,
    email: '',
    language: 'en',
    roles: [],
    permissions: new Set(),
    sessionId: '',
    scope: await requireScopeOfTenant(tx, record.tenantId),
  }
  return { caller, requestId: record.requestId }
}
