/**
 * Installations whose customer is not known yet. States: open, from the registration of a gateway's start code; assigned to a customer;
 * removed, when the gateway is free again. Access to an open one expires, to the instant; it is removed a while later, or earlier when
 * its gateway is registered again or paired with a customer. A gateway is in one place at most. Locks are taken in this order: customer,
 * site, gateway, unallocated installation.
 */

import { isDeepStrictEqual } from 'node:util'
import { startCode as startCodeFormat } from '@wattdesk/contract/formats.ts'
import type { CommissioningStage } from '@wattdesk/contract/unallocated-installations/commissioning/models.ts'
import type {
  unallocatedGatewayInstallationRequestModel,
  unallocatedInstallationDeviceUpdateModel,
} from '@wattdesk/contract/unallocated-installations/models.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import type { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { type Tx, transaction, violatedConstraint } from '../../db/transaction.ts'
import type { Call, Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { changesOf, recordActivity } from '../activities/activities.service.ts'
import { findCustomerWithin } from '../customers/customers.service.ts'
import { announceCommands } from '../gateways/commands/gateway-commands.service.ts'
import type { FreeExpired } from '../gateways/pairing/gateway-installation.service.ts'
import { announceGateways } from '../gateways/pairing/gateway-pairing.service.ts'
import {
  changeAppliance,
  lockPlacedBox,
  lockStockBox,
  placeBox,
  returnBox,
  type StockBox,
} from '../gateways/pairing/gateway-stock.service.ts'
import { guessing } from '../gateways/pairing/start-codes.service.ts'
import { beginScan } from '../gateways/reports/gateway-scan.service.ts'
import { type Reach, reachOf, requireKnownCompany, shareCompany } from '../installer-companies/installer-companies.service.ts'
import { requireTenantById, requireTenantOfScope, type Tenant } from '../tenants/tenants.service.ts'
import { requireUnexpired } from './installation-access.rules.ts'
import * as store from './unallocated-installations.store.ts'

export type Installation = store.InstallationRow
type Model = z.output<typeof unallocatedGatewayInstallationRequestModel>

/** Registers the gateway with a start code, and starts its network search. Repeating a chosen ID registers nothing. */
export async function addUnallocated(ctx: Ctx, call: Call, model: Model): Promise<string> {
  const code = startCodeFormat.safeParse(model.startCode)
  if (!code.success)
    throw new DomainError('InvalidStartCode', [{ field: 'startCode', code: 'StartCodeInvalid', message: 'StartCodeInvalid' }])
  const { caller } = call
  const reach = await reachOf(ctx.db, caller)
  if (model.installerCompanyId) await requireKnownCompany(ctx.db, caller, reach, model.installerCompanyId)
  const companyId = model.installerCompanyId ?? reach.companyId
  const id = model.id ?? newId(ctx.clock.now())
  if (model.id && (await isRegistered(ctx, caller, reach, { id, companyId, code: code.data }))) return id
  const own = await requireTenantOfScope(ctx.db, caller.scope)
  if (companyId === null || (companyId === undefined && !own.affiliateId)) throw new DomainError('InstallerCompanyMissing')
  const serialNumbers = await guessing(ctx, call, own, () => register(ctx, call, { id, companyId, own, code: code.data }))
  announceGateways(ctx, serialNumbers)
  announceCommands(ctx)
  return id
}

type Asked = { id: string; code: string; companyId: string | null | undefined }

/**
 * True if the same request registered it before and access has not expired since. Throws for another caller's ID, and if it was registered
 * for another company.
 */
async function isRegistered(ctx: Ctx, caller: Caller, reach: Reach, { id, code, companyId }: Asked): Promise<boolean> {
  // In this order: whatever is registered between the two statements is found.
  if (!(await store.isKnown(ctx.db, id))) return false
  const same = await store.findInstallation(ctx.db, { scope: caller.scope, ...reach }, id)
  if (same?.installerId !== caller.memberId || !(await store.hasStartCode(ctx.db, same.gatewayId, code))) throw new DomainError('Conflict')
  requireAccess(same, reach, ctx.clock.now())
  if (same.companyId !== (companyId ?? null)) throw new DomainError('DuplicatedInstallation', { installationId: id })
  return true
}

type Registration = { id: string; companyId: string | undefined; own: Tenant; code: string }

/** Returns the serial numbers of gateways that were moved. */
async function register(ctx: Ctx, call: Call, { id, companyId, own, code }: Registration): Promise<string[]> {
  const { caller } = call
  const at = ctx.clock.now()
  const reach = await reachOf(ctx.db, caller)
  try {
    return await transaction(ctx.db, async (tx) => {
      const company = companyId ? await shareCompany(tx, caller, reach, companyId) : undefined
      const tenant = company ? await requireTenantById(tx, company.tenantId) : own
      const affiliateId = tenant.affiliateId ?? tenant.id
      const box = await lockStockBox(tx, code, { scope: caller.scope, ...reach })
      if (box.unallocatedInstallationId === id) return []
      await freeBox(tx, ctx, call, { box, reach, at })
      // Affiliates set how long access lasts, also for the partners below them.
      const { unallocatedAccessDays } = affiliateId === tenant.id ? tenant : await requireTenantById(tx, affiliateId)
      const expiresAt = new Date(at.getTime() + unallocatedAccessDays * dayMs)
      const row = { id, tenantId: tenant.id, affiliateId, gatewayId: box.id, companyId: company?.id ?? null, createdAt: at, updatedAt: at }
      await store.insertInstallation(tx, { ...row, installerId: caller.memberId, expiresAt })
      await placeBox(tx, box.id, id)
      await beginScan(tx, box.id, at)
      await recordActivity(tx, ctx, call, {
        ...about({ ...row, affiliateId }),
        action: 'create',
        event: 'unallocated-installation.added',
        after: { serialNumber: box.serialNumber, installerCompany: company?.name ?? null, expiresAt: expiresAt.toISOString() },
      })
      return [box.serialNumber]
    })
  } catch (error) {
    if (violatedConstraint(error) === 'unallocated_installations_pkey') throw new DomainError('Conflict')
    throw error
  }
}

type Claim = { box: StockBox; reach: Reach; at: Date }

/** Throws unless the gateway is free, and names its place only to those who may see it. A gateway with expired access is freed. */
async function freeBox(tx: Tx, ctx: Ctx, call: Call, { box, reach, at }: Claim): Promise<void> {
  const { caller } = call
  if (box.ownerId) {
    const mayKnow = caller.permissions.has('read:customers')
    const owner = mayKnow ? await findCustomerWithin(tx, caller.scope, box.ownerId) : undefined
    throw new DomainError('GridBoxAlreadyPaired', owner && { customer: { id: owner.id, accountName: owner.accountName } })
  }
  if (!box.unallocatedInstallationId) return
  const open = await store.lockInstallation(tx, box.unallocatedInstallationId)
  if (!open) return
  if (open.expiresAt > at) {
    const own = await store.findInstallation(tx, { scope: caller.scope, ...reach }, open.id)
    throw new DomainError('DuplicatedInstallation', own && { installationId: own.id })
  }
  await removeOpen(tx, ctx, call, open)
}

/** Removes installations whose access has expired, where their gateways are paired with customers. */
export function expiredRemover(ctx: Pick<Ctx, 'clock' | 'config'>): FreeExpired {
  return async (tx, call, id) => {
    const open = await store.lockInstallation(tx, id)
    if (open && open.expiresAt > ctx.clock.now()) return false
    if (open) await removeOpen(tx, ctx, call, open)
    return true
  }
}

/** Frees the gateway of an open installation. Its measurements are deleted afterwards. */
export async function removeOpen(
  tx: Tx,
  ctx: Pick<Ctx, 'clock' | 'config'>,
  call: Parameters<typeof recordActivity>[2],
  open: Installation,
) {
  const removedAt = ctx.clock.now()
  const serialNumbers = await returnBox(tx, open.gatewayId, removedAt)
  await store.changeInstallation(tx, open.id, { removedAt })
  await recordActivity(tx, ctx, call, {
    ...about(open),
    action: 'delete',
    event: 'unallocated-installation.removed',
    before: { serialNumber: serialNumbers[0] ?? null },
  })
  return serialNumbers
}

export async function removeUnallocated(ctx: Ctx, call: Call, id: string): Promise<void> {
  const found = await requireInstallation(ctx, call.caller, id)
  const serialNumbers = await transaction(ctx.db, async (tx) => removeOpen(tx, ctx, call, await lockOpen(tx, ctx, call, found)))
  announceGateways(ctx, serialNumbers)
}

/** Has no effect during a search. */
export async function startScan(ctx: Ctx, call: Call, id: string, gatewayId: string): Promise<void> {
  const found = await requireInstallation(ctx, call.caller, id)
  if (found.gatewayId !== gatewayId) throw new DomainError('NotFound')
  const hasStarted = await transaction(ctx.db, async (tx) => {
    const open = await lockOpen(tx, ctx, call, found)
    if (!(await beginScan(tx, gatewayId, ctx.clock.now()))) return false
    await recordActivity(tx, ctx, call, { ...about(open), action: 'update', event: 'unallocated-installation.scan-started' })
    return true
  })
  if (hasStarted) announceCommands(ctx)
}

export async function recordCommissioning(ctx: Ctx, call: Call, id: string, stages: readonly CommissioningStage[]): Promise<void> {
  const found = await requireInstallation(ctx, call.caller, id)
  await transaction(ctx.db, async (tx) => {
    const open = await lockOpen(tx, ctx, call, found)
    // Repeated, or sent by another phone of the same member.
    if (open.commissionedBy === call.caller.memberId && isDeepStrictEqual(open.commissioning, stages)) return
    await store.changeInstallation(tx, id, recordOf(ctx, call, stages))
    await recordActivity(tx, ctx, call, {
      ...about(open),
      action: 'update',
      event: 'unallocated-installation.commissioned',
      before: { commissioning: open.commissioning && statesOf(open.commissioning) },
      after: { commissioning: statesOf(stages) },
    })
  })
}

/** The columns of a new record. */
export function recordOf({ clock }: Pick<Ctx, 'clock'>, { caller }: Call, stages: readonly CommissioningStage[]) {
  return { commissioning: [...stages], commissionedAt: clock.now(), commissionedBy: caller.memberId }
}

export const statesOf = (stages: readonly CommissioningStage[]) => Object.fromEntries(stages.map(({ stage, state }) => [stage, state]))

type DeviceChange = z.output<typeof unallocatedInstallationDeviceUpdateModel>

/** Logs nothing if nothing changes. */
export async function changeDevice(ctx: Ctx, call: Call, id: string, deviceId: string, change: DeviceChange): Promise<void> {
  const found = await requireInstallation(ctx, call.caller, id)
  const changed = await transaction(ctx.db, async (tx) => {
    const open = await lockOpen(tx, ctx, call, found)
    const at = ctx.clock.now()
    const { before, after, serialNumber } = await changeAppliance(tx, open.gatewayId, deviceId, change, at)
    const changes = changesOf(before, after)
    if (!changes) return undefined
    await store.changeInstallation(tx, id, { updatedAt: at })
    await recordActivity(tx, ctx, call, { ...about(open), action: 'update', event: 'unallocated-installation.device-changed', ...changes })
    return serialNumber
  })
  if (!changed) return
  announceGateways(ctx, [changed])
  announceCommands(ctx)
}

/** Throws unless the caller may see the installation now. */
export async function requireInstallation(ctx: Pick<Ctx, 'db' | 'clock'>, caller: Caller, id: string): Promise<Installation> {
  const reach = await reachOf(ctx.db, caller)
  const found = await store.findInstallation(ctx.db, { scope: caller.scope, ...reach }, id)
  return requireCustomerSeen(ctx, caller, requireAccess(found, reach, ctx.clock.now()))
}

/** Throws unless the caller may see the installation now. */
export async function requireAssignedTo(ctx: Pick<Ctx, 'db' | 'clock'>, caller: Caller, siteId: string): Promise<Installation> {
  const reach = await reachOf(ctx.db, caller)
  const found = await store.findAssignedTo(ctx.db, { scope: caller.scope, ...reach }, siteId)
  return requireCustomerSeen(ctx, caller, requireAccess(found, reach, ctx.clock.now()))
}

/** Throws if the customer of an assigned installation has moved to a tenant that the caller does not see. */
async function requireCustomerSeen({ db }: Pick<Ctx, 'db'>, { scope }: Caller, access: Installation): Promise<Installation> {
  const isSeen = !access.customerId || (await findCustomerWithin(db, scope, access.customerId)) !== undefined
  if (!isSeen) throw new DomainError('UnallocatedInstallationNotFound')
  return access
}

function requireAccess(found: Installation | undefined, { companyId }: Reach, now: Date): Installation {
  if (!found) throw new DomainError('UnallocatedInstallationNotFound')
  requireUnexpired(found, companyId !== undefined, now)
  return found
}

/** Locks an installation, after its gateway, and requires that it still is open. */
export async function lockOpen(tx: Tx, ctx: Pick<Ctx, 'clock'>, call: Call, { id, gatewayId }: Installation): Promise<Installation> {
  await lockPlacedBox(tx, gatewayId)
  const open = requireAccess(await store.lockInstallation(tx, id), await reachOf(tx, call.caller), ctx.clock.now())
  if (open.assignedAt) throw new DomainError('UnallocatedInstallationAssigned')
  return open
}

/** What a caller's lists contain: the visible installations, and until when. */
export async function withinOf(db: Db, caller: Caller, asked: { installerCompanyId?: string | undefined } = {}): Promise<store.Within> {
  const reach = await reachOf(db, caller)
  if (asked.installerCompanyId) await requireKnownCompany(db, caller, reach, asked.installerCompanyId)
  return { scope: caller.scope, ...reach }
}

export function about({ id, tenantId, affiliateId }: Pick<Installation, 'id' | 'tenantId' | 'affiliateId'>) {
  return { object: { type: 'unallocated-installation', id }, tenant: { tenantId, affiliateId } }
}
