import * as contract from '@wattdesk/contract/saved-views/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { addView, changeView, maySeeList, removeView, requireListPermission } from './saved-views.service.ts'
import { listViews, readView, requireSharedView } from './saved-views.views.ts'

export function savedViewRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, contract.listSavedViews, async ({ caller, query: { list } }) => ({
    items: await listViews(ctx.db, caller, list, { ownOnly: !maySeeList(caller, list) }),
  }))
  bind(app, contract.addSavedView, async ({ body, ...call }) => readView(ctx.db, call.caller, (await addView(ctx, call, body)).id))
  bind(app, contract.changeSavedView, async ({ params, body, ...call }) =>
    readView(ctx.db, call.caller, (await changeView(ctx, call, params.id, body)).id),
  )
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
