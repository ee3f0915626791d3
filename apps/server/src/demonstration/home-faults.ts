/**
 * Faults in homes of the demonstration, which depend only on the home's position in it. Nothing else defines them: the product derives
 * everything it shows of these homes from their measurements.
 */
import { dayMs, hourMs, minuteMs } from '@wattdesk/energy/durations.ts'
import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { addDays, localDayOf, startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import type { HomeFault } from '@wattdesk/recorded-homes/faults.ts'
import { type HomeProfile, openHome } from '@wattdesk/recorded-homes/home.ts'

export type HomeKind = 'gateway' | 'vendor-cloud'
/** `number` counts the homes of a kind in a country. */
export type HomePlace = { kind: HomeKind; country: string; number: number }

/** The README refers to these three homes. */
export const tourHomes = {
  hole: { kind: 'gateway', country: 'DE', number: 1 },
  emptyBattery: { kind: 'gateway', country: 'DE', number: 2 },
  deadString: { kind: 'vendor-cloud', country: 'DE', number: 4 },
} as const satisfies Record<string, HomePlace>
export type TourHome = keyof typeof tourHomes

export function tourOf(place: HomePlace): TourHome | undefined {
  const names = Object.keys(tourHomes) as TourHome[] // its own keys
  return names.find((name) => {
    const { kind, country, number } = tourHomes[name]
    return kind === place.kind && country === place.country && number === place.number
  })
}

/** A string that yields nothing, as a share of the peak power. */
export const deadStringShare = 0.6

/** One home in `faultyNow` has a current fault; one in `faultyBefore` had a fault in the last weeks. */
const faultyNow = 13
const faultyBefore = 7

const lasting: readonly ((since: (ageMs: number) => number) => HomeFault)[] = [
  (since) => ({ kind: 'silent', from: since(5 * hourMs) }),
  (since) => ({ kind: 'no-production', from: since(3 * dayMs) }),
  (since) => ({ kind: 'silent', from: since(31 * hourMs) }),
  (since) => ({ kind: 'false-meter', from: since(2.6 * dayMs), factor: 0.66 }),
  (since) => ({ kind: 'silent', from: since(8 * dayMs) }),
  (since) => ({ kind: 'no-production', from: since(9 * dayMs) }),
]

const over: readonly ((since: (ageMs: number) => number) => HomeFault)[] = [
  (since) => ({ kind: 'silent', from: since(11.3 * dayMs), to: since(9 * dayMs) }),
  (since) => ({ kind: 'no-production', from: since(19 * dayMs), to: since(16.4 * dayMs) }),
  (since) => ({ kind: 'silent', from: since(5.6 * dayMs), to: since(4.9 * dayMs) }),
  (since) => ({ kind: 'false-meter', from: since(15 * dayMs), to: since(13.1 * dayMs), factor: 0.66 }),
  (since) => ({ kind: 'silent', from: since(23.2 * dayMs), to: since(22.5 * dayMs) }),
]

/** Current faults of a home, and those of the last weeks. */
export function faultsOf(place: HomePlace, profile: HomeProfile, now: Date): HomeFault[] {
  const tour = tourOf(place)
  if (tour) return tourFaults[tour](profile, now)
  const { number } = place
  // On quarter hours, but not all on the same one.
  const since = (ageMs: number) => Math.floor((now.getTime() - ageMs - (profile.seed % 40) * minuteMs) / quarterHourMs) * quarterHourMs
  if (number % faultyNow === 6) return [pickAt(lasting, Math.floor(number / faultyNow))(since)]
  if (number % faultyBefore === 3) return [pickAt(over, Math.floor(number / faultyBefore))(since)]
  return []
}

function pickAt<T>(choices: readonly T[], at: number): T {
  const choice = choices[at % choices.length]
  if (choice === undefined) throw new Error('Nothing to pick from')
  return choice
}

const tourFaults: Record<TourHome, (profile: HomeProfile, now: Date) => HomeFault[]> = {
  hole: ({ timeZone }, now) => {
    const yesterday = startOfLocalDay(addDays(localDayOf(now.getTime(), timeZone), -1), timeZone)
    return [{ kind: 'silent', from: yesterday + 8.5 * hourMs, to: yesterday + 15.25 * hourMs }]
  },
  emptyBattery: (profile, now) => [{ kind: 'idle-battery', from: nightOf(profile, now) + ranEmptyMs }],
  deadString: (_, now) => [{ kind: 'dead-string', from: now.getTime() - 45 * dayMs, share: deadStringShare }],
}

/** When the battery of the tour's home ran empty: at ten past four. */
const ranEmptyMs = 4 * hourMs + 10 * minuteMs

/** The start of the last day whose night is over. */
function nightOf({ timeZone }: HomeProfile, now: Date): number {
  return startOfLocalDay(localDayOf(now.getTime() - 6 * hourMs, timeZone), timeZone)
}

/**
 * The yearly consumption with which the battery of a home runs empty at ten past four last night: the more a home uses, the earlier it
 * does. Found by bisection, and correct within the quarter hour if the weather of the previous day allows it.
 */
export function consumptionOfEmptyBattery(profile: HomeProfile, now: Date): number {
  const quarter = nightOf(profile, now) + 4 * hourMs
  let [low, high] = [500_000, 9_000_000]
  for (let step = 0; step < 12; step++) {
    const middle = Math.round((low + high) / 2)
    const home = openHome({ ...profile, yearlyConsumptionWh: middle })
    const isLeft = home.at(quarter).stateOfCharge > reserveShare + 0.004
    if (isLeft && home.at(quarter + quarterHourMs - 1).stateOfCharge <= reserveShare + 0.001) return middle
    if (isLeft) low = middle
    else high = middle
  }
  return high
}

/** The reserve of batteries. */
const reserveShare = 0.05
