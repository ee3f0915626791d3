import { listWork } from '@wattdesk/contract/dashboard.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listWorkItems } from './work.views.ts'

export function reportRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, listWork, ({ caller, query }) => listWorkItems(ctx, caller, query))
}
