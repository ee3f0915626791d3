import { keptLimits } from '@wattdesk/gateway-core/kept-limits.ts'
import type { KeptLimits } from '@wattdesk/gateway-core/limit-keeper.ts'
import { readWhole, writeWhole } from './whole-files.ts'

/** Stores the limits in force, and the devices' previous settings, so that a restart ends them in time. */
export function openLimitsFile(file: string) {
  // One write at a time: each replaces the whole file.
  let last: Promise<void> = Promise.resolve()
  return {
    load: (): KeptLimits | undefined => keptLimits.safeParse(readWhole(file)).data,
    keep(kept: KeptLimits): Promise<void> {
      last = last.catch(() => undefined).then(() => writeWhole(file, kept))
      return last
    },
  }
}
