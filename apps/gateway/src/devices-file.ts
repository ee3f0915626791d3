import { applianceKind, deviceId } from '@wattdesk/device-protocol/appliances.ts'
import type { KnownDevice } from '@wattdesk/gateway-core/device-registry.ts'
import { z } from 'zod'
import { readWhole, writeWhole } from './whole-files.ts'

const knownDevice = z.object({
  identity: z.string().min(1).max(300),
  deviceId,
  kind: applianceKind,
  host: z.string(),
  port: z.int(),
  unit: z.int(),
  seenAt: z.number(),
})

/** Stores found devices, so that they keep their IDs after a restart, and are expected. */
export function openDevicesFile(file: string) {
  // One write at a time: each replaces the whole file.
  let last: Promise<void> = Promise.resolve()
  return {
    load(): KnownDevice[] {
      const kept = z.array(z.unknown()).safeParse(readWhole(file))
      return (kept.data ?? []).flatMap((one) => (knownDevice.safeParse(one).data ?? []) satisfies KnownDevice | [])
    },
    keep(known: readonly KnownDevice[]): Promise<void> {
      last = last.catch(() => undefined).then(() => writeWhole(file, known))
      return last
    },
  }
}
