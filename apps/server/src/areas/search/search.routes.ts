import { search, searchStaff } from '@wattdesk/contract/search/calls.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { bind } from '../../http/route.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { reachOf } from '../installer-companies/installer-companies.service.ts'
import { findGateways } from './gateway-hits.views.ts'
import { findResults } from './search.views.ts'
import { findMembers, findVendors } from './staff-hits.views.ts'

export function searchRoutes(app: FastifyInstance, { read }: Ctx): void {
  bind(app, search, ({ caller, query }) => read((db) => findResults(db, caller.scope, query)))
  bind(app, searchStaff, ({ caller, query: { term, limit } }) => {
    const { scope, permissions } = caller
    return read(async (db) => ({
      members: permissions.has('read:account-users') ? await findMembers(db, scope, term, limit) : [],
      vendors: permissions.has('read:system-settings') ? await findVendors(db, term, limit) : [],
      gateways: permissions.has('read:gateway-stock') ? await findGateways(db, await readerOf(db, caller), term, limit) : [],
    }))
  })
}

const readerOf = async (db: Db, caller: Caller) => ({
  scope: caller.scope,
  ...(await reachOf(db, caller)),
  byCode: caller.permissions.has('write:unpaired-devices'),
})
