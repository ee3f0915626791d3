import type { Value } from './copy.ts'
import type { SeededCustomer } from './customers.ts'
import type { SeededDevice } from './devices.ts'
import { vendors } from './fixed.ts'
import type { SeededGateway, SeededHead, SeededPvBattery, SeededWallbox } from './installations.ts'

export type Row = Record<string, Value>

/** Tables that the demonstration fills with many rows. Rows of one table have the same columns. */
export const filledTables = [
  'customers',
  'sites',
  'customer_users',
  'invitations',
  'installations',
  'pv_battery_configurations',
  'pv_panels',
  'smart_meters',
  'wallboxes',
  'heat_pumps',
  'gas_meters',
  'smart_homes',
  'electric_cars',
  'gateways',
  'appliances',
  'sales',
  'sale_steps',
] as const

/** Partners' tenants are few and are added to the existing ones. */
const allTables = ['tenants', ...filledTables] as const

export type RowSink = { push(row: Row): void }
export type Rows = Record<(typeof allTables)[number], RowSink>

export function rowsInto(sinkOf: (table: string) => RowSink): Rows {
  return Object.fromEntries(allTables.map((table) => [table, sinkOf(table)])) as Rows // each table is set
}

export function addCustomerRows(rows: Rows, customer: SeededCustomer): void {
  const { land } = customer
  if (customer.partnerTenantId) {
    rows.tenants.push({
      id: customer.partnerTenantId,
      parent_id: customer.affiliateId,
      affiliate_id: customer.affiliateId,
      kind: 'partner',
      name: customer.accountName,
      country: land.country,
      time_zone: land.timeZone,
      language: land.language,
      bidding_zone: land.biddingZone,
      created_at: customer.createdAt,
      removed_at: customer.deletedAt,
    })
  }
  rows.customers.push(customer.status === 'deleted' ? { ...customerRow(customer), ...purged } : customerRow(customer))
  addSiteRow(rows, customer)
  addUserRows(rows, customer)
}

/** The columns that a purge clears. */
const purged: Row = {
  application_name: null,
  source_member_id: null,
  installation_status: 'none',
  idp_status: 'unregistered',
  idp_id: null,
  two_factor: false,
  gvs_enabled: false,
  gvs_redeemed_cents: null,
  joined_at: null,
  last_seen_at: null,
}

function customerRow(customer: SeededCustomer): Row {
  const { site } = customer
  return {
    id: customer.id,
    tenant_id: customer.tenantId,
    affiliate_id: customer.affiliateId,
    partner_tenant_id: customer.partnerTenantId,
    type: customer.type,
    status: customer.status,
    account_name: customer.accountName,
    account_email: customer.accountEmail,
    external_reference_id: customer.externalReferenceId,
    second_external_reference_id: customer.secondExternalReferenceId,
    subscription: customer.subscription,
    application_name: customer.applicationName,
    source_kind: customer.source,
    source_member_id: customer.sourceMemberId,
    installation_status: customer.installationStatus,
    idp_status: customer.isRegistered ? 'registered' : 'unregistered',
    idp_id: customer.isRegistered ? `idp-${customer.id.slice(-12)}` : null,
    white_label: customer.type === 'whitelabel_partner',
    two_factor: customer.twoFactor,
    gvs_enabled: customer.gvsRedeemedCents !== null,
    gvs_redeemed_cents: customer.gvsRedeemedCents,
    created_at: customer.createdAt,
    joined_at: customer.joinedAt,
    last_seen_at: customer.lastSeenAt,
    deactivated_at: customer.deactivatedAt,
    deleted_at: customer.deletedAt,
    updated_at: customer.createdAt,
    site_name: site?.name,
    address: site?.address,
    zip_code: site?.zipCode,
    city: site?.city,
    user_terms: customer.user && `${customer.user.firstName} ${customer.user.lastName} ${customer.accountEmail}`,
  }
}

function addSiteRow(rows: Rows, { id, site, land, createdAt }: SeededCustomer): void {
  if (!site) return
  rows.sites.push({
    id: site.id,
    customer_id: id,
    name: site.name,
    address: site.address,
    zip_code: site.zipCode,
    city: site.city,
    country: land.country,
    latitude: site.latitude,
    longitude: site.longitude,
    time_zone: land.timeZone,
    bidding_zone: land.biddingZone,
    is_main: true,
    created_at: createdAt,
    updated_at: createdAt,
  })
}

function addUserRows(rows: Rows, customer: SeededCustomer): void {
  const { user, invitation } = customer
  if (!user) return
  rows.customer_users.push({
    id: user.id,
    customer_id: customer.id,
    username: customer.accountEmail,
    first_name: user.firstName,
    last_name: user.lastName,
    email: customer.accountEmail,
    language: customer.land.language,
    is_main: true,
    consents: JSON.stringify({ termsOfUse: true, newsletter: customer.twoFactor }),
    email_verified_at: customer.joinedAt,
    last_login_at: customer.lastSeenAt,
    created_at: customer.createdAt,
    updated_at: customer.createdAt,
  })
  if (!invitation) return
  rows.invitations.push({
    id: invitation.id,
    customer_id: customer.id,
    customer_user_id: user.id,
    delivery_state: invitation.deliveryState,
    sent_at: invitation.sentAt,
    created_at: customer.createdAt,
    updated_at: invitation.sentAt ?? customer.createdAt,
  })
}

type Owner = { customerId: string; siteId: string }

function addInstallationRow(rows: Rows, owner: Owner, installation: SeededHead): void {
  rows.installations.push({
    id: installation.id,
    customer_id: owner.customerId,
    site_id: owner.siteId,
    kind: installation.kind,
    vendor_id: installation.vendorId,
    vendor_installation_id: installation.vendorInstallationId,
    serial_number: installation.serialNumber,
    device_type: installation.deviceType,
    manufacturer: installation.manufacturer,
    is_gcp: installation.isGcp ?? false,
    data_import_status: installation.dataImportStatus,
    installed_on: installation.installedOn,
    added_at: installation.addedAt,
    updated_at: installation.addedAt,
  })
}

export function addPvBatteryRows(rows: Rows, owner: Owner, pv: SeededPvBattery): void {
  addInstallationRow(rows, owner, { ...pv, kind: 'pvbattery', deviceType: 'Inverter', dataImportStatus: 'done' })
  rows.pv_battery_configurations.push({
    id: pv.id,
    vendor_site_id: pv.vendorSiteId,
    vrm_portal_id: pv.vrmPortalId,
    gateway_serial_number: pv.gatewaySerialNumber,
    logger_serial_numbers: pv.loggerSerialNumbers,
    has_inverter: true,
    inverter_kind: pv.inverterKind,
    pv_peak_power_w: pv.panels.reduce((sum, { peakPowerW }) => sum + peakPowerW, 0),
    pv_inverter_model: pv.model,
    pv_inverter_max_ac_power_w: pv.maxAcPowerW,
    battery_manufacturer: pv.battery?.manufacturer,
    battery_capacity_wh: pv.battery?.capacityWh,
    battery_inverter_model: pv.battery?.inverterModel,
    battery_inverter_max_ac_power_w: pv.battery?.maxAcPowerW,
  })
  for (const [position, panel] of pv.panels.entries()) {
    rows.pv_panels.push({
      configuration_id: pv.id,
      position,
      panel_count: panel.panelCount,
      peak_power_w: panel.peakPowerW,
      azimuth_degrees: panel.azimuthDegrees,
      tilt_degrees: panel.tiltDegrees,
      shaded_segments_count: panel.shadedSegmentsCount,
    })
  }
}

export function addWallboxRows(rows: Rows, owner: Owner, wallbox: SeededWallbox): void {
  addInstallationRow(rows, owner, { ...wallbox, kind: 'wallbox', deviceType: 'EV' })
  rows.wallboxes.push({ id: wallbox.id, power_output_a: wallbox.powerOutputA, modulation_minimal_level_a: wallbox.modulationMinimalLevelA })
}

export function addDeviceRows(rows: Rows, owner: Owner, { head, table, own }: SeededDevice): void {
  addInstallationRow(rows, owner, head)
  rows[table].push(own)
}

/** The tenant or customer that a gateway belongs to. */
type SeededTenant = { tenantId: string; affiliateId: string }

/** Adds a gateway, paired with its owner or in stock, and does the work of the database's triggers, which are off during the load. */
export function addGatewayRows(rows: Rows, owner: Owner | null, gateway: SeededGateway, { tenantId, affiliateId }: SeededTenant): void {
  if (owner) {
    addInstallationRow(rows, owner, {
      id: gateway.configurationId,
      kind: 'gateway',
      deviceType: 'Gateway',
      vendorId: vendors.gridx.id,
      vendorInstallationId: gateway.serialNumber,
      serialNumber: gateway.serialNumber,
      manufacturer: 'gridX',
      addedAt: gateway.addedAt,
    })
  }
  rows.gateways.push({
    id: gateway.id,
    installation_id: owner && gateway.configurationId,
    site_id: owner?.siteId,
    serial_number: gateway.serialNumber,
    start_code: gateway.startCode,
    tenant_id: tenantId,
    affiliate_id: affiliateId,
    unpaired_state: owner ? 'returned' : 'in_stock',
    moved_at: owner && gateway.addedAt,
    device_id: gateway.deviceId,
    vendor_name: 'gridX',
    model: 'gridBox',
    firmware: '7.4.1',
    scan_state: owner ? 'Done' : 'unknown',
    last_scan_at: owner && gateway.lastScanAt,
    contacted_at: owner && gateway.contactedAt,
    created_at: gateway.addedAt,
  })
  for (const one of gateway.appliances) {
    rows.appliances.push({
      id: one.id,
      gateway_id: gateway.id,
      device_id: one.deviceId,
      kind: one.kind,
      type: one.type,
      manufacturer: one.manufacturer,
      model: one.model,
      serial_number: one.serialNumber,
      added_at: gateway.addedAt,
      updated_at: gateway.addedAt,
      contacted_at: gateway.contactedAt,
    })
  }
}
