import type { VendorCategory, vendorIdentifiers } from '@wattdesk/contract/vendors/terms.ts'

type KnownVendor = { displayName: string; category: VendorCategory; identifiedBy: (typeof vendorIdentifiers)[number] }

/** Vendors that a deployment can start with. Members add others, and the accounts of these, in the settings. */
export const knownVendors = {
  gridx: { displayName: 'gridX', category: 'iothub', identifiedBy: 'serial_number' },
  solaredge: { displayName: 'SolarEdge', category: 'pvbattery', identifiedBy: 'site_id' },
  victron: { displayName: 'Victron Energy', category: 'pvbattery', identifiedBy: 'vrm_portal_id' },
  fronius: { displayName: 'Fronius', category: 'pvbattery', identifiedBy: 'serial_number' },
  kostal: { displayName: 'KOSTAL', category: 'pvbattery', identifiedBy: 'serial_number' },
  sma: { displayName: 'SMA', category: 'pvbattery', identifiedBy: 'serial_number' },
  senec: { displayName: 'SENEC', category: 'pvbattery', identifiedBy: 'serial_number' },
  solarlog: { displayName: 'Solar-Log', category: 'pvbattery', identifiedBy: 'logger_serial_number' },
  easee: { displayName: 'Easee', category: 'ev', identifiedBy: 'serial_number' },
  homeconnect: { displayName: 'Home Connect', category: 'smarthome', identifiedBy: 'serial_number' },
  discovergy: { displayName: 'inexogy', category: 'smartmeter', identifiedBy: 'serial_number' },
} as const satisfies Record<string, KnownVendor>

export type KnownVendorName = keyof typeof knownVendors
