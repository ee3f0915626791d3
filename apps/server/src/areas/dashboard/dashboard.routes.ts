import { changeWork, listColleagues, listWork } from '@wattdesk/contract/dashboard/calls.ts'
import { readFleet, readFleetMap } from '@wattdesk/contract/dashboard/fleet/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { scopeOfStats } from '../statistics/statistics.service.ts'
import { readFleetCounts, readFleetMarks } from './fleet-map.views.ts'
import { changeWorkItem, listWorkColleagues } from './work.service.ts'
import { listWorkItems } from './work.views.ts'

export function dashboardRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { read, clock } = ctx
  bind(app, listWork, ({ caller, query }) => read((db) => listWorkItems({ ...ctx, db }, caller, query)))
  bind(app, listColleagues, async (call) => ({ items: await listWorkColleagues(ctx, call) }))
  bind(app, changeWork, async ({ params, body, ...call }) => {
    await changeWorkItem(ctx, call, params, body)
    return undefined
  })
  bind(app, readFleet, ({ caller }) => read(async (db) => readFleetCounts(db, (await scopeOfStats(db, caller.scope, [])).ids)))
  bind(app, readFleetMap, ({ caller, query }) =>
    read(async (db) => readFleetMarks(db, caller.scope, (await scopeOfStats(db, caller.scope, [])).ids, query, clock.now())),
  )
}
