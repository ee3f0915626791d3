import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import * as contract from '@wattdesk/contract/customers/calls.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendCsv } from '../../http/csv-file.ts'
import { readerOf } from '../../http/reader.ts'
import { bind } from '../../http/route.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { listActivities } from '../activities/activities.views.ts'
import { listAffiliateIds } from '../tenants/tenants.service.ts'
import { updateSite } from './customer-sites.service.ts'
import { addCustomer, addCustomerOfPartner, requireCustomerRecord, updateCustomer } from './customers.service.ts'
import { listSitesOf, presentSite, requireCustomer } from './customers.views.ts'
import { exportCustomers } from './lists/customer-export.views.ts'
import { listCustomerRows } from './lists/customer-list.views.ts'
import { type CustomerListQuery, type CustomerScope, customerScope } from './lists/customer-rows.views.ts'

export function customerRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, read } = ctx
  bind(app, contract.listCustomers, (handled) =>
    read(async (from) => {
      const { scope } = handled.caller
      return pageOrFile({ ...ctx, db: from }, customerScope(scope, await listAffiliateIds(from, scope)), handled)
    }),
  )
  bind(app, contract.listCustomersOfPartner, (handled) =>
    read(async (from) => {
      const partner = await requireCustomerRecord({ db: from }, handled.caller.scope, handled.params.id)
      if (!partner.partnerTenantId) throw new DomainError('CustomerNotFound')
      return pageOrFile({ ...ctx, db: from }, { tenantId: partner.partnerTenantId }, handled)
    }),
  )
  bind(app, contract.addCustomerOfPartner, async ({ params, body, ...call }) => {
    return requireCustomer(db, call.caller.scope, await addCustomerOfPartner(ctx, call, params.id, body))
  })
  bind(app, contract.getCustomer, ({ caller, params }) => requireCustomer(db, caller.scope, params.id))
  bind(app, contract.addCustomer, async ({ body, ...call }) => {
    return requireCustomer(db, call.caller.scope, await addCustomer(ctx, call, body))
  })
  bind(app, contract.updateCustomer, async ({ params, body, ...call }) => {
    await updateCustomer(ctx, call, params.id, body)
    return requireCustomer(db, call.caller.scope, params.id)
  })
  bind(app, contract.listSites, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return { items: await listSitesOf(db, params.id) }
  })
  bind(app, contract.updateSite, async ({ params, body, ...call }) => {
    return presentSite(await updateSite(ctx, call, params.id, params.siteId, body))
  })
  bind(app, listCustomerActivities, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return read((from) => listActivities({ ...ctx, db: from }, { scope: { kind: 'all' }, customerId: params.id }, query))
  })
}

type Asked = Call & { query: CustomerListQuery; reply: FastifyReply }

async function pageOrFile(ctx: Pick<Ctx, 'db' | 'clock'>, scope: CustomerScope, { caller, query, reply }: Asked) {
  if (query.csvExport !== 'true') return listCustomerRows(ctx.db, scope, query)
  // Only members export: programs read page by page, because a file of everything has no limit.
  if (caller.kind === 'client') throw new DomainError('MembersReserved')
  const file = await exportCustomers(ctx.db, scope, query, { reader: readerOf(reply, caller) })
  return sendCsv(reply, `customers-${ctx.clock.now().toISOString().slice(0, 10)}`, file)
}
