import type { Endpoint } from '@wattdesk/contract/endpoint.ts'
import type { DeviceType, EnergyKind, InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import type { Permission } from '@wattdesk/contract/permissions.ts'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { installations } from '../../../db/domains/installations/tables.ts'
import type { Tenant } from '../../tenants/tenants.service.ts'
import type { Vendor } from '../../vendors/vendors.service.ts'

type Affiliate = Pick<Tenant, 'producedInstallationIdLength'>
type Head = typeof installations.$inferSelect
type Row = Record<string, unknown>

/** Fields of the head that come from the form. */
export type HeadFields = Partial<Pick<Head, 'serialNumber' | 'manufacturer' | 'isGcp' | 'installedOn'>>

export type Stored<Own = Row, Part = Row> = { head: Head; own: Own; parts: readonly Part[] }

type OfCustomer = z.ZodType<{ id: string }>
type Path = Endpoint<OfCustomer>
/** The filters of a list call; a kind supports some or none. */
export type ListQuery = { useCache?: 'true' | 'false'; 'device-category'?: EnergyKind }
type Listing = Endpoint<OfCustomer, z.ZodType<ListQuery | undefined>>
type Sending<Body> = Endpoint<OfCustomer, z.ZodType, z.ZodType<Body>>

/**
 * The particulars of a kind of installation; `installations.service.ts` does everything else. `Details` are the fields of its form,
 * without site, vendor and version.
 */
export type Kind<Details extends object = object> = {
  name: InstallationKind
  deviceType: DeviceType
  vendorCategories: readonly Vendor['category'][]
  /** The kind's calls. The one path parameter beside the customer's ID names an installation. */
  calls: {
    list: Listing
    get: Path
    add: Sending<{ siteId: string; vendorId: string } & Details>
    update: Sending<{ version: number } & Details>
    remove: Path
  }
  /** The kind's own columns, in a row with the head's ID. */
  table: PgTable & { id: AnyPgColumn }
  /** Rows below the installation's, in the order of `position`. */
  parts?: PgTable & { configurationId: AnyPgColumn; position: AnyPgColumn }
  /** The column with the serial number of the gateway that reads the installation. */
  gatewaySerialNumber?: AnyPgColumn
  /** The measurement that lists show as the state: the device's own, or that of its home's PV and battery, or of its grid connection. */
  measures?: 'itself' | 'home' | 'grid' | 'gas'
  /** Write-only fields: null clears one, absent leaves it. */
  secrets: readonly string[]
  /** Fields that need another permission than the rest to be changed once they are set. */
  guarded?: { permission: Permission; fields: readonly string[] }

  /** The field with the vendor's ID of the installation, and its value. */
  identify(details: Details, vendor: Pick<Vendor, 'identifiedBy'>): { field: string; value: string | null | undefined }
  headOf(details: Details): HeadFields
  columnsOf(details: Details): Row
  partsOf?(details: Details): readonly Row[]
  /** The stored installation in the shape of the form. The activity log contains nothing else. */
  detailsOf(stored: Stored): Partial<Details>
  /** Further fields of responses. */
  shownBeside?(stored: Stored): Row
  /** Whether a filtered list includes the installation. Absent: always. */
  isListed?(details: Partial<Details>, query: ListQuery): boolean
  /** Throws if the details break a rule that the contract cannot check: one of the customer's affiliate, or one with its own error code. */
  checkDetails?(details: Details, affiliate: Affiliate): void
  /** Throws if a change breaks a rule of the kind. */
  checkChange?(before: Partial<Details>, after: Details): void
}

export function without<T extends object, K extends keyof T>(fields: T, ...names: readonly K[]): Omit<T, K> {
  const rest = { ...fields }
  for (const name of names) delete rest[name]
  return rest
}
