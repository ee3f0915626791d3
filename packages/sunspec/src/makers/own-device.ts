import type { Described } from '../device-reading.ts'
import type { Battery } from './solaredge.ts'

/** What a device measures in its manufacturer's own registers, in addition to SunSpec or instead of it. */
export type OwnMap =
  | { of: 'solaredge'; batteries: readonly Battery[] }
  | { of: 'kostal' }
  | { of: 'sma'; generates: boolean; stores: boolean }
  | { of: 'huawei'; stores: boolean }
  | { of: 'huawei-meter' }

/** A device found by its manufacturer's own registers. */
export type OwnDevice = Described & { own: OwnMap }
