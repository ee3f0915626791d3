import { staleAfterMs } from '@wattdesk/contract/installations/terms.ts'
import type { LiveCheck, LiveDevice } from '@wattdesk/contract/unallocated-installations/commissioning/models.ts'
import type { LiveVerdict } from '@wattdesk/contract/unallocated-installations/commissioning/terms.ts'
import { liveDataWithinMs } from '@wattdesk/contract/unallocated-installations/terms.ts'
import { type ApplianceKind, namedConsumers, type PowerName, powerOfDevice, powerOfKind } from '@wattdesk/energy/quantities.ts'

/** One of a gateway's latest samples. Powers are in W: grid above 0 is import, battery above 0 discharge. */
export type CheckedSample = Record<PowerName, number | null> & {
  /** Epoch milliseconds. */
  at: number
  batteryStateOfCharge: number | null
  appliances: readonly { deviceId: string; kind: string; powerW: number; stateOfCharge?: number }[]
}
export type CheckedDevice = {
  deviceId: string
  kind: ApplianceKind
  type: string
  manufacturer: string | null
  model: string | null
  peakPowerW: number | null
  addedAt: string
}
type Measured = { powerW: number; stateOfCharge: number | null; at: number; sample: CheckedSample }
type Finding = { verdict: LiveVerdict; limitW?: number }

/** Tolerance for an inverter's draw at night and a meter's error. */
const toleranceW = 100
/** An inverter may exceed its peak power briefly. */
const peakTolerance = 1.1

const isGenerator = (kind: ApplianceKind) => powerOfKind(kind) === 'production'
const isConsumer = (kind: ApplianceKind) => namedConsumers.some((name) => name === powerOfDevice(kind))
/** Only inverters of panels have a peak power printed on them. */
const hasPeakPower = ({ kind, type }: CheckedDevice) => type === 'Inverter' && (kind === 'PV' || kind === 'HYBRID')

/** The greatest powers that occur in homes: a fuse of 160 A in three phases, a large battery, a fast charger. */
const limitsW: Partial<Record<ApplianceKind, number>> = { BATTERY: 50_000, HEAT_PUMP: 30_000, HEAT_PUMP_EXTERNAL: 30_000, HEATING: 30_000 }
const otherwiseW = 110_000

/** Whether each device's data arrive, how old they are, and whether their sign and size are plausible. */
export function checkLive(devices: readonly CheckedDevice[], samples: readonly CheckedSample[], since: Date, now: Date): LiveCheck {
  const [newest] = samples
  const ageMs = newest && Math.max(0, now.getTime() - newest.at)
  return {
    status: ageMs === undefined ? 'no_data' : ageMs > staleAfterMs ? 'stale' : 'live',
    since: since.toISOString(),
    checkedAt: now.toISOString(),
    measuredAt: newest ? new Date(newest.at).toISOString() : null,
    ageSeconds: ageMs === undefined ? null : Math.floor(ageMs / 1_000),
    consumptionW: newest ? consumptionOf(newest, devices) : null,
    devices: devices.map((device) => checkDevice(device, devices, samples, since, now)),
  }
}

function checkDevice(
  device: CheckedDevice,
  devices: readonly CheckedDevice[],
  samples: readonly CheckedSample[],
  since: Date,
  now: Date,
): LiveDevice {
  const { deviceId, kind, manufacturer, model } = device
  const measured = measuredBy(device, samples)
  const { verdict, limitW } = findingOf(device, devices, measured, since, now)
  return {
    deviceId,
    kind,
    manufacturer,
    model,
    verdict,
    limitW: limitW ?? null,
    powerW: measured?.powerW ?? null,
    stateOfCharge: measured?.stateOfCharge ?? null,
    measuredAt: measured ? new Date(measured.at).toISOString() : null,
    ageSeconds: measured ? Math.max(0, Math.floor((now.getTime() - measured.at) / 1_000)) : null,
  }
}

/** The device's own measurement, or else the home's power of its kind. */
function measuredBy({ deviceId, kind }: CheckedDevice, samples: readonly CheckedSample[]): Measured | undefined {
  const power = kind === 'HYBRID' ? 'production' : powerOfKind(kind)
  for (const sample of samples) {
    const own = sample.appliances.find((one) => one.deviceId === deviceId)
    const stateOfCharge = own?.stateOfCharge ?? (kind === 'BATTERY' || kind === 'HYBRID' ? sample.batteryStateOfCharge : null)
    if (own) return { powerW: own.powerW, stateOfCharge, at: sample.at, sample }
    const ofHome = power && sample[power]
    if (typeof ofHome === 'number') return { powerW: ofHome, stateOfCharge, at: sample.at, sample }
  }
  return undefined
}

function findingOf(
  device: CheckedDevice,
  devices: readonly CheckedDevice[],
  measured: Measured | undefined,
  since: Date,
  now: Date,
): Finding {
  const { kind, peakPowerW } = device
  if (kind === 'UNKNOWN') return { verdict: 'KindUnknown' }
  if (!measured) {
    const waitsFrom = Math.max(since.getTime(), Date.parse(device.addedAt))
    return { verdict: now.getTime() - waitsFrom <= liveDataWithinMs ? 'Waiting' : 'NoData' }
  }
  if (now.getTime() - measured.at > staleAfterMs) return { verdict: 'Stale' }
  const { powerW } = measured
  if (isGenerator(kind) && powerW < -toleranceW) return { verdict: 'ProductionNegative' }
  if (isConsumer(kind) && powerW < -toleranceW) return { verdict: 'ConsumptionNegative' }
  const consumptionW = kind === 'GRID' ? consumptionOf(measured.sample, devices) : null
  if (consumptionW !== null && consumptionW < -toleranceW) return { verdict: 'BalanceNegative' }
  if (hasPeakPower(device)) {
    if (peakPowerW === null) return { verdict: 'PeakPowerMissing' }
    return powerW > peakPowerW * peakTolerance ? { verdict: 'AbovePeakPower', limitW: peakPowerW } : { verdict: 'Plausible' }
  }
  const limitW = limitsW[kind] ?? otherwiseW
  return Math.abs(powerW) > limitW ? { verdict: 'TooLarge', limitW } : { verdict: 'Plausible' }
}

/** Negative if a meter counts the wrong way round; null if a device that was found did not measure. */
function consumptionOf(sample: CheckedSample, devices: readonly CheckedDevice[]): number | null {
  if (sample.grid === null) return null
  const isSilent = (power: PowerName) => sample[power] === null && devices.some(({ kind }) => powerOfKind(kind) === power)
  if (isSilent('production') || isSilent('battery')) return null
  return Math.round((sample.production ?? 0) + sample.grid + (sample.battery ?? 0))
}
