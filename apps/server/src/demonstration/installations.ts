import { dayMs } from '@wattdesk/energy/durations.ts'
import type { SeededCustomer } from './customers.ts'
import { type BatteryModel, batteryOf, type InverterModel, inverterOf, type PvVendor, pvVendors } from './data-sheets.ts'
import { vendors } from './fixed.ts'
import { between, pick, pickWeighted, type Random, seededId } from './random.ts'

export type SeededPanel = {
  panelCount: number
  peakPowerW: number
  azimuthDegrees: number
  tiltDegrees: number
  shadedSegmentsCount: number
}

export type SeededHead = {
  id: string
  kind: string
  deviceType: string
  vendorId: string
  vendorInstallationId: string
  serialNumber?: string | null
  manufacturer?: string
  isGcp?: boolean
  dataImportStatus?: string
  installedOn?: string
  addedAt: Date
}

export type SeededWallbox = Omit<SeededHead, 'kind' | 'deviceType'> & { powerOutputA: number; modulationMinimalLevelA: number }

export type SeededPvBattery = {
  id: string
  vendorId: string
  vendorInstallationId: string
  serialNumber: string | null
  vendorSiteId: string | null
  vrmPortalId: string | null
  gatewaySerialNumber: string | null
  loggerSerialNumbers: string[]
  inverterKind: 'HYBRID' | 'PV'
  maxAcPowerW: number
  manufacturer: string
  model: string
  battery: { manufacturer: string; capacityWh: number; inverterModel: string; maxAcPowerW: number } | null
  installedOn: string
  panels: SeededPanel[]
  addedAt: Date
  isGcp: boolean
}

export type SeededGateway = {
  id: string
  configurationId: string
  serialNumber: string
  startCode: string
  deviceId: string
  contactedAt: Date | null
  lastScanAt: Date
  addedAt: Date
  appliances: SeededAppliance[]
}
export type SeededAppliance = {
  id: string
  deviceId: string
  kind: string
  type: string
  manufacturer: string
  model: string
  serialNumber: string
}

/** Some weeks after the order. */
export function installedAt(random: Random, { createdAt }: Pick<SeededCustomer, 'createdAt'>, now: Date): Date {
  const weeksLater = createdAt.getTime() + between(random, 30, 130) * dayMs
  const latest = now.getTime() - between(random, 2, 12) * dayMs
  return new Date(Math.max(createdAt.getTime(), Math.min(weeksLater, latest)))
}

/**
 * A PV system with an inverter and perhaps a battery, by their data sheets. `number` makes its identifiers unique. Simulated homes
 * specify the vendor.
 */
export function makePvBattery(random: Random, addedAt: Date, number: number, vendor: PvVendor = pick(random, pvVendors)): SeededPvBattery {
  const inverter = inverterOf(random, vendor)
  const battery = random() < 0.8 ? batteryOf(random, vendor, inverter) : undefined
  const serial = `${vendor.slice(0, 2).toUpperCase()}${10_000_000 + number}`
  const siteId = String(1_000_000 + number * 3)
  const vrmPortalId = hex(random, 12)
  const identifiers = {
    serialNumber: vendors[vendor].identifiedBy === 'serial_number' ? serial : null,
    vendorSiteId: vendors[vendor].identifiedBy === 'site_id' ? siteId : null,
    vrmPortalId: vendors[vendor].identifiedBy === 'vrm_portal_id' ? vrmPortalId : null,
    loggerSerialNumbers: vendors[vendor].identifiedBy === 'logger_serial_number' ? [serial] : [],
  }
  return {
    id: seededId(random, addedAt),
    vendorId: vendors[vendor].id,
    vendorInstallationId: identifiers.serialNumber ?? identifiers.vendorSiteId ?? identifiers.vrmPortalId ?? serial,
    ...identifiers,
    gatewaySerialNumber: null,
    ...sheetOf(inverter, battery),
    installedOn: addedAt.toISOString().slice(0, 10),
    panels: panelsFor(random, inverter.maxAcPowerW),
    addedAt,
    isGcp: true,
  }
}

type Sheet = Pick<SeededPvBattery, 'inverterKind' | 'maxAcPowerW' | 'manufacturer' | 'model' | 'battery'>

function sheetOf(inverter: InverterModel, battery: BatteryModel | undefined): Sheet {
  const { maxAcPowerW, manufacturer, model } = inverter
  if (!battery) return { inverterKind: 'PV', maxAcPowerW, manufacturer, model, battery: null }
  const { manufacturer: maker, capacityWh } = battery
  const stored = { manufacturer: maker, capacityWh, inverterModel: battery.model, maxAcPowerW: Math.min(maxAcPowerW, battery.maxPowerW) }
  return { inverterKind: 'HYBRID', maxAcPowerW, manufacturer, model, battery: stored }
}

function panelsFor(random: Random, maxAcPowerW: number): SeededPanel[] {
  const group = (share: number, azimuthDegrees: number): SeededPanel => {
    const panelCount = Math.max(4, Math.round((maxAcPowerW * 1.15 * share) / 420))
    return {
      panelCount,
      peakPowerW: panelCount * 420,
      azimuthDegrees,
      tiltDegrees: pick(random, [15, 25, 30, 30, 35, 45]),
      shadedSegmentsCount: pick(random, [0, 5, 5, 5, 10]),
    }
  }
  const kind = random()
  if (kind < 0.6) return [group(1, pick(random, [0, 0, -15, 20, 45]))]
  return [group(0.55, -90), group(0.45, 90)]
}

const foundHeatPumps = [
  ['Vaillant', 'aroTHERM plus VWL 75/6'],
  ['Stiebel Eltron', 'WPL-A 07'],
] as const

/** The gateway of a simulated home, with the appliances it found. */
export function makeGateway(
  random: Random,
  pv: SeededPvBattery,
  extras: { wallbox: boolean; heatPump: boolean },
  { contactedAt, now }: { contactedAt: Date; now: Date },
): SeededGateway {
  const id = seededId(random, pv.addedAt)
  const found = (kind: string, type: string, manufacturer: string, model: string): SeededAppliance => ({
    id: seededId(random, pv.addedAt),
    deviceId: `${kind.toLowerCase().replaceAll('_', '-')}-${hex(random, 6).toLowerCase()}`,
    kind,
    type,
    manufacturer,
    model,
    serialNumber: `${manufacturer.slice(0, 2).toUpperCase()}${between(random, 1_000_000, 9_999_999)}`,
  })
  return {
    id,
    configurationId: seededId(random, pv.addedAt),
    ...boxOf(random),
    deviceId: seededId(random, pv.addedAt),
    contactedAt: contactedAt,
    lastScanAt: new Date(Math.max(pv.addedAt.getTime(), now.getTime() - (1 + random() * 40) * dayMs)),
    addedAt: pv.addedAt,
    appliances: [
      found('GRID', 'Meter', pick(random, ['SMA', 'KOSTAL', 'Janitza']), 'Energy Meter'),
      found(pv.battery ? 'HYBRID' : 'PV', 'Inverter', pv.manufacturer, pv.model),
      ...(pv.battery ? [found('BATTERY', 'Inverter', pv.battery.manufacturer, pv.battery.inverterModel)] : []),
      ...(extras.wallbox ? [found('EVSTATION', 'EV', 'Easee', 'Home')] : []),
      ...(extras.heatPump ? [found('HEAT_PUMP', 'HEAT_PUMP', ...pick<readonly [string, string]>(random, foundHeatPumps))] : []),
    ],
  }
}

/** An Easee wallbox, which the vendor identifies by its station number. */
export function makeWallbox(id: string, stationNumber: string, addedAt: Date): SeededWallbox {
  return {
    id,
    vendorId: vendors.easee.id,
    vendorInstallationId: stationNumber,
    manufacturer: 'Easee',
    addedAt,
    powerOutputA: Number(stationNumber.at(-1)) % 3 === 0 ? 32 : 16,
    modulationMinimalLevelA: 6,
  }
}

/** The numbers printed on a gateway. */
export function boxOf(random: Random): { serialNumber: string; startCode: string } {
  const three = () => String(between(random, 0, 999)).padStart(3, '0')
  return { serialNumber: `C083-${three()}-${three()}-${three()}-${three()}-P-X`, startCode: hex(random, 16) }
}

function hex(random: Random, digits: number): string {
  return Array.from({ length: digits }, () =>
    Math.floor(random() * 16)
      .toString(16)
      .toUpperCase(),
  ).join('')
}

/** Homes with a gateway are more likely to have a car and a heat pump. */
export function extrasOf(random: Random): { wallbox: boolean; heatPump: boolean } {
  return {
    wallbox: random() < 0.45,
    heatPump: pickWeighted(random, [
      [true, 30],
      [false, 70],
    ]),
  }
}
