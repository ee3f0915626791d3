export const vendorCategories = ['ev', 'idp', 'iothub', 'pvbattery', 'smarthome', 'smartmeter'] as const
export type VendorCategory = (typeof vendorCategories)[number]
/** How an installation of the vendor is identified there. */
export const vendorIdentifiers = ['serial_number', 'site_id', 'vrm_portal_id', 'logger_serial_number'] as const
export const vendorHealths = ['ok', 'warning', 'error', 'no_data', 'not_applicable'] as const
export type VendorHealth = (typeof vendorHealths)[number]
/** Whether a vendor is valid. Null if no home is measured through the vendor, so its health is unknown. */
export const isVendorValid = (health: VendorHealth): boolean | null => (health === 'not_applicable' ? null : health === 'ok')
/** Maximum per deployment. */
export const vendorsMax = 200
/** A replaced webhook key stays valid for this long. */
export const keyRotationMs = 24 * 3_600_000
