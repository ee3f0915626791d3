/** The period lengths for which totals are kept. */
export type Grain = 'all' | 'year' | 'month' | 'day'
/** Periods of one length whose first day lies in a half-open range. */
export type Span = { grain: Grain; from: string; until: string }

/** Represent an open end. Each is the start of a year, so an open range needs no partial periods there. */
const first = '0001-01-01'
const last = '9999-01-01'

/**
 * Splits a half-open range of days `YYYY-MM-DD` into the fewest periods: whole years, whole months beside them, and days at
 * the edges. `onlyDays` is for scopes without longer periods.
 */
export function spansOf(range: { from?: string; until?: string }, onlyDays = false): Span[] {
  const from = range.from ?? first
  const until = range.until ?? last
  if (from === first && until === last) return [{ grain: 'all', from: '-infinity', until: 'infinity' }]
  if (onlyDays) return nonEmpty([{ grain: 'day', from, until }])
  const months = { from: startAfter(from, 'month'), until: startOf(until, 'month') }
  if (months.from >= months.until) return nonEmpty([{ grain: 'day', from, until }])
  const edges: Span[] = [
    { grain: 'day', from, until: months.from },
    { grain: 'day', from: months.until, until },
  ]
  const years = { from: startAfter(months.from, 'year'), until: startOf(months.until, 'year') }
  if (years.from >= years.until) return nonEmpty([...edges, { grain: 'month', ...months }])
  return nonEmpty([
    ...edges,
    { grain: 'month', from: months.from, until: years.from },
    { grain: 'year', ...years },
    { grain: 'month', from: years.until, until: months.until },
  ])
}

/** Like `spansOf`, with months at most, for figures by month. */
export function monthSpansOf({ from, until }: { from: string; until: string }): Span[] {
  const months = { from: startAfter(from, 'month'), until: startOf(until, 'month') }
  if (months.from >= months.until) return nonEmpty([{ grain: 'day', from, until }])
  return nonEmpty([
    { grain: 'day', from, until: months.from },
    { grain: 'month', ...months },
    { grain: 'day', from: months.until, until },
  ])
}

const nonEmpty = (spans: readonly Span[]) => spans.filter((span) => span.from < span.until)

function startOf(day: string, grain: 'month' | 'year'): string {
  return grain === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`
}

function startAfter(day: string, grain: 'month' | 'year'): string {
  if (startOf(day, grain) === day) return day
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7))
  const isNextYear = grain === 'year' || month === 12
  if (isNextYear) return year === 9999 ? last : `${padded(year + 1, 4)}-01-01`
  return `${padded(year, 4)}-${padded(month + 1, 2)}-01`
}

const padded = (value: number, digits: number) => String(value).padStart(digits, '0')

/** The first days of the last months including the current one, oldest first. */
export function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - at), 1))
    return start.toISOString().slice(0, 10)
  })
}
