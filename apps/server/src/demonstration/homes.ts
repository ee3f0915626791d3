/** Homes with devices: those that deliver measurements, by a gateway or a vendor's cloud, and those that do not yet. */
import { dayMs } from '@wattdesk/energy/durations.ts'
import { firstOfMonth } from '@wattdesk/energy/intervals.ts'
import { addDays, type LocalDay, localDayOf, startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import { faultAt } from '@wattdesk/recorded-homes/faults.ts'
import type { HomeProfile } from '@wattdesk/recorded-homes/home.ts'
import type pg from 'pg'
import { type Maker, plain, type SeededCustomer } from './customers.ts'
import type { PvVendor } from './data-sheets.ts'
import { makeElectricCar, makeFoundHeatPump, makeGasMeter, makeGridMeter, makeHeatPump, makeMeter, makeSmartHome } from './devices.ts'
import { cloudHistoryDays, endOfPast, usualHistoryDays } from './history-days.ts'
import {
  consumptionOfEmptyBattery,
  deadStringShare,
  faultsOf,
  type HomeKind,
  type HomePlace,
  type TourHome,
  tourOf,
} from './home-faults.ts'
import { extrasOf, installedAt, makeGateway, makePvBattery, makeWallbox, type SeededPvBattery } from './installations.ts'
import { between, pickWeighted, type Random, seededId } from './random.ts'
import { addDeviceRows, addGatewayRows, addPvBatteryRows, addWallboxRows, type Rows } from './rows.ts'

/** Maximum number of delivering homes per country. */
const limits: Record<HomeKind, Record<string, number>> = {
  gateway: { DE: 28, IT: 8, HU: 4, GB: 5 },
  'vendor-cloud': { DE: 150, IT: 70, HU: 35, GB: 45 },
}

/** `since`: the first measured day of the home. */
export type SimulatedProfile = HomeProfile & { since: LocalDay }
type SimulatedHome = { siteId: string; kind: HomeKind; profile: SimulatedProfile }

export type Homes = {
  maker: Maker
  /** A separate stream for the IDs of later additions, so that everything else stays the same. */
  ids: Random
  counts: Map<string, number>
  simulated: SimulatedHome[]
  /** Homes joined at most this long ago, or at the start of that month, so that nothing is missing before. */
  historyDays: number
  /** Whether homes outside of the simulated fleet may be in service, as benchmarks need. */
  hasIdle: boolean
}
type Owner = { customerId: string; siteId: string }

/** A customer's devices: when they were installed, and the number of its delivering home, if it is in service. */
type Devices = { at: Date; place: HomePlace | undefined }
export type Equipped = { customer: SeededCustomer; devices?: Devices }

/**
 * Decides what a customer has. Homes in service deliver; once there are enough, further customers only buy energy. The customers of the
 * tour have special names.
 */
export function equip(homes: Homes, customer: SeededCustomer): Equipped {
  const { site, installationStatus, type, status } = customer
  const hasAny = installationStatus === 'installed' || installationStatus === 'commissioned'
  if (!site || type !== 'residential_customer' || !hasAny) return { customer }
  const at = installedAt(homes.maker.random, customer, homes.maker.now)
  const place = placeOf(homes, customer, at)
  const isIdle = installationStatus === 'commissioned' && !place && status === 'active'
  if (isIdle && !homes.hasIdle) return { customer: { ...customer, installationStatus: 'none' } }
  const tour = place && tourOf(place)
  return { customer: tour ? named(customer, tourNames[tour]) : customer, devices: { at, place } }
}

/** The README mentions these names. */
const tourNames: Record<TourHome, readonly [firstName: string, lastName: string]> = {
  hole: ['Hanna', 'Lückert'],
  emptyBattery: ['Ferdinand', 'Akkermann'],
  deadString: ['Dora', 'Strangfeld'],
}

function named(customer: SeededCustomer, [firstName, lastName]: readonly [string, string]): SeededCustomer {
  const accountEmail = `${plain(firstName, customer.land)}.${plain(lastName, customer.land)}@${customer.land.mailDomain}`
  return {
    ...customer,
    accountName: `${firstName} ${lastName}`,
    accountEmail,
    user: customer.user && { ...customer.user, firstName, lastName },
  }
}

/** Does nothing for a customer without devices. */
export function addHome(rows: Rows, homes: Homes, { customer, devices }: Equipped): void {
  const { random } = homes.maker
  if (!customer.site || !devices) return
  const { at, place } = devices
  const owner = { customerId: customer.id, siteId: customer.site.id }
  if (place?.kind === 'gateway') addGatewayHome(rows, homes, { customer, owner, place, at })
  else if (place) addCloudHome(rows, homes, { customer, owner, place, at })
  else {
    addPvBatteryRows(rows, owner, makePvBattery(random, at, homes.maker.made))
    addSecondInstallation(rows, homes, owner, at)
  }
}

/** Undefined once enough homes deliver. */
function placeOf({ counts, maker }: Homes, customer: SeededCustomer, at: Date): HomePlace | undefined {
  const { installationStatus, status, land } = customer
  if (installationStatus !== 'commissioned' || status !== 'active') return undefined
  for (const kind of ['gateway', 'vendor-cloud'] as const) {
    const key = `${kind} ${land.country}`
    const number = counts.get(key) ?? 0
    if (number >= (limits[kind][land.country] ?? 0)) continue
    // Homes of the tour and homes with faults need some weeks of past.
    if (maker.now.getTime() - at.getTime() < 35 * dayMs) continue
    counts.set(key, number + 1)
    return { kind, country: land.country, number }
  }
  return undefined
}

type Placed = { customer: SeededCustomer; owner: Owner; place: HomePlace; at: Date }

function addGatewayHome(rows: Rows, homes: Homes, { customer, owner, place, at }: Placed): void {
  const { random, now, made } = homes.maker
  const isBatteryTour = tourOf(place) === 'emptyBattery'
  const extras = isBatteryTour ? { wallbox: false, heatPump: false } : extrasOf(random)
  const pv = makePvBattery(random, at, made, isBatteryTour ? 'kostal' : undefined)
  const idOf = () => seededId(homes.ids, at)
  const hasGas = !extras.heatPump && place.number % 4 === 1
  // Beyond the number range of devices known to gateways.
  const gasMeter = hasGas ? makeGasMeter({ id: idOf(), number: 5_000_000 + made, addedAt: at }) : undefined
  const profile = profileOf(homes, customer, pv, { place, at, days: usualHistoryDays, extras })
  if (gasMeter) profile.gasMeter = gasMeter.head.vendorInstallationId
  const lastContact = endOfPast(now)
  const contactedAt = new Date(faultAt(profile, 'silent', lastContact)?.from ?? lastContact)
  const gateway = makeGateway(random, pv, extras, { contactedAt, now })
  addPvBatteryRows(rows, owner, { ...pv, gatewaySerialNumber: gateway.serialNumber })
  // Checks of the simulated month record the last contact of homes with faults.
  addGatewayRows(rows, owner, profile.faults ? { ...gateway, contactedAt: null } : gateway, customer)
  const charger = gateway.appliances.find((one) => one.kind === 'EVSTATION')
  if (charger) addWallboxRows(rows, owner, makeWallbox(seededId(random, at), charger.serialNumber, at))
  for (const one of gateway.appliances) {
    if (one.kind === 'GRID') addDeviceRows(rows, owner, makeGridMeter(idOf(), one, at))
    if (one.kind === 'HEAT_PUMP') addDeviceRows(rows, owner, makeFoundHeatPump(idOf(), one, at))
  }
  if (gasMeter) addDeviceRows(rows, owner, gasMeter)
  homes.simulated.push({ siteId: owner.siteId, kind: 'gateway', profile })
}

const cloudVendors = [
  ['solaredge', 24],
  ['fronius', 18],
  ['kostal', 16],
  ['sma', 14],
  ['senec', 10],
  ['victron', 8],
  ['solarlog', 6],
  ['discovergy', 5],
  ['easee', 4],
] as const

function addCloudHome(rows: Rows, homes: Homes, { customer, owner, place, at }: Placed): void {
  const { random, made } = homes.maker
  const isStringTour = tourOf(place) === 'deadString'
  const vendor = isStringTour ? 'kostal' : pickWeighted(random, cloudVendors)
  const none = { wallbox: false, heatPump: false }
  const days = cloudHistoryDays
  const push = (profile: SimulatedProfile) => homes.simulated.push({ siteId: owner.siteId, kind: 'vendor-cloud', profile })
  if (vendor === 'discovergy') {
    addDeviceRows(rows, owner, makeMeter({ id: seededId(random, at), number: made, addedAt: at }))
    push(profileOf(homes, customer, undefined, { place, at, days, extras: none }))
  } else if (vendor === 'easee') {
    addWallboxRows(rows, owner, makeWallbox(seededId(random, at), `EV${2_000_000 + made}`, at))
    push({ ...profileOf(homes, customer, undefined, { place, at, days, extras: { ...none, wallbox: true } }), gridMeter: false })
  } else {
    const pv = pvOf(random, at, made, vendor, isStringTour)
    addPvBatteryRows(rows, owner, pv)
    if (!isStringTour) addSecondInstallation(rows, homes, owner, at, { isMeasured: true })
    const profile = profileOf(homes, customer, pv, { place, at, days, extras: none })
    push(vendor === 'solaredge' ? { ...profile, since: monthStartOf(profile.since, at) } : profile)
  }
}

/** Members import the earlier past of some homes in SolarEdge's cloud, which joined at the start of a month if they were installed before. */
function monthStartOf(since: LocalDay, installedAt: Date): LocalDay {
  const first = firstOfMonth(since)
  return first > installedAt.toISOString().slice(0, 10) ? first : since
}

/** The roof of the tour has two strings in one plane, so that a dead string shows only in the yield. */
function pvOf(random: Random, at: Date, made: number, vendor: PvVendor, hasTwoStrings: boolean): SeededPvBattery {
  const pv = makePvBattery(random, at, made, vendor)
  if (!hasTwoStrings) return pv
  const string = (panelCount: number) => {
    return { panelCount, peakPowerW: panelCount * 420, azimuthDegrees: 0, tiltDegrees: 35, shadedSegmentsCount: 0 }
  }
  const panelCount = Math.ceil((pv.maxAcPowerW * 1.15) / 420)
  const dead = Math.round(panelCount * deadStringShare)
  return { ...pv, panels: [string(panelCount - dead), string(dead)] }
}

type Wanted = { place: HomePlace; at: Date; days: number; extras: { wallbox: boolean; heatPump: boolean } }

function profileOf(
  { maker: { random, now }, historyDays }: Homes,
  customer: SeededCustomer,
  pv: SeededPvBattery | undefined,
  { place, at, days, extras }: Wanted,
): SimulatedProfile {
  const largest = pv?.panels.toSorted((a, b) => b.peakPowerW - a.peakPowerW)[0]
  const { timeZone } = customer.land
  const today = localDayOf(now.getTime(), timeZone)
  const since = [addDays(today, -Math.min(days, historyDays)), addDays(localDayOf(at.getTime(), timeZone), 1)].toSorted().at(-1) ?? today
  const profile: SimulatedProfile = {
    seed: between(random, 1, 1_000_000),
    timeZone,
    latitude: customer.site?.latitude ?? 0,
    longitude: customer.site?.longitude ?? 0,
    peakPowerW: pv?.panels.reduce((sum, panel) => sum + panel.peakPowerW, 0) ?? 0,
    ...(largest ? { azimuthDeg: largest.azimuthDegrees, tiltDeg: largest.tiltDegrees } : {}),
    batteryCapacityWh: pv?.battery?.capacityWh ?? 0,
    yearlyConsumptionWh: between(random, 2_400, 5_500) * 1_000,
    ...extras,
    since,
  }
  if (tourOf(place) === 'emptyBattery') profile.yearlyConsumptionWh = consumptionOfEmptyBattery(profile, now)
  // Alarms need measurements from before a fault.
  const sinceAt = startOfLocalDay(since, timeZone)
  const faults = faultsOf(place, profile, now).filter(({ kind, from }) => kind === 'dead-string' || from >= sinceAt)
  return faults.length > 0 ? { ...profile, faults } : profile
}

const secondKinds = [
  ['meter', 35],
  ['wallbox', 30],
  ['heatpump', 15],
  ['smarthome', 8],
  ['gas', 7],
  ['electriccar', 5],
] as const

const makers = { meter: makeMeter, heatpump: makeHeatPump, smarthome: makeSmartHome, gas: makeGasMeter, electriccar: makeElectricCar }

/** Other devices in some homes, which are not measured. A wallbox without data would count as missing in a home that delivers. */
function addSecondInstallation(rows: Rows, { maker }: Homes, owner: Owner, at: Date, { isMeasured = false } = {}): void {
  const kind = pickWeighted(maker.random, secondKinds)
  if (maker.random() > 0.3 || (isMeasured && kind === 'wallbox')) return
  const birth = { id: seededId(maker.random, at), number: maker.made, addedAt: at }
  if (kind === 'wallbox') addWallboxRows(rows, owner, makeWallbox(birth.id, `EW${2_000_000 + maker.made}`, at))
  else addDeviceRows(rows, owner, makers[kind]({ ...birth, number: 1_000_000 + birth.number }))
}

export async function loadSimulatedHomes(client: pg.Client, { simulated }: Homes): Promise<void> {
  await client.query(
    `insert into simulated_homes (site_id, kind, profile)
     select h."siteId", h.kind, h.profile from jsonb_to_recordset($1::jsonb) as h ("siteId" uuid, kind text, profile jsonb)`,
    [JSON.stringify(simulated)],
  )
}
