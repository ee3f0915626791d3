import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'
import type { HomeMoment, HomeProfile } from '@wattdesk/recorded-homes/home.ts'
import type { Progress } from './progress.ts'

/** The maximum power of a home's devices. */
export type Caps = { productionW?: number; chargeW?: number; heatPumpW?: number; evW?: number }

/** A home whose devices are limited. The grid covers the difference. */
export function limitMoment(moment: HomeMoment, { productionW, chargeW, heatPumpW, evW }: Caps): HomeMoment {
  const limited = {
    productionW: Math.min(moment.productionW, productionW ?? Number.POSITIVE_INFINITY),
    batteryW: Math.max(moment.batteryW, chargeW === undefined ? Number.NEGATIVE_INFINITY : -chargeW),
    heatPumpW: Math.min(moment.heatPumpW, heatPumpW ?? Number.POSITIVE_INFINITY),
    evW: Math.min(moment.evW, evW ?? Number.POSITIVE_INFINITY),
  }
  const lessGenerated = moment.productionW - limited.productionW + moment.batteryW - limited.batteryW
  const lessTaken = moment.heatPumpW - limited.heatPumpW + moment.evW - limited.evW
  return { ...moment, ...limited, gridW: moment.gridW + lessGenerated - lessTaken }
}

/** Maximum powers in simulated homes. */
const heatPumpMostW = 9_000
const wallboxMostW = 11_000

export const chargeMostW = ({ batteryCapacityWh }: Pick<HomeProfile, 'batteryCapacityWh'>) => Math.min(10_000, batteryCapacityWh / 2)

/** The limitable power that an appliance reports. */
export function limitableOf(kind: ApplianceKind, home: HomeProfile): FoundAppliance['limitable'] {
  if (kind === 'PV') return home.peakPowerW > 0 ? { generationW: home.peakPowerW } : undefined
  if (kind === 'BATTERY') return home.batteryCapacityWh > 0 ? { consumptionW: chargeMostW(home) } : undefined
  if (kind === 'HEAT_PUMP') return { consumptionW: heatPumpMostW }
  return kind === 'EVSTATION' ? { consumptionW: wallboxMostW } : undefined
}

/** The simulated inverters of SMA keep a limit until their gateway ends it, as those do whose fallback keeps the last setpoint. */
export function reportedLimitable({ kind, manufacturer }: FoundAppliance, home: HomeProfile): FoundAppliance['limitable'] {
  const limitable = limitableOf(kind, home)
  return limitable?.generationW && manufacturer === 'SMA' ? { ...limitable, endedByGateway: ['generation'] } : limitable
}

/** The name under which a gateway's limits are stored. They stay in the gateway, whatever its home is. */
export const limitsKey = ({ serial }: { serial: string }) => `${serial}/limits`

/**
 * Meters count the recorded home's consumption, not the limited one's. Therefore a home that was ever limited has no readings, only
 * power.
 */
export function openMeterTrust(siteId: string, progress: Progress) {
  const key = `${siteId}/limited-since`
  return {
    isTrusted: (at: number): boolean => at < (progress.get(key) ?? Number.POSITIVE_INFINITY),
    end(now: number): void {
      if (progress.get(key) === undefined) progress.set(key, now)
    },
  }
}
