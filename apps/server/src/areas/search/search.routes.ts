import { search } from '@wattdesk/contract/search.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findResults } from './search.views.ts'

export function searchRoutes(app: FastifyInstance, { db }: Ctx): void {
  bind(app, search, ({ caller, query }) => findResults(db, caller.scope, query))
}
