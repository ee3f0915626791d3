import * as contract from '@wattdesk/contract/white-label/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { changeWhiteLabel, readWhiteLabel } from './white-label.service.ts'

export function whiteLabelRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, contract.getWhiteLabel, ({ caller, params }) => readWhiteLabel(ctx, caller.scope, params.id))
  bind(app, contract.changeWhiteLabel, ({ params, body, ...call }) => changeWhiteLabel(ctx, call, params.id, body))
}
