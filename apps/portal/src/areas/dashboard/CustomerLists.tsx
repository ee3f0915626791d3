import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CustomerRow } from '@wattdesk/contract/customers/models.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import type { ReactNode } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { customersQuery } from '../customers/customers.queries.ts'
import classes from './dashboard.module.css'

const shownRows = 6
const oneOf = (value: string) => ({ op: 'in', value: [value] })

type Selection = {
  word: 'unregistered' | 'newest'
  filter?: object
  search: Record<string, string>
  note: (row: CustomerRow) => ReactNode
}

const selections: Selection[] = [
  {
    word: 'unregistered',
    filter: { status: oneOf('active'), idpStatus: oneOf('unregistered') },
    search: { status: 'active', idp: 'unregistered' },
    note: (row) => <Age at={row.createdAt} />,
  },
  { word: 'newest', search: {}, note: (row) => <Age at={row.createdAt} /> },
]

export function CustomerLists() {
  const t = useT('dashboard')
  return (
    <section className={classes.aside} aria-label={t('dashboard.customers')}>
      {selections.map((selection) => (
        <CustomerSelection key={selection.word} selection={selection} />
      ))}
    </section>
  )
}

function CustomerSelection({ selection }: { selection: Selection }) {
  const t = useT('dashboard')
  const { language } = useLanguage()
  const filter = selection.filter && JSON.stringify(selection.filter)
  const list = useQuery(customersQuery({ page: 0, limit: shownRows, order: 'createdAt:desc', filter }))
  const all = (
    <Link to="/dashboard/customers/list" search={selection.search}>
      {t('dashboard.work.all')}
    </Link>
  )
  return (
    <Panel
      title={t(`dashboard.${selection.word}`)}
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
      <p className={classes.hint}>{t(`dashboard.${selection.word}Hint`)}</p>
      {list.isError && !list.data ? <QueryFailure query={list} /> : null}
      {list.data?.items.length === 0 ? <p className={classes.none}>{t('dashboard.noCustomers')}</p> : null}
      <ul className={classes.rows}>
        {list.data?.items.map((row) => (
          <li key={row.id}>
            <Link to="/dashboard/customers/$customerId" params={{ customerId: row.id }}>
              {row.accountName}
            </Link>
            <span className={classes.note}>{selection.note(row)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
