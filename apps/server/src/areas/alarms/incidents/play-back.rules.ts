import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { type Episode, followSlots, type JudgedSlot, type Place, type Rule, type SlotCode, silenceSince } from './incidents.rules.ts'

/** The effect that a rule would have had on one home. */
export type Played = { alarms: number[]; withinDelay: number }

/** The instants (epoch ms) at which incidents would have raised alarms, and how many incidents ended before their delay. */
export function played(
  episodes: readonly Episode[],
  { delaySeconds, isActive }: Rule,
  { since, until }: { since: number; until: number },
): Played {
  if (!isActive) return { alarms: [], withinDelay: 0 }
  const lasting = episodes.filter(({ lastedSeconds }) => lastedSeconds >= delaySeconds)
  const alarms = lasting.map(({ beganAt, endedAt }) => Math.min(beganAt + delaySeconds * 1_000, endedAt ?? until))
  return {
    // An ongoing silence may have raised its alarm earlier.
    alarms: alarms.filter((at) => at >= since),
    withinDelay: episodes.filter(({ lastedSeconds, endedAt }) => lastedSeconds < delaySeconds && endedAt !== null).length,
  }
}

/** Incidents from quarter hours, the open one last. */
export function slotEpisodes(code: SlotCode, { limit }: Rule, place: Place, slots: readonly JudgedSlot[]): Episode[] {
  const { ended, open } = followSlots(code, limit, place, undefined, slots)
  return open ? [...ended, { ...open, endedAt: null }] : ended
}

/** A time without measurements. `to` is null while it lasts. */
export type Silence = { from: number; to: number | null }

/** Times without measurements between and after quarter hours, in order of time. */
export function silencesOf(slots: readonly { start: number; coveredSeconds: number }[], until: number): Silence[] {
  const ends = slots.map(({ start, coveredSeconds }) => start + coveredSeconds * 1_000)
  return ends.flatMap((from, at): Silence[] => {
    const next = slots[at + 1]
    // Only whole quarter hours count: the unmeasured part of one may be anywhere in it.
    if (next) return next.start - from >= quarterHourMs ? [{ from, to: next.start }] : []
    return until - from >= 2 * quarterHourMs ? [{ from, to: null }] : []
  })
}

export function silenceEpisodes(
  { limit }: Rule,
  home: { sleepsAtNight: boolean; place: Place },
  silences: readonly Silence[],
  until: number,
): Episode[] {
  return silences.flatMap(({ from, to }): Episode[] => {
    const course = silenceSince(from, to ?? until, limit, home)
    return course ? [{ ...course, endedAt: to }] : []
  })
}

/** Silences of a device. Only time in which its home was measured counts, and only daylight for a device that sleeps at night. */
export function deviceEpisodes(
  { limit }: Rule,
  homeSlots: readonly { start: number; coveredSeconds: number }[],
  deviceStarts: ReadonlySet<number>,
  isExpectedAt: (start: number, silentSince: number) => boolean = () => true,
): Episode[] {
  const episodes: Episode[] = []
  let open: Episode | undefined
  let hasBegun = false
  for (const { start, coveredSeconds } of homeSlots) {
    if (deviceStarts.has(start)) {
      if (open && open.lastedSeconds > limit * 60) episodes.push({ ...open, endedAt: start })
      open = undefined
      hasBegun = true
    } else if (hasBegun) {
      const beganAt = open?.beganAt ?? start
      const seconds = isExpectedAt(start, beganAt) ? coveredSeconds : 0
      open = { beganAt, lastedSeconds: (open?.lastedSeconds ?? 0) + seconds, endedAt: null }
    }
  }
  return open && open.lastedSeconds > limit * 60 ? [...episodes, open] : episodes
}
