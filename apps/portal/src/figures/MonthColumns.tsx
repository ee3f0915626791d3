import type { CustomerStats } from '@wattdesk/contract/statistics/models.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { tagOf } from '@wattdesk/i18n/languages.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ReactNode } from 'react'
import classes from './figures.module.css'

type Props = {
  /** Undefined while loading. */
  months: CustomerStats['createdByMonth'] | undefined
  /** Placeholder columns while loading. */
  expected: number
  /** Wraps a month's name, such as in a link. */
  asLink?: (month: string, name: string) => ReactNode
}

/** Counts per month, as columns. */
export function MonthColumns({ months, expected, asLink }: Props) {
  const { language } = useLanguage()
  const largest = Math.max(1, ...(months ?? []).map((one) => one.customers))
  const nameOf = (month: string) =>
    new Intl.DateTimeFormat(tagOf(language), { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(new Date(`${month}-01`))
  const shown = months ?? Array.from({ length: expected }, () => ({ month: '', customers: 0 }))
  return (
    <ol className={classes.months}>
      {shown.map(({ month, customers }, at) => (
        <li key={month || at}>
          <span className={classes.count}>{month ? formatNumber(customers, language) : ''}</span>
          <span className={classes.column} aria-hidden>
            <span style={{ height: `${(100 * customers) / largest}%` }} />
          </span>
          <span className={classes.month}>{month ? (asLink?.(month, nameOf(month)) ?? nameOf(month)) : ''}</span>
        </li>
      ))}
    </ol>
  )
}
