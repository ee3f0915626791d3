import { pick, type Random } from './random.ts'

/** Copied from data sheets. */
export type InverterModel = { manufacturer: string; model: string; maxAcPowerW: number; isHybrid: boolean }
export type BatteryModel = { manufacturer: string; model: string; capacityWh: number; maxPowerW: number }

const inverter = (manufacturer: string, model: string, maxAcPowerW: number, isHybrid = true): InverterModel => {
  return { manufacturer, model, maxAcPowerW, isHybrid }
}
const battery = (manufacturer: string, model: string, capacityWh: number, maxPowerW: number): BatteryModel => {
  return { manufacturer, model, capacityWh, maxPowerW }
}

const byd = [battery('BYD', 'Battery-Box Premium HVS 7.7', 7_680, 7_680), battery('BYD', 'Battery-Box Premium HVM 11.0', 11_040, 10_240)]
const pylontech = [battery('Pylontech', 'Force H2 10.65', 10_650, 7_100)]

const sheets = {
  solaredge: {
    inverters: [
      inverter('SolarEdge', 'SE5K-RWS', 5_000),
      inverter('SolarEdge', 'SE8K-RWS', 8_000),
      inverter('SolarEdge', 'SE10K-RWS', 10_000),
    ],
    batteries: [battery('LG', 'RESU10H Prime', 9_600, 5_000)],
  },
  victron: {
    inverters: [inverter('Victron Energy', 'MultiPlus-II 48/5000', 4_000), inverter('Victron Energy', 'Quattro-II 48/5000', 4_000)],
    batteries: pylontech,
  },
  fronius: {
    inverters: [
      inverter('Fronius', 'Symo GEN24 6.0 Plus', 6_000),
      inverter('Fronius', 'Symo GEN24 8.0 Plus', 8_000),
      inverter('Fronius', 'Symo GEN24 10.0 Plus', 10_000),
    ],
    batteries: byd,
  },
  kostal: {
    inverters: [inverter('KOSTAL', 'PLENTICORE plus 7.0', 7_000), inverter('KOSTAL', 'PLENTICORE plus 10', 10_000)],
    batteries: byd,
  },
  sma: {
    inverters: [inverter('SMA', 'Sunny Tripower 8.0', 8_000, false), inverter('SMA', 'Sunny Tripower 10.0 SE', 10_000)],
    batteries: byd,
  },
  senec: {
    inverters: [inverter('SENEC', 'SENEC.Home V3 hybrid', 5_000)],
    batteries: [battery('SENEC', 'SENEC.Home V3 10', 10_000, 2_500)],
  },
  solarlog: { inverters: [inverter('Solar-Log', 'Solar-Log Base 15', 10_000, false)], batteries: [] },
} as const satisfies Record<string, { inverters: readonly InverterModel[]; batteries: readonly BatteryModel[] }>

export type PvVendor = keyof typeof sheets
export const pvVendors: readonly PvVendor[] = ['solaredge', 'victron', 'fronius', 'kostal', 'sma', 'senec', 'solarlog']

export function inverterOf(random: Random, vendor: PvVendor): InverterModel {
  return pick<InverterModel>(random, sheets[vendor].inverters)
}

/** A battery that fits the inverter; undefined if it supports none. */
export function batteryOf(random: Random, vendor: PvVendor, { isHybrid }: InverterModel): BatteryModel | undefined {
  const batteries: readonly BatteryModel[] = sheets[vendor].batteries
  return isHybrid ? pick(random, batteries) : undefined
}
