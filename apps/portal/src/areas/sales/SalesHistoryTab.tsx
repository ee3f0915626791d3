import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type SaleChange, saleEvents } from '@wattdesk/contract/sales.ts'
import { formatInstant, noValue } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ColumnChooser } from '@wattdesk/ui/list/ColumnChooser.tsx'
import { type Column, parseOrder, visibleColumns } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { FilterChoice } from '@wattdesk/ui/list/FilterChoice.tsx'
import { FilterPeriod } from '@wattdesk/ui/list/FilterPeriod.tsx'
import { ListFrame } from '@wattdesk/ui/list/ListFrame.tsx'
import { PagingBar } from '@wattdesk/ui/list/PagingBar.tsx'
import { useMemo } from 'react'
import { chosenOf, pageOf } from '../../lists/list-search.ts'
import { listState } from '../../lists/list-state.tsx'
import { SavedViews } from '../../lists/SavedViews.tsx'
import { type Difference, SaleDifferences } from './SaleDifferences.tsx'
import { saleChangesQuery } from './sales.queries.ts'
import type { SalesHistorySearch } from './sales-history-address.ts'
import { isNarrowed, salesHistoryCallQuery, salesHistoryVocabulary } from './sales-history-search.ts'

const route = getRouteApi('/dashboard/customers/$customerId/sales-history')

/** What was changed in a customer's sales, the newest first. */
export function SalesHistoryTab() {
  const t = useT('sales')
  const speech = useLanguage()
  const { customerId } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const page = pageOf(search)
  const list = useQuery(saleChangesQuery(customerId, salesHistoryCallQuery(search)))
  const columns = useMemo(() => historyColumns(speech), [speech])
  const vocabulary = useMemo(() => salesHistoryVocabulary(columns), [columns])
  const chosen = search.columns?.split(',')
  const narrow = (next: SalesHistorySearch) => navigate({ search: { ...search, ...next, page: undefined }, replace: true })
  const toolbar = (
    <>
      <SavedViews
        list="sales-history"
        search={search}
        vocabulary={vocabulary}
        onOpen={(next, { isStep }) => navigate({ search: next, replace: !isStep })}
      />
      <FilterChoice
        label={t('sales.field.event')}
        choices={saleEvents.map((value) => ({ value, label: eventWords(value, speech) }))}
        chosen={chosenOf(search.event, saleEvents)}
        onChoose={(events) => narrow({ event: events.join(',') || undefined })}
      />
      <FilterPeriod label={t('sales.field.at')} period={search} onChoose={({ from, until }) => narrow({ from, until })} />
      <ColumnChooser columns={columns} chosen={chosen} onChoose={(keys) => narrow({ columns: keys?.join(',') })} />
    </>
  )
  const footer = list.data ? (
    <PagingBar
      {...page}
      total={list.data.total}
      isCapped={list.data.totalIsCapped}
      onPage={(next) => navigate({ search: { ...search, page: next > 0 ? String(next + 1) : undefined } })}
      onLimit={(limit) => narrow({ limit: String(limit) })}
    />
  ) : null
  return (
    <ListFrame toolbar={toolbar} footer={footer}>
      <DataTable
        label={t('sales.history.title')}
        columns={visibleColumns(columns, chosen)}
        rows={list.data?.items}
        keyOf={(change) => change.id}
        order={parseOrder(search.order) ?? { field: 'at', direction: 'desc' }}
        onOrder={(order) => narrow({ order })}
        expectedRows={page.limit}
        isRefreshing={list.isPlaceholderData}
        state={listState(list, {
          title: t('sales.history.empty'),
          hint: t('sales.history.emptyHint'),
          onClear: isNarrowed(search) ? () => navigate({ search: { limit: search.limit, columns: search.columns } }) : undefined,
        })}
      />
    </ListFrame>
  )
}

const eventWords = (event: string, { find }: Translator): string => find(`sales.event.${event.slice(event.indexOf('.') + 1)}`) ?? event

function historyColumns(speech: Translator): Column<SaleChange>[] {
  const { t } = speech
  return [
    {
      key: 'event',
      header: t('sales.field.event'),
      isTitle: true,
      cell: ({ event }) => eventWords(event, speech),
    },
    { key: 'step', header: t('sales.field.step'), cell: (change) => stepOf(change) || noValue },
    {
      key: 'changes',
      header: t('sales.field.changes'),
      isWide: true,
      cell: (change) => {
        const differences = differencesOf(change)
        return differences.length > 0 ? <SaleDifferences differences={differences} /> : t('sales.history.unchanged')
      },
    },
    { key: 'at', header: t('sales.field.at'), orderBy: 'at', cell: ({ at }) => formatInstant(at) },
    { key: 'actor', header: t('sales.field.actor'), cell: ({ actor }) => actor.name },
  ]
}

const stepOf = ({ before, after }: SaleChange): string => String(after?.step ?? before?.step ?? '')

function differencesOf({ before, after }: SaleChange): Difference[] {
  const fields = Object.keys({ ...before, ...after }).filter((field) => field !== 'step' && field !== 'archivedAt')
  return fields.map((field) => ({ field, before: before ? (before[field] ?? null) : undefined, after: after?.[field] ?? null }))
}
