import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { type SQL, sql } from 'drizzle-orm'
import { all, filterSql } from './filter-sql.ts'

/** The row that has devices: a home, or a customer with all of their homes. */
export type DeviceOwner = { siteId: SQL } | { customerId: SQL }

const deviceColumns = { vendorId: sql.raw('i.vendor_id'), deviceKind: sql.raw('i.kind') }
const isOfDevice = ({ field }: FilterTerm) => Object.hasOwn(deviceColumns, field)

/** The terms about devices as conditions, and the other terms. Vendor and kind must match one device. */
export function splitDeviceTerms(terms: readonly FilterTerm[], owner: DeviceOwner): { conditions: SQL[]; others: FilterTerm[] } {
  const ofDevice = terms.filter(isOfDevice)
  const ofFirmware = terms.filter(({ field }) => field === 'firmware')
  return {
    conditions: [
      ...(ofDevice.length > 0 ? [deviceSql(owner, all(filterSql(ofDevice, deviceColumns)))] : []),
      ...(ofFirmware.length > 0 ? [gatewaySql(owner, all(filterSql(ofFirmware, { firmware: sql.raw('g.firmware') })))] : []),
    ],
    others: terms.filter((term) => !isOfDevice(term) && term.field !== 'firmware'),
  }
}

function deviceSql(owner: DeviceOwner, condition: SQL): SQL {
  return 'siteId' in owner
    ? sql`${owner.siteId} in (select i.site_id from installations i where ${condition})`
    : sql`${owner.customerId} in (select i.customer_id from installations i where ${condition})`
}

function gatewaySql(owner: DeviceOwner, condition: SQL): SQL {
  return 'siteId' in owner
    ? sql`${owner.siteId} in (select g.site_id from gateways g where ${condition})`
    : sql`${owner.customerId} in (select i.customer_id from gateways g join installations i on i.id = g.installation_id where ${condition})`
}
