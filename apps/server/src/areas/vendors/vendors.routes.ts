import * as contract from '@wattdesk/contract/installations/pvbattery.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listPvBatteryVendors } from './vendors.views.ts'

export function vendorRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, contract.listPvBatteryVendors, async () => ({ items: await listPvBatteryVendors(ctx.db) }))
}
