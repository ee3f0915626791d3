import { readDayAheadPrices } from '@wattdesk/contract/prices/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { readPricesOf } from './prices.views.ts'

export async function priceRoutes(app: FastifyInstance, { db }: Ctx): Promise<void> {
  bind(app, readDayAheadPrices, async ({ caller, query }) => {
    const prices = await readPricesOf(db, caller.scope, query.siteId, query.date)
    if (!prices) throw new DomainError('NotFound')
    return prices
  })
}
