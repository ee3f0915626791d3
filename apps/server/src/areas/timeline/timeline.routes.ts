import { countTimeline, listTimeline } from '@wattdesk/contract/timeline.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { readTimeline, readTimelineCounts } from './timeline.views.ts'

export function timelineRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, listTimeline, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return readTimeline(ctx.db, params.id, query)
  })
  bind(app, countTimeline, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return { items: await readTimelineCounts(ctx.db, params.id, query) }
  })
}
