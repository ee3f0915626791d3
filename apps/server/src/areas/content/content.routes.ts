import * as contract from '@wattdesk/contract/content/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import * as service from './content.service.ts'
import * as views from './content.views.ts'
import { readsInstructionsAlone, requireReadableTenant } from './content-access.service.ts'
import { orderContents, publishContentOrder } from './content-order.service.ts'
import { moveContent } from './content-places.service.ts'
import { previewContent } from './content-preview.service.ts'
import { freezeContent, publishContent, withdrawContent } from './content-publishing.service.ts'
import { readContent, readInstructions, readVersions } from './content-reading.service.ts'
import { contentDeliveryRoutes } from './delivery/content-delivery.routes.ts'
import { announceContentChange } from './delivery/delivery.service.ts'
import { contentFileRoutes } from './files/content-files.routes.ts'

export async function contentRoutes(app: FastifyInstance, ctx: Ctx): Promise<void> {
  serveReading(app, ctx)
  serveWriting(app, ctx)
  await contentFileRoutes(app, ctx)
  await contentDeliveryRoutes(app, ctx)
}

function serveWriting(app: FastifyInstance, ctx: Ctx): void {
  bind(app, contract.addContent, ({ body, ...call }) => service.addContent(ctx, call, body))
  bind(app, contract.saveContent, async ({ params, body, ...call }) => {
    const saved = await service.saveContent(ctx, call, params.id, body)
    // A changed path affects readers too.
    announceContentChange(ctx)
    return saved
  })
  bind(app, contract.restoreContent, ({ params, body, ...call }) => service.restoreContent(ctx, call, params.id, body))
  bind(app, contract.publishContent, async ({ params, body, ...call }) => {
    const published = await publishContent(ctx, call, params.id, body)
    announceContentChange(ctx)
    return published
  })
  bind(app, contract.withdrawContent, async ({ params, body, ...call }) => {
    await withdrawContent(ctx, call, params.id, body)
    announceContentChange(ctx)
    return undefined
  })
  bind(app, contract.freezeContent, async ({ params, body, ...call }) => {
    await freezeContent(ctx, call, params.id, body)
    return undefined
  })
  bind(app, contract.orderContents, async ({ body, ...call }) => {
    await orderContents(ctx, call, body)
    return undefined
  })
  bind(app, contract.moveContent, async ({ params, body, ...call }) => {
    const moved = await moveContent(ctx, call, params.id, body)
    announceContentChange(ctx)
    return moved
  })
  bind(app, contract.publishContentOrder, async ({ body, ...call }) => {
    await publishContentOrder(ctx, call, body)
    announceContentChange(ctx)
    return undefined
  })
  bind(app, contract.removeContent, async ({ params, ...call }) => {
    await service.removeContent(ctx, call, params.id)
    announceContentChange(ctx)
    return undefined
  })
}

function serveReading(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  bind(app, contract.listContentTenants, async ({ caller }) => ({ items: await views.listContentTenants(db, caller.scope) }))
  bind(app, contract.listContents, async ({ caller, params }) => {
    await requireReadableTenant(db, caller.scope, params.tenantId)
    return { items: readsInstructionsAlone(caller) ? [] : await views.listContents(db, params.tenantId) }
  })
  bind(app, contract.readContent, ({ caller, params }) => readContent(ctx, caller, params.id, params.language))
  bind(app, contract.listContentVersions, async ({ caller, params }) => ({
    items: await readVersions(ctx, caller, params.id, params.language),
  }))
  bind(app, contract.previewContent, ({ caller, body }) => previewContent(ctx, caller, body))
  bind(app, contract.listInstructions, async ({ caller, query }) => ({ items: await readInstructions(ctx, caller, query.language) }))
}
