import type { Described } from '../device-reading.ts'
import type { Battery } from './solaredge.ts'

/** What a device measures in registers of its maker's own, beside or instead of SunSpec. */
export type OwnMap =
  | { of: 'solaredge'; batteries: readonly Battery[] }
  | { of: 'kostal' }
  | { of: 'sma'; generates: boolean; stores: boolean }
  | { of: 'huawei'; stores: boolean }
  | { of: 'huawei-meter' }

/** A device that was found by registers of its maker's own. */
export type OwnDevice = Described & { own: OwnMap }
