import type { ResponseInput } from '@wattdesk/contract/endpoint.ts'
import {
  changePvBattery,
  createPvBattery,
  lookupInstallation,
  readPvBatteries,
  setInverterMasterKey,
} from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { listInstallationVendors } from '@wattdesk/contract/installations/vendors/calls.ts'
import { vendorCategories } from '@wattdesk/contract/vendors/terms.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { requireVendorNamed } from '../vendors/vendors.service.ts'
import { listVendorsOf } from '../vendors/vendors.views.ts'
import { requireNamedConfiguration } from './configurations.service.ts'
import { liveReadingOf, type ReadLive } from './device-readings.service.ts'
import { addInstallation, type Details, removeInstallation, updateInstallation } from './installations.service.ts'
import {
  findByIdentifier,
  findInstallation,
  findInstallationIds,
  listInstallationsOf,
  type Shown as ShownInstallation,
} from './installations.views.ts'
import { storeMasterKey } from './inverter-keys.service.ts'
import { kinds } from './kinds/catalogue.ts'
import type { Kind } from './kinds/kind.ts'
import { pvBattery } from './kinds/pvbattery.ts'

/** Areas above this one know how to query devices: they provide `readLive`. */
export function installationRoutes(app: FastifyInstance, ctx: Ctx, readLive: ReadLive): void {
  bind(app, listInstallationVendors, async ({ caller, query }) => ({
    items: await listVendorsOf(ctx.db, query.kind ? (kinds[query.kind]?.vendorCategories ?? []) : vendorCategories, caller.scope),
  }))
  bind(app, lookupInstallation, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    const vendor = query.vendorName === undefined ? undefined : await requireVendorNamed(ctx.db, query.vendorName)
    const found = await findByIdentifier(ctx.db, query.serialnumber, vendor?.id)
    return { isInUse: found !== undefined, isOfThisCustomer: found?.customerId === params.id, vendor: found?.vendor ?? null }
  })
  bind(app, setInverterMasterKey, async ({ params, body, ...call }) => ({
    configurationId: await storeMasterKey(ctx, call, params.installationId, body.masterKey),
    hasMasterKey: true as const,
  }))
  bindPvBattery(app, ctx, readLive)
  for (const kind of Object.values(kinds)) bindKind(app, ctx, kind, readLive)
}

/** A customer's installations with their stored states, and with live readings if `readLive` is given. */
async function listInstallations({ db, clock }: Ctx, kind: Kind, customerId: string, readLive: ReadLive | undefined) {
  const stored = await listInstallationsOf(db, kind, customerId, clock.now())
  if (!readLive) return stored
  const responseOf = await readLive(customerId, kind.name)
  const now = clock.now()
  return (await listInstallationsOf(db, kind, customerId, now)).map((one): ShownInstallation => {
    const state = stored.find(({ configurationId }) => configurationId === one.configurationId)?.state ?? null
    return { ...one, state, live: liveReadingOf(state, one.state, responseOf(one.configurationId), now) }
  })
}

/** PV and battery configurations by calls that do not name the customer in their path. */
function bindPvBattery(app: FastifyInstance, ctx: Ctx, readLive: ReadLive): void {
  const { db, clock } = ctx
  // Each kind's result is validated against its contract.
  type Shown = ResponseInput<typeof changePvBattery>
  const show = async (customerId: string, id: string) => {
    const found = await findInstallation(db, pvBattery, customerId, id, clock.now())
    if (!found) throw new DomainError('NotFound')
    return found as Shown
  }
  bind(app, createPvBattery, async ({ body, ...call }) => {
    const { customerId, siteId, vendorId, ...details } = body
    return show(customerId, await addInstallation(ctx, call, pvBattery, { customerId, siteId, vendorId }, details))
  })
  bind(app, readPvBatteries, async ({ caller, query }) => {
    await requireCustomerRecord(ctx, caller.scope, query.customerId)
    const items = await listInstallations(ctx, pvBattery, query.customerId, query.clearCache === 'true' ? readLive : undefined)
    return { items: items as Shown[] }
  })
  bind(app, changePvBattery, async ({ params, body, ...call }) => {
    const { id, customerId } = await requireNamedConfiguration(db, call.caller.scope, 'configurationId', params.configurationId)
    const { version, ...details } = body
    await updateInstallation(ctx, call, pvBattery, { customerId, id, version }, details)
    return show(customerId, id)
  })
}

/** The calls that every kind has. Each parses its request and its response by its own contract. */
function bindKind(app: FastifyInstance, ctx: Ctx, kind: Kind, readLive: ReadLive): void {
  const { db, clock } = ctx
  const { calls } = kind
  const show = async (customerId: string, id: string) => {
    const found = await findInstallation(db, kind, customerId, id, clock.now())
    if (!found) throw new DomainError('NotFound')
    return found
  }
  /** Our ID of the installation that a call names. */
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
    const items = await listInstallations(ctx, kind, params.id, query?.useCache === 'false' ? readLive : undefined)
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
