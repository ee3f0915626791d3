import type { Header, ReadRegisters } from './model-chain.ts'

/** Writes registers at once. Rejects if the device refuses or does not respond. */
export type WriteRegisters = (address: number, registers: readonly number[]) => Promise<void>

export type LimitedPower = 'generation' | 'consumption'

/** How a device is limited, in percent of its maximum generation or consumption: by a SunSpec model, or by registers of its maker. */
export type Limiter = { power: LimitedPower; maxPowerW: number } & ({ by: 'model'; header: Header } | { by: 'solaredge' })

/** A limit as set in the device. Not enabled: the device is not limited, whatever the percentage. */
export type SetLimit = { percent: number; isEnabled: boolean }

/** Registers of a limit as they were, by their blocks. */
export type FormerRegisters = readonly { address: number; registers: number[] }[]

export type DeviceAccess = { read: ReadRegisters; write: WriteRegisters }

/** `revertSeconds`: when the device returns to its `former` limit, unless this one is written again. */
export type WantedLimit = { percent: number; revertSeconds: number; former: FormerRegisters }
