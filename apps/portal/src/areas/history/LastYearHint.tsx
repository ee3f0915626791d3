import type { DayRange } from '@wattdesk/energy/periods.ts'
import { formatCalendarDays } from '@wattdesk/i18n/formats.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './history.module.css'
import { yearAtMost } from './history-address.ts'

/** The days of figures that are read for a year at most, if more was asked for. */
export function LastYearHint({ asked }: { asked: DayRange }) {
  const t = useT('history')
  const range = yearAtMost(asked)
  return range.from === asked.from ? null : <p className={classes.hint}>{t('history.lastYear', { days: formatCalendarDays(range) })}</p>
}
