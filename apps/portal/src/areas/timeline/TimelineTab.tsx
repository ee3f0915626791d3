import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type TimelineKind, timelineKinds } from '@wattdesk/contract/timeline/terms.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FilterPeriod } from '@wattdesk/ui/list/FilterPeriod.tsx'
import { ListFrame } from '@wattdesk/ui/list/ListFrame.tsx'
import { type ReactNode, useEffect, useMemo } from 'react'
import { chosenIn } from '../../lists/list-filters.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { SavedViews } from '../../lists/SavedViews.tsx'
import { KindChoice } from './KindChoice.tsx'
import { TimelineAxis } from './TimelineAxis.tsx'
import { TimelineFeed } from './TimelineFeed.tsx'
import classes from './timeline.module.css'
import { timelineCountsQuery, timelineQuery } from './timeline.queries.ts'
import { type TimelineSearch, timelineFilterKeys } from './timeline-address.ts'
import { countsByKind } from './timeline-axis.ts'

const route = getRouteApi('/dashboard/customers/$customerId/timeline')

/** Above this, entries load only as the reader approaches the end. */
const autoLoadMax = 10_000

/** What saved timeline views keep. */
const timelineVocabulary = { keys: timelineFilterKeys, words: { kinds: timelineKinds } }

type Props = {
  /** Renders an activity entry, with its values, beside the timeline. */
  renderLogEntry: (entry: { customerId: string; entryId: string; timeZone: string | undefined; onClose: () => void }) => ReactNode
}

export function TimelineTab({ renderLogEntry }: Props) {
  const t = useT('timeline', 'activities', 'installations', 'days')
  const { language } = useLanguage()
  const { customerId } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const kinds = chosenIn(search.kinds, timelineKinds)
  const list = useInfiniteQuery(timelineQuery(customerId, search))
  const counts = useQuery(timelineCountsQuery(customerId))
  const entries = useMemo(() => list.data?.pages.flatMap((page) => page.items), [list.data])
  const byKind = useMemo(() => countsByKind(counts.data?.items ?? [], search), [counts.data, search])

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = list
  const mayFetch = hasNextPage && !isFetchingNextPage && !isPlaceholderData
  const loaded = entries?.length ?? 0
  useEffect(() => {
    if (mayFetch && !isFetchNextPageError && loaded < autoLoadMax) void fetchNextPage()
  }, [mayFetch, isFetchNextPageError, loaded, fetchNextPage])

  const change = (next: TimelineSearch, isStep = false) => navigate({ search: (now) => ({ ...now, ...next }), replace: !isStep })
  const choose = ({ from, until }: Pick<TimelineSearch, 'from' | 'until'>) => change({ from, until, entry: undefined }, true)
  const timeZone = list.data?.pages[0]?.timeZone ?? ''
  const isNarrowed = Boolean(search.kinds || search.from || search.until)
  const shown: readonly TimelineKind[] = kinds.length > 0 ? kinds : timelineKinds
  const total = shown.reduce((sum, kind) => sum + (byKind[kind] ?? 0), 0)
  return (
    <>
      <ListFrame
        toolbarWraps
        toolbar={
          <>
            <SavedViews
              list="timeline"
              search={search}
              vocabulary={timelineVocabulary}
              onOpen={(next, { isStep }) => navigate({ search: next, replace: !isStep })}
            />
            <KindChoice
              chosen={kinds}
              counts={counts.data ? byKind : undefined}
              onChoose={(next) => change({ kinds: next.join(',') || undefined, entry: undefined })}
            />
            <FilterPeriod label={t('timeline.period')} period={search} onChoose={choose} timeZone={timeZone || undefined} />
          </>
        }
        footer={
          <p className={classes.footer}>
            <span>
              {counts.data ? t('timeline.entries', { count: total }) : '\u00a0'}
              {hasNextPage && entries ? ` · ${t('timeline.loaded', { count: formatNumber(loaded, language) })}` : null}
            </span>
            {timeZone ? <span>{t('timeline.clock', { timeZone })}</span> : null}
          </p>
        }
      >
        <TimelineAxis counts={counts.data} kinds={kinds} period={search} onPeriod={choose} />
        {list.isError && !entries ? <QueryFailure query={list} /> : null}
        {list.isPending ? <SkeletonLines count={12} /> : null}
        {entries?.length === 0 ? (
          <EmptyState
            icon={IconHistory}
            title={t(isNarrowed ? 'ui.empty.filtered' : 'timeline.empty')}
            action={
              isNarrowed ? (
                <Button
                  variant="default"
                  onClick={() => change({ kinds: undefined, from: undefined, until: undefined, entry: undefined }, true)}
                >
                  {t('ui.empty.clearFilters')}
                </Button>
              ) : null
            }
          >
            {t(isNarrowed ? 'ui.empty.filteredHint' : 'timeline.emptyHint')}
          </EmptyState>
        ) : null}
        {entries && entries.length > 0 ? (
          <TimelineFeed
            key={`${search.kinds} ${search.from} ${search.until}`}
            customerId={customerId}
            timeZone={timeZone}
            entries={entries}
            open={search.entry}
            onOpen={(entry) => change({ entry })}
            onShowLog={(log) => change({ log })}
            onNearEnd={mayFetch ? fetchNextPage : undefined}
            isComplete={!hasNextPage}
          />
        ) : null}
      </ListFrame>
      {search.log
        ? renderLogEntry({ customerId, entryId: search.log, timeZone: timeZone || undefined, onClose: () => change({ log: undefined }) })
        : null}
    </>
  )
}
