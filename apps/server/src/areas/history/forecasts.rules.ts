import { hourMs } from '@wattdesk/energy/durations.ts'
import { expectedOver } from '@wattdesk/energy/forecast.ts'
import { quarterHourMs, type Span } from '@wattdesk/energy/intervals.ts'
import type { PvSystem } from '@wattdesk/energy/pv-model.ts'

/** Powers of a forecast: the mean of typical days, and percentiles of them. */
export const forecastPowers = ['powerW', 'p10W', 'p50W', 'p90W'] as const
export type ForecastPower = (typeof forecastPowers)[number]

/** The forecast of a day, by quarter hour from its start on. Instants are epoch ms. */
export type IssuedDay = Record<ForecastPower, number[]> & { issuedAt: number; startsAt: number }

/** The forecast of several systems together in a span. */
export function expectedOf(systems: readonly PvSystem[], span: Span): Record<ForecastPower, number> {
  const sum = { powerW: 0, p10W: 0, p50W: 0, p90W: 0 }
  for (const system of systems) {
    const one = expectedOver(system, span)
    for (const name of forecastPowers) sum[name] += one[name]
  }
  return sum
}

export function issueDay(systems: readonly PvSystem[], day: Span, issuedAt: number): IssuedDay {
  const issue: IssuedDay = { issuedAt, startsAt: day.start, powerW: [], p10W: [], p50W: [], p90W: [] }
  for (let start = day.start; start < day.end; start += quarterHourMs) {
    const expected = expectedOf(systems, { start, end: start + quarterHourMs })
    for (const name of forecastPowers) issue[name].push(Math.round(expected[name]))
  }
  return issue
}

/** The issued forecasts of a home, by the start of the quarter hour. */
export type IssuedSlots = (start: number) => { issue: IssuedDay; at: number } | undefined

export function slotsOfIssues(issues: readonly IssuedDay[]): IssuedSlots {
  const slots = new Map<number, { issue: IssuedDay; at: number }>()
  for (const issue of issues) {
    for (let at = 0; at < issue.powerW.length; at++) slots.set(issue.startsAt + at * quarterHourMs, { issue, at })
  }
  return (start) => slots.get(start)
}

/** A forecast of a span. Null: none was issued. */
export type SpanForecast = Record<ForecastPower, number | null> & {
  energyWh: number | null
  coveredSeconds: number
  issuedAt: number | null
}

/** The forecast of a span: as issued before an instant, as of now from then on. Means cover the forecast time. */
export function forecastOf(
  span: Span,
  issued: IssuedSlots,
  current: { from: number; systems: readonly PvSystem[] | undefined; issuedAt: number },
): SpanForecast {
  const sum = { powerW: 0, p10W: 0, p50W: 0, p90W: 0 }
  let coveredMs = 0
  let issuedAt: number | null = null
  for (let start = span.start; start < Math.min(span.end, current.from); start += quarterHourMs) {
    const slot = issued(start)
    if (!slot) continue
    for (const name of forecastPowers) sum[name] += (slot.issue[name][slot.at] ?? 0) * quarterHourMs
    coveredMs += quarterHourMs
    issuedAt = Math.max(issuedAt ?? 0, slot.issue.issuedAt)
  }
  const rest = { start: Math.max(span.start, current.from), end: span.end }
  if (current.systems && rest.start < rest.end) {
    const expected = expectedOf(current.systems, rest)
    for (const name of forecastPowers) sum[name] += expected[name] * (rest.end - rest.start)
    coveredMs += rest.end - rest.start
    issuedAt = current.issuedAt
  }
  const mean = (name: ForecastPower) => (coveredMs === 0 ? null : sum[name] / coveredMs)
  return {
    powerW: mean('powerW'),
    p10W: mean('p10W'),
    p50W: mean('p50W'),
    p90W: mean('p90W'),
    energyWh: coveredMs === 0 ? null : sum.powerW / hourMs,
    coveredSeconds: coveredMs / 1_000,
    issuedAt,
  }
}

/** The share of a day's forecast whose time must be measured for a comparison. Nights do not count. */
const comparedShare = 0.95

export type ForecastError = { days: number; producedWh: number; forecastWh: number; meanAbsoluteErrorWh: number }

/** The errors of forecasts issued before their day, on measured days. */
export function errorOf(issues: readonly IssuedDay[], producedWh: (start: number) => number | null): ForecastError | null {
  const sum = { days: 0, producedWh: 0, forecastWh: 0, errorWh: 0 }
  for (const issue of issues) {
    if (issue.issuedAt > issue.startsAt) continue
    const day = { forecastWh: 0, comparedWh: 0, producedWh: 0 }
    for (const [at, powerW] of issue.powerW.entries()) {
      const energyWh = (powerW * quarterHourMs) / hourMs
      const produced = producedWh(issue.startsAt + at * quarterHourMs)
      day.forecastWh += energyWh
      if (produced === null) continue
      day.comparedWh += energyWh
      day.producedWh += produced
    }
    if (day.forecastWh === 0 || day.comparedWh < comparedShare * day.forecastWh) continue
    sum.days += 1
    sum.producedWh += day.producedWh
    sum.forecastWh += day.comparedWh
    sum.errorWh += Math.abs(day.comparedWh - day.producedWh)
  }
  if (sum.days === 0) return null
  return { days: sum.days, producedWh: sum.producedWh, forecastWh: sum.forecastWh, meanAbsoluteErrorWh: sum.errorWh / sum.days }
}
