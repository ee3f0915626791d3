import { Button } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { BulkAction } from '@wattdesk/contract/bulk-actions/models.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { NoValue } from '@wattdesk/ui/list/NoValue.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { type ReactNode, useMemo } from 'react'
import type { ColumnOf } from '../../lists/define-list.ts'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { countOf } from '../../lists/list-count.ts'
import { useListing } from '../../lists/use-listing.ts'
import layout from '../../page/layout.module.css'
import { usePageTitle } from '../../page/use-page-title.ts'
import { bulkActionList } from './bulk-action-lists.ts'
import { isInProgress, pollMs } from './bulk-actions.queries.ts'
import { toneOf, wordOf } from './bulk-words.ts'

export function BulkActionsScreen() {
  const t = useT('bulkActions', 'customers')
  const speech = useLanguage()
  const columns = useMemo(() => actionColumns(speech), [speech])
  const listing = useListing(bulkActionList, columns, {
    pollMs: ({ items }) => items.some(isInProgress) && 2 * pollMs,
  })
  usePageTitle(t('bulkActions.title'))
  const customers = (
    <Button component={Link} to="/dashboard/customers/list" variant="default">
      {t('bulkActions.toCustomers')}
    </Button>
  )
  return (
    <>
      <PageHeader
        breadcrumb={
          <>
            <Link to="/dashboard/customers/list">{t('customers.title')}</Link>
            <span aria-hidden>/</span>
            <span aria-current="page">{t('bulkActions.title')}</span>
          </>
        }
        title={t('bulkActions.recent')}
        count={countOf(listing.page, speech.language)}
      />
      <p className={layout.note}>{t('bulkActions.recentHint')}</p>
      <ListScreen
        listing={listing}
        label={t('bulkActions.title')}
        words={{
          kind: { label: t('bulkActions.action'), wordOf: (kind) => t(`bulkActions.kind.${kind}`) },
          status: { label: t('customers.field.status'), wordOf: (status) => t(`bulkActions.status.${status}`) },
          period: t('bulkActions.facts.made'),
        }}
        keyOf={(row) => row.id}
        link={bulkActionLink}
        empty={{ icon: IconStack2, title: t('bulkActions.empty'), hint: t('bulkActions.emptyHint'), action: customers }}
      />
    </>
  )
}

const bulkActionLink = (row: BulkAction, content: ReactNode, className: string) => (
  <Link to="/dashboard/customers/bulk-actions/$bulkActionId" params={{ bulkActionId: row.id }} className={className}>
    {content}
  </Link>
)

type ActionColumn = ColumnOf<typeof bulkActionList>

function actionColumns({ t, language }: Pick<Translator, 't' | 'language'>): ActionColumn[] {
  const figure = (key: 'planned' | 'acted' | 'refused' | 'overtaken'): ActionColumn => ({
    key,
    onCard: 'named',
    header: t(`bulkActions.outcome.${key}`),
    isNumber: true,
    cell: (row) => formatNumber(row[key], language),
  })
  return [
    { key: 'kind', orderBy: 'kind', header: t('bulkActions.action'), isTitle: true, cell: ({ kind }) => t(`bulkActions.kind.${kind}`) },
    { key: 'status', onCard: 'plain', orderBy: 'status', header: t('customers.field.status'), cell: (row) => <Status row={row} /> },
    { ...figure('planned'), orderBy: 'planned' },
    figure('acted'),
    figure('overtaken'),
    figure('refused'),
    {
      key: 'createdAt',
      onCard: 'named',
      orderBy: 'createdAt',
      header: t('bulkActions.facts.made'),
      cell: (row) => <Moment at={row.createdAt} />,
    },
    {
      key: 'finishedAt',
      onCard: 'omitted',
      orderBy: 'finishedAt',
      header: t('bulkActions.facts.finishedAt'),
      cell: (row) => <Moment at={row.finishedAt} />,
    },
    { key: 'undo', onCard: 'named', header: t('bulkActions.undo.column'), cell: (row) => <UndoLeft row={row} /> },
  ]
}

function Status({ row }: { row: BulkAction }) {
  const t = useT('bulkActions')
  const now = useNow()
  return <StatusDot tone={toneOf(row, now)}>{t(wordOf(row, now))}</StatusDot>
}

function UndoLeft({ row: { undoUntil, undoStartedAt } }: { row: BulkAction }) {
  const now = useNow()
  return undoUntil && !undoStartedAt && now < Date.parse(undoUntil) ? <Countdown until={undoUntil} isShort /> : <NoValue />
}
