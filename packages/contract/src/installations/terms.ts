export const installationKinds = ['pvbattery', 'gateway', 'meter', 'wallbox', 'heatpump', 'gas', 'smarthome', 'electriccar'] as const
export const deviceTypes = [
  'Inverter',
  'EV',
  'Heatpump',
  'Sphere',
  'Gateway',
  'smarthome',
  'Meter',
  'Gas',
  'ElectricCar',
  'HEAT_PUMP',
] as const
export const energyKinds = ['electricity', 'gas'] as const
export const inverterKinds = ['HYBRID', 'PV', 'BATTERY'] as const
export const scanStates = ['Done', 'Failed', 'Pending', 'unknown'] as const
export const connectionStatuses = ['available', 'temporarily_unavailable', 'unavailable', 'never'] as const
export const dataImportStatuses = ['binding', 'pending', 'running', 'done', 'error', 'no_data_found'] as const
export type InstallationKind = (typeof installationKinds)[number]
export type DeviceType = (typeof deviceTypes)[number]
export type EnergyKind = (typeof energyKinds)[number]
export type ConnectionStatus = (typeof connectionStatuses)[number]

/** Older data is stale, and a device silent for longer is temporarily unavailable. */
export const staleAfterMs = 2 * 60_000
/** A device silent for longer is unavailable. */
export const lostAfterMs = 24 * 3_600_000

export const liveSources = ['gateway', 'wallbox', 'vendor'] as const
/**
 * `measured`: it responded. `silent`: no response in time. `absent`: the response lacks this device. `unreachable`: it is offline, or
 * there is nothing to query. `refused`: it rejected the request.
 */
export const liveOutcomes = ['measured', 'silent', 'absent', 'unreachable', 'refused'] as const

export const addErrors = [
  'CustomerNotFound',
  'CustomerNotActive',
  'InvalidSiteId',
  'VendorNotFound',
  'DuplicatedInstallationCustomerSite',
  'ConfigurationNotAdded',
] as const
export const changeErrors = [
  'CustomerNotFound',
  'CustomerNotActive',
  'NotFound',
  'InstallationChanged',
  'DuplicatedInstallationCustomerSite',
  'ConfigurationNotUpdated',
] as const
export const removeErrors = ['CustomerNotFound', 'CustomerNotActive', 'NotFound', 'ConfigurationNotDeleted'] as const
