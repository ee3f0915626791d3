import type { TimelineEntry } from '@wattdesk/contract/timeline/models.ts'
import { formatCalendarDay } from '@wattdesk/i18n/formats.ts'
import { tagOf } from '@wattdesk/i18n/languages.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { VirtualFeed } from '@wattdesk/ui/list/VirtualFeed.tsx'
import { useMemo, useState } from 'react'
import { TimelineRow } from './TimelineRow.tsx'
import classes from './timeline.module.css'
import { underDays } from './timeline-days.ts'

type Props = {
  customerId: string
  timeZone: string
  entries: readonly TimelineEntry[]
  open: string | undefined
  onOpen: (key: string | undefined) => void
  onShowLog: (activityId: string) => void
  onNearEnd: (() => void) | undefined
  isComplete: boolean
}

/** Entries by day. Renders only visible ones. */
export function TimelineFeed({ customerId, timeZone, entries, open, onOpen, onShowLog, onNearEnd, isComplete }: Props) {
  const t = useT('timeline')
  const { language } = useLanguage()
  const [start] = useState(open)
  const [rowHeightPx] = useState(() => (matchMedia('(max-width: 899.98px)').matches ? 58 : 38))
  const items = useMemo(() => {
    const weekday = new Intl.DateTimeFormat(tagOf(language), { weekday: 'long', timeZone: 'UTC' })
    return underDays(entries, (day, count) => (
      <>
        {formatCalendarDay(day)}
        <span className={classes.weekday}>{weekday.format(new Date(day))}</span>
        <span className={classes.dayCount}>{t('timeline.entries', { count })}</span>
      </>
    ))
  }, [entries, language, t])
  return (
    <VirtualFeed
      label={t('timeline.title')}
      items={items}
      rowHeightPx={rowHeightPx}
      startKey={start}
      onNearEnd={onNearEnd}
      end={<p className={classes.end}>{t(isComplete ? 'timeline.start' : 'timeline.loading')}</p>}
      renderRow={(entry) => (
        <TimelineRow
          customerId={customerId}
          timeZone={timeZone}
          entry={entry}
          isOpen={entry.key === open}
          onToggle={() => onOpen(entry.key === open ? undefined : entry.key)}
          onShowLog={onShowLog}
        />
      )}
    />
  )
}
