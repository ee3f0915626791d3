import type { TimeOfUseProblem } from '@wattdesk/contract/time-of-use.ts'
import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'

export type Home = {
  latitude: number | null
  longitude: number | null
  biddingZone: string | null
  tariff: { kind: 'fixed' | 'dynamic'; importCentsPerMwh: number | null } | null
  /** What the home's gateway found. */
  appliances: readonly ApplianceKind[]
}

/** What can be told when to draw power. */
const steerable: ReadonlySet<ApplianceKind> = new Set(['BATTERY', 'HYBRID', 'EVSTATION', 'HEAT_PUMP'])
/** What draws or makes power as it likes, and in amounts that spoil a plan; or is not known. */
const unsteerable: ReadonlySet<ApplianceKind> = new Set(['UNKNOWN', 'FUEL_CELL', 'HEAT_PUMP_EXTERNAL', 'BTTP', 'CLUSTER', 'WIND_TURBINE'])

export type Readiness = {
  problems: TimeOfUseProblem[]
  unsupported: ApplianceKind[]
  multiple: ApplianceKind[]
  controllable: ApplianceKind[]
}

/** What keeps a home from a time-of-use tariff, in the order in which it is best put right. */
export function readinessOf(home: Home): Readiness {
  const kinds = [...new Set(home.appliances)].sort()
  const unsupported = kinds.filter((kind) => unsteerable.has(kind))
  const multiple = kinds.filter((kind) => steerable.has(kind) && home.appliances.filter((one) => one === kind).length > 1)
  const controllable = kinds.filter((kind) => steerable.has(kind))
  const found: [TimeOfUseProblem, boolean][] = [
    ['MissingSystemLocation', home.latitude === null || home.longitude === null],
    ['TariffPricesNotSet', home.tariff === null || home.tariff.importCentsPerMwh === null],
    ['NotDynamic', home.tariff?.kind !== 'dynamic'],
    ['BiddingZoneNotSet', home.biddingZone === null],
    ['UnsupportedAppliances', unsupported.length > 0 || multiple.length > 0],
    ['NoGridMeter', !home.appliances.includes('GRID')],
    ['NoControllableAppliance', controllable.length === 0],
  ]
  return { problems: found.filter(([, isThere]) => isThere).map(([problem]) => problem), unsupported, multiple, controllable }
}
