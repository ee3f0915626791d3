import { lookupInstallation, setInverterMasterKey } from '@wattdesk/contract/installations/pvbattery.ts'
import { listInstallationVendors } from '@wattdesk/contract/installations/vendors.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { listVendorsOf } from '../vendors/vendors.views.ts'
import { addInstallation, type Details, removeInstallation, updateInstallation } from './installations.service.ts'
import { findByIdentifier, findInstallation, findInstallationIds, listInstallationsOf } from './installations.views.ts'
import { storeMasterKey } from './inverter-keys.service.ts'
import { kinds } from './kinds/catalogue.ts'
import type { Kind } from './kinds/kind.ts'

export function installationRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, listInstallationVendors, async ({ query }) => ({
    items: await listVendorsOf(ctx.db, kinds[query.kind]?.vendorCategories ?? []),
  }))
  bind(app, lookupInstallation, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    const found = await findByIdentifier(ctx.db, query.serialnumber, query.vendorName)
    return { isInUse: found !== undefined, isOfThisCustomer: found?.customerId === params.id, vendor: found?.vendor ?? null }
  })
  bind(app, setInverterMasterKey, async ({ params, body, ...call }) => ({
    configurationId: await storeMasterKey(ctx, call, params.installationId, body.masterKey),
    hasMasterKey: true as const,
  }))
  for (const kind of Object.values(kinds)) bindKind(app, ctx, kind)
}

/** The calls that every kind has. Each parses what it is sent by its own contract, and so is what it answers. */
function bindKind(app: FastifyInstance, ctx: Ctx, kind: Kind): void {
  const { db, clock } = ctx
  const { calls } = kind
  const show = async (customerId: string, id: string) => {
    const found = await findInstallation(db, kind, customerId, id, clock.now())
    if (!found) throw new DomainError('NotFound')
    return found
  }
  /** Our id of the installation that a call names. */
  const meant = async ({ caller }: Call, params: { id: string }): Promise<string> => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    const [name = '', key = ''] = Object.entries(params).find(([param]) => param !== 'id') ?? []
    const [id, ...others] = await findInstallationIds(db, kind.name, params.id, key)
    if (!id) throw new DomainError('NotFound')
    if (others.length > 0) throw new DomainError('ValidationFailed', [{ field: name, code: 'IdAmbiguous', message: 'IdAmbiguous' }])
    return id
  }
  bind(app, calls.list, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    const items = await listInstallationsOf(db, kind, params.id, { now: clock.now(), isLive: query?.useCache === 'false' })
    return { items: items.filter((one) => kind.isListed?.(one, query ?? {}) ?? true) }
  })
  bind(app, calls.get, async ({ params, ...call }) => show(params.id, await meant(call, params)))
  bind(app, calls.add, async ({ params, body, ...call }) => {
    const { siteId, vendorId, ...details } = body
    return show(params.id, await addInstallation(ctx, call, kind, { customerId: params.id, siteId, vendorId }, details))
  })
  bind(app, calls.update, async ({ params, body, ...call }) => {
    const id = await meant(call, params)
    const { version, ...details } = body
    await updateInstallation(ctx, call, kind, { customerId: params.id, id, version }, details as Details)
    return show(params.id, id)
  })
  bind(app, calls.remove, async ({ params, ...call }) => {
    const id = await meant(call, params)
    await removeInstallation(ctx, call, kind, params.id, id)
    return { configurationId: id }
  })
}
