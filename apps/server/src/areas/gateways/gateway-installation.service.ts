/**
 * Gateways of customers. The start code printed on a box from stock pairs it with a site. A customer has at most one gateway,
 * and a box belongs to at most one home. Removing it frees the box and deletes its reports on the home, but not measurements.
 * Locks are taken in this order: customer, site, gateway.
 */

import { startCode as startCodeFormat } from '@wattdesk/contract/formats.ts'
import {
  assignableTypes,
  type deviceApplianceKindsRequestModel,
  type gatewayDeviceInstallationRequestModel,
} from '@wattdesk/contract/installations/gateway.ts'
import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'
import type { z } from 'zod'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { changesOf, recordActivity } from '../activities/activities.service.ts'
import { findCustomerWithin, lockActiveCustomer, requireActiveCustomer, requireCustomerRecord } from '../customers/customers.service.ts'
import { addGatewayHead, removeGatewayHead, requireSite } from '../installations/gateway-heads.service.ts'
import * as store from './gateway-installation.store.ts'
import { announceGateways, unpairGateways } from './gateway-pairing.service.ts'

type Box = store.Box
type Owner = { id: string; tenantId: string; affiliateId: string }

export async function addGateway(
  ctx: Ctx,
  call: Call,
  customerId: string,
  { siteId, startCode, serialNumber }: z.output<typeof gatewayDeviceInstallationRequestModel>,
): Promise<void> {
  const code = startCodeFormat.safeParse(startCode)
  if (!code.success) throw refused('InvalidStartCode', 'startCode', 'StartCodeInvalid')
  const box = await transaction(ctx.db, async (tx) => {
    const customer = await lockActiveCustomer(tx, call.caller.scope, customerId)
    await requireSite(tx, { customerId, siteId })
    const found = await store.lockBox(tx, code.data)
    if (!found) throw new DomainError('NotFoundStartCode')
    if (serialNumber && serialNumber.toUpperCase() !== found.serialNumber.toUpperCase()) {
      throw refused('InvalidSerialNumber', 'serialNumber', 'Invalid')
    }
    await requireFree(tx, call, found, customerId)
    if (await store.findGatewayOf(tx, customerId)) throw new DomainError('OverwriteGatewayError')
    const at = ctx.clock.now()
    const installationId = await addGatewayHead(tx, { customerId, siteId }, found, at)
    await store.pairBox(tx, found.id, { installationId, siteId })
    await recordActivity(tx, ctx, call, {
      ...about(customer, installationId),
      action: 'create',
      event: 'gateway.added',
      after: { siteId, serialNumber: found.serialNumber },
    })
    return found
  })
  announceGateways(ctx, [box.serialNumber])
}

export async function removeGateway(ctx: Ctx, call: Call, customerId: string, key: string): Promise<string> {
  const box = await transaction(ctx.db, async (tx) => {
    const customer = await requireActiveCustomer(tx, call.caller.scope, customerId)
    const found = await store.lockGatewayOf(tx, customerId, key)
    if (!found) throw new DomainError('NotFound')
    await unpairGateways(tx, [found.id])
    await store.forgetHome(tx, found.id)
    await removeGatewayHead(tx, found.installationId)
    await recordActivity(tx, ctx, call, {
      ...about(customer, found.installationId),
      action: 'delete',
      event: 'gateway.removed',
      before: { siteId: found.siteId, serialNumber: found.serialNumber },
    })
    return found
  })
  announceGateways(ctx, [box.serialNumber])
  return box.installationId
}

/** Sets the kinds of inverters and meters. Changes nothing if one is not the gateway's or has a fixed kind. */
export async function assignApplianceKinds(
  ctx: Ctx,
  call: Call,
  customerId: string,
  { appliances }: z.output<typeof deviceApplianceKindsRequestModel>,
): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const customer = await requireActiveCustomer(tx, call.caller.scope, customerId)
    const gateway = await store.lockGatewayOf(tx, customerId)
    const found = gateway ? await store.listAppliancesOf(tx, gateway.id) : []
    const asked = new Map(appliances.map(({ deviceId, kind }) => [deviceId, kind]))
    for (const deviceId of asked.keys()) {
      const one = found.find((known) => known.deviceId === deviceId)
      if (!one) throw new DomainError('NotFound', { deviceId })
      if (!assignableTypes.some((type) => type === one.type)) throw new DomainError('UnsupportedDeviceType', { deviceId, type: one.type })
    }
    const before = Object.fromEntries(found.filter(({ deviceId }) => asked.has(deviceId)).map(({ deviceId, kind }) => [deviceId, kind]))
    const changes = changesOf(before, Object.fromEntries(asked))
    if (!gateway || !changes) return
    const at = ctx.clock.now()
    for (const [deviceId, kind] of asked) await store.setApplianceKind(tx, gateway.id, deviceId, kind, at)
    await recordActivity(tx, ctx, call, {
      ...about(customer, gateway.installationId),
      action: 'update',
      event: 'gateway.appliance-kinds-changed',
      ...changes,
    })
  })
}

/** Sets what a smart meter measures. The vendor's gateway must have found the meter. */
export async function assignMeterKind(ctx: Ctx, call: Call, customerId: string, key: string, kind: ApplianceKind) {
  await requireCustomerRecord(ctx, call.caller.scope, customerId)
  const meter = await store.findMeterAppliance(ctx.db, customerId, key)
  if (!meter) throw new DomainError('NotFound')
  const { configurationId, deviceId } = meter
  if (!deviceId) throw new DomainError('UnsupportedConfiguration')
  await assignApplianceKinds(ctx, call, customerId, { appliances: [{ deviceId, kind }] })
  return { configurationId, deviceId, kind }
}

async function requireFree(tx: Tx, { caller }: Call, { ownerId, unallocatedInstallationId }: Box, customerId: string): Promise<void> {
  if (unallocatedInstallationId) throw new DomainError('DuplicatedInstallation', { field: 'startCode' })
  if (!ownerId) return
  if (ownerId === customerId) throw new DomainError('DuplicatedInstallationCustomerSite', { field: 'startCode', isOfThisCustomer: true })
  const owner = await findCustomerWithin(tx, caller.scope, ownerId)
  throw new DomainError('GridBoxAlreadyPaired', owner ? { customer: { id: owner.id, accountName: owner.accountName } } : undefined)
}

const refused = (code: 'InvalidStartCode' | 'InvalidSerialNumber', field: string, fault: string) =>
  new DomainError(code, [{ field, code: fault, message: fault }])

function about(customer: Owner, id: string) {
  return { object: { type: 'gateway', id }, customerId: customer.id, tenant: customer }
}
