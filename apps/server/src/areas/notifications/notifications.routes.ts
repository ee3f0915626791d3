import * as contract from '@wattdesk/contract/notifications/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readAllNotifications, readNotification } from './notifications.service.ts'
import { countNotifications, listNotificationsOf } from './notifications.views.ts'

export function notificationRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, contract.listNotifications, async ({ caller, query }) => ({
    items: await listNotificationsOf(ctx.db, caller, query.limit),
    ...(await countNotifications(ctx.db, caller.memberId)),
  }))
  bind(app, contract.readNotification, async ({ params, ...call }) => {
    await readNotification(ctx, call, params.id)
    return undefined
  })
  bind(app, contract.readAllNotifications, async ({ body, ...call }) => {
    await readAllNotifications(ctx, call, new Date(body.until))
    return undefined
  })
}
