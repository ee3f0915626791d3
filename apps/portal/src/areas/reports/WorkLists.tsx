import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CustomerRow } from '@wattdesk/contract/customers.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import type { ReactNode } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { customersQuery } from '../customers/customers.queries.ts'
import classes from './reports.module.css'

const shownRows = 6
/** A deactivated customer is purged after exactly this time. */
const purgeAfterMs = 30 * 24 * 3_600_000
const oneOf = (value: string) => ({ op: 'in', value: [value] })

type Work = {
  word: 'purge' | 'unregistered' | 'newest'
  filter?: object
  search: Record<string, string>
  note: (row: CustomerRow) => ReactNode
}

const works: Work[] = [
  {
    word: 'purge',
    filter: { status: oneOf('inactive') },
    search: { status: 'inactive' },
    note: (row) =>
      row.deactivatedAt ? <Countdown until={new Date(new Date(row.deactivatedAt).getTime() + purgeAfterMs).toISOString()} /> : null,
  },
  {
    word: 'unregistered',
    filter: { status: oneOf('active'), idpStatus: oneOf('unregistered') },
    search: { status: 'active', idp: 'unregistered' },
    note: (row) => <Age at={row.createdAt} />,
  },
  { word: 'newest', search: {}, note: (row) => <Age at={row.createdAt} /> },
]

/** The lists that need work, each a few rows and the way to all of them. */
export function WorkLists() {
  const t = useT('reports')
  return (
    <section className={classes.works} aria-label={t('reports.work.title')}>
      {works.map((work) => (
        <WorkList key={work.word} work={work} />
      ))}
    </section>
  )
}

function WorkList({ work }: { work: Work }) {
  const t = useT('reports')
  const { language } = useLanguage()
  const filter = work.filter && JSON.stringify(work.filter)
  const list = useQuery(customersQuery({ page: 0, limit: shownRows, order: 'createdAt:desc', filter }))
  const all = (
    <Link to="/dashboard/customers/list" search={work.search}>
      {t('reports.work.all')}
    </Link>
  )
  return (
    <Panel
      title={t(`reports.work.${work.word}`)}
      marks={
        list.data ? (
          <span className={classes.total}>
            {formatNumber(list.data.total, language)}
            {list.data.totalIsCapped ? '+' : ''}
          </span>
        ) : null
      }
      actions={<span className={classes.all}>{all}</span>}
    >
      <p className={classes.hint}>{t(`reports.work.${work.word}Hint`)}</p>
      {list.isError && !list.data ? <QueryFailure query={list} /> : null}
      {list.data?.items.length === 0 ? <p className={classes.none}>{t('reports.work.none')}</p> : null}
      <ul className={classes.rows}>
        {list.data?.items.map((row) => (
          <li key={row.id}>
            <Link to="/dashboard/customers/$customerId" params={{ customerId: row.id }}>
              {row.accountName}
            </Link>
            <span className={classes.note}>{work.note(row)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
