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

/** The fields of the head that come from the form. */
export type HeadFields = Partial<Pick<Head, 'serialNumber' | 'manufacturer' | 'isGcp' | 'installedOn'>>

export type Stored<Own = Row, Part = Row> = { head: Head; own: Own; parts: readonly Part[] }

type OfCustomer = z.ZodType<{ id: string }>
type Path = Endpoint<OfCustomer>
/** What a list call can request; a kind supports some of it or nothing. */
export type ListQuery = { useCache?: 'true' | 'false'; 'device-category'?: EnergyKind }
type Listing = Endpoint<OfCustomer, z.ZodType<ListQuery | undefined>>
type Sending<Body> = Endpoint<OfCustomer, z.ZodType, z.ZodType<Body>>

/**
 * What is particular about a kind of installation; `installations.service.ts` does everything else. `Details` is what its
 * form sends, without site, vendor and version.
 */
export type Kind<Details extends object = object> = {
  name: InstallationKind
  deviceType: DeviceType
  /** Categories of the vendors that it can belong to. */
  vendorCategories: readonly Vendor['category'][]
  /** Its calls. The one parameter beside the customer's id names an installation. */
  calls: {
    list: Listing
    get: Path
    add: Sending<{ siteId: string; vendorId: string } & Details>
    update: Sending<{ version: number } & Details>
    remove: Path
  }
  /** Its own columns, in a row with the head's id. */
  table: PgTable & { id: AnyPgColumn }
  /** Rows below it, in the order of `position`. */
  parts?: PgTable & { configurationId: AnyPgColumn; position: AnyPgColumn }
  /** Its column with the serial number of the gateway that reads it. */
  gatewaySerialNumber?: AnyPgColumn
  /** Whose measurement lists show as its state: the device's own, or that of its home's PV and battery. */
  measures?: 'itself' | 'home' | 'gas'
  /** Fields that are written and never read: null clears one, and one that is absent stays. */
  secrets: readonly string[]
  /** Fields that, once set, need another permission than the rest to be changed. */
  guarded?: { permission: Permission; fields: readonly string[] }

  /** The field that holds the vendor's ID of the installation, and what it says. */
  identify(details: Details, vendor: Pick<Vendor, 'identifiedBy'>): { field: string; value: string | null | undefined }
  headOf(details: Details): HeadFields
  columnsOf(details: Details): Row
  partsOf?(details: Details): readonly Row[]
  /** The stored installation as the form would send it. The activity log holds nothing else. */
  detailsOf(stored: Stored): Partial<Details>
  /** Further fields of its responses. */
  shownBeside?(stored: Stored): Row
  /** Whether a list that asks for some installations alone shows this one. Absent: always. */
  isListed?(details: Partial<Details>, query: ListQuery): boolean
  /** Throws where the details break a rule that the contract cannot know: one of the customer's affiliate, or one with a code of its own. */
  checkDetails?(details: Details, affiliate: Affiliate): void
  /** Throws where a change breaks a rule of the kind. */
  checkChange?(before: Partial<Details>, after: Details): void
}

export function without<T extends object, K extends keyof T>(fields: T, ...names: readonly K[]): Omit<T, K> {
  const rest = { ...fields }
  for (const name of names) delete rest[name]
  return rest
}
