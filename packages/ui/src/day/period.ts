import { formatCalendarDay, formatCalendarDays } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'

/** Days `YYYY-MM-DD`, both inclusive. */
export type Period = { from?: string; until?: string }

/** A period in words: one day, both ends, or the only end set; undefined for all time. */
export function periodWords({ from, until }: Period, t: Translate): string | undefined {
  if (from && until) return formatCalendarDays({ from, to: until })
  if (from) return `${t('ui.list.from')} ${formatCalendarDay(from)}`
  return until ? `${t('ui.list.until')} ${formatCalendarDay(until)}` : undefined
}
