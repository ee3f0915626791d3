import type { TimeOfUseProblem } from '@wattdesk/contract/alarms/time-of-use/terms.ts'
import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'

export type Home = {
  latitude: number | null
  longitude: number | null
  /** Empty if unknown. */
  address: string
  zipCode: string
  city: string
  biddingZone: string | null
  tariff: { kind: 'fixed' | 'dynamic'; importCentsPerMwh: number | null } | null
  /** Appliances that the home's gateway found. */
  appliances: readonly ApplianceKind[]
  /** Whether the power at the grid connection is measured, by the gateway, a vendor's cloud or a smart meter. */
  measuresGrid: boolean
}

/** Appliances whose power draw can be scheduled. */
const controllableKinds: ReadonlySet<ApplianceKind> = new Set(['BATTERY', 'HYBRID', 'EVSTATION', 'HEAT_PUMP'])
/** Appliances that a home may have only one of: with two grid meters, it is unclear which one the tariff applies to. */
const singleKinds: ReadonlySet<ApplianceKind> = new Set([...controllableKinds, 'GRID'])
/** Appliances with large uncontrolled power, and unknown ones. */
const uncontrollableKinds: ReadonlySet<ApplianceKind> = new Set([
  'UNKNOWN',
  'FUEL_CELL',
  'HEAT_PUMP_EXTERNAL',
  'BTTP',
  'CLUSTER',
  'WIND_TURBINE',
])

export type Readiness = {
  problems: TimeOfUseProblem[]
  unsupported: ApplianceKind[]
  multiple: ApplianceKind[]
  controllable: ApplianceKind[]
}

/** Coordinates or a full address suffice. */
const isLocated = ({ latitude, longitude, address, zipCode, city }: Home): boolean =>
  (latitude !== null && longitude !== null) || [address, zipCode, city].every((part) => part.trim() !== '')

/** The missing requirements for a time-of-use tariff, in the recommended order of fixing. */
export function readinessOf(home: Home): Readiness {
  const kinds = [...new Set(home.appliances)].sort()
  const unsupported = kinds.filter((kind) => uncontrollableKinds.has(kind))
  const multiple = kinds.filter((kind) => singleKinds.has(kind) && home.appliances.filter((one) => one === kind).length > 1)
  const controllable = kinds.filter((kind) => controllableKinds.has(kind))
  const found: [TimeOfUseProblem, boolean][] = [
    ['MissingSystemLocation', !isLocated(home)],
    ['TariffPricesNotSet', home.tariff === null || home.tariff.importCentsPerMwh === null],
    ['NotDynamic', home.tariff?.kind !== 'dynamic'],
    ['BiddingZoneNotSet', home.biddingZone === null],
    ['UnsupportedAppliances', unsupported.length > 0 || multiple.length > 0],
    ['NoGridMeter', !home.measuresGrid && !home.appliances.includes('GRID')],
    ['NoControllableAppliance', controllable.length === 0],
  ]
  return { problems: found.filter(([, isThere]) => isThere).map(([problem]) => problem), unsupported, multiple, controllable }
}
