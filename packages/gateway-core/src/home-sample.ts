import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { ApplianceSample, SampleInput } from '@wattdesk/device-protocol/samples.ts'
import type { DeviceReading } from '@wattdesk/sunspec/device.ts'

type Kind = FoundAppliance['kind']
/** A device with what it answered; no reading: it did not answer. */
export type ReadDevice = { deviceId: string; kind: Kind; reading: DeviceReading | undefined }

const wattSecondsPerWattHour = 3_600

/**
 * A home's sample from its devices. A sum that lacks a device is left out, because it would be wrong. Undefined if nothing was
 * measured.
 */
export function homeSample(at: number, devices: readonly ReadDevice[]): SampleInput | undefined {
  const of = (...kinds: Kind[]) => devices.filter(({ kind }) => kinds.includes(kind))
  const [inverters, storing, meters] = [of('PV', 'HYBRID'), of('BATTERY', 'HYBRID'), of('GRID')]
  const ac = sumOf(inverters, ({ generatedW }) => generatedW)
  const behindInverters = of('HYBRID').length === 0 ? 0 : sumOf(of('HYBRID'), ({ batteryW }) => batteryW)
  const battery = sumOf(storing, ({ batteryW }) => batteryW)
  const grid = sumOf(meters, ({ meteredW }) => meteredW)
  const ownBatteries = of('BATTERY').length === 0 ? 0 : sumOf(of('BATTERY'), ({ batteryW }) => batteryW)
  const charge = sumOf(storing, ({ stateOfCharge }) => stateOfCharge)
  const appliances = devices.flatMap((one) => applianceSample(one) ?? [])
  if (appliances.length === 0) return undefined
  const sample = {
    at,
    productionPowerW: plus(ac, behindInverters === undefined ? undefined : -behindInverters),
    gridPowerW: grid,
    batteryPowerW: battery,
    batteryStateOfCharge: charge === undefined ? undefined : charge / storing.length,
    householdPowerW: plus(grid, plus(inverters.length === 0 ? 0 : ac, ownBatteries)),
    gridImportReadingWs: wattSeconds(sumOf(meters, ({ importedWh }) => importedWh)),
    gridExportReadingWs: wattSeconds(sumOf(meters, ({ exportedWh }) => exportedWh)),
    appliances,
  }
  return sample
}

function applianceSample({ deviceId, kind, reading }: ReadDevice): ApplianceSample | undefined {
  if (!reading) return undefined
  const powerW = reading.generatedW ?? reading.batteryW ?? reading.meteredW
  if (powerW === undefined) return undefined
  return {
    deviceId,
    kind,
    powerW: tenth(powerW),
    stateOfCharge: reading.stateOfCharge,
    energyReadingWh: reading.generatedWh ?? reading.importedWh,
    energyExportReadingWh: reading.exportedWh,
    temperatureC: reading.temperatureC,
  }
}

function sumOf(devices: readonly ReadDevice[], take: (reading: DeviceReading) => number | undefined): number | undefined {
  const values = devices.map(({ reading }) => reading && take(reading))
  if (values.length === 0 || values.includes(undefined)) return undefined
  return values.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

const tenth = (value: number) => Math.round(value * 10) / 10
const plus = (a: number | undefined, b: number | undefined) => (a === undefined || b === undefined ? undefined : tenth(a + b))
const wattSeconds = (energyWh: number | undefined) => (energyWh === undefined ? undefined : Math.round(energyWh * wattSecondsPerWattHour))
