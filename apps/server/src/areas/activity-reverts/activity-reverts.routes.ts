import { activityListQuery } from '@wattdesk/contract/activities/models.ts'
import { revertActivity } from '@wattdesk/contract/activity-reverts/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { listActivities } from '../activities/activities.views.ts'
import { revertField } from './activity-reverts.service.ts'

export function activityRevertRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, revertActivity, async ({ params, body, ...call }) => {
    const query = activityListQuery.parse({ filter: JSON.stringify({ id: params.id }) })
    const [entry] = (await listActivities(ctx, { scope: call.caller.scope }, query)).items
    if (!entry) throw new DomainError('NotFound')
    await revertField(ctx, call, entry, body.field)
    return undefined
  })
}
