import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CustomerStats } from '@wattdesk/contract/statistics/models.ts'
import { formatNumber, isoDay } from '@wattdesk/i18n/formats.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import type { TimeSeries } from '@wattdesk/ui/chart/series.ts'
import { dayAfter, lastOfMonth } from '@wattdesk/ui/day/day.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useCallback, useMemo } from 'react'
import { MonthColumns } from '../../figures/MonthColumns.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { useCan } from '../../session/use-session.ts'
import { createdSinceQuery } from '../customers/customers.queries.ts'
import { growthQuery } from '../statistics/statistics.queries.ts'
import classes from './dashboard.module.css'

const windows = [7, 30, 365] as const

/** New accounts of the last months, whose trend the first screen shows, of the last days, and all accounts. Each figure links to what it counts. */
export function Growth() {
  const may = useCan()('read:customers')
  return (
    <section className={classes.growth}>
      <Months />
      {may ? <Counters /> : null}
      <Total />
    </section>
  )
}

/** Counted by the list in the reader's days, so that the linked list has the same total. */
function Counters() {
  const t = useT('dashboard')
  const { language } = useLanguage()
  const today = isoDay(nowMs())
  const spans = windows.map((days) => ({ days, from: dayAfter(today, 1 - days) }))
  const counts = useQueries({ queries: spans.map(({ from }) => createdSinceQuery(from)) })
  const failed = counts.filter((query) => query.isError && query.data === undefined)
  if (failed[0]) return <QueryFailure query={{ error: failed[0].error, refetch: () => failed.map((query) => query.refetch()) }} />
  return (
    <ul className={classes.counters}>
      {spans.map(({ days, from }, at) => (
        <li key={days}>
          <Link to="/dashboard/customers/list" search={{ from, until: today }}>
            <span className={classes.figure}>{counts[at]?.data === undefined ? '…' : formatNumber(counts[at].data, language)}</span>
            <span>{t('dashboard.growth.lastDays', { count: days })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Months() {
  const t = useT('dashboard')
  const query = useQuery(growthQuery)
  if (query.isError && !query.data) return <QueryFailure query={query} />
  return (
    <Panel title={t('dashboard.growth.byMonth')}>
      <MonthsOfCreation months={query.data?.createdByMonth} />
    </Panel>
  )
}

function Total() {
  const t = useT('dashboard')
  const { language } = useLanguage()
  const query = useQuery(growthQuery)
  const chart = useMemo((): TimeSeries => {
    const months = query.data?.createdByMonth ?? []
    let sum = (query.data?.total ?? 0) - months.reduce((total, { customers }) => total + customers, 0)
    const values = months.map(({ customers }) => {
      sum += customers
      return sum
    })
    const series = [{ key: 'total', label: t('dashboard.customersWord'), color: 'var(--series-1)', shape: 'area' as const, values }]
    return { times: months.map(({ month }) => Date.parse(`${month}-01`)), slots: 'month', series }
  }, [query.data, t])
  const format = useCallback((value: number | null) => (value === null ? '–' : formatNumber(value, language)), [language])
  // `Months` shows the failure.
  if (query.isError && !query.data) return null
  return (
    <ChartFrame
      title={t('dashboard.growth.inAll')}
      unit={t('dashboard.customersWord')}
      data={chart}
      timeZone="UTC"
      format={format}
      heightPx={180}
      fileName="accounts"
    />
  )
}

function MonthsOfCreation({ months }: { months: CustomerStats['createdByMonth'] | undefined }) {
  const may = useCan()('read:business-reports')
  const linked = (month: string, name: string) => (
    <Link to="/dashboard/reports" search={{ report: 'creation', by: 'day', from: `${month}-01`, to: lastOfMonth(`${month}-01`) }}>
      {name}
    </Link>
  )
  return <MonthColumns months={months} expected={12} asLink={may ? linked : undefined} />
}
