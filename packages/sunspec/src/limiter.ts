import type { Header, ReadRegisters } from './model-chain.ts'

/** Writes consecutive registers in one request. Rejects if the device refuses or does not respond. */
export type WriteRegisters = (address: number, registers: readonly number[]) => Promise<void>
/** Writes one register by the function for single ones. Some devices accept only this one. */
export type WriteRegister = (address: number, register: number) => Promise<void>

export type LimitedPower = 'generation' | 'consumption'

/**
 * Who ends a limit whose gateway fails: the device, some minutes later, or only the gateway, once it runs again.
 */
export type LimitEnder = 'device' | 'gateway'

/** How to limit a device, in percent of its maximum generation or consumption: by a SunSpec model, or by its manufacturer's registers. */
export type Limiter = {
  power: LimitedPower
  maxPowerW: number
  endedBy: LimitEnder
  /** A limit has to be repeated within this time, if the device is more impatient than others. */
  repeatSeconds?: number
} & (
  | { by: 'model'; header: Header }
  | { by: 'solaredge' }
  | { by: 'kostal'; isLowFirst: boolean }
  | { by: 'sma' }
  | { by: 'huawei' }
  | { by: 'huawei-battery' }
)

/** A limit as set in the device. If it is not enabled, the device is not limited, whatever the percentage. */
export type SetLimit = { percent: number; isEnabled: boolean }

/** Previous registers of a limit, by block. */
export type FormerRegisters = readonly { address: number; registers: number[] }[]

export type DeviceAccess = { read: ReadRegisters; write: WriteRegisters; writeOne: WriteRegister }

/**
 * After `revertSeconds` the device returns to its `former` limit, unless this one is written again. A device whose limits its gateway
 * ends keeps it.
 */
export type WantedLimit = { percent: number; revertSeconds: number; former: FormerRegisters }

/** Why a device must not be limited now, although it can be. */
export class LimitRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'LimitRefused'
  }
}
