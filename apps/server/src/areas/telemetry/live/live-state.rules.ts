import { connectionOf } from '@wattdesk/contract/installations/models.ts'
import { lostAfterMs, staleAfterMs } from '@wattdesk/contract/installations/terms.ts'
import type { LiveAlarm, LiveAppliance, LivePowers, LiveSnapshot } from '@wattdesk/contract/telemetry/models.ts'
import type { ApplianceSample } from '@wattdesk/device-protocol/samples.ts'
import { balance, flowsOfPowers, isResidualSuspicious } from '@wattdesk/energy/balance.ts'
import { balancePowers, completeSpan } from '@wattdesk/energy/completion.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import type { PowerSet } from '@wattdesk/energy/home-quantities.ts'
import { type HomeSystem, type SystemPower, sourcesAdded, systemPowers } from '@wattdesk/energy/home-systems.ts'
import { deviceTopicOf, type MeasurementName, mayIncludeOthers, powerNames, powerOfKind } from '@wattdesk/energy/quantities.ts'

export type LatestSample = Record<MeasurementName, number | null> & {
  /** Epoch milliseconds. The clock of a source may be ahead. */
  at: number
  sourceId: string
  /** The latest time of contact with its source, in epoch ms, if known; absent: the instant of the sample. */
  contactedAt?: number | null
  /** When the broker lost the source. */
  offlineAt?: number | null
  appliances: readonly ApplianceSample[]
}

/**
 * A home at an instant, from the latest sample of each of its sources, newest last. The newest with a power counts. While they are fresh,
 * the others add what it does not measure, such as a separately connected wallbox its appliance.
 */
export function mergeSources(sources: readonly LatestSample[], systems: readonly HomeSystem[] = []): LatestSample | undefined {
  const samples = withSystemSums(sources, systems)
  const home = samples.findLast(hasPowers) ?? samples.at(-1)
  if (!home) return undefined
  const others = samples.filter((one) => one !== home && Math.abs(contactOf(one) - contactOf(home)) <= staleAfterMs).reverse()
  const whole = { ...home, appliances: [...home.appliances] }
  const vendorOf = new Map(systems.map(({ sourceId, vendorId }) => [sourceId, vendorId]))
  const areAdded = (other: LatestSample) => vendorOf.has(home.sourceId) && vendorOf.get(home.sourceId) === vendorOf.get(other.sourceId)
  for (const other of others) whole.appliances.push(...appliancesBeside(whole, other, areAdded(other)))
  const measuring = others.filter((one) => !isLost(one))
  for (const other of measuring) Object.assign(whole, measuredBeside(whole, other))
  const reporter = [home, ...measuring].find(({ household }) => household !== null)
  if (reporter && mayIncludeOthers(whole, reporter)) whole.household = null
  return whole
}

type Added = SystemPower | 'batteryStateOfCharge'

/**
 * Where systems of one vendor measure a power together, the newest has their sum, and the mean of their states of charge. Both are unknown
 * while one of them is silent.
 */
function withSystemSums(sources: readonly LatestSample[], systems: readonly HomeSystem[]): readonly LatestSample[] {
  let samples = sources
  for (const power of systems.length > 0 ? systemPowers : []) {
    const sampleOf = (sourceId: string) => samples.find((one) => one.sourceId === sourceId)
    const measures = (sourceId: string) => (sampleOf(sourceId)?.[power] ?? null) !== null
    for (const ids of sourcesAdded(systems, power, Number.POSITIVE_INFINITY, measures)) {
      const newest = samples.findLast(({ sourceId }) => ids.includes(sourceId))
      if (!newest) continue
      const sumOf = (name: Added) => sumOfSystems(ids.map(sampleOf), name, newest)
      const charge = sumOf('batteryStateOfCharge')
      const sums = {
        [power]: sumOf(power),
        ...(power === 'battery' ? { batteryStateOfCharge: charge === null ? null : charge / ids.length } : {}),
      }
      const none = { [power]: null, ...(power === 'battery' ? { batteryStateOfCharge: null } : {}) }
      samples = samples.map((one) => (ids.includes(one.sourceId) ? { ...one, ...(one === newest ? sums : none) } : one))
    }
  }
  return samples
}

function sumOfSystems(parts: readonly (LatestSample | undefined)[], name: Added, newest: LatestSample): number | null {
  let sum = 0
  for (const part of parts) {
    const value = part?.[name] ?? null
    const isFresh = part && !isLost(part) && Math.abs(contactOf(part) - contactOf(newest)) <= staleAfterMs
    if (value === null || !isFresh) return null
    sum += value
  }
  return sum
}

const hasPowers = (sample: LatestSample) => powerNames.some((name) => sample[name] !== null)

/**
 * A source that measures the home knows its devices by IDs of its own, so it adds only those of other kinds; another system of the same
 * vendor also its own inverters and batteries.
 */
function appliancesBeside({ appliances }: LatestSample, other: LatestSample, isSystem: boolean): readonly ApplianceSample[] {
  const isOtherKind = (one: ApplianceSample) => appliances.every(({ kind }) => kind !== one.kind)
  const isOtherDevice = (one: ApplianceSample) => appliances.every(({ deviceId }) => deviceId !== one.deviceId)
  if (!hasPowers(other)) return other.appliances.filter(isOtherDevice)
  return other.appliances.filter((one) => isOtherKind(one) || (isSystem && isOfSystem(one) && isOtherDevice(one)))
}

const isOfSystem = ({ kind }: ApplianceSample) => kind === 'HYBRID' || systemPowers.some((power) => power === powerOfKind(kind))

function measuredBeside(home: LatestSample, other: LatestSample): Partial<LatestSample> {
  const missing = powerNames.filter((name) => home[name] === null)
  const { gridImportReading, gridExportReading, batteryStateOfCharge } = other
  return {
    ...Object.fromEntries(missing.map((name) => [name, other[name]])),
    ...(missing.includes('grid') && other.grid !== null ? { gridImportReading, gridExportReading } : {}),
    ...(home.batteryStateOfCharge === null ? { batteryStateOfCharge } : {}),
  }
}

/** The time of a home's last contact. A sample from the future does not keep it live. */
export const contactOf = ({ at, contactedAt }: Pick<LatestSample, 'at' | 'contactedAt'>) => Math.min(at, contactedAt ?? at)

/** Whether the figures of a sample are shown as live data, with their age. Older ones are the past. */
export const isLive = (sample: LatestSample, now: number) => now - contactOf(sample) <= dayMs

/** Whether the broker has lost the source since the sample. */
export function isLost(sample: LatestSample): boolean {
  return (sample.offlineAt ?? Number.NEGATIVE_INFINITY) >= contactOf(sample)
}

/** A sample of gas meters alone must not replace the source's last powers. */
export function hasNoPower(sample: LatestSample): boolean {
  return sample.appliances.length === 0 && powerNames.every((name) => sample[name] === null)
}

const roundedW = (powerW: number | null) => (powerW === null ? null : Math.round(powerW * 10) / 10)
const share = (rate: number | null) => (rate === null ? null : Math.round(rate * 10_000) / 10_000)

/** The balance of an instant. What the home has and was not measured is null, and so is whatever depends on it. */
export function livePowersOf(sample: LatestSample, known: PowerSet): LivePowers {
  const powers = { ...sample, production: sample.production === null ? null : Math.max(0, sample.production) }
  const has = withMeasured(sample, known)
  const balanced = balancePowers(powers, has)
  const { totalConsumption } = completeSpan(powers, has)
  const isBalanced = sample.grid !== null && totalConsumption !== null
  const rates = isBalanced
    ? balance(flowsOfPowers({ photovoltaic: powers.production ?? 0, grid: sample.grid ?? 0, battery: sample.battery ?? 0 }))
    : undefined
  const residual = isBalanced ? residualOf(sample, has, totalConsumption) : null
  return {
    productionW: roundedW(balanced.production),
    gridW: balanced.grid,
    batteryW: balanced.battery,
    householdW: roundedW(balanced.household),
    heatPumpW: balanced.heatPump,
    evW: balanced.ev,
    heaterW: balanced.heater,
    totalConsumptionW: roundedW(balanced.totalConsumption),
    batteryStateOfCharge: sample.batteryStateOfCharge,
    selfConsumptionRate: sample.production === null ? null : share(rates?.selfConsumptionRate ?? null),
    selfSufficiencyRate: share(rates?.selfSufficiencyRate ?? null),
    residualW: residual !== null && isResidualSuspicious(residual, totalConsumption ?? 0) ? roundedW(residual) : null,
    notMeasured: powerNames.filter((name) => has.has(name) && sample[name] === null),
  }
}

/** Vendors report the household; their total is that and the consumers measured separately. */
function residualOf(sample: LatestSample, has: PowerSet, totalConsumption: number): number | null {
  const withoutGrid = new Set([...has].filter((name) => name !== 'grid'))
  const reported = completeSpan({ ...sample, grid: null }, withoutGrid).totalConsumption
  return reported === null ? null : reported - totalConsumption
}

/** A home has whatever was measured. */
function withMeasured(sample: LatestSample, known: PowerSet): PowerSet {
  return new Set([...known, ...powerNames.filter((name) => sample[name] !== null)])
}

export function liveAppliancesOf(sample: LatestSample): LiveAppliance[] {
  return sample.appliances.map((one) => ({
    deviceId: one.deviceId,
    kind: one.kind,
    powerW: one.powerW,
    stateOfCharge: one.stateOfCharge ?? null,
    energyReadingWh: one.energyReadingWh ?? null,
    temperatureC: one.temperatureC ?? null,
  }))
}

/** Topics that a site with such measurements offers. */
export function liveTopicsOf(sample: LatestSample | undefined): string[] {
  const topics = ['power', 'grid', 'gateway', 'alarms']
  if (!sample) return topics
  if (sample.production !== null) topics.push('pv')
  if (sample.battery !== null) topics.push('battery')
  return [...topics, ...sample.appliances.flatMap((one) => deviceTopicOf(one) ?? [])]
}

/** Current alarms of a site, derived from its latest measurement. */
export function liveAlarmsOf(sample: LatestSample | undefined, now: number, known: PowerSet = new Set()): LiveAlarm[] {
  if (!sample) return [{ code: 'NoData', level: 'info', since: null }]
  const contact = contactOf(sample)
  const since = new Date(contact).toISOString()
  const ageMs = now - contact
  if (ageMs > staleAfterMs || isLost(sample)) return [{ code: 'ConnectionLost', level: ageMs > lostAfterMs ? 'error' : 'warning', since }]
  return livePowersOf(sample, known).residualW === null ? [] : [{ code: 'BalanceResidual', level: 'warning', since }]
}

export function liveConnectionOf(sample: LatestSample | undefined, now: number): LiveSnapshot['connection'] {
  return connectionOf(sample ? new Date(contactOf(sample)) : null, new Date(now), sample && isLost(sample))
}
