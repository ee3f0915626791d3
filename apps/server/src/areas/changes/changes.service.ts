/**
 * Changes for programs that keep a copy. Each change has the number of its transaction. Pages follow these numbers and end before the
 * oldest running transaction, so that late commits are not missed. A cursor is a position in that order, valid for one call, tenant and
 * database. A record that changes again moves to its new position; a deleted one keeps its position while cursors are valid.
 */
import type { changesQuery } from '@wattdesk/contract/changes/models.ts'
import { changesKeptDays } from '@wattdesk/contract/changes/terms.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import type { z } from 'zod'
import type { Scope } from '../../db/scope.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { listAffiliateIds } from '../tenants/tenants.service.ts'
import { type Change, type ChangeKind, findStart, listChanges } from './changes.store.ts'
import { beginning, type Position, readCursor, writeCursor } from './cursors.format.ts'

type Reading = Pick<Ctx, 'db' | 'clock' | 'config' | 'deployment'>
type Query = z.output<ReturnType<typeof changesQuery>>
export type ChangePage = { changes: Change[]; cursor: string; hasMore: boolean }

/** A transaction that began earlier may have committed after the instant. */
const longestTransactionMs = 600_000

export async function readChanges(
  ctx: Reading,
  { scope }: Caller,
  call: { name: string; kind: ChangeKind },
  query: Query,
): Promise<ChangePage> {
  const { db, config, clock, deployment } = ctx
  const purpose = { call: call.name, tenant: tenantOf(scope) }
  const within = { scope, affiliateIds: await listAffiliateIds(db, scope), kind: call.kind }
  const { here } = deployment.state()
  const start = async (): Promise<Position> => {
    if (query.cursor) return positionOf(ctx, purpose, query.cursor)
    if (query.since === undefined) return beginning
    const since = new Date(new Date(query.since).getTime() - longestTransactionMs)
    return { ...beginning, by: await findStart(db, within, since) }
  }
  const { horizon, rows } = await listChanges(db, within, await start(), query.limit + 1)
  const changes = rows.slice(0, query.limit)
  const hasMore = rows.length > query.limit
  const last = hasMore ? changes.at(-1) : undefined
  const position = last ? { by: last.by, id: last.id, day: last.day } : { ...beginning, by: horizon }
  return { changes, cursor: writeCursor(config.secretKey, purpose, { position, here, madeAt: clock.now() }), hasMore }
}

function positionOf({ config, clock, deployment }: Reading, purpose: Parameters<typeof readCursor>[1], given: string): Position {
  const cursor = readCursor(config.secretKey, purpose, given)
  if (!cursor) throw new DomainError('CursorInvalid')
  const isOld = clock.now().getTime() - cursor.madeAt.getTime() > changesKeptDays * dayMs
  if (isOld || !cursor.isOf(deployment.state().here)) throw new DomainError('CursorExpired', { days: changesKeptDays })
  return cursor.position
}

function tenantOf(scope: Scope): string {
  switch (scope.kind) {
    case 'all':
      return 'all'
    case 'affiliate':
      return scope.affiliateId
    case 'partner':
      return scope.tenantId
    case 'customer':
      throw new DomainError('AppReadsOnly')
  }
}
