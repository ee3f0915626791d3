import { minuteMs } from '@wattdesk/energy/durations.ts'

/** Wallboxes are limited by current, assuming three phases; one that charges by one phase takes a third of its allowance. */
const voltsOfThreePhases = 690
/** Tolerated excess of a device's own control. */
const tolerance = { share: 0.05, leastW: 100 }
/** A wallbox measures each minute. An earlier measurement may predate the limit. */
const settleMs = minuteMs

export const signalLimitOf = (powerW: number): number => Math.floor(powerW / voltsOfThreePhases)

type Measured = { setAt: string | null; measuredAt: string | null; measuredW: number | null }

/** Whether a wallbox charges within its limit; undefined if not known yet. */
export function followedOf({ setAt, measuredAt, measuredW }: Measured, limitW: number, now: Date): 'followed' | 'not-followed' | undefined {
  if (setAt === null || measuredAt === null || measuredW === null) return undefined
  const at = new Date(measuredAt).getTime()
  if (at < new Date(setAt).getTime() + settleMs || at > now.getTime()) return undefined
  return measuredW <= limitW + Math.max(tolerance.leastW, limitW * tolerance.share) ? 'followed' : 'not-followed'
}
