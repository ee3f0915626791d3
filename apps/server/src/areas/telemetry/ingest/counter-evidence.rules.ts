import { type ReversedMeter, type Reversible, readMeter } from './reverse-flow.rules.ts'

/** While the power of a meter keeps its sign: its first counter readings, and the energy of its power since. */
type Run = { at: number; powerW: number; energyWh: number; countedWh: number | null; countedBackWh: number | null }

/** Smaller energies may be the counter's last digit. */
const leastWh = 10
/** A counter and its power may differ by this factor, because power is only sampled. */
const tolerance = 2
const longestGapMs = 15 * 60_000
const runsMax = 10_000

export type Evidence = { deviceId: string; doCountersFollowPower: boolean }

/**
 * Determines whether the counters of reversed meters move with the sign of their power. A meter wired backwards is wrong in both; one
 * with only a wrong sign of power has correct counters.
 */
export function openCounterEvidence(): (gatewayId: string, samples: readonly Reversible[], meters: readonly ReversedMeter[]) => Evidence[] {
  const runs = new Map<string, Run>()
  return (gatewayId, samples, meters) =>
    meters.flatMap((meter) => {
      if (meter.doCountersFollowPower !== null) return []
      const key = `${gatewayId} ${meter.deviceId}`
      for (const sample of samples) {
        const read = readMeter(sample, meter)
        if (!read) continue
        const run = continued(runs.get(key), read)
        if (runs.size >= runsMax) runs.clear()
        runs.set(key, run)
        const doCountersFollowPower = judged(run, read)
        if (doCountersFollowPower === null) continue
        runs.delete(key)
        return [{ deviceId: meter.deviceId, doCountersFollowPower }]
      }
      return []
    })
}

type Read = NonNullable<ReturnType<typeof readMeter>>

function continued(run: Run | undefined, { at, powerW, countedWh, countedBackWh }: Read): Run {
  const isSame = run && at > run.at && at - run.at <= longestGapMs && Math.sign(powerW) === Math.sign(run.powerW)
  if (!isSame) return { at, powerW, energyWh: 0, countedWh, countedBackWh }
  const energyWh = run.energyWh + ((Math.abs(run.powerW) + Math.abs(powerW)) / 2) * ((at - run.at) / 3_600_000)
  return { ...run, at, powerW, energyWh }
}

/** Null if there is nothing to judge by yet. */
function judged(run: Run, { countedWh, countedBackWh }: Read): boolean | null {
  const forth = countedSince(run.countedWh, countedWh)
  const back = countedSince(run.countedBackWh, countedBackWh)
  const [most, least] = [Math.max(forth, back), Math.min(forth, back)]
  const isClear = most >= leastWh && least === 0 && most <= run.energyWh * tolerance && most >= run.energyWh / tolerance
  return isClear ? forth > back === run.powerW > 0 : null
}

const countedSince = (from: number | null, until: number | null) => (from === null || until === null ? 0 : until - from)
