import type { CustomerStats } from '@wattdesk/contract/statistics.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import classes from './statistics.module.css'

type Props = { title: string; months: CustomerStats['createdByMonth'] | undefined; expected: number }

/** How many came in each of the last months, as columns with their figures. */
export function MonthColumns({ title, months, expected }: Props) {
  const { language } = useLanguage()
  const largest = Math.max(1, ...(months ?? []).map((one) => one.customers))
  const name = (month: string) =>
    new Intl.DateTimeFormat(language, { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(new Date(`${month}-01`))
  const shown = months ?? Array.from({ length: expected }, (_, at) => ({ month: '', customers: 0, key: at }))
  return (
    <Panel title={title}>
      <ol className={classes.months}>
        {shown.map((one, at) => (
          <li key={one.month || at}>
            <span className={classes.value}>{months ? formatNumber(one.customers, language) : ''}</span>
            <span className={classes.column} aria-hidden>
              <span style={{ height: `${(100 * one.customers) / largest}%` }} />
            </span>
            <span className={classes.month}>{one.month ? name(one.month) : ''}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
