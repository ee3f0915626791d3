import type { AppOutlook } from '@wattdesk/contract/customer-app/models.ts'

/** A future hour: expected production, and the price of a kWh from the grid; null: not known. */
export type ComingHour = { start: number; end: number; expectedW: number | null; centsPerMwh: number | null }

/** A usual charging power at home, for cars with one phase or three. */
export const assumedPowerW = 7_400
const hoursOfCharge = 3
/** Below this share of a charge, the hours do not count as sunny. */
const sunShareMin = 0.2

type Home = {
  /** Mean consumption of the rest of the home. Null: not known. */
  householdW: number | null
  /** Earnings of exported energy, which are lost when it is used. Null: not known, and taken as low to find the best hours. */
  exportCentsPerMwh: number | null
}

/**
 * The three future hours in which a charge costs least: surplus energy costs what its export would earn, the rest costs its price.
 * Without prices, the sunniest hours; without a forecast, the cheapest. Null: neither is known. The cost of a charge in part by the sun is
 * unknown while the earnings of exports are.
 */
export function bestChargeOf(hours: readonly ComingHour[], home: Home): AppOutlook['bestCharge'] {
  const judged = hours.map((hour) => judge(hour, home))
  const windows = judged.flatMap((_, at) => {
    const some = judged.slice(at, at + hoursOfCharge)
    const isWhole = some.length === hoursOfCharge && some.every((hour, place) => place === 0 || hour.start === some[place - 1]?.end)
    return isWhole ? [windowOf(some)] : []
  })
  const hasPrices = windows.some(({ centsPerMwh }) => centsPerMwh !== null)
  const rank = hasPrices
    ? (window: Window) => window.centsPerMwh ?? Number.POSITIVE_INFINITY
    : (window: Window) => (window.sunShare === null ? Number.POSITIVE_INFINITY : -window.sunShare)
  const [best] = windows.toSorted((one, other) => rank(one) - rank(other) || one.start - other.start)
  if (!best || rank(best) === Number.POSITIVE_INFINITY) return null
  const isSunny = best.sunShare !== null && best.sunShare >= sunShareMin
  const isCostKnown = home.exportCentsPerMwh !== null || !best.sunShare
  // Without sun and price differences, no hour is better than another.
  const prices = new Set(judged.flatMap(({ gridCentsPerMwh }) => gridCentsPerMwh ?? []))
  if (!isSunny && prices.size < 2) return null
  return {
    start: new Date(best.start).toISOString(),
    end: new Date(best.end).toISOString(),
    ground: isSunny ? 'sun' : 'price',
    sunShare: best.sunShare,
    centsPerMwh: best.centsPerMwh === null || !isCostKnown ? null : Math.round(best.centsPerMwh),
    assumedPowerW,
  }
}

type Judged = { start: number; end: number; sunShare: number | null; gridCentsPerMwh: number | null; centsPerMwh: number | null }
type Window = Omit<Judged, 'gridCentsPerMwh'>

function judge({ start, end, expectedW, centsPerMwh }: ComingHour, { householdW, exportCentsPerMwh }: Home): Judged {
  const spareW = expectedW === null || householdW === null ? null : Math.max(0, expectedW - householdW)
  const sunShare = spareW === null ? null : Math.min(1, spareW / assumedPowerW)
  const known = sunShare ?? 0
  const cost = centsPerMwh === null ? null : known * (exportCentsPerMwh ?? 0) + (1 - known) * centsPerMwh
  return { start, end, sunShare, gridCentsPerMwh: centsPerMwh, centsPerMwh: cost }
}

function windowOf(hours: readonly Judged[]): Window {
  const mean = (read: (hour: Judged) => number | null) => {
    const values = hours.map(read)
    return values.every((value) => value !== null) ? values.reduce((sum, value) => sum + value, 0) / values.length : null
  }
  return {
    start: hours[0]?.start ?? Number.NaN,
    end: hours.at(-1)?.end ?? Number.NaN,
    sunShare: mean((hour) => hour.sunShare),
    centsPerMwh: mean((hour) => hour.centsPerMwh),
  }
}
