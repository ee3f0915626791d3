import { readFileSync } from 'node:fs'
import { encodeModel } from '@wattdesk/sunspec/model-codec.ts'
import { mapOf } from './homes.ts'

export type Registers = Map<number, number>

/** A home's expected sums once its devices have the right kinds. */
type Sums = {
  productionPowerW?: number
  batteryPowerW?: number
  batteryStateOfCharge?: number
  gridPowerW?: number
  gridImportReadingWs?: number
  gridExportReadingWs?: number
}

export type DeviceCase = {
  device: string
  /** A recorded dump, values that the device's owner published, or the document from which the registers were made. */
  source: 'recorded' | 'reported' | 'document'
  /** By unit. */
  units: () => Record<number, Registers>
  /** Kinds of the devices in the order of their units, with meters as members set them. */
  kinds: readonly string[]
  /** Empty if nothing is measured now. */
  sums: Sums
  /**
   * What can be limited, by SunSpec model or by the manufacturer's registers. In what others recorded or reported, these are added by
   * their document.
   */
  limits?: readonly (number | string)[]
  /** Limits that only the gateway ends. */
  kept?: readonly (number | string)[]
  /** Writes several registers at once are refused. */
  takesOnlySingle?: true
}

export function dumpOf(name: string): Registers {
  const text = readFileSync(new URL(`../../sunspec/data/dumps/${name}.json`, import.meta.url), 'utf8')
  const { holding } = JSON.parse(text) as { holding: Record<string, number> }
  return new Map(Object.entries(holding).map(([address, value]) => [Number(address), value]))
}

export const at40000 = (map: readonly number[], beside: Registers = new Map()): Registers =>
  new Map([...beside, ...map.map((register, at) => [40_000 + at, register] as const)])

/** A recorded community dump, with the headers that its reader did not request, and without registers that it did not request. */
export function solarEdge(name: string, meters: number): Registers {
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
export const powerControl: Registers = new Map([
  ...[0xf142, 0xf310].flatMap((address) => [[address, 1] as const, [address + 1, 0] as const]),
  [0xf300, 0],
  // 10,000 and 100 as floats, the lower word first.
  ...[[0xf304, 0x4000, 0x461c] as const, ...[0xf312, 0xf322].map((address) => [address, 0, 0x42c8] as const)].flatMap(
    ([address, low, high]) => [[address, low] as const, [address + 1, high] as const],
  ),
])

/** KOSTAL's own registers for the charging power of a battery, the lower word first: 8 kW, not limited, 60 s until the fallback. */
export const batteryLimits: Registers = new Map([
  [5, 0],
  ...[1_076, 1_078, 1_280, 1_282, 1_284, 1_286].flatMap((address) => [[address, 0] as const, [address + 1, 0x45fa] as const]),
  [1_288, 60],
  [1_289, 0],
])

/** An SMA inverter without SunSpec. What it applies follows from its setpoint, which cannot be read. */
class SmaRegisters extends Map<number, number> {
  override set(address: number, value: number): this {
    if (address !== 40_016) return super.set(address, value)
    return super.set(31_405, 0).set(31_406, Math.floor(((this.get(30_234) ?? 0) * value) / 100))
  }
}
export const sma = (values: [number, number][] = []): Registers => new SmaRegisters([...dumpOf('sma_smart_energy'), ...values])

export const three = (W: number) => encodeModel(113, { values: { W } })
export const one = (W: number) => encodeModel(101, { values: { W, W_SF: 0 } })
export const seven = (W: number) => encodeModel(701, { values: { W, W_SF: 0 } })
export const meter = (W: number, model = 203) => encodeModel(model, { values: { W, W_SF: 0 } })
export const nameplate = encodeModel(120, { values: { WRtg: 850, WRtg_SF: 1 } })
export const settings = encodeModel(121, { values: { WMax: 1_000, WMax_SF: 1 } })
export const controls = encodeModel(123, { values: { WMaxLimPct_SF: -2, WMaxLimPct: 100, WMaxLim_Ena: 0, WMaxLimPct_RvrtTms: 0 } })
export const ratings = encodeModel(702, { values: { WMax: 1_000, W_SF: 1 } })
export const der = encodeModel(704, { values: { WMaxLimPct_SF: -2, WMaxLimPct: 100, WMaxLimPctEna: 0, WMaxLimPctRvrtTms: 0 } })
export const storage = (ChaState: number, revertSeconds = 0) =>
  encodeModel(124, {
    values: {
      WChaMax: 5_000,
      WChaMax_SF: 0,
      ChaState,
      ChaState_SF: -2,
      StorCtl_Mod: 0,
      InWRte: 100,
      InOutWRte_SF: -2,
      InOutWRte_RvrtTms: revertSeconds,
    },
  })
export const strings = (charge: number, discharge: number) =>
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
export const withPowerControl = (registers: Registers): Registers => new Map([...registers, ...powerControl])
export const ofMaker = (Mn: string, Md: string, SN: string, ...models: number[][]) => at40000(mapOf({ Mn, Md, SN }, ...models))
export const gridMeter = (Mn: string, SN: string, ...models: number[][]) =>
  at40000(mapOf({ Mn, Md: 'Meter', SN, Opt: 'Export+Import' }, ...models))

/** Kostal's inverters keep a limit, and are enabled at 100 %. */
export const kostalControls = encodeModel(123, { values: { WMaxLimPct_SF: -2, WMaxLimPct: 100, WMaxLim_Ena: 1 } })

/** A model that is not decoded. */
export const blank = (id: number, length: number): number[] => [id, length, ...Array.from({ length }, () => 0xffff)]
