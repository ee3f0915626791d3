import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { HomeMoment } from '@wattdesk/recorded-homes/home.ts'
import { type ModbusServer, startModbusServer } from '@wattdesk/sunspec/modbus-server.ts'
import { encodeModel } from '@wattdesk/sunspec/model-codec.ts'

const mapStart = 40_000
const mark = [0x5375, 0x6e53]
const end = [0xffff, 0]
/** SunSpec states. */
const [sleeping, producing] = [2, 4]
const [batteryConnected, batteryCharging, batteryDischarging, batteryHolding] = [3, 4, 3, 6]

type Models = (moment: HomeMoment) => number[]

/** The models of each kind of device that can be simulated over Modbus. */
const modelsOf: Partial<Record<FoundAppliance['kind'], Models>> = {
  PV: (moment) => encodeModel(103, { values: inverterValues(moment) }),
  // Its battery is a separate device, so that the inverter measures the yield of its panels.
  HYBRID: (moment) => encodeModel(103, { values: inverterValues(moment) }),
  GRID: (moment) => encodeModel(203, { values: meterValues(moment) }),
  BATTERY: (moment) => [...encodeModel(124, { values: storageValues(moment) }), ...encodeModel(802, { values: batteryValues(moment) })],
}

/** Whether all devices of a home can be simulated over Modbus. */
export const speakSunSpec = (appliances: readonly FoundAppliance[]): boolean => appliances.every(({ kind }) => modelsOf[kind])

/** The units under which `startSunSpecDevices` serves this many devices. */
export const unitsOf = (appliances: readonly FoundAppliance[]): number[] => appliances.map((_, place) => place + 1)

/** The devices of a home as one Modbus TCP server. Each device is a unit whose SunSpec registers contain the home's current values. */
export function startSunSpecDevices(appliances: readonly FoundAppliance[], momentAt: () => HomeMoment): Promise<ModbusServer> {
  return startModbusServer({ host: '127.0.0.1', port: 0 }, (unit, address, count) => {
    const appliance = appliances[unit - 1]
    const models = appliance && modelsOf[appliance.kind]
    if (!models || address < mapStart) return undefined
    const map = [...mark, ...encodeCommon(appliance), ...models(momentAt()), ...end]
    return map.slice(address - mapStart, address - mapStart + count)
  })
}

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

const storageValues = ({ batteryW, stateOfCharge }: HomeMoment) => ({
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
