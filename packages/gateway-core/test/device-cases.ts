import { readFileSync } from 'node:fs'
import { encodeModel } from '@wattdesk/sunspec/model-codec.ts'
import { generating, mapOf } from './homes.ts'

export type Registers = Map<number, number>

/** A home's expected sums once its meters have the right kinds. */
type Sums = { productionPowerW?: number; batteryPowerW?: number; batteryStateOfCharge?: number; gridPowerW?: number }

export type DeviceCase = {
  device: string
  /** A recorded dump, or the document from which the registers were made. */
  source: 'recorded' | 'document'
  /** By unit. */
  units: () => Record<number, Registers>
  /** Kinds of the devices in the order of their units, with meters as members set them. */
  kinds: readonly string[]
  sums: Sums
  /** What can be limited, by SunSpec model or by the manufacturer's registers. In a recording, these are added by their document. */
  limits?: readonly (number | string)[]
}

export function dumpOf(name: string): Registers {
  const text = readFileSync(new URL(`../../sunspec/data/dumps/${name}.json`, import.meta.url), 'utf8')
  const { holding } = JSON.parse(text) as { holding: Record<string, number> }
  return new Map(Object.entries(holding).map(([address, value]) => [Number(address), value]))
}

export const at40000 = (map: readonly number[], beside: Registers = new Map()): Registers =>
  new Map([...beside, ...map.map((register, at) => [40_000 + at, register] as const)])

/** A recorded community dump, with the headers that its reader did not request, and without registers that it did not request. */
function solarEdge(name: string, meters: number): Registers {
  const headers: [number, ...number[]][] = [
    [40_002, 1, 65],
    [40_070, 50],
  ]
  for (let meter = 0; meter < meters; meter += 1) {
    const at = 40_121 + 174 * meter
    headers.push([at, 1, 65], [at + 68, 105])
  }
  headers.push([40_121 + 174 * meters, 0xffff, 0])
  const dump = dumpOf(name)
  const end = 40_121 + 174 * meters + 2
  const whole: Registers = new Map(Array.from({ length: end - 40_000 }, (_, at) => [40_000 + at, 0xffff]))
  for (const base of [57_600, 57_856, 58_368]) for (let at = 0x42; at < 0x86; at += 1) whole.set(base + at, 0xffff)
  for (const [address, ...values] of headers) for (const [at, value] of values.entries()) whole.set(address + at, value)
  for (const [address, value] of dump) whole.set(address, value)
  return whole
}

/** SolarEdge's own power control registers, as enabled by an installer: 10 kW, not limited. */
const powerControl: Registers = new Map([
  ...[0xf142, 0xf310].flatMap((address) => [[address, 1] as const, [address + 1, 0] as const]),
  [0xf300, 0],
  // 10,000 and 100 as floats, the lower word first.
  ...[[0xf304, 0x4000, 0x461c] as const, ...[0xf312, 0xf322].map((address) => [address, 0, 0x42c8] as const)].flatMap(
    ([address, low, high]) => [[address, low] as const, [address + 1, high] as const],
  ),
])

/** KOSTAL's own registers for the charging power of a battery, the lower word first: 8 kW, not limited, 60 s until the fallback. */
const batteryLimits: Registers = new Map([
  [5, 0],
  ...[1_076, 1_078, 1_280, 1_282, 1_284, 1_286].flatMap((address) => [[address, 0] as const, [address + 1, 0x45fa] as const]),
  [1_288, 60],
  [1_289, 0],
])

const three = (W: number) => encodeModel(113, { values: { W } })
const one = (W: number) => encodeModel(101, { values: { W, W_SF: 0 } })
const seven = (W: number) => encodeModel(701, { values: { W, W_SF: 0 } })
const meter = (W: number, model = 203) => encodeModel(model, { values: { W, W_SF: 0 } })
const nameplate = encodeModel(120, { values: { WRtg: 850, WRtg_SF: 1 } })
const settings = encodeModel(121, { values: { WMax: 1_000, WMax_SF: 1 } })
const controls = encodeModel(123, { values: { WMaxLimPct_SF: -2, WMaxLimPct: 100, WMaxLim_Ena: 0, WMaxLimPct_RvrtTms: 0 } })
const ratings = encodeModel(702, { values: { WMax: 1_000, W_SF: 1 } })
const der = encodeModel(704, { values: { WMaxLimPct_SF: -2, WMaxLimPct: 100, WMaxLimPctEna: 0, WMaxLimPctRvrtTms: 0 } })
const storage = (ChaState: number) =>
  encodeModel(124, {
    values: {
      WChaMax: 5_000,
      WChaMax_SF: 0,
      ChaState,
      ChaState_SF: -2,
      StorCtl_Mod: 0,
      InWRte: 100,
      InOutWRte_SF: -2,
      InOutWRte_RvrtTms: 0,
    },
  })
const strings = (charge: number, discharge: number) =>
  encodeModel(160, {
    values: { DCW_SF: 0, N: 4 },
    groups: {
      module: [
        { values: { IDStr: 'MPPT 1', DCW: 2_000 } },
        { values: { IDStr: 'MPPT 2', DCW: 500 } },
        { values: { IDStr: 'StCha 3', DCW: charge } },
        { values: { IDStr: 'StDisCha 4', DCW: discharge } },
      ],
    },
  })
const withPowerControl = (registers: Registers): Registers => new Map([...registers, ...powerControl])
const ofMaker = (Mn: string, Md: string, SN: string, ...models: number[][]) => at40000(mapOf({ Mn, Md, SN }, ...models))
const gridMeter = (Mn: string, SN: string, ...models: number[][]) =>
  at40000(mapOf({ Mn, Md: 'Meter', SN, Opt: 'Export+Import' }, ...models))

export const deviceCases: readonly DeviceCase[] = [
  {
    device: 'SolarEdge SE17K, inverter',
    source: 'recorded',
    units: () => ({ 1: withPowerControl(solarEdge('se17k_3phase', 0)) }),
    kinds: ['PV'],
    sums: { productionPowerW: 865 },
    limits: ['solaredge'],
  },
  {
    device: 'SolarEdge SE10K-RWS, inverter with a battery and a meter in its chain',
    source: 'recorded',
    units: () => ({ 1: withPowerControl(solarEdge('community_issue827_u1', 1)) }),
    kinds: ['HYBRID', 'GRID'],
    sums: { productionPowerW: -6, batteryPowerW: -5_002, gridPowerW: -3_484 },
    limits: ['solaredge'],
  },
  {
    device: 'SolarEdge SE5000H, inverter with a meter in its chain',
    source: 'recorded',
    units: () => ({ 1: withPowerControl(solarEdge('community_issue895_u1', 1)) }),
    kinds: ['PV', 'GRID'],
    sums: { productionPowerW: 1_530.1, gridPowerW: -326.1 },
    limits: ['solaredge'],
  },
  {
    device: 'SolarEdge SE10K-RWS, inverter with an idle battery',
    source: 'recorded',
    units: () => ({ 1: withPowerControl(solarEdge('community_issue755_u1', 0)) }),
    kinds: ['HYBRID'],
    sums: { batteryPowerW: 0, batteryStateOfCharge: 0.16 },
    limits: ['solaredge'],
  },
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
        mapOf({ Mn: 'KOSTAL', Md: 'PLENTICORE plus 8.5', SN: '9' }, generating(3_000), nameplate, controls, meter(-400)),
        dumpOf('kostal_plenticore'),
      ),
    }),
    kinds: ['HYBRID', 'GRID'],
    sums: { productionPowerW: 4_875, batteryPowerW: -1_875, batteryStateOfCharge: 0.47, gridPowerW: -400 },
    limits: [123],
  },
  {
    device: 'Kostal Plenticore G3 with battery, unit 71',
    source: 'document',
    units: () => ({
      71: at40000(
        mapOf({ Mn: 'KOSTAL', Md: 'PLENTICORE G3 8.5', SN: '9' }, generating(3_000), nameplate, controls),
        new Map([...dumpOf('kostal_plenticore'), ...batteryLimits]),
      ),
    }),
    kinds: ['HYBRID'],
    sums: { productionPowerW: 4_875, batteryPowerW: -1_875, batteryStateOfCharge: 0.47 },
    limits: [123, 'kostal'],
  },
  {
    device: 'Kostal PIKO IQ, inverter, unit 71',
    source: 'document',
    units: () => ({ 71: ofMaker('KOSTAL', 'PIKO IQ 10', '9', generating(2_000), nameplate, controls) }),
    kinds: ['PV'],
    sums: { productionPowerW: 2_000 },
    limits: [123],
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
    units: () => ({ 3: dumpOf('sma_smart_energy') }),
    kinds: ['HYBRID'],
    sums: { productionPowerW: 1_670, batteryPowerW: 1_450, batteryStateOfCharge: 0.81 },
  },
  {
    device: 'SMA Sunny Boy Storage, battery inverter, unit 3',
    source: 'document',
    units: () => ({ 3: new Map([...dumpOf('sma_smart_energy'), [30_052, 8_007]]) }),
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
  },
]
