/** The order of a list of content: saved as a separate draft, then published. Each place from 1 to 100 is used once. */
import type { contentOrderModel } from '@wattdesk/contract/content/models.ts'
import type { z } from 'zod'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { placeOf, recordActivity } from '../activities/activities.service.ts'
import type { Tenant } from '../tenants/tenants.service.ts'
import * as store from './content.store.ts'
import { requireWritableTenant } from './content-access.service.ts'

type Managing = Pick<Ctx, 'config' | 'clock' | 'db'>
type List = { tenantId: string; parentId: string | null }

export async function orderContents(ctx: Managing, call: Call, model: z.output<typeof contentOrderModel>): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const tenant = await lockList(tx, call, model)
    const siblings = await store.listSiblings(tx, model.tenantId, model.parentId)
    const wanted = new Map(model.items.map((item) => [item.id, item]))
    if (model.items.some(({ id }) => !siblings.some((row) => row.id === id))) throw new DomainError('ContentNotFound')
    if (siblings.some(({ id, savedOrder }) => (wanted.get(id)?.was ?? savedOrder) !== savedOrder))
      throw new DomainError('ContentOrderChanged')
    const next = siblings.map((row) => ({ row, order: wanted.get(row.id)?.order ?? row.savedOrder }))
    refuseTwice(next, model)
    const moved = next.filter(({ row, order }) => row.savedOrder !== order)
    if (moved.length === 0) return
    for (const { row, order } of moved) await store.updateOrder(tx, row.id, order)
    await record(tx, ctx, call, tenant, model, {
      event: 'content.ordered',
      before: Object.fromEntries(moved.map(({ row }) => [row.path, row.savedOrder])),
      after: Object.fromEntries(moved.map(({ row, order }) => [row.path, order])),
    })
  })
}

export async function publishContentOrder(ctx: Managing, call: Call, list: List): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const tenant = await lockList(tx, call, list)
    const before = await store.listSiblings(tx, list.tenantId, list.parentId)
    if (!(await store.publishOrder(tx, list.tenantId, list.parentId))) return
    await record(tx, ctx, call, tenant, list, {
      event: 'content.order-published',
      before: Object.fromEntries(before.map(({ path, publishedOrder }) => [path, publishedOrder])),
      after: Object.fromEntries(before.map(({ path, savedOrder }) => [path, savedOrder])),
    })
  })
}

async function lockList(tx: Tx, { caller }: Call, { tenantId, parentId }: List): Promise<Tenant> {
  const tenant = await requireWritableTenant(tx, caller.scope, tenantId)
  await store.lockTree(tx, tenantId)
  if (parentId && (await store.findContent(tx, parentId))?.tenantId !== tenantId) throw new DomainError('ContentNotFound')
  return tenant
}

function refuseTwice(next: readonly { row: store.ContentRow; order: number }[], { items }: z.output<typeof contentOrderModel>): void {
  const orders = next.map(({ order }) => order)
  const faults = items.flatMap(({ order }, at) =>
    orders.filter((one) => one === order).length > 1 ? [{ field: `items.${at}.order`, code: 'OrderTwice', message: 'OrderTwice' }] : [],
  )
  if (faults.length > 0) throw new DomainError('ValidationFailed', faults)
}

type Entry = { event: string; before: Record<string, unknown>; after: Record<string, unknown> }

async function record(tx: Tx, ctx: Managing, call: Call, tenant: Tenant, { parentId }: List, entry: Entry): Promise<void> {
  await recordActivity(tx, ctx, call, {
    ...entry,
    action: 'update',
    object: { type: 'content', id: parentId ?? tenant.id },
    tenant: placeOf(tenant),
  })
}
