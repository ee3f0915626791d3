import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { ApplianceSample, SampleInput } from '@wattdesk/device-protocol/samples.ts'
import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'
import type { HomeMoment } from '@wattdesk/recorded-homes/home.ts'

const watts = (value: number) => Math.round(value * 10) / 10
const wattSeconds = (energyWh: number) => Math.round(energyWh * 3_600)

/** A sample of a home as its gateway would measure it. */
export function sampleOf(moment: HomeMoment, appliances: readonly FoundAppliance[], gasMeter?: string): SampleInput {
  const has = (...kinds: ApplianceKind[]) => appliances.some((one) => kinds.includes(one.kind))
  const hasBattery = has('BATTERY', 'HYBRID')
  const hasMeter = has('GRID')
  const measuring = appliances.flatMap((one) => applianceSample(moment, one) ?? [])
  return {
    at: moment.at,
    productionPowerW: has('PV', 'HYBRID') ? watts(moment.productionW) : undefined,
    gridPowerW: hasMeter ? watts(moment.gridW) : undefined,
    batteryPowerW: hasBattery ? watts(moment.batteryW) : undefined,
    batteryStateOfCharge: hasBattery ? Math.round(moment.stateOfCharge * 1_000) / 1_000 : undefined,
    householdPowerW: hasMeter ? watts(moment.householdW) : undefined,
    heatPumpPowerW: has('HEAT_PUMP') ? watts(moment.heatPumpW) : undefined,
    evPowerW: has('EVSTATION') ? watts(moment.evW) : undefined,
    gridImportReadingWs: hasMeter ? wattSeconds(moment.gridImportReadingWh) : undefined,
    gridExportReadingWs: hasMeter ? wattSeconds(moment.gridExportReadingWh) : undefined,
    appliances: measuring.length > 0 ? measuring : undefined,
    gasMeters: gasMeter ? [{ deviceId: gasMeter, readingM3: Math.round(moment.gasReadingM3 * 1_000) / 1_000 }] : undefined,
  }
}

function applianceSample(moment: HomeMoment, { deviceId, kind }: FoundAppliance): ApplianceSample | undefined {
  if (kind === 'EVSTATION') return { deviceId, kind, powerW: watts(moment.evW) }
  if (kind === 'HEAT_PUMP') return { deviceId, kind, powerW: watts(moment.heatPumpW) }
  if (kind === 'BATTERY') return { deviceId, kind, powerW: watts(moment.batteryW), stateOfCharge: moment.stateOfCharge }
  return undefined
}

export const withoutReadings = (sample: SampleInput): SampleInput => ({
  ...sample,
  gridImportReadingWs: undefined,
  gridExportReadingWs: undefined,
})
