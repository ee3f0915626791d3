import * as contract from '@wattdesk/contract/saved-views.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { addView, changeView, removeView, requireListPermission } from './saved-views.service.ts'
import { listViews, presentView, requireSharedView } from './saved-views.views.ts'

export function savedViewRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, contract.listSavedViews, async ({ caller, query }) => ({ items: await listViews(ctx.db, caller.memberId, query.list) }))
  bind(app, contract.addSavedView, async ({ body, ...call }) => presentView(await addView(ctx, call, body)))
  bind(app, contract.changeSavedView, async ({ params, body, ...call }) => presentView(await changeView(ctx, call, params.id, body)))
  bind(app, contract.removeSavedView, async ({ params, ...call }) => {
    await removeView(ctx, call, params.id)
    return undefined
  })
  bind(app, contract.readSharedView, async ({ caller, params }) => {
    const view = await requireSharedView(ctx.db, caller, params.id)
    requireListPermission(caller, view.list)
    return view
  })
}
