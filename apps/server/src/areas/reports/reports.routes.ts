import { changeWork, listColleagues, listWork } from '@wattdesk/contract/dashboard.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { changeWorkItem, listWorkColleagues } from './work.service.ts'
import { listWorkItems } from './work.views.ts'

export function reportRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, listWork, ({ caller, query }) => listWorkItems(ctx, caller, query))
  bind(app, listColleagues, async (call) => ({ items: await listWorkColleagues(ctx, call) }))
  bind(app, changeWork, async ({ params, body, ...call }) => {
    await changeWorkItem(ctx, call, params, body)
    return undefined
  })
}
