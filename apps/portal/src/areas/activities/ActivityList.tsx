import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ActivityEntry } from '@wattdesk/contract/activities.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { formatInstant, noValue } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { Tag, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ColumnChooser } from '@wattdesk/ui/list/ColumnChooser.tsx'
import { type Column, parseOrder, visibleColumns } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { ListFrame } from '@wattdesk/ui/list/ListFrame.tsx'
import { PagingBar } from '@wattdesk/ui/list/PagingBar.tsx'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { pageOf } from '../../lists/list-search.ts'
import { listState } from '../../lists/list-state.tsx'
import { SavedViews } from '../../lists/SavedViews.tsx'
import { ActivityFilters } from './ActivityFilters.tsx'
import type { ActivitiesSearch } from './activities-address.ts'
import { activitiesVocabulary, isNarrowed } from './activities-search.ts'
import { eventWords, objectWords } from './activity-words.ts'

const ActivityDrawer = lazy(async () => ({ default: (await import('./ActivityDrawer.tsx')).ActivityDrawer }))

type Props = {
  label: string
  /** Which log it is, for saved views. */
  name: 'account-activities' | 'customer-activities' | 'my-activities'
  list: UseQueryResult<ListOf<ActivityEntry>>
  search: ActivitiesSearch
  onChange: (search: ActivitiesSearch, options: { isStep: boolean }) => void
  /** Columns that say nothing on this screen, such as the customer on a customer's own log. */
  without: readonly ('actor' | 'customer')[]
}

/** A page of the activity log with its filters; an entry opens beside it with its values before and after. */
export function ActivityList({ label, name, list, search, onChange, without }: Props) {
  const t = useT('activities', 'customers', 'installations')
  const speech = useLanguage()
  const columns = useMemo(() => activityColumns(speech).filter((column) => !without.some((key) => key === column.key)), [speech, without])
  const vocabulary = useMemo(() => activitiesVocabulary(columns), [columns])
  const chosen = search.columns?.split(',')
  const change = (next: ActivitiesSearch) => onChange({ ...search, ...next, page: undefined, entry: undefined }, { isStep: false })
  const open = list.data?.items.find((entry) => entry.id === search.entry)
  const footer = list.data ? (
    <PagingBar
      page={list.data.page}
      limit={list.data.limit}
      total={list.data.total}
      isCapped={list.data.totalIsCapped}
      onPage={(page) => onChange({ ...search, entry: undefined, page: page > 0 ? String(page + 1) : undefined }, { isStep: true })}
      onLimit={(limit) => change({ limit: String(limit) })}
    />
  ) : null
  return (
    <>
      <ListFrame
        toolbar={
          <>
            <SavedViews list={name} search={search} vocabulary={vocabulary} onOpen={onChange} />
            <ActivityFilters search={search} onNarrow={change} hasMembers={!without.includes('actor')} />
            <ColumnChooser columns={columns} chosen={chosen} onChoose={(keys) => change({ columns: keys?.join(',') })} />
          </>
        }
        footer={footer}
      >
        <DataTable
          label={label}
          columns={visibleColumns(columns, chosen)}
          rows={list.data?.items}
          keyOf={(entry) => entry.id}
          link={entryLink}
          order={parseOrder(search.order) ?? { field: 'at', direction: 'desc' }}
          onOrder={(order) => change({ order })}
          expectedRows={pageOf(search).limit}
          isRefreshing={list.isPlaceholderData}
          state={listState(list, {
            title: t('activities.empty'),
            hint: t('activities.emptyHint'),
            onClear: isNarrowed(search) ? () => onChange({ limit: search.limit }, { isStep: false }) : undefined,
          })}
        />
      </ListFrame>
      <Suspense>
        {open ? <ActivityDrawer entry={open} onClose={() => onChange({ ...search, entry: undefined }, { isStep: false })} /> : null}
      </Suspense>
    </>
  )
}

const tones = { create: 'ok', read: 'neutral', update: 'accent', delete: 'error' } as const satisfies Record<ActivityEntry['action'], Tone>

function activityColumns(speech: Translator): Column<ActivityEntry>[] {
  const { t } = speech
  return [
    { key: 'event', header: t('activities.field.event'), isTitle: true, cell: (entry) => eventWords(entry, speech) },
    { key: 'at', header: t('activities.field.at'), cell: (entry) => formatInstant(entry.at), orderBy: 'at' },
    { key: 'actor', header: t('activities.field.actor'), cell: (entry) => entry.actor.name },
    {
      key: 'action',
      header: t('activities.field.action'),
      cell: (entry) => <Tag tone={tones[entry.action]}>{t(`activities.action.${entry.action}`)}</Tag>,
    },
    { key: 'object', header: t('activities.field.object'), cell: (entry) => objectWords(entry.object.type, speech) },
    { key: 'customer', header: t('activities.field.customer'), cell: (entry) => customerName(entry, t('activities.purged')) },
    { key: 'source', header: t('activities.field.source'), cell: (entry) => t(`activities.source.${entry.source}`) },
  ]
}

function customerName({ customer }: ActivityEntry, purged: string): string {
  return customer ? (customer.accountName ?? purged) : noValue
}

const entryLink = (entry: ActivityEntry, content: ReactNode, className: string) => (
  <Link to="." search={(before: ActivitiesSearch) => ({ ...before, entry: entry.id })} replace className={className}>
    {content}
  </Link>
)
