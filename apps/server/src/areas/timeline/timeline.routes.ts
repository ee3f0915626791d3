import { countTimeline, listTimeline, readTimelineRecord } from '@wattdesk/contract/timeline/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openTimeline } from './timeline.service.ts'
import { readTimeline, readTimelineCounts } from './timeline.views.ts'
import { findTimelineRecord } from './timeline-record.views.ts'

export function timelineRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, listTimeline, async ({ caller, params, query }) => {
    return readTimeline(ctx.db, await openTimeline(ctx, caller, params.id, query.kinds), query)
  })
  bind(app, countTimeline, async ({ caller, params, query }) => {
    return readTimelineCounts(ctx.db, await openTimeline(ctx, caller, params.id), query, ctx.clock.now())
  })
  bind(app, readTimelineRecord, async ({ caller, params }) => {
    return findTimelineRecord(ctx.db, await openTimeline(ctx, caller, params.id), params.key)
  })
}
