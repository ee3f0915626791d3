/**
 * Gateways of customers. The start code printed on a box from stock pairs it with a site. A customer has at most one gateway,
 * and a box belongs to at most one home; an unallocated installation gives it up once access to it has expired. Pairing begins a
 * search of the network. Removing a gateway frees the box and deletes its reports on the home, but not measurements.
 * Locks are taken in this order: customer, site, gateway, unallocated installation.
 */

import { startCode as startCodeFormat } from '@wattdesk/contract/formats.ts'
import type {
  deviceApplianceKindsRequestModel,
  gatewayDeviceInstallationRequestModel,
  gridxMeterModel,
} from '@wattdesk/contract/gateways/models.ts'
import { assignableTypes } from '@wattdesk/contract/gateways/terms.ts'
import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'
import type { z } from 'zod'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { type Activity, changesOf, recordActivities, recordActivity } from '../../activities/activities.service.ts'
import { findCustomerWithin, lockActiveCustomer, requireCustomerRecord, shareActiveCustomer } from '../../customers/customers.service.ts'
import { addGatewayHead, lockSite, removeGatewayHead } from '../../installations/gateway-heads.service.ts'
import { withInstalledPowers } from '../../installations/installed-powers.service.ts'
import { requireTenantOfScope } from '../../tenants/tenants.service.ts'
import { announceCommands, sendKinds } from '../commands/gateway-commands.service.ts'
import { endLimitsOfGateways, forgetLimits, listKeptDevices } from '../commands/gateway-limits.store.ts'
import * as store from './gateway-installation.store.ts'
import { announceGateways } from './gateway-pairing.service.ts'
import { freeBoxes, lockStockBox } from './gateway-stock.service.ts'
import { guessing } from './start-codes.service.ts'

type Box = store.Box
type Owner = { id: string; tenantId: string; affiliateId: string }

/** Removes an unallocated installation with expired access, and returns whether its gateway is free now. */
export type FreeExpired = (tx: Tx, call: Call, unallocatedInstallationId: string) => Promise<boolean>
/** Implemented by folders above this one. */
export type PairingParts = { freeExpired: FreeExpired; beginScan(tx: Tx, gatewayId: string, at: Date): Promise<unknown> }

export async function addGateway(
  ctx: Ctx,
  call: Call,
  customerId: string,
  { siteId, startCode, serialNumber }: z.output<typeof gatewayDeviceInstallationRequestModel>,
  parts: PairingParts,
): Promise<void> {
  const code = startCodeFormat.safeParse(startCode)
  if (!code.success) throw refused('InvalidStartCode', 'startCode', 'StartCodeInvalid')
  // Only codes for a home of the caller's are guesses.
  await transaction(ctx.db, async (tx) => {
    await shareActiveCustomer(tx, call.caller.scope, customerId)
    await lockSite(tx, { customerId, siteId })
  })
  const own = await requireTenantOfScope(ctx.db, call.caller.scope)
  const pairing = { customerId, siteId, startCode: code.data, serialNumber, ...parts }
  const box = await guessing(ctx, call, own, () => pairGateway(ctx, call, pairing))
  announceGateways(ctx, [box.serialNumber])
  announceCommands(ctx)
}

type Pairing = PairingParts & { customerId: string; siteId: string; startCode: string; serialNumber: string | null }

function pairGateway(ctx: Ctx, call: Call, { customerId, siteId, startCode, serialNumber, ...parts }: Pairing): Promise<Box> {
  return transaction(ctx.db, async (tx) => {
    const customer = await lockActiveCustomer(tx, call.caller.scope, customerId)
    await lockSite(tx, { customerId, siteId })
    const found = await lockStockBox(tx, startCode, { scope: call.caller.scope })
    if (serialNumber && serialNumber.toUpperCase() !== found.serialNumber.toUpperCase()) {
      throw refused('InvalidSerialNumber', 'serialNumber', 'Invalid')
    }
    await freeBox(tx, call, found, { customerId, freeExpired: parts.freeExpired })
    if (await store.findGatewayOf(tx, customerId)) throw new DomainError('OverwriteGatewayError')
    const at = ctx.clock.now()
    const installationId = await addGatewayHead(tx, { customerId, siteId }, found, at)
    await store.pairBox(tx, found.id, { installationId, siteId })
    await parts.beginScan(tx, found.id, at)
    await recordActivity(tx, ctx, call, {
      ...about(customer, installationId),
      action: 'create',
      event: 'gateway.added',
      after: { siteId, serialNumber: found.serialNumber },
    })
    return found
  })
}

/** `leaveLimits`: devices may stay limited without the gateway, which alone would end that. */
type Removal = { key: string; leaveLimits: boolean }

export async function removeGateway(ctx: Ctx, call: Call, customerId: string, { key, leaveLimits }: Removal): Promise<string> {
  const box = await transaction(ctx.db, async (tx) => {
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    const found = await store.lockGatewayOf(tx, customerId, key)
    if (!found) throw new DomainError('NotFound')
    const devices = await listKeptDevices(tx, found.id, ctx.clock.now())
    if (devices.length > 0 && !leaveLimits) throw new DomainError('KeptLimitsUnconfirmed', { devices })
    await leaveHome(tx, ctx, call, { ...found, customer }, devices)
    return found
  })
  announceGateways(ctx, [box.serialNumber])
  announceCommands(ctx)
  return box.installationId
}

/**
 * Takes a gateway out of the home of a customer that the caller may change. Returns false if it has none, or if it has to end a limit
 * there. The caller announces it after the commit.
 */
export async function takeFromHome(tx: Tx, ctx: Ctx, call: Call, gatewayId: string): Promise<boolean> {
  const found = await store.lockHomeOf(tx, gatewayId)
  const customer = found && (await findCustomerWithin(tx, call.caller.scope, found.customerId))
  if (!found || customer?.status !== 'active') return false
  if ((await listKeptDevices(tx, gatewayId, ctx.clock.now())).length > 0) return false
  await leaveHome(tx, ctx, call, { ...found, customer })
  return true
}

type Leaving = { id: string; installationId: string; siteId: string; serialNumber: string; customer: Owner }

async function leaveHome(tx: Tx, ctx: Ctx, call: Call, leaving: Leaving, stillLimited: readonly string[] = []): Promise<void> {
  const { id, installationId, siteId, serialNumber, customer } = leaving
  const at = ctx.clock.now()
  const { ended, limited } = await endLimitsOfGateways(tx, [id], at)
  await withInstalledPowers(tx, siteId, at, () => freeBoxes(tx, [id], at))
  await forgetLimits(tx, limited, at)
  await removeGatewayHead(tx, installationId, at)
  await recordActivities(tx, ctx, call, ended.map(endingOf(customer)))
  await recordActivity(tx, ctx, call, {
    ...about(customer, installationId),
    action: 'delete',
    event: 'gateway.removed',
    before: { siteId, serialNumber, ...(stillLimited.length > 0 && { stillLimited }) },
  })
}

const endingOf =
  (customer: Owner) =>
  ({ id, endedAt, ...before }: Awaited<ReturnType<typeof endLimitsOfGateways>>['ended'][number]): Activity => ({
    ...{ object: { type: 'device-limit', id }, customerId: customer.id, tenant: customer },
    action: 'update',
    event: 'device-limit.ended',
    before,
    after: { endedAt: new Date(endedAt).toISOString(), endReason: 'moved' },
  })

/**
 * Sets the kinds of inverters and meters, and which meters are reversed. Changes nothing if one is not the gateway's or has a
 * fixed kind.
 */
export async function assignApplianceKinds(
  ctx: Ctx,
  call: Call,
  customerId: string,
  { appliances }: z.output<typeof deviceApplianceKindsRequestModel>,
): Promise<void> {
  const serialNumber = await transaction(ctx.db, async (tx) => {
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    const gateway = await store.lockGatewayOf(tx, customerId)
    const found = gateway ? await store.listAppliancesOf(tx, gateway.id) : []
    const asked = new Map(appliances.map((one) => [one.deviceId, one]))
    const assigned = [...asked.values()].map(({ deviceId, kind, reverseFlow }) => {
      const known = found.find((one) => one.deviceId === deviceId)
      if (!known) throw new DomainError('NotFound', { deviceId })
      const hasKind = assignableTypes.some((type) => type === known.type)
      if (!hasKind || (reverseFlow && known.type !== 'Meter'))
        throw new DomainError('UnsupportedDeviceType', { deviceId, type: known.type })
      return { known, next: { deviceId, kind: kind ?? known.kind, reverseFlow: reverseFlow ?? known.reverseFlow } }
    })
    const changes = changesOf(loggedOf(assigned.map(({ known }) => known)), loggedOf(assigned.map(({ next }) => next)))
    if (!gateway || !changes) return undefined
    const at = ctx.clock.now()
    // Those that stay as they are keep what is known of their counters.
    const changed = assigned.filter(({ known, next }) => known.kind !== next.kind || known.reverseFlow !== next.reverseFlow)
    await withInstalledPowers(tx, gateway.siteId, at, async () => {
      for (const { next } of changed) await store.setAppliance(tx, gateway.id, next, at)
    })
    if (changed.some(({ known, next }) => known.kind !== next.kind)) await sendKinds(tx, gateway.id, at)
    await recordActivity(tx, ctx, call, {
      ...about(customer, gateway.installationId),
      action: 'update',
      event: 'gateway.appliance-kinds-changed',
      ...changes,
    })
    return gateway.serialNumber
  })
  if (!serialNumber) return
  announceGateways(ctx, [serialNumber])
  announceCommands(ctx)
}

type Assigned = { deviceId: string; kind: ApplianceKind; reverseFlow: boolean }

/** Kinds by device, as the activity log has them, and which meters are reversed. */
const loggedOf = (appliances: readonly Assigned[]) => ({
  ...Object.fromEntries(appliances.map(({ deviceId, kind }) => [deviceId, kind])),
  reverseFlow: appliances.flatMap(({ deviceId, reverseFlow }) => (reverseFlow ? [deviceId] : [])),
})

/** Sets what a smart meter measures and whether it is reversed. The vendor's gateway must have found the meter. */
export async function assignMeterKind(ctx: Ctx, call: Call, customerId: string, key: string, model: z.output<typeof gridxMeterModel>) {
  await requireCustomerRecord(ctx, call.caller.scope, customerId)
  const meter = await store.findMeterAppliance(ctx.db, customerId, key)
  if (!meter) throw new DomainError('NotFound')
  const { configurationId, deviceId, kind, reverseFlow } = meter
  if (!deviceId || !kind) throw new DomainError('UnsupportedConfiguration')
  await assignApplianceKinds(ctx, call, customerId, { appliances: [{ deviceId, ...model }] })
  return { configurationId, deviceId, kind: model.kind ?? kind, reverseFlow: model.reverseFlow ?? reverseFlow ?? false }
}

type Claim = Pick<Pairing, 'customerId' | 'freeExpired'>

/** Throws unless the gateway is free. An expired unallocated installation frees its gateway. */
async function freeBox(tx: Tx, call: Call, box: Box, { customerId, freeExpired }: Claim): Promise<void> {
  const { caller } = call
  const { ownerId, unallocatedInstallationId } = box
  if (unallocatedInstallationId && !(await freeExpired(tx, call, unallocatedInstallationId))) {
    const mayKnow = caller.permissions.has('read:unpaired-devices')
    const installationId = mayKnow ? await store.findUnallocatedWithin(tx, caller.scope, unallocatedInstallationId) : undefined
    throw new DomainError('DuplicatedInstallation', { field: 'startCode', ...(installationId && { installationId }) })
  }
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
