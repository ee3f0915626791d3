import { countries } from '@wattdesk/contract/formats.ts'
import { listCountries, listTenantAllocations } from '@wattdesk/contract/tenants.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listTenantChoices } from './tenants.views.ts'

export function tenantRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, listTenantAllocations, async ({ caller }) => ({ items: await listTenantChoices(ctx.db, caller.scope) }))
  bind(app, listCountries, async () => ({ items: countries.map((code) => ({ code })) }))
}
