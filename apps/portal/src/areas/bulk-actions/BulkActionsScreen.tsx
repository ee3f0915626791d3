import { Button } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { BulkAction } from '@wattdesk/contract/bulk-actions.ts'
import { formatInstant, formatNumber, noValue } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { ListFrame } from '@wattdesk/ui/list/ListFrame.tsx'
import { PagingBar } from '@wattdesk/ui/list/PagingBar.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { type ReactNode, useMemo } from 'react'
import { countOf } from '../../lists/list-count.ts'
import { pageOf } from '../../lists/list-search.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { usePageTitle } from '../../page/use-page-title.ts'
import { bulkActionsQuery } from './bulk-actions.queries.ts'
import { toneOf, wordOf } from './bulk-words.ts'

const route = getRouteApi('/dashboard/customers/bulk-actions/')

/** What the member did, or is about to do, to many customers at once. */
export function BulkActionsScreen() {
  const t = useT('bulk', 'customers')
  const speech = useLanguage()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const page = pageOf(search)
  const list = useQuery(bulkActionsQuery(page))
  const columns = useMemo(() => actionColumns(speech), [speech])
  usePageTitle(t('bulk.title'))
  const customers = (
    <Button component={Link} to="/dashboard/customers/list" variant="default">
      {t('bulk.toCustomers')}
    </Button>
  )
  const empty = (
    <EmptyState icon={IconStack2} title={t('bulk.empty')} action={customers}>
      {t('bulk.emptyHint')}
    </EmptyState>
  )
  return (
    <>
      <PageHeader
        breadcrumb={
          <>
            <Link to="/dashboard/customers/list">{t('customers.title')}</Link>
            <span aria-hidden>/</span>
            <span aria-current="page">{t('bulk.title')}</span>
          </>
        }
        title={t('bulk.recent')}
        count={countOf(list.data, speech.language)}
      />
      <ListFrame
        toolbar={<p className={layout.hint}>{t('bulk.recentHint')}</p>}
        footer={
          list.data ? (
            <PagingBar
              {...page}
              total={list.data.total}
              onPage={(next) => navigate({ search: { ...search, page: next > 0 ? String(next + 1) : undefined } })}
              onLimit={(limit) => navigate({ search: { limit: String(limit) }, replace: true })}
            />
          ) : null
        }
      >
        <DataTable
          label={t('bulk.title')}
          columns={columns}
          rows={list.data?.items}
          keyOf={(row) => row.id}
          link={bulkActionLink}
          expectedRows={5}
          isRefreshing={list.isPlaceholderData}
          state={list.isError && !list.data ? <QueryFailure query={list} /> : list.data?.items.length === 0 ? empty : null}
        />
      </ListFrame>
    </>
  )
}

const bulkActionLink = (row: BulkAction, content: ReactNode, className: string) => (
  <Link to="/dashboard/customers/bulk-actions/$bulkActionId" params={{ bulkActionId: row.id }} className={className}>
    {content}
  </Link>
)

function actionColumns({ t, language }: Pick<Translator, 't' | 'language'>): Column<BulkAction>[] {
  const figure = (key: 'planned' | 'acted' | 'refused' | 'overtaken'): Column<BulkAction> => ({
    key,
    header: t(`bulk.outcome.${key}`),
    isNumber: true,
    cell: (row) => formatNumber(row[key], language),
  })
  return [
    { key: 'kind', header: t('bulk.action'), isTitle: true, cell: ({ kind }) => t(`bulk.kind.${kind}`) },
    { key: 'status', header: t('customers.field.status'), cell: (row) => <Status row={row} /> },
    figure('planned'),
    figure('acted'),
    figure('overtaken'),
    figure('refused'),
    { key: 'createdAt', header: t('bulk.facts.made'), cell: (row) => formatInstant(row.createdAt) },
    { key: 'finishedAt', header: t('bulk.facts.finishedAt'), cell: (row) => formatInstant(row.finishedAt) },
    { key: 'undo', header: t('bulk.undo.column'), cell: (row) => <UndoLeft row={row} /> },
  ]
}

function Status({ row }: { row: BulkAction }) {
  const t = useT('bulk')
  const now = useNow()
  return <StatusDot tone={toneOf(row, now)}>{t(wordOf(row, now))}</StatusDot>
}

function UndoLeft({ row: { undoUntil, undoStartedAt } }: { row: BulkAction }) {
  const now = useNow()
  return undoUntil && !undoStartedAt && now < Date.parse(undoUntil) ? <Countdown until={undoUntil} isShort /> : noValue
}
