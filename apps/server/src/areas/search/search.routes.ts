import { search, searchStaff } from '@wattdesk/contract/search.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findResults } from './search.views.ts'
import { findMembers, findVendors } from './staff-hits.views.ts'

export function searchRoutes(app: FastifyInstance, { read }: Ctx): void {
  bind(app, search, ({ caller, query }) => read((db) => findResults(db, caller.scope, query)))
  bind(app, searchStaff, ({ caller: { scope, permissions }, query: { term, limit } }) =>
    read(async (db) => ({
      members: permissions.has('read:account-users') ? await findMembers(db, scope, term, limit) : [],
      vendors: permissions.has('read:system-settings') ? await findVendors(db, term, limit) : [],
    })),
  )
}
