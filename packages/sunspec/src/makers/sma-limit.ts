import { type DeviceAccess, type FormerRegisters, type Limiter, LimitRefused, type SetLimit, type WantedLimit } from '../limiter.ts'
import type { ReadRegisters } from '../model-chain.ts'
import { readBlock } from './registers.ts'

/**
 * SMA inverters without SunSpec. Registers by SMA's "Modbus parameters and measured values", with their names in SMA's data model:
 *
 * - 30233, U32, W: "Nominal active power limit", Inverter.WMax
 * - 30835, U32 ENUM: "Operating mode of active power setting", Inverter.WModCfg.WMod; 1079 is an external setpoint, the default
 * - 31405, U32, W: the limit that the inverter applies now, Operation.Dmd.WCtl
 * - 40016, S16, %: "Normalized active power limitation by PV system control", Inverter.WModCfg.WCtlComCfg.WNom; it may be written as
 *   often as needed, but many inverters do not let it be read, so 31405 is read back
 * - 41193, U32 ENUM: "External active power setting, fallback behavior"; 2507 applies the fallback values, 2506 keeps the last one
 * - 41195, U32, s: "External active power setting, timeout", 1 to 10,000, 600 by default
 *
 * The fallback values are the inverter's state without any controller, to which it returns by itself. These settings are the
 * installer's, and are not changed.
 */
const nominalPower = 30_233
const operatingMode = 30_835
const appliedLimit = 31_405
const setpoint = 40_016
const fallback = 41_193
const timeout = 41_195
const [externalSetpoint, appliesFallback] = [1_079, 2_507]
/** With a longer timeout, the gateway ends the limits: a member expects minutes. */
const longestSeconds = 600
/** An inverter takes a moment to apply a setpoint. */
const applied = { attempts: 10, pauseMs: 200 }

type SmaLimiter = Extract<Limiter, { by: 'sma' }>

/** The limiter of an inverter; empty if it does not report its limit, or does not take external setpoints. */
export async function findSmaLimiter(read: ReadRegisters): Promise<Limiter[]> {
  const maxPowerW = (await readBlock(read, nominalPower, 2))?.u32(nominalPower)
  const mode = (await readBlock(read, operatingMode, 2))?.u32(operatingMode)
  // At night its value is not available, but the register is there.
  const isConfirmed = (await readBlock(read, appliedLimit, 2)) !== undefined
  if (!maxPowerW || mode !== externalSetpoint || !isConfirmed) return []
  const behavior = (await readBlock(read, fallback, 2))?.u32(fallback)
  const seconds = (await readBlock(read, timeout, 2))?.u32(timeout) ?? 0
  if (behavior !== appliesFallback || seconds < 1 || seconds > longestSeconds) {
    return [{ power: 'generation', by: 'sma', maxPowerW, endedBy: 'gateway' }]
  }
  return [{ power: 'generation', by: 'sma', maxPowerW, endedBy: 'device', repeatSeconds: seconds / 2 }]
}

export async function readSmaLimit(read: ReadRegisters, { maxPowerW }: SmaLimiter): Promise<SetLimit> {
  const limitW = (await readBlock(read, appliedLimit, 2))?.u32(appliedLimit)
  if (limitW === undefined) throw new Error('the device does not report how it is limited')
  // The inverter rounds a setpoint to whole watts.
  return { percent: Math.min(100, Math.floor((limitW / maxPowerW) * 1_000) / 10), isEnabled: true }
}

/** The setpoint that has the present effect. */
export async function readSmaFormer(read: ReadRegisters, limiter: SmaLimiter): Promise<FormerRegisters> {
  const { percent } = await readSmaLimit(read, limiter)
  return [{ address: setpoint, registers: [Math.round(percent)] }]
}

export async function writeSmaLimit({ read, write }: DeviceAccess, limiter: SmaLimiter, { percent }: WantedLimit): Promise<SetLimit> {
  const mode = (await readBlock(read, operatingMode, 2))?.u32(operatingMode)
  if (mode !== externalSetpoint) throw new LimitRefused('the inverter does not take external setpoints')
  const wanted = Math.floor(Math.min(100, Math.max(0, percent)))
  await write(setpoint, [wanted])
  return readApplied(read, limiter, (set) => set.percent <= wanted)
}

export async function restoreSmaLimit({ read, write }: DeviceAccess, limiter: SmaLimiter, former: FormerRegisters): Promise<SetLimit> {
  const [wanted = 100] = former.find(({ address }) => address === setpoint)?.registers ?? []
  await write(setpoint, [wanted])
  return readApplied(read, limiter, (set) => Math.round(set.percent) === wanted)
}

/** What the inverter applies as soon as that is as wanted, or else after a moment. */
async function readApplied(read: ReadRegisters, limiter: SmaLimiter, isWanted: (set: SetLimit) => boolean): Promise<SetLimit> {
  let set = await readSmaLimit(read, limiter)
  for (let attempt = 0; !isWanted(set) && attempt < applied.attempts; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, applied.pauseMs))
    set = await readSmaLimit(read, limiter)
  }
  return set
}
