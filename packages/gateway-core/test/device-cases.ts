import { encodeModel } from '@wattdesk/sunspec/model-codec.ts'
import {
  at40000,
  batteryLimits,
  controls,
  type DeviceCase,
  der,
  dumpOf,
  gridMeter,
  kostalControls,
  meter,
  nameplate,
  ofMaker,
  one,
  type Registers,
  ratings,
  settings,
  seven,
  sma,
  storage,
  strings,
  three,
  withPowerControl,
} from './case-registers.ts'
import { generating, mapOf } from './homes.ts'
import { recordedCases } from './recorded-cases.ts'
import { reportedCases } from './reported-cases.ts'

function without(registers: Registers, isAbsent: (address: number) => boolean): Registers {
  for (const address of registers.keys()) if (isAbsent(address)) registers.delete(address)
  return registers
}

const documentedCases: readonly DeviceCase[] = [
  {
    device: 'SolarEdge, inverter whose power control is allowed',
    source: 'document',
    units: () => ({ 1: withPowerControl(ofMaker('SolarEdge', 'SE10K', '1', generating(4_000))) }),
    kinds: ['PV'],
    sums: { productionPowerW: 4_000 },
    limits: ['solaredge'],
  },
  {
    device: 'SolarEdge, inverter that follows at unit 2',
    source: 'document',
    units: () => ({
      1: withPowerControl(ofMaker('SolarEdge', 'SE10K', '1', generating(4_000))),
      2: withPowerControl(ofMaker('SolarEdge', 'SE8K', '2', generating(3_000))),
    }),
    kinds: ['PV', 'PV'],
    sums: { productionPowerW: 7_000 },
    limits: ['solaredge', 'solaredge'],
  },
  {
    device: 'Fronius Symo, inverter with its meter at unit 240',
    source: 'document',
    units: () => ({
      1: ofMaker('Fronius', 'Symo 8.2', '1', generating(3_000), settings, controls),
      240: gridMeter('Fronius', '2', meter(-1_500)),
    }),
    kinds: ['PV', 'GRID'],
    sums: { productionPowerW: 3_000, gridPowerW: -1_500 },
    limits: [123],
  },
  {
    device: 'Fronius GEN24 in floats, with battery, its meter at unit 200',
    source: 'document',
    units: () => ({
      1: ofMaker('Fronius', 'GEN24 10.0', '1', three(1_700), settings, controls, storage(55), strings(800, 0)),
      200: gridMeter('Fronius', '2', encodeModel(213, { values: { W: 250 } })),
    }),
    kinds: ['HYBRID', 'GRID'],
    sums: { productionPowerW: 2_500, batteryPowerW: -800, batteryStateOfCharge: 0.55, gridPowerW: 250 },
    limits: [123, 124],
  },
  {
    device: 'Kostal Plenticore with battery and a meter in its chain, unit 71',
    source: 'document',
    units: () => ({
      71: at40000(
        mapOf({ Mn: 'KOSTAL', Md: 'PLENTICORE plus 8.5', SN: '9' }, generating(3_000), nameplate, kostalControls, meter(-400)),
        dumpOf('kostal_plenticore'),
      ),
    }),
    kinds: ['HYBRID', 'GRID'],
    sums: { productionPowerW: 4_875, batteryPowerW: -1_875, batteryStateOfCharge: 0.47, gridPowerW: -400 },
    limits: [123],
    kept: [123],
    takesOnlySingle: true,
  },
  {
    device: 'Kostal Plenticore G3 with battery, unit 71',
    source: 'document',
    units: () => ({
      71: at40000(
        mapOf({ Mn: 'KOSTAL', Md: 'PLENTICORE G3 8.5', SN: '9' }, generating(3_000), nameplate, kostalControls),
        new Map([...dumpOf('kostal_plenticore'), ...batteryLimits]),
      ),
    }),
    kinds: ['HYBRID'],
    sums: { productionPowerW: 4_875, batteryPowerW: -1_875, batteryStateOfCharge: 0.47 },
    limits: [123, 'kostal'],
    kept: [123],
    takesOnlySingle: true,
  },
  {
    device: 'Kostal PIKO IQ, inverter, unit 71',
    source: 'document',
    units: () => ({ 71: ofMaker('KOSTAL', 'PIKO IQ 10', '9', generating(2_000), nameplate, kostalControls) }),
    kinds: ['PV'],
    sums: { productionPowerW: 2_000 },
    limits: [123],
    kept: [123],
    takesOnlySingle: true,
  },
  {
    device: 'SMA Sunny Tripower, inverter, unit 126',
    source: 'document',
    units: () => ({ 126: ofMaker('SMA', 'STP8.0-3AV-40', '3001', generating(5_000), settings, controls) }),
    kinds: ['PV'],
    sums: { productionPowerW: 5_000 },
    limits: [123],
  },
  {
    device: 'SMA of the 700 series, inverter, unit 126',
    source: 'document',
    units: () => ({ 126: ofMaker('SMA', 'STP 20', '3002', seven(6_000), ratings, der) }),
    kinds: ['PV'],
    sums: { productionPowerW: 6_000 },
    limits: [704],
  },
  {
    device: 'SMA Smart Energy with battery, SunSpec at unit 126 and its own registers at unit 3',
    source: 'document',
    units: () => ({
      3: dumpOf('sma_smart_energy'),
      126: ofMaker('SMA', 'STP8.0-3SE-40', '3012345678', generating(3_120), settings, controls),
    }),
    kinds: ['HYBRID'],
    sums: { productionPowerW: 1_670, batteryPowerW: 1_450, batteryStateOfCharge: 0.81 },
    limits: [123],
  },
  {
    device: 'SMA Smart Energy with battery, without SunSpec, unit 3',
    source: 'document',
    units: () => ({ 3: sma() }),
    kinds: ['HYBRID'],
    sums: { productionPowerW: 1_670, batteryPowerW: 1_450, batteryStateOfCharge: 0.81 },
    limits: ['sma'],
  },
  {
    device: 'SMA Sunny Tripower, inverter, without SunSpec, which keeps its last setpoint, unit 3',
    source: 'document',
    units: () => ({
      3: without(
        sma([
          [30_052, 8_001],
          [41_194, 2_506],
        ]),
        (address) => address === 30_845 || (address >= 31_393 && address <= 31_396),
      ),
    }),
    kinds: ['PV'],
    sums: { productionPowerW: 3_120 },
    limits: ['sma'],
    kept: ['sma'],
  },
  {
    device: 'SMA Sunny Boy Storage, battery inverter, unit 3',
    source: 'document',
    units: () => ({ 3: sma([[30_052, 8_007]]) }),
    kinds: ['BATTERY'],
    sums: { batteryPowerW: 1_450, batteryStateOfCharge: 0.81 },
  },
  {
    device: 'KACO blueplanet, inverters at units 3 and 125',
    source: 'document',
    units: () => ({
      3: ofMaker('KACO new energy', 'blueplanet 10.0', '1', generating(2_000), settings, controls),
      125: ofMaker('KACO new energy', 'blueplanet 5.0', '2', generating(1_000), settings, controls),
    }),
    kinds: ['PV', 'PV'],
    sums: { productionPowerW: 3_000 },
    limits: [123, 123],
  },
  {
    device: 'Inverter of any maker with a battery by model 802',
    source: 'document',
    units: () => ({
      1: ofMaker(
        'Any',
        'X',
        '1',
        generating(2_500),
        settings,
        controls,
        encodeModel(802, { values: { W: 700, W_SF: 0, SoC: 64, SoC_SF: 0 } }),
      ),
    }),
    kinds: ['HYBRID'],
    sums: { productionPowerW: 1_800, batteryPowerW: 700, batteryStateOfCharge: 0.64 },
    limits: [123],
  },
  {
    device: 'Enphase IQ Gateway, inverters as one, of the 700 series',
    source: 'document',
    units: () => ({ 1: ofMaker('Enphase', 'IQ Gateway', '1', seven(3_600), ratings, der) }),
    kinds: ['PV'],
    sums: { productionPowerW: 3_600 },
    limits: [704],
  },
  {
    device: 'Single-phase inverter of any maker with a meter (model 201) in its own chain',
    source: 'document',
    units: () => ({ 1: ofMaker('Any', 'X', '1', one(3_600), settings, controls, meter(120, 201)) }),
    kinds: ['PV', 'GRID'],
    sums: { productionPowerW: 3_600, gridPowerW: 120 },
    limits: [123],
  },
  {
    device: 'Meter of any maker, three phases in floats (model 214)',
    source: 'document',
    units: () => ({ 1: gridMeter('Any', '3', encodeModel(214, { values: { W: -420 } })) }),
    kinds: ['GRID'],
    sums: { gridPowerW: -420 },
  },
  {
    device: 'Huawei SUN2000 with LUNA2000 and power sensor',
    source: 'document',
    units: () => ({ 1: dumpOf('huawei_sun2000_luna2000') }),
    kinds: ['HYBRID', 'GRID'],
    sums: { productionPowerW: 6_810, batteryPowerW: -2_630, batteryStateOfCharge: 0.653, gridPowerW: -2_087 },
    limits: ['huawei', 'huawei-battery'],
    kept: ['huawei-battery'],
  },
  {
    device: 'Huawei SUN2000, inverter alone, without a time after which a limit ends',
    source: 'document',
    units: () => ({ 1: without(dumpOf('huawei_sun2000_luna2000'), (address) => address >= 37_000 && address !== 40_125) }),
    kinds: ['PV'],
    sums: { productionPowerW: 4_180 },
    limits: ['huawei'],
    kept: ['huawei'],
  },
]

export const deviceCases = [...recordedCases, ...reportedCases, ...documentedCases]
