import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { ApplianceSample, SampleInput } from '@wattdesk/device-protocol/samples.ts'
import type { DeviceReading } from '@wattdesk/sunspec/device-reading.ts'

type Kind = FoundAppliance['kind']
/** A device with its reading, which is undefined if it did not respond. */
export type ReadDevice = { deviceId: string; kind: Kind; reading: DeviceReading | undefined; why?: string }

const wattSecondsPerWattHour = 3_600

/** A home's sample from its devices. A sum that lacks a device is omitted, because it would be wrong. Undefined if nothing was measured. */
export function homeSample(at: number, devices: readonly ReadDevice[]): SampleInput | undefined {
  const of = (...kinds: readonly Kind[]) => devices.filter(({ kind }) => kinds.includes(kind))
  const [generating, storing, meters] = [of(...generators), of('BATTERY', 'HYBRID'), of('GRID')]
  const ac = sumOf(generating, deliveredW)
  const behindInverters = sumOrNone(of('HYBRID'), ({ batteryW }) => batteryW)
  const ownBatteries = sumOrNone(of('BATTERY'), storedW)
  const grid = sumOf(meters, meteredW)
  const consumers = sumOrNone(of('HEAT_PUMP', ...chargers, 'HEATING'), meteredW)
  const charge = sumOf(storing, ({ stateOfCharge }) => stateOfCharge)
  const appliances = devices.flatMap((one) => applianceSample(one) ?? [])
  if (appliances.length === 0) return undefined
  const sample = {
    at,
    productionPowerW: atLeast(-1_000, plus(ac, negative(behindInverters))),
    gridPowerW: grid,
    batteryPowerW: storing.length === 0 ? undefined : plus(behindInverters, ownBatteries),
    batteryStateOfCharge: charge === undefined ? undefined : charge / storing.length,
    heatPumpPowerW: atLeast(0, sumOf(of('HEAT_PUMP'), meteredW)),
    evPowerW: atLeast(0, sumOf(of(...chargers), meteredW)),
    heaterPowerW: atLeast(0, sumOf(of('HEATING'), meteredW)),
    householdPowerW: plus(plus(grid, generating.length === 0 ? 0 : ac), plus(ownBatteries, negative(consumers))),
    gridImportReadingWs: wattSeconds(sumOf(meters, ({ importedWh }) => importedWh)),
    gridExportReadingWs: wattSeconds(sumOf(meters, ({ exportedWh }) => exportedWh)),
    appliances,
  }
  return sample
}

function applianceSample({ deviceId, kind, reading }: ReadDevice): ApplianceSample | undefined {
  if (!reading) return undefined
  const { generatedW, generatedWh, batteryW, importedWh, exportedWh, stateOfCharge, temperatureC } = reading
  const isGenerator = generators.includes(kind)
  const powerW = isGenerator ? deliveredW(reading) : kind === 'BATTERY' ? storedW(reading) : (generatedW ?? batteryW ?? reading.meteredW)
  if (powerW === undefined) return undefined
  // A generator's output is export to its meter.
  const [counted, countedBack] = isGenerator && generatedW === undefined ? [exportedWh, importedWh] : [importedWh, exportedWh]
  return {
    deviceId,
    kind,
    powerW: tenth(powerW),
    stateOfCharge,
    energyReadingWh: generatedWh ?? counted,
    energyExportReadingWh: countedBack,
    temperatureC,
  }
}

const generators: readonly Kind[] = ['PV', 'PV_EXTERNAL', 'HYBRID', 'BTTP', 'FUEL_CELL', 'WIND_TURBINE']
const chargers: readonly Kind[] = ['EVSTATION', 'CLUSTER']

/** A generator's output: an inverter's AC power, or a meter's export. */
const deliveredW = (reading: DeviceReading) => reading.generatedW ?? negative(reading.meteredW)
/** A battery's discharge, from itself, its inverter or its meter. */
const storedW = (reading: DeviceReading) => reading.batteryW ?? deliveredW(reading)
const meteredW = (reading: DeviceReading) => reading.meteredW

/** Undefined for an impossible sign, which would cause the whole sample to be refused. The meter's own measurement still shows it. */
const atLeast = (leastW: number, valueW: number | undefined) => (valueW === undefined || valueW < leastW ? undefined : valueW)

function sumOf(devices: readonly ReadDevice[], take: (reading: DeviceReading) => number | undefined): number | undefined {
  const values = devices.map(({ reading }) => reading && take(reading))
  if (values.length === 0 || values.includes(undefined)) return undefined
  return values.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

const sumOrNone: typeof sumOf = (devices, take) => (devices.length === 0 ? 0 : sumOf(devices, take))
const negative = (value: number | undefined) => (value === undefined ? undefined : 0 - value)
const tenth = (value: number) => Math.round(value * 10) / 10
const plus = (a: number | undefined, b: number | undefined) => (a === undefined || b === undefined ? undefined : tenth(a + b))
const wattSeconds = (energyWh: number | undefined) => (energyWh === undefined ? undefined : Math.round(energyWh * wattSecondsPerWattHour))
