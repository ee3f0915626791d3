import { z } from 'zod'
import { readWhole, writeWhole } from './whole-files.ts'

const kept = z.object({ run: z.int().min(0), at: z.int().min(0) })

/** How long a clock that is behind may keep the gateway from measuring. After that, the stored time was wrong. */
const patienceMs = 3_600_000

/**
 * Stores the number of the run and the latest time, because the clock of a computer without a battery starts in the past. The numbers of
 * runs increase all the same. What would be measured before the clock is set would be stored with a wrong time, or not at all if that time
 * has measurements already.
 */
export function openClockFile(file: string) {
  const before = kept.safeParse(readWhole(file)).data
  /** Whether the clock is behind the last run. `upMs`: how long this one has lasted. */
  const isBehind = (now: number, upMs: number) => now < (before?.at ?? 0) && upMs < patienceMs
  return {
    /** The number of a run that starts at an instant (epoch ms): the seconds since 1970, or one more than that of the last run. */
    runAt: (now: number): number => Math.max(Math.floor(now / 1_000), (before?.run ?? -1) + 1),
    isBehind,
    keep: (run: number, now: number, upMs: number): Promise<void> => writeWhole(file, { run, at: isBehind(now, upMs) ? before?.at : now }),
  }
}
