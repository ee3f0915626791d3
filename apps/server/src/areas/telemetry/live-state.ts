import { connectionOf, lostAfterMs, staleAfterMs } from '@wattdesk/contract/installations/installation.ts'
import type { LiveAlarm, LiveAppliance, LivePowers, LiveSnapshot } from '@wattdesk/contract/telemetry.ts'
import type { ApplianceSample } from '@wattdesk/device-protocol/samples.ts'
import { balance, flowsOfPowers, isResidualSuspicious } from '@wattdesk/energy/balance.ts'
import type { MeasuredPowers } from './slot-energy.ts'

/** The latest measurement of a site. */
export type LatestSample = MeasuredPowers & {
  gridImportWs: number | null
  gridExportWs: number | null
  appliances: readonly ApplianceSample[]
}

const watts = (value: number) => Math.round(value * 10) / 10
const share = (rate: number | null) => (rate === null ? null : Math.round(rate * 10_000) / 10_000)

/** The balance of a moment. What was not measured stays null, and so does what would need it. */
export function livePowersOf(sample: LatestSample): LivePowers {
  const isBalanced = sample.gridW !== null
  const reported = sample.householdW === null ? undefined : reportedConsumption(sample, sample.householdW)
  const balanced = balance({
    ...flowsOfPowers({ photovoltaic: Math.max(0, sample.pvW ?? 0), grid: sample.gridW ?? 0, battery: sample.batteryW ?? 0 }),
    heatPump: sample.heatPumpW ?? 0,
    electricVehicle: sample.wallboxW ?? 0,
    heater: sample.heaterW ?? 0,
    reportedConsumption: reported,
  })
  const { residual } = balanced
  const isSuspicious = isBalanced && residual !== null && isResidualSuspicious(residual, balanced.totalConsumption)
  const total = isBalanced ? Math.max(0, balanced.totalConsumption) : (reported ?? null)
  return {
    productionW: sample.pvW === null ? null : watts(Math.max(0, sample.pvW)),
    gridW: sample.gridW,
    batteryW: sample.batteryW,
    totalConsumptionW: total === null ? null : watts(total),
    householdW: isBalanced ? watts(Math.max(0, balanced.household)) : sample.householdW,
    heatPumpW: sample.heatPumpW,
    wallboxW: sample.wallboxW,
    heaterW: sample.heaterW,
    batteryStateOfCharge: sample.stateOfCharge,
    selfConsumptionRate: isBalanced && sample.pvW !== null ? share(balanced.selfConsumptionRate) : null,
    selfSufficiencyRate: isBalanced ? share(balanced.selfSufficiencyRate) : null,
    residualW: isSuspicious ? watts(residual) : null,
  }
}

/** A vendor reports the rest of the household; its total is that with the appliances it measures apart. */
function reportedConsumption(sample: LatestSample, householdW: number): number {
  return householdW + (sample.heatPumpW ?? 0) + (sample.wallboxW ?? 0) + (sample.heaterW ?? 0)
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

const topicPrefixes: Partial<Record<ApplianceSample['kind'], string>> = {
  EVSTATION: 'wallbox',
  HEAT_PUMP: 'heatpump',
  HEAT_PUMP_EXTERNAL: 'heatpump',
  HEATING: 'heater',
}

/** The topic of an appliance that has one of its own. */
export function applianceTopic({ kind, deviceId }: Pick<ApplianceSample, 'kind' | 'deviceId'>): string | undefined {
  const prefix = topicPrefixes[kind]
  return prefix && `${prefix}/${deviceId}`
}

/** What a socket can be asked for at a site that measures like this. */
export function liveTopicsOf(sample: LatestSample | undefined): string[] {
  const topics = ['power', 'grid', 'gateway', 'alarms']
  if (!sample) return topics
  if (sample.pvW !== null) topics.push('pv')
  if (sample.batteryW !== null) topics.push('battery')
  return [...topics, ...sample.appliances.flatMap((one) => applianceTopic(one) ?? [])]
}

/** What is wrong with a site at this moment, as far as its measurements tell. */
export function liveAlarmsOf(sample: LatestSample | undefined, now: number): LiveAlarm[] {
  if (!sample) return [{ code: 'NoData', level: 'info', since: null }]
  const since = new Date(sample.at).toISOString()
  const ageMs = now - sample.at
  if (ageMs > staleAfterMs) return [{ code: 'ConnectionLost', level: ageMs > lostAfterMs ? 'error' : 'warning', since }]
  return livePowersOf(sample).residualW === null ? [] : [{ code: 'BalanceResidual', level: 'warning', since }]
}

export function liveConnectionOf(sample: LatestSample | undefined, now: number): LiveSnapshot['connection'] {
  return connectionOf(sample ? new Date(sample.at) : null, new Date(now))
}
