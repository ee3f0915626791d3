import { balance, type Rates } from './balance.ts'
import { type Energies, type MeasuredEnergies, meanPowersOf, netOfPower, type Powers, sumEnergies, unmeasuredPowers } from './energies.ts'
import type { PowerSet } from './home-quantities.ts'
import {
  type BalancePower,
  directionsOf,
  eachOf,
  flowQuantities,
  measuredQuantities,
  namedConsumers,
  namedConsumption,
  type PowerName,
  powerNames,
  quantityNames,
  secondsOf,
} from './quantities.ts'
import type { SlotEnergies } from './slot-energies.ts'

/**
 * Completes measurements: total consumption and household follow from the balance. What a home has but was not measured is unknown, and
 * so is everything that depends on it. Every reader completes its figures here; SQL that sums in the database follows the same rules
 * (`db/balance-sql.ts` of the server), and a test compares the two.
 */

export type Consumption = Record<'totalConsumption' | 'household', number | null>

const unknown: Consumption = { totalConsumption: null, household: null }

/** Completes an instant, or the net of a span. `has` are the powers of the home at that time; signs as of `Powers`. */
export function completeSpan(net: Powers, has: PowerSet): Consumption {
  const apart = areNamedKnown(net, has) ? namedConsumption(net) : null
  const { production, grid, battery, household } = net
  if (grid === null) {
    // Without a grid meter there is no balance: the household is the reported one.
    if (has.has('grid')) return unknown
    return { household, totalConsumption: household === null || apart === null ? null : household + apart }
  }
  if ((production === null && has.has('production')) || (battery === null && has.has('battery'))) return unknown
  const total = (production ?? 0) + grid + (battery ?? 0)
  // More than a battery gives is exported, so something that was not measured generates.
  if (production === null && total < 0) return unknown
  return { totalConsumption: total, household: apart === null ? null : total - apart }
}

function areNamedKnown(net: Powers, has: PowerSet): boolean {
  for (const name of namedConsumers) if (net[name] === null && has.has(name)) return false
  return true
}

/** Completes the powers of an instant. Meters read at different moments may imply a negative consumption. */
export function balancePowers(powers: Powers, has: PowerSet): Record<BalancePower, number | null> {
  const { totalConsumption, household } = completeSpan(powers, has)
  return {
    ...powers,
    totalConsumption: notNegative(totalConsumption),
    household: powers.grid === null ? household : notNegative(household),
  }
}

const notNegative = (value: number | null) => (value === null ? null : Math.max(0, value))

/**
 * Mean powers of a quarter hour, each over its measured time: a partly measured quarter hour has the mean power of that part, not a share
 * of it. The balance is unknown unless everything it depends on was measured equally long.
 */
export function meanPowers(slot: SlotEnergies, known: PowerSet): Record<BalancePower, number | null> {
  const means = meanPowersOf(slot, slot, known)
  // Nearly always everything was measured for as long: a year has 35,000 quarter hours.
  const { totalConsumption, household } = isEven(slot) ? completeSpan(means, known) : meansOfUneven(slot, known)
  return Object.assign(means, {
    totalConsumption: notNegative(totalConsumption),
    household: slot.gridImport === null ? household : notNegative(household),
  })
}

/** Whether each power was measured for as long as the others, in all its directions, or not at all. */
function isEven({ lessCovered, gridImport, gridExport, batteryCharge, batteryDischarge }: SlotEnergies): boolean {
  if (lessCovered !== null) return false
  return (gridImport === null) === (gridExport === null) && (batteryCharge === null) === (batteryDischarge === null)
}

function meansOfUneven(slot: SlotEnergies, known: PowerSet): Consumption {
  const has = powersOfSlot(slot, known)
  const { totalConsumption, household } = completeSpan(netOfSlot(slot, has), has)
  const hours = slot.coveredSeconds / 3_600
  return { totalConsumption: over(totalConsumption, hours), household: over(household, hours) }
}

const over = (energyWh: number | null, hours: number) => (energyWh === null || hours === 0 ? null : energyWh / hours)

/** The part of a quarter hour that a balance can be computed from, in Wh. */
export type CompletedSlot = { energies: Energies; known: KnownBalance }

/** The known balance of a span: sums over its parts in which everything they depend on was measured, so that they cover the same time. */
export type KnownBalance = Consumption & {
  /** How long the total consumption, and the household, is known; null if the home has no balance. */
  balancedSeconds: number | null
  householdSeconds: number | null
  /** The energies from which rates are computed; null if there are none. */
  flows: FlowEnergies | null
  /** How the production of that time was used; null if it is not known. */
  use: ProductionUse | null
}

export type FlowEnergies = Record<(typeof flowQuantities)[number], number>

/**
 * What a home used of its production at once, and what it stored, in Wh: sums over quarter hours. Sums of longer spans do not tell, because
 * the grid may charge the battery at night, and the battery may export.
 */
export type ProductionUse = { pvToHome: number; pvToBattery: number }

/** Tolerated difference in measured time, which is in whole seconds. A few seconds of a roof can exceed the consumption of the rest. */
export const toleratedSeconds = 1

type Slot = MeasuredEnergies & Partial<Pick<SlotEnergies, 'lessCovered'>> & { coveredSeconds?: number }

/** Completes a quarter hour with its energies. `known`: the powers of the home at that time besides those it measured. */
export function completeSlot(slot: Slot, known: PowerSet): CompletedSlot {
  const balance = balanceOfSlot(slot, known)
  return { energies: withBalance(slot, balance), known: balance }
}

/** The known balance of a quarter hour. Written for speed: a year has 35,000 of them. */
export function balanceOfSlot(slot: Slot, known: PowerSet): KnownBalance {
  const has = powersOfSlot(slot, known)
  const { totalConsumption, household } = completeSpan(netOfSlot(slot, has), has)
  const isMetered = has.has('grid')
  const hasBalance = isMetered || has.has('household')
  const { coveredSeconds = 900 } = slot
  const flows = isMetered && totalConsumption !== null ? flowsIn(slot) : null
  return {
    totalConsumption,
    household,
    balancedSeconds: hasBalance ? secondsIf(totalConsumption, coveredSeconds) : null,
    householdSeconds: hasBalance ? secondsIf(household, coveredSeconds) : null,
    flows,
    use: flows && productionUseOf(flows),
  }
}

/** How the production of a quarter hour was used: by the home first, as far as it neither charged the battery nor was exported. */
export function productionUseOf({
  production,
  gridExport,
  batteryCharge,
}: Omit<FlowEnergies, 'gridImport' | 'batteryDischarge'>): ProductionUse {
  return { pvToHome: Math.max(0, production - gridExport - batteryCharge), pvToBattery: Math.min(production, batteryCharge) }
}

/** Caches the union of what a home is known to have and what it measured. */
const unions = new WeakMap<PowerSet, Map<number, PowerSet>>()

/** A home has whatever was measured. */
function powersOfSlot(slot: Slot, known: PowerSet): PowerSet {
  let besides = 0
  for (const [place, power] of powerNames.entries()) {
    if (!known.has(power) && directionsOf(power).some((name) => slot[name] !== null)) besides |= 1 << place
  }
  if (besides === 0) return known
  const ofKnown = unions.get(known) ?? new Map<number, PowerSet>()
  unions.set(known, ofKnown)
  const union = ofKnown.get(besides) ?? new Set([...known, ...powerNames.filter((_, place) => besides & (1 << place))])
  ofKnown.set(besides, union)
  return union
}

const secondsIf = (value: number | null, coveredSeconds: number) => (value === null ? 0 : coveredSeconds)

const flowsIn = (measured: MeasuredEnergies): FlowEnergies => eachOf(flowQuantities, (name) => measured[name] ?? 0)

/** The net of both directions of each power; null unless all of it was measured for as long as the others. */
function netOfSlot(slot: Slot, has: PowerSet): Powers {
  const net = { ...unmeasuredPowers }
  for (const power of powerNames) {
    if (!isShort(slot, power)) net[power] = netOfPower(slot, power, has)
  }
  return net
}

function isShort({ coveredSeconds = 0, lessCovered }: Slot, power: PowerName): boolean {
  return (
    !!lessCovered &&
    directionsOf(power).some((name) => secondsOf({ coveredSeconds, lessCovered }, name) < coveredSeconds - toleratedSeconds)
  )
}

/** The known balance of a span, from sums of quarter hours in which everything was measured. `use`: of its production; null if not known. */
export function wholeBalance(sums: MeasuredEnergies, coveredSeconds: number, use: ProductionUse | null): KnownBalance {
  const { totalConsumption, household } = completeSums(sums)
  const hasBalance = sums.gridImport !== null || sums.household !== null
  const flows = totalConsumption === null ? null : flowsOfSums(sums)
  return {
    totalConsumption,
    household,
    balancedSeconds: hasBalance ? secondsIf(totalConsumption, coveredSeconds) : null,
    householdSeconds: hasBalance ? secondsIf(household, coveredSeconds) : null,
    flows,
    use: flows && use,
  }
}

const flowsOfSums = (sums: MeasuredEnergies) => (sums.gridImport === null ? null : flowsIn(sums))

/**
 * The consumption from sums in which everything was measured, or nothing. Nothing is clamped, so that the parts of a span add up to the
 * whole however it is cut; a negative household is the meters' error, and shows it. A negative total without any production is a source
 * that was not measured, as in `completeSpan`.
 */
function completeSums(sums: MeasuredEnergies): Consumption {
  const apart = namedConsumption(sums)
  const { household } = sums
  const flows = flowsOfSums(sums)
  if (!flows) return { household, totalConsumption: household === null ? null : household + apart }
  const total = flows.production + flows.gridImport - flows.gridExport + flows.batteryDischarge - flows.batteryCharge
  if (sums.production === null && total < 0) return unknown
  return { totalConsumption: total, household: total - apart }
}

/** The balance as stored with days and months if it does not follow from their sums. Absent fields are unknown. */
export type StoredBalance = Partial<Record<keyof Omit<KnownBalance, 'flows' | 'use'>, number> & FlowEnergies>

export function balanceOfStored(stored: StoredBalance, use: ProductionUse | null): KnownBalance {
  const { totalConsumption = null, household = null, balancedSeconds = null, householdSeconds = null, ...flows } = stored
  const areKnown = flows.gridImport !== undefined
  return {
    totalConsumption,
    household,
    balancedSeconds,
    householdSeconds,
    flows: areKnown ? eachOf(flowQuantities, (name) => flows[name] ?? 0) : null,
    use: areKnown ? use : null,
  }
}

/** The known balance of several spans together, in Wh and seconds. */
export function sumKnown(all: readonly KnownBalance[]): KnownBalance {
  const sum: KnownBalance = { ...unknown, balancedSeconds: null, householdSeconds: null, flows: null, use: null }
  let isUseKnown = true
  const add = (a: number | null, b: number | null) => (b === null ? a : (a ?? 0) + b)
  for (const one of all) {
    sum.totalConsumption = add(sum.totalConsumption, one.totalConsumption)
    sum.household = add(sum.household, one.household)
    sum.balancedSeconds = add(sum.balancedSeconds, one.balancedSeconds)
    sum.householdSeconds = add(sum.householdSeconds, one.householdSeconds)
    const { flows, use } = one
    if (flows) sum.flows = sum.flows ? addFlows(sum.flows, flows) : { ...flows }
    if (use) sum.use = sum.use ? addUse(sum.use, use) : { ...use }
    else if (flows && flows.production > 0) isUseKnown = false
  }
  return isUseKnown ? sum : { ...sum, use: null }
}

function addUse(sum: ProductionUse, { pvToHome, pvToBattery }: ProductionUse): ProductionUse {
  sum.pvToHome += pvToHome
  sum.pvToBattery += pvToBattery
  return sum
}

function addFlows(sum: FlowEnergies, flows: FlowEnergies): FlowEnergies {
  for (const name of flowQuantities) sum[name] += flows[name]
  return sum
}

/** Adds the known consumption to the measured energies of a span, in Wh. */
export function withBalance(measured: MeasuredEnergies, { totalConsumption, household }: Consumption): Energies {
  return { ...eachOf(quantityNames, (name) => (name === 'totalConsumption' ? totalConsumption : measured[name])), household }
}

/** Powers that a home has at some time of a span, but of which no energy was measured. */
export function notMeasuredOf(energies: MeasuredEnergies, powers: readonly PowerName[]): { notMeasured?: PowerName[] } {
  const missing = powers.filter((power) => directionsOf(power).every((name) => energies[name] === null))
  return missing.length > 0 ? { notMeasured: missing } : {}
}

const noRates: Rates = { selfConsumptionRate: null, selfSufficiencyRate: null, directConsumptionRate: null }

/** Rates of a span, from sums over the same time; null without a grid meter. If the use of the production is not known, sums have to do. */
export function ratesOf({ flows, use }: Pick<KnownBalance, 'flows' | 'use'>): Rates {
  if (!flows) return noRates
  const { selfConsumptionRate, selfSufficiencyRate, directConsumptionRate } = balance({ photovoltaic: flows.production, ...flows })
  if (!use || flows.production <= 0) return { selfConsumptionRate, selfSufficiencyRate, directConsumptionRate }
  const shareOf = (energyWh: number) => Math.min(1, Math.max(0, energyWh / flows.production))
  return { selfConsumptionRate: shareOf(use.pvToHome + use.pvToBattery), selfSufficiencyRate, directConsumptionRate: shareOf(use.pvToHome) }
}

/** The use of a production, unless sums of the same time tell it. */
export function useBesides({ flows, use }: Pick<KnownBalance, 'flows' | 'use'>): ProductionUse | undefined {
  if (!flows || !use) return undefined
  const { pvToHome, pvToBattery } = productionUseOf(flows)
  const isSame = Math.abs(use.pvToHome - pvToHome) < sameWh && Math.abs(use.pvToBattery - pvToBattery) < sameWh
  return isSame ? undefined : use
}

/** Less than responses are rounded to. */
const sameWh = 0.000_5

/** Sums of a period from its quarter hours, and how much of their time is known. */
export function totalsOf<S extends Slot>(slots: readonly S[], knownAt: (slot: S) => PowerSet): CompletedSlot {
  const known = sumKnown(slots.map((slot) => completeSlot(slot, knownAt(slot)).known))
  const sums = sumEnergies(slots, measuredQuantities)
  return { energies: withBalance(sums, known), known }
}
