import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { SaleChange } from '@wattdesk/contract/sales.ts'
import { formatInstant } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { ListFrame } from '@wattdesk/ui/list/ListFrame.tsx'
import { PagingBar } from '@wattdesk/ui/list/PagingBar.tsx'
import { useMemo } from 'react'
import { ListState } from '../../lists/ListState.tsx'
import { pageOf } from '../../lists/list-search.ts'
import { type Difference, SaleDifferences } from './SaleDifferences.tsx'
import { saleChangesQuery } from './sales.queries.ts'

const route = getRouteApi('/dashboard/customers/$customerId/sales-history')

/** What was changed in a customer's sales, the newest first. */
export function SalesHistoryTab() {
  const t = useT('sales')
  const speech = useLanguage()
  const { customerId } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const page = pageOf(search)
  const list = useQuery(saleChangesQuery(customerId, page))
  const columns = useMemo(() => historyColumns(speech), [speech])
  const footer = list.data ? (
    <PagingBar
      {...page}
      total={list.data.total}
      isCapped={list.data.totalIsCapped}
      onPage={(next) => navigate({ search: { ...search, page: next > 0 ? String(next + 1) : undefined } })}
      onLimit={(limit) => navigate({ search: { limit: String(limit) }, replace: true })}
    />
  ) : null
  return (
    <ListFrame footer={footer}>
      <DataTable
        label={t('sales.history.title')}
        columns={columns}
        rows={list.data?.items}
        keyOf={(change) => change.id}
        expectedRows={page.limit}
        isRefreshing={list.isPlaceholderData}
        state={<ListState list={list} title={t('sales.history.empty')} hint={t('sales.history.emptyHint')} />}
      />
    </ListFrame>
  )
}

function historyColumns({ t, find }: Translator): Column<SaleChange>[] {
  return [
    {
      key: 'event',
      header: t('sales.field.event'),
      isTitle: true,
      cell: ({ event }) => find(`sales.event.${event.slice(event.indexOf('.') + 1)}`) ?? event,
    },
    { key: 'step', header: t('sales.field.step'), cell: (change) => stepOf(change) },
    {
      key: 'changes',
      header: t('sales.field.changes'),
      isWide: true,
      cell: (change) => <SaleDifferences differences={differencesOf(change)} />,
    },
    { key: 'at', header: t('sales.field.at'), cell: ({ at }) => formatInstant(at) },
    { key: 'actor', header: t('sales.field.actor'), cell: ({ actor }) => actor.name },
  ]
}

const stepOf = ({ before, after }: SaleChange): string => String(after?.step ?? before?.step ?? '')

function differencesOf({ before, after }: SaleChange): Difference[] {
  const fields = Object.keys({ ...before, ...after }).filter((field) => field !== 'step' && field !== 'archivedAt')
  return fields.map((field) => ({ field, before: before ? (before[field] ?? null) : undefined, after: after?.[field] ?? null }))
}
