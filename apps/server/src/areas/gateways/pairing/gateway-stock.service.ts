/**
 * Gateways of unallocated installations: taken from stock by their start code, and either freed again or installed at a customer's site
 * with all appliances they found. The caller announces each change after its commit.
 */
import { assignableTypes } from '@wattdesk/contract/gateways/terms.ts'
import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Tx } from '../../../db/transaction.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { addGatewayHead, lockSite } from '../../installations/gateway-heads.service.ts'
import { withInstalledPowers } from '../../installations/installed-powers.service.ts'
import { sendKinds, sendLimits } from '../commands/gateway-commands.service.ts'
import { listGatewayLimits } from '../commands/gateway-limits.store.ts'
import { type Box, findGatewayOf, forgetHomes, lockBox, pairBox } from './gateway-installation.store.ts'
import { keepStays, unpairGateways } from './gateway-pairing.store.ts'
import * as store from './gateway-stock.store.ts'

export type StockBox = Box

/** The gateways that a caller may take: those of a scope; for an installer, none of another company. */
type Taker = { scope: Scope; companyId?: string | null | undefined }

/** Locks the gateway with a start code, if the caller may take it or it is in a home. A retired or lost one is refused. */
export async function lockStockBox(tx: Tx, startCode: string, taker: Taker): Promise<StockBox> {
  const box = await lockBox(tx, startCode)
  if (!box) throw new DomainError('NotFoundStartCode')
  if (box.state === 'paired') return box
  if (!isReachable(box, taker)) throw new DomainError('NotFoundStartCode')
  if (box.state === 'retired') throw new DomainError('GatewayRetired', { field: 'startCode' })
  if (box.state === 'lost') throw new DomainError('GatewayLost', { field: 'startCode' })
  return box
}

/**
 * Stock serves the tenants below: the operator's every region, a region's its partners. A gateway that left a home and is not back in
 * stock serves whoever holds it.
 */
function isReachable(box: Box, { scope, companyId }: Taker): boolean {
  const { state, tenantId, affiliateId, companyId: holder } = box
  if (state === 'returned' && box.credentialRevokedAt === null) return true
  if (companyId !== undefined && holder !== null && holder !== companyId) return false
  if (scope.kind === 'all' || affiliateId === null) return true
  if (affiliateId !== scope.affiliateId) return false
  return scope.kind === 'affiliate' || tenantId === affiliateId || tenantId === scope.tenantId
}

/** Locks a gateway of an unallocated installation. */
export async function lockPlacedBox(tx: Tx, gatewayId: string): Promise<void> {
  await store.lockGateway(tx, gatewayId)
}

export function placeBox(tx: Tx, gatewayId: string, unallocatedInstallationId: string): Promise<void> {
  return store.placeBox(tx, gatewayId, unallocatedInstallationId)
}

/** Returns a gateway to stock and deletes what it found. */
export function returnBox(tx: Tx, gatewayId: string, at: Date): Promise<string[]> {
  return freeBoxes(tx, [gatewayId], at)
}

/** Takes gateways out of wherever they are, and deletes what they found and reported there. Returns their serial numbers. */
export async function freeBoxes(tx: Tx, gatewayIds: readonly string[], at: Date): Promise<string[]> {
  await keepStays(tx, gatewayIds, at)
  await forgetHomes(tx, gatewayIds)
  return unpairGateways(tx, gatewayIds, at)
}

/**
 * Installs a gateway and the appliances it found at a customer's site, and sends it the site's limits. Returns its installation and serial
 * number.
 */
export async function installBox(
  tx: Tx,
  gatewayId: string,
  place: { customerId: string; siteId: string },
  at: Date,
): Promise<{ installationId: string; serialNumber: string }> {
  await lockSite(tx, place)
  if (await findGatewayOf(tx, place.customerId)) throw new DomainError('OverwriteGatewayError', { field: 'customer' })
  const box = await store.lockGateway(tx, gatewayId)
  if (!box?.unallocatedInstallationId) throw new DomainError('Conflict')
  const installationId = await addGatewayHead(tx, place, box, at)
  await withInstalledPowers(tx, place.siteId, at, () => pairBox(tx, gatewayId, { installationId, siteId: place.siteId }))
  // It knows its devices already, and reports its limits only when it signs in again.
  if ((await listGatewayLimits(tx, gatewayId, at)).length > 0) await sendLimits(tx, gatewayId, at)
  return { installationId, serialNumber: box.serialNumber }
}

/** Serial numbers of the meters that a gateway found at the grid connection point. */
export function listGridMeters(tx: Tx, gatewayId: string): Promise<string[]> {
  return store.listGridMeters(tx, gatewayId)
}

type ApplianceChange = { kind?: ApplianceKind | undefined; peakPowerW?: number | null | undefined; reverseFlow?: boolean | undefined }
type ApplianceValues = { kind: ApplianceKind; peakPowerW: number | null; reverseFlow: boolean }

/**
 * Sets the kind, peak power or direction of an appliance; the caller announces it to the gateway. Only inverters and meters have
 * another kind, only inverters a peak power, and only meters are reversed.
 */
export async function changeAppliance(
  tx: Tx,
  gatewayId: string,
  deviceId: string,
  change: ApplianceChange,
  at: Date,
): Promise<{ before: ApplianceValues; after: ApplianceValues; serialNumber: string | undefined }> {
  const found = await store.lockAppliance(tx, gatewayId, deviceId)
  if (!found) throw new DomainError('NotFound', { deviceId })
  const box = await store.lockGateway(tx, gatewayId)
  const before = { kind: found.kind, peakPowerW: found.peakPowerW, reverseFlow: found.reverseFlow }
  const after = {
    kind: change.kind ?? before.kind,
    peakPowerW: change.peakPowerW === undefined ? before.peakPowerW : change.peakPowerW,
    reverseFlow: change.reverseFlow ?? before.reverseFlow,
  }
  const isOther = after.kind !== before.kind && !assignableTypes.includes(found.type)
  const hasNoPeak = after.peakPowerW !== before.peakPowerW && found.type !== 'Inverter'
  const isNoMeter = after.reverseFlow && found.type !== 'Meter'
  if (isOther || hasNoPeak || isNoMeter) throw new DomainError('UnsupportedDeviceType', { deviceId, type: found.type })
  if (after.kind !== before.kind || after.peakPowerW !== before.peakPowerW || after.reverseFlow !== before.reverseFlow) {
    await withInstalledPowers(tx, box?.unallocatedInstallationId ?? gatewayId, at, () =>
      store.changeAppliance(tx, found.id, { ...after, updatedAt: at }),
    )
    if (after.kind !== before.kind) await sendKinds(tx, gatewayId, at)
  }
  return { before, after, serialNumber: box?.serialNumber }
}
