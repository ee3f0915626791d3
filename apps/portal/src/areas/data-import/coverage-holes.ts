import type { readCoverage } from '@wattdesk/contract/data-import/calls.ts'
import type { CoverageState } from '@wattdesk/contract/data-import/terms.ts'
import type { ResponseOf } from '@wattdesk/contract/endpoint.ts'
import { formatCalendarDays } from '@wattdesk/i18n/formats.ts'

export type Coverage = ResponseOf<typeof readCoverage>
export type Days = { fromDate: string; toDate: string }

const open: ReadonlySet<CoverageState> = new Set(['missing', 'partial'])

/** Runs of past days with missing data. Excludes today, which is not over. */
export function holesOf({ days }: Pick<Coverage, 'days'>, today: string): Days[] {
  const holes: Days[] = []
  let isOpen = false
  for (const { day, cells } of days) {
    if (day >= today) break
    const isHole = cells.some(({ state }) => open.has(state))
    const last = holes.at(-1)
    if (isHole && isOpen && last) last.toDate = day
    else if (isHole) holes.push({ fromDate: day, toDate: day })
    isOpen = isHole
  }
  return holes
}

/** Whether no gap is left in these days; undefined if the coverage does not contain them all. */
export function isClosed(coverage: Coverage, { fromDate, toDate }: Days, today: string): boolean | undefined {
  if (fromDate < coverage.fromDate || toDate > coverage.toDate) return undefined
  return !holesOf(coverage, today).some((hole) => hole.fromDate <= toDate && hole.toDate >= fromDate)
}

export const periodWords = ({ fromDate, toDate }: Days) => formatCalendarDays({ from: fromDate, to: toDate })
