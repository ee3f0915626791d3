import { confirmOriginalService, readServiceNotice, readServiceStatus } from '@wattdesk/contract/service-status/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { confirmOriginal, noticeOf } from './deployment.service.ts'
import { findPastLoading } from './past-loading.views.ts'
import { readStatus } from './status.views.ts'

export function serviceStatusRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, readServiceStatus, () => readStatus(ctx))
  bind(app, readServiceNotice, async () => ({ ...noticeOf(ctx), pastLoading: await findPastLoading(ctx.db) }))
  bind(app, confirmOriginalService, async (call) => {
    await confirmOriginal(ctx, call)
    return undefined
  })
}
