import { gatewayLimit } from '@wattdesk/device-protocol/limits.ts'
import type { KeptLimits } from '@wattdesk/gateway-core/limit-keeper.ts'
import { z } from 'zod'
import { readWhole, writeWhole } from './whole-files.ts'

const registers = z.array(z.int().min(0).max(65_535))
/** Each part by itself: whatever becomes of the limits, the devices get back what they had before. */
const content = z.object({
  limits: z.array(gatewayLimit).catch([]),
  former: z.record(z.string(), z.array(z.object({ address: z.int(), registers }))),
  over: z.array(gatewayLimit).catch([]),
})

/** Stores the limits in force, and the devices' previous settings, so that a restart ends them in time. */
export function openLimitsFile(file: string) {
  // One write at a time: each replaces the whole file.
  let last: Promise<void> = Promise.resolve()
  return {
    load: (): KeptLimits | undefined => content.safeParse(readWhole(file)).data,
    keep(kept: KeptLimits): Promise<void> {
      last = last.catch(() => undefined).then(() => writeWhole(file, kept))
      return last
    },
  }
}
