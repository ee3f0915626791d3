/**
 * Vendor integrations: the clouds that installations belong to. A vendor's webhook key is stored encrypted. During a key
 * rotation, the previous key is also valid.
 */
import type { Db } from '../../db/connect.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findVendorRow, findVendorRowNamed, type VendorRow } from './vendors.store.ts'

export type Vendor = VendorRow

export async function requireVendor(db: Db, id: string): Promise<Vendor> {
  const vendor = await findVendorRow(db, id)
  if (!vendor) throw new DomainError('VendorNotFound')
  return vendor
}

/** The vendor of a device that names it itself, in any case. */
export async function requireVendorNamed(db: Db, name: string): Promise<Vendor> {
  const vendor = await findVendorRowNamed(db, name)
  if (!vendor) throw new DomainError('VendorNotFound')
  return vendor
}
