import { connectionOf, lostAfterMs, staleAfterMs } from '@wattdesk/contract/installations/installation.ts'
import type { LiveAlarm, LiveAppliance, LivePowers, LiveSnapshot } from '@wattdesk/contract/telemetry.ts'
import type { ApplianceSample } from '@wattdesk/device-protocol/samples.ts'
import { balance, flowsOfPowers, isResidualSuspicious } from '@wattdesk/energy/balance.ts'
import { balancePowers } from '@wattdesk/energy/energies.ts'
import { deviceTopicOf, type MeasurementName, powerNames } from '@wattdesk/energy/quantities.ts'

/** The latest sample of a site. */
export type LatestSample = Record<MeasurementName, number | null> & {
  /** Epoch milliseconds. */
  at: number
  sourceId: string
  appliances: readonly ApplianceSample[]
}

/**
 * A home at an instant, from the latest sample of each of its sources, newest last. A wallbox that measures by itself adds its
 * appliance to the measurement of gateway or vendor while it is fresh.
 */
export function mergeSources(samples: readonly LatestSample[]): LatestSample | undefined {
  const home = samples.findLast((one) => powerNames.some((name) => one[name] !== null)) ?? samples.at(-1)
  if (!home) return undefined
  const others = samples.filter((one) => one !== home && Math.abs(one.at - home.at) <= staleAfterMs)
  const alone = others.flatMap((one) => (powerNames.every((name) => one[name] === null) ? one.appliances : []))
  const isKnown = new Set(home.appliances.map(({ deviceId }) => deviceId))
  return { ...home, appliances: [...home.appliances, ...alone.filter(({ deviceId }) => !isKnown.has(deviceId))] }
}

const roundedW = (powerW: number | null) => (powerW === null ? null : Math.round(powerW * 10) / 10)
const share = (rate: number | null) => (rate === null ? null : Math.round(rate * 10_000) / 10_000)

/** The balance of an instant. What was not measured is null, and so is whatever depends on it. */
export function livePowersOf(sample: LatestSample): LivePowers {
  const isMetered = sample.grid !== null
  const powers = { ...sample, production: sample.production === null ? null : Math.max(0, sample.production) }
  const balanced = balancePowers(powers)
  const { residual, totalConsumption, ...rates } = balance({
    ...flowsOfPowers({ photovoltaic: powers.production ?? 0, grid: sample.grid ?? 0, battery: sample.battery ?? 0 }),
    heatPump: sample.heatPump ?? 0,
    ev: sample.ev ?? 0,
    heater: sample.heater ?? 0,
    // Vendors report the household; their total is that and the consumers measured separately.
    reportedConsumption: balancePowers({ ...powers, grid: null }).totalConsumption ?? undefined,
  })
  const isSuspicious = isMetered && residual !== null && isResidualSuspicious(residual, totalConsumption)
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
    selfConsumptionRate: isMetered && sample.production !== null ? share(rates.selfConsumptionRate) : null,
    selfSufficiencyRate: isMetered ? share(rates.selfSufficiencyRate) : null,
    residualW: isSuspicious ? roundedW(residual) : null,
  }
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
