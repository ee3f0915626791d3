import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { mailStates, mailTemplates } from '@wattdesk/contract/mails.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ColumnChooser } from '@wattdesk/ui/list/ColumnChooser.tsx'
import { parseOrder, visibleColumns } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { FilterChoice } from '@wattdesk/ui/list/FilterChoice.tsx'
import { ListFrame } from '@wattdesk/ui/list/ListFrame.tsx'
import { PagingBar } from '@wattdesk/ui/list/PagingBar.tsx'
import { SearchField } from '@wattdesk/ui/list/SearchField.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { lazy, Suspense, useMemo } from 'react'
import { countOf } from '../../lists/list-count.ts'
import { chosenOf, pageOf } from '../../lists/list-search.ts'
import { listState } from '../../lists/list-state.tsx'
import { SavedViews } from '../../lists/SavedViews.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import classes from './mails.module.css'
import { mailsQuery } from './mails.queries.ts'
import { mailColumns, mailLink } from './mails-columns.tsx'
import type { OutboxSearch } from './outbox-address.ts'
import { isNarrowed, mailsCallQuery, outboxVocabulary } from './outbox-search.ts'

const MailDrawer = lazy(async () => ({ default: (await import('./MailDrawer.tsx')).MailDrawer }))
const route = getRouteApi('/dashboard/outbox')

/** What was written to customers and members, and how it fared. */
export function OutboxScreen() {
  const t = useT('mails', 'customers')
  const { language } = useLanguage()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const columns = useMemo(() => mailColumns(t), [t])
  const vocabulary = useMemo(() => outboxVocabulary(columns), [columns])
  const chosen = search.columns?.split(',')
  const list = useQuery(mailsQuery(mailsCallQuery(search)))
  usePageTitle(t('mails.outbox.title'))

  const narrow = (next: OutboxSearch) => navigate({ search: { ...search, ...next, page: undefined }, replace: true })
  const footer = list.data ? (
    <PagingBar
      page={list.data.page}
      limit={list.data.limit}
      total={list.data.total}
      isCapped={list.data.totalIsCapped}
      onPage={(page) => navigate({ search: { ...search, page: page > 0 ? String(page + 1) : undefined } })}
      onLimit={(limit) => narrow({ limit: String(limit) })}
    />
  ) : null
  return (
    <>
      <PageHeader
        title={t('mails.outbox.title')}
        count={countOf(list.data, language)}
        marks={list.data && !list.data.isDelivering ? <span className={classes.mark}>{t('mails.outbox.notDelivering')}</span> : null}
      />
      <p className={classes.note}>{t('mails.outbox.privacy')}</p>
      <ListFrame
        toolbar={
          <>
            <SavedViews
              list="outbox"
              search={search}
              vocabulary={vocabulary}
              onOpen={(next, { isStep }) => navigate({ search: next, replace: !isStep })}
            />
            <OutboxFilters search={search} onNarrow={narrow} />
            <ColumnChooser
              columns={columns}
              chosen={chosen}
              onChoose={(keys) => navigate({ search: { ...search, columns: keys?.join(',') }, replace: true })}
            />
          </>
        }
        footer={footer}
      >
        <DataTable
          label={t('mails.outbox.title')}
          columns={visibleColumns(columns, chosen)}
          rows={list.data?.items}
          keyOf={(mail) => mail.id}
          link={mailLink}
          order={parseOrder(search.order) ?? { field: 'createdAt', direction: 'desc' }}
          onOrder={(order) => narrow({ order })}
          expectedRows={pageOf(search).limit}
          isRefreshing={list.isPlaceholderData}
          state={listState(list, {
            title: t('mails.outbox.empty'),
            hint: t('mails.outbox.emptyHint'),
            onClear: isNarrowed(search)
              ? () => navigate({ search: { limit: search.limit, order: search.order, columns: search.columns }, replace: true })
              : undefined,
          })}
        />
      </ListFrame>
      <Suspense>
        {search.mail ? (
          <MailDrawer id={search.mail} onClose={() => navigate({ search: { ...search, mail: undefined }, replace: true })} />
        ) : null}
      </Suspense>
    </>
  )
}

type FilterProps = { search: OutboxSearch; onNarrow: (change: OutboxSearch) => void }

function OutboxFilters({ search, onNarrow }: FilterProps) {
  const t = useT('mails')
  const joined = (values: readonly string[]) => values.join(',') || undefined
  return (
    <>
      <SearchField className={classes.search} label={t('mails.outbox.search')} value={search.q} onChange={(q) => onNarrow({ q })} />
      <FilterChoice
        label={t('mails.outbox.field.state')}
        choices={mailStates.map((value) => ({ value, label: t(`mails.outbox.state.${value}`) }))}
        chosen={chosenOf(search.state, mailStates)}
        onChoose={(state) => onNarrow({ state: joined(state) })}
      />
      <FilterChoice
        label={t('mails.outbox.field.template')}
        choices={mailTemplates.map((value) => ({ value, label: t(`mails.template.${value}.name`) }))}
        chosen={chosenOf(search.template, mailTemplates)}
        onChoose={(template) => onNarrow({ template: joined(template) })}
      />
    </>
  )
}
