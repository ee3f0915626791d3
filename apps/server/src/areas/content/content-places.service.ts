/**
 * Places of content in its tenant's tree. A path consists of the slugs above it, is unique and has a maximum length. No content can be
 * below itself. Moving a content moves everything below it; readers find it at its new path immediately.
 */
import { orderMax } from '@wattdesk/contract/content/fields.ts'
import type { contentPlaceModel } from '@wattdesk/contract/content/models.ts'
import { contentPathMax } from '@wattdesk/contract/content/terms.ts'
import type { z } from 'zod'
import { type Tx, transaction, violatedConstraint } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { recordActivity } from '../activities/activities.service.ts'
import * as store from './content.store.ts'
import { lockOwnContent } from './content-access.service.ts'

type Row = store.ContentRow
type Parent = Pick<Row, 'path'> | undefined
type Managing = Pick<Ctx, 'config' | 'clock' | 'db'>

/** Repeating it changes nothing. */
export async function moveContent(
  ctx: Managing,
  call: Call,
  id: string,
  { parentId, beforeId, was }: z.output<typeof contentPlaceModel>,
): Promise<{ id: string; path: string }> {
  return withUniquePaths(() =>
    transaction(ctx.db, async (tx) => {
      const { tenantId } = await lockOwnContent(tx, call.caller.scope, id)
      await store.lockTree(tx, tenantId)
      const row = await store.lockContent(tx, id)
      if (!row) throw new DomainError('ContentNotFound')
      const parent = await requireParent(tx, row, parentId)
      const siblings = (await store.listSiblings(tx, tenantId, parentId)).filter((one) => one.id !== id)
      const at = beforeId ? siblings.findIndex((one) => one.id === beforeId) : siblings.length
      if (at < 0) throw new DomainError('ContentOrderChanged')
      const next = siblings.toSpliced(at, 0, row)
      if (isThere(row, parentId, next)) return { id, path: row.path }
      if (row.path !== was) throw new DomainError('ContentOrderChanged')
      const translations = await store.listTranslations(tx, id)
      if (translations.some(({ isFrozen }) => isFrozen)) throw new DomainError('ContentFrozen')
      const path = await movePaths(tx, row, row.slug, parent)
      const place = await placeAmong(tx, row, parentId, siblings, next)
      await recordActivity(tx, ctx, call, {
        action: 'update',
        event: 'content.moved',
        object: { type: 'content', id },
        tenant: { tenantId, affiliateId: row.affiliateId },
        before: { path: row.path, order: row.savedOrder },
        after: { path, order: place },
      })
      return { id, path }
    }),
  )
}

async function requireParent(tx: Tx, row: Row, parentId: string | null): Promise<Parent> {
  if (!parentId) return undefined
  const parent = await store.findContent(tx, parentId)
  if (parent?.tenantId !== row.tenantId) throw new DomainError('ContentNotFound')
  if (parent.id === row.id || parent.path.startsWith(`${row.path}/`)) throw new DomainError('ContentBelowItself')
  return parent
}

/** True if the content is already at the target. */
function isThere(row: Row, parentId: string | null, next: readonly Row[]): boolean {
  const after = next[next.indexOf(row) + 1]
  const before = next[next.indexOf(row) - 1]
  const isBetween = (!before || before.savedOrder < row.savedOrder) && (!after || row.savedOrder < after.savedOrder)
  return row.parentId === parentId && isBetween
}

/** Reassigns the places of a list, and one more, in the new order. */
async function placeAmong(tx: Tx, row: Row, parentId: string | null, siblings: readonly Row[], next: readonly Row[]): Promise<number> {
  const own = row.parentId === parentId ? row.savedOrder : freeOrder(siblings)
  const orders = [...siblings.map(({ savedOrder }) => savedOrder), own].sort((a, b) => a - b)
  let place = own
  for (const [at, one] of next.entries()) {
    const order = orders[at] ?? own
    if (one.id !== row.id) {
      if (one.savedOrder !== order) await store.updateOrder(tx, one.id, order)
      continue
    }
    place = order
    // Readers find moved content in its new list immediately, where its order was saved.
    const publishedOrder = row.publishedOrder === null || row.parentId === parentId ? row.publishedOrder : order
    await store.updatePlace(tx, row.id, { parentId, savedOrder: order, publishedOrder })
  }
  return place
}

/** The place after the last one, or the first free one. */
export function freeOrder(siblings: readonly Pick<Row, 'savedOrder'>[]): number {
  const taken = siblings.map(({ savedOrder }) => savedOrder)
  const next = Math.max(0, ...taken) + 1
  if (next <= orderMax) return next
  const free = Array.from({ length: orderMax }, (_, at) => at + 1).find((order) => !taken.includes(order))
  if (free === undefined) throw new DomainError('ContentListFull', { max: orderMax })
  return free
}

export function pathBelow(parent: Parent, slug: string): string {
  const path = parent ? `${parent.path}/${slug}` : slug
  refuseLongPath(path.length)
  return path
}

/** Changes the path of a content and of everything below it. Returns the new one. */
export async function movePaths(tx: Tx, row: Row, slug: string, parent: Parent): Promise<string> {
  const path = pathBelow(parent, slug)
  refuseLongPath((await store.findLongestPathBelow(tx, row)) + path.length - row.path.length)
  await store.movePaths(tx, row, slug, path)
  return path
}

function refuseLongPath(length: number): void {
  if (length > contentPathMax)
    throw new DomainError('ValidationFailed', [
      { field: 'slug', code: 'TextTooLong', message: 'TextTooLong', params: { max: contentPathMax } },
    ])
}

export async function withUniquePaths<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatedConstraint(error) === 'contents_path') throw new DomainError('DuplicatedContent', { field: 'slug' })
    throw error
  }
}
