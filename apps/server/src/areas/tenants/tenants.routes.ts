import { countries } from '@wattdesk/contract/formats.ts'
import * as affiliates from '@wattdesk/contract/tenants/affiliates/calls.ts'
import { listCountries, listTenantAllocations } from '@wattdesk/contract/tenants/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { addAffiliate, removeAffiliate, updateAffiliate } from './affiliates.service.ts'
import { listAffiliateRows } from './affiliates.views.ts'
import { listTenantChoices } from './tenants.views.ts'

export function tenantRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, listTenantAllocations, async ({ caller }) => ({ items: await listTenantChoices(ctx.db, caller.scope) }))
  bind(app, listCountries, async () => ({ items: countries.map((code) => ({ code })) }))
  bind(app, affiliates.listAffiliates, async ({ caller }) => ({ items: await listAffiliateRows(ctx.db, caller.scope) }))
  bind(app, affiliates.addAffiliate, async ({ body, ...call }) => ({ id: await addAffiliate(ctx, call, body) }))
  bind(app, affiliates.updateAffiliate, async ({ params, body, ...call }) => {
    await updateAffiliate(ctx, call, params.id, body)
    return params
  })
  bind(app, affiliates.removeAffiliate, async ({ params, ...call }) => {
    await removeAffiliate(ctx, call, params.id)
    return undefined
  })
}
