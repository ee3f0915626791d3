import { customerTypes } from '@wattdesk/contract/customers/terms.ts'
import * as contract from '@wattdesk/contract/vendors/calls.ts'
import type { Vendor } from '@wattdesk/contract/vendors/models.ts'
import type { FastifyInstance } from 'fastify'
import type { Scope } from '../../db/scope.ts'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { changeRegionKeys } from './vendor-keys.service.ts'
import { addVendor, allocateVendor, removeVendor, requireVendor, updateVendor } from './vendors.service.ts'
import { listAllocations, listCategories, listHealth, listVendorRows } from './vendors.views.ts'

export function vendorRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  const vendorOf = async (scope: Scope, id: string): Promise<Vendor> => {
    const [vendor] = await listVendorRows(db, scope, { id })
    if (!vendor) throw new DomainError('VendorNotFound')
    return vendor
  }
  const allocationOf = async (scope: Scope, id: string) => {
    // Before the list: a change between the two reads is then found when the list is saved.
    const { version } = await requireVendor(db, id)
    return { version, items: await listAllocations(db, scope, id) }
  }
  bind(app, contract.listVendors, async ({ caller, query }) => ({ items: await listVendorRows(db, caller.scope, query.filter) }))
  bind(app, contract.listVendorHealth, () => listHealth(db))
  bind(app, contract.listVendorCategories, async () => ({ items: await listCategories(db) }))
  bind(app, contract.listCustomerTypes, async () => ({ items: customerTypes.map((type) => ({ type })) }))
  bind(app, contract.addVendor, async ({ body, ...call }) => vendorOf(call.caller.scope, await addVendor(ctx, call, body)))
  bind(app, contract.updateVendor, async ({ params, body, ...call }) => {
    await updateVendor(ctx, call, params.vendorId, body)
    return vendorOf(call.caller.scope, params.vendorId)
  })
  bind(app, contract.changeVendorKeys, async ({ params, body, ...call }) => {
    await changeRegionKeys(ctx, call, params.vendorId, body)
    return vendorOf(call.caller.scope, params.vendorId)
  })
  bind(app, contract.removeVendor, async ({ params, ...call }) => ({ moved: await removeVendor(ctx, call, params) }))
  bind(app, contract.readVendorAllocation, ({ caller, params }) => allocationOf(caller.scope, params.vendorId))
  bind(app, contract.changeVendorAllocations, async ({ params, body, ...call }) => {
    await allocateVendor(ctx, call, params.vendorId, body)
    return allocationOf(call.caller.scope, params.vendorId)
  })
}
