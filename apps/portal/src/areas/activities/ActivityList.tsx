import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ActivityEntry } from '@wattdesk/contract/activities/models.ts'
import { activityApplications } from '@wattdesk/contract/activities/terms.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import type { Translate, Translator } from '@wattdesk/i18n/translator.ts'
import { Tag, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { codeOf } from '../../api/sentence.ts'
import type { ColumnOf } from '../../lists/define-list.ts'
import type { ExactWords } from '../../lists/filter-words.ts'
import { ListScreen } from '../../lists/ListScreen.tsx'
import type { Listing } from '../../lists/use-listing.ts'
import { customerQuery } from '../customers/customers.queries.ts'
import { ActivityChanges, hasChanges } from './ActivityChanges.tsx'
import { type accountActivityQuery, activityFiltersQuery } from './activities.queries.ts'
import type { ActivitySearch, myActivityList } from './activity-lists.ts'
import { activityAreas, applicationWords, eventWords, objectWords, recordName } from './activity-words.ts'

const CustomerPick = lazy(async () => ({ default: (await import('../../pickers/CustomerPick.tsx')).CustomerPick }))
const ActivityDrawer = lazyDialog(async () => ({ default: (await import('./ActivityDrawer.tsx')).ActivityDrawer }))
const FoundActivityDrawer = lazyDialog(async () => ({ default: (await import('./CustomerActivityDrawer.tsx')).FoundActivityDrawer }))

type LogColumn = ColumnOf<typeof myActivityList>

type Props = {
  listing: Listing<ActivityEntry, (typeof myActivityList)['filters'], ActivitySearch>
  label: string
  /** Finds an entry of the log that is on another page by now, as after a link of last week. */
  find: (entryId: string) => ReturnType<typeof accountActivityQuery>
  /** Lets the reader filter by member. */
  hasMembers?: boolean
  /** All entries concern one customer. */
  ofCustomer?: boolean
}

/** A page of an activity log; an entry opens beside it, with its values before and after. */
export function ActivityList({ listing, label, find, hasMembers = true, ofCustomer }: Props) {
  const t = useT(...activityAreas)
  const speech = useLanguage()
  const { data: known } = useQuery({ ...activityFiltersQuery, enabled: hasMembers })
  const names = new Map(known?.members.map(({ id, name }) => [id, name]))
  const customer = useCustomerWords(listing.address.customer)
  const { entry: openId } = listing.address
  const open = listing.page?.items.find(({ id }) => id === openId)
  const isElsewhere = openId !== undefined && !open && (listing.page !== undefined || listing.result.isError)
  const close = () => listing.open({ entry: undefined })
  return (
    <>
      <ListScreen
        listing={listing}
        label={label}
        words={{
          q: t('activities.filter.search'),
          period: t('activities.field.at'),
          action: { label: t('activities.field.action'), wordOf: (action) => t(`activities.action.${action}`) },
          source: { label: t('activities.field.source'), wordOf: (source) => t(`activities.source.${source}`) },
          member:
            names.size > 0
              ? { label: t('activities.filter.member'), wordOf: (id) => names.get(id) ?? id, values: [...names.keys()] }
              : undefined,
          run: { label: t('activities.field.partOf'), wordOf: () => runWords(listing.page?.items, t) },
          object: { label: t('activities.field.object'), wordOf: (type) => objectWords(type, speech), values: known?.objectTypes },
          customer: ofCustomer ? undefined : customer,
          application: {
            label: t('activities.field.application'),
            wordOf: (name) => applicationWords(name, speech),
            values: activityApplications,
          },
        }}
        keyOf={(entry) => entry.id}
        link={entryLink}
        empty={{ title: t('activities.empty'), hint: t('activities.emptyHint') }}
      />
      <Suspense>{open ? <ActivityDrawer entry={open} onClose={close} /> : null}</Suspense>
      <Suspense>{isElsewhere ? <FoundActivityDrawer key={openId} find={find(openId)} onClose={close} /> : null}</Suspense>
    </>
  )
}

/** Words of the customer filter: the chosen customer's name, and others by a search. */
function useCustomerWords(id: string | undefined): ExactWords {
  const t = useT('activities')
  const { data, error } = useQuery({ ...customerQuery(id ?? ''), enabled: id !== undefined })
  const absent = codeOf(error) === 'CustomerNotFound' ? t('activities.purged') : '…'
  return {
    label: t('activities.field.customer'),
    wordOf: () => data?.accountName ?? absent,
    editor: ({ onChoose }) => <CustomerPick onChoose={onChoose} />,
  }
}

const tones = { create: 'ok', read: 'neutral', update: 'accent', delete: 'error' } as const satisfies Record<ActivityEntry['action'], Tone>

/** Columns of a log, except those that are constant on its screen, such as the customer on a customer's own log. */
export function useActivityColumns(...without: readonly ('actor' | 'customer')[]): LogColumn[] {
  useT(...activityAreas)
  const speech = useLanguage()
  const left = without.join()
  return useMemo(() => activityColumns(speech).filter(({ key }) => !left.split(',').includes(key)), [speech, left])
}

function activityColumns(speech: Translator): LogColumn[] {
  const { t } = speech
  return [
    { key: 'event', header: t('activities.field.event'), isTitle: true, cell: (entry) => titleWords(entry, speech) },
    { key: 'at', header: t('activities.field.at'), cell: (entry) => <Moment at={entry.at} />, orderBy: 'at' },
    { key: 'actor', header: t('activities.field.actor'), cell: (entry) => entry.actor.name },
    {
      key: 'changes',
      header: t('activities.field.changes'),
      isWide: true,
      isWrapping: true,
      cell: (entry) => (hasChanges(entry, speech.language) ? <ActivityChanges entry={entry} /> : noValue),
    },
    {
      key: 'action',
      header: t('activities.field.action'),
      cell: (entry) => <Tag tone={tones[entry.action]}>{t(`activities.action.${entry.action}`)}</Tag>,
    },
    { key: 'object', header: t('activities.field.object'), cell: (entry) => recordWords(entry, speech) },
    { key: 'customer', header: t('activities.field.customer'), cell: (entry) => customerName(entry, t('activities.purged')) },
    { key: 'source', header: t('activities.field.source'), cell: (entry) => t(`activities.source.${entry.source}`), isOptional: true },
  ]
}

/** The kind of record and its name. Customers have their own column. */
const recordWords = (entry: ActivityEntry, speech: Translator) =>
  [objectWords(entry.object.type, speech), recordName(entry, speech)].filter(Boolean).join(': ')

/** Names a run by its kind and its most frequent event. */
function titleWords(entry: ActivityEntry, speech: Translator): string {
  const words = eventWords(entry, speech)
  return entry.run && entry.standsFor ? `${speech.t(`activities.run.${entry.run.kind}`)}: ${words}` : words
}

function runWords(entries: readonly ActivityEntry[] | undefined, t: Translate): string {
  const kind = entries?.find((entry) => entry.run)?.run?.kind
  return kind ? t(`activities.run.${kind}`) : t('activities.entry')
}

function customerName({ customer, standsFor }: ActivityEntry, purged: string): string {
  if (standsFor) return noValue
  return customer ? (customer.accountName ?? purged) : noValue
}

/** An entry opens beside the list; a run opens as the list of its entries. */
const entryLink = (entry: ActivityEntry, content: ReactNode, className: string) =>
  entry.run && entry.standsFor ? (
    <Link to="." search={({ columns, limit }: ActivitySearch) => ({ columns, limit, run: entry.run?.requestId })} className={className}>
      {content}
    </Link>
  ) : (
    <Link to="." search={(before: ActivitySearch) => ({ ...before, entry: entry.id })} replace className={className}>
      {content}
    </Link>
  )
