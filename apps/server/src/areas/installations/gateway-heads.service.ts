/**
 * Heads of gateways. Their rows are boxes that exist before they are installed and remain afterwards, so the gateways area
 * pairs and frees them, and calls this within the same transaction.
 */
import type { Tx } from '../../db/transaction.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { requireVendorOfGateway } from '../vendors/vendors.service.ts'
import * as store from './installations.store.ts'

type Place = { customerId: string; siteId: string }
type Box = { vendorName: string; serialNumber: string }

export async function lockSite(tx: Tx, { customerId, siteId }: Place): Promise<void> {
  if (!(await store.lockSite(tx, customerId, siteId))) throw new DomainError('InvalidSiteId')
}

/** Adds a gateway's head. The caller assigns the gateway before the transaction ends. */
export async function addGatewayHead(tx: Tx, place: Place, { vendorName, serialNumber }: Box, at: Date): Promise<string> {
  const vendor = await requireVendorOfGateway(tx, vendorName)
  const id = newId(at)
  await store.insertHead(tx, {
    id,
    ...place,
    kind: 'gateway',
    deviceType: 'Gateway',
    vendorId: vendor.id,
    vendorInstallationId: serialNumber,
    serialNumber,
    manufacturer: vendor.displayName,
    addedAt: at,
    updatedAt: at,
  })
  return id
}

export function removeGatewayHead(tx: Tx, id: string, at: Date): Promise<void> {
  return store.deleteInstallation(tx, id, at)
}
