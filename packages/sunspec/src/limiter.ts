import type { Header, ReadRegisters } from './model-chain.ts'

/** Writes consecutive registers in one request. Rejects if the device refuses or does not respond. */
export type WriteRegisters = (address: number, registers: readonly number[]) => Promise<void>

export type LimitedPower = 'generation' | 'consumption'

/** How to limit a device, in percent of its maximum generation or consumption: by a SunSpec model, or by its manufacturer's registers. */
export type Limiter = { power: LimitedPower; maxPowerW: number } & (
  | { by: 'model'; header: Header }
  | { by: 'solaredge' }
  | { by: 'kostal'; isLowFirst: boolean }
)

/** A limit as set in the device. If it is not enabled, the device is not limited, whatever the percentage. */
export type SetLimit = { percent: number; isEnabled: boolean }

/** Previous registers of a limit, by block. */
export type FormerRegisters = readonly { address: number; registers: number[] }[]

export type DeviceAccess = { read: ReadRegisters; write: WriteRegisters }

/** After `revertSeconds` the device returns to its `former` limit, unless this one is written again. */
export type WantedLimit = { percent: number; revertSeconds: number; former: FormerRegisters }
