import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { HomeMoment, HomeProfile } from '@wattdesk/recorded-homes/home.ts'
import { type ModbusServer, startModbusServer } from '@wattdesk/sunspec/modbus-server.ts'
import { encodeModel } from '@wattdesk/sunspec/model-codec.ts'
import { chargeMostW, limitMoment } from './home-limits.ts'
import { openControls } from './sunspec-controls.ts'

const mapStart = 40_000
const mark = [0x5375, 0x6e53]
const end = [0xffff, 0]
/** SunSpec states. */
const [sleeping, producing] = [2, 4]
const [batteryConnected, batteryCharging, batteryDischarging, batteryHolding] = [3, 4, 3, 6]

type Simulated = { moment: HomeMoment; home: HomeProfile }
type Models = (simulated: Simulated) => number[]

/** The models of each kind of device that can be simulated over Modbus. */
const modelsOf: Partial<Record<FoundAppliance['kind'], Models>> = {
  PV: inverterModels,
  // The hybrid inverter's battery is a separate device, so that the inverter measures the yield of its panels.
  HYBRID: inverterModels,
  GRID: ({ moment }) => encodeModel(203, { values: meterValues(moment) }),
  BATTERY: ({ moment, home }) => [
    ...encodeModel(124, { values: storageValues(moment, chargeMostW(home)) }),
    ...encodeModel(802, { values: batteryValues(moment) }),
  ],
}

function inverterModels({ moment, home }: Simulated): number[] {
  const power = encodeModel(103, { values: inverterValues(moment) })
  if (home.peakPowerW <= 0) return power
  const settings = encodeModel(121, { values: { WMax_SF: 1, WMax: home.peakPowerW } })
  return [
    ...power,
    ...settings,
    ...encodeModel(123, { values: { WMaxLimPct_SF: -2, WMaxLimPct: 100, WMaxLim_Ena: 0, WMaxLimPct_RvrtTms: 0 } }),
  ]
}

/** Whether all devices of a home can be simulated over Modbus. */
export const speakSunSpec = (appliances: readonly FoundAppliance[]): boolean => appliances.every(({ kind }) => modelsOf[kind])

/** The units under which `startSunSpecDevices` serves this many devices. */
export const unitsOf = (appliances: readonly FoundAppliance[]): number[] => appliances.map((_, place) => place + 1)

/**
 * The devices of a home as one Modbus TCP server. Each device is a unit whose SunSpec registers contain the home's current values.
 * Inverter and battery can be limited: values written to their controls apply until they expire.
 */
export function startSunSpecDevices(
  appliances: readonly FoundAppliance[],
  home: HomeProfile,
  momentAt: () => HomeMoment,
  meters: { isTrusted(at: number): boolean; end(now: number): void },
): Promise<ModbusServer> {
  const controls = openControls(() => mostOf(home))
  const mapOf = (unit: number) => {
    const appliance = appliances[unit - 1]
    const models = appliance && modelsOf[appliance.kind]
    if (!models) return undefined
    const moment = limitMoment(momentAt(), controls.caps(Date.now()))
    const read = meters.isTrusted(moment.at) ? moment : { ...moment, gridImportReadingWh: 0, gridExportReadingWh: 0 }
    return controls.onto(unit, [...mark, ...encodeCommon(appliance), ...models({ moment: read, home }), ...end])
  }
  return startModbusServer(
    { host: '127.0.0.1', port: 0 },
    (unit, address, count) => (address < mapStart ? undefined : mapOf(unit)?.slice(address - mapStart, address - mapStart + count)),
    (unit, address, registers) => {
      const isWritten = controls.write(unit, mapOf(unit) ?? [], address - mapStart, registers)
      if (isWritten) meters.end(Date.now())
      return isWritten
    },
  )
}

const mostOf = (home: HomeProfile) => ({ productionW: home.peakPowerW, chargeW: chargeMostW(home) })

function encodeCommon({ manufacturer, model, serialNumber, kind }: FoundAppliance): number[] {
  const Opt = kind === 'GRID' ? 'Export+Import' : ''
  return encodeModel(1, { values: { Mn: manufacturer, Md: model, SN: serialNumber, Vr: '4.12', Opt, DA: 1 } })
}

function inverterValues({ productionW }: HomeMoment) {
  const W = Math.round(productionW)
  const scales = { A_SF: -2, V_SF: -1, W_SF: 0, Hz_SF: -2, WH_SF: 0, Tmp_SF: -1, DCW_SF: 0 }
  return {
    ...scales,
    W,
    A: productionW / 230,
    AphA: productionW / 690,
    AphB: productionW / 690,
    AphC: productionW / 690,
    PhVphA: 230,
    PhVphB: 230,
    PhVphC: 230,
    Hz: 50,
    DCW: Math.round(productionW / 0.97),
    TmpCab: 25 + productionW / 500,
    St: productionW > 0 ? producing : sleeping,
  }
}

const meterValues = ({ gridW, gridImportReadingWh, gridExportReadingWh }: HomeMoment) => ({
  ...{ A_SF: -2, V_SF: -1, W_SF: 0, Hz_SF: -2, TotWh_SF: 0 },
  A: gridW / 230,
  PhV: 230,
  Hz: 50,
  W: gridW,
  TotWhImp: gridImportReadingWh,
  TotWhExp: gridExportReadingWh,
})

const storageValues = ({ batteryW, stateOfCharge }: HomeMoment, chargeMaxW: number) => ({
  ...(chargeMaxW > 0 ? { WChaMax_SF: 0, WChaMax: chargeMaxW, StorCtl_Mod: 0, InOutWRte_SF: -2, InWRte: 100, InOutWRte_RvrtTms: 0 } : {}),
  ChaState_SF: -1,
  ChaState: stateOfCharge * 100,
  ChaSt: batteryW === 0 ? batteryHolding : batteryW > 0 ? batteryDischarging : batteryCharging,
})

const batteryValues = ({ batteryW, stateOfCharge }: HomeMoment) => ({
  ...{ SoC_SF: -1, W_SF: 0, V_SF: -1, A_SF: -1 },
  SoC: stateOfCharge * 100,
  State: batteryConnected,
  V: 400,
  A: batteryW / 400,
  W: batteryW,
})
