import { IconChevronDown } from '@tabler/icons-react'
import type { TimelineEntry } from '@wattdesk/contract/timeline/models.ts'
import { formatCalendarDay, noValue } from '@wattdesk/i18n/formats.ts'
import { CopyButton } from '@wattdesk/ui/feedback/CopyButton.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { TimelineRecord } from './TimelineRecord.tsx'
import classes from './timeline.module.css'
import { eventWords, kindIcons, recordWords, subjectWords } from './timeline-words.tsx'

type Props = {
  customerId: string
  /** The home's zone, in which entries are shown. */
  timeZone: string
  entry: TimelineEntry
  isOpen: boolean
  onToggle: () => void
  onShowLog: (activityId: string) => void
}

/** An entry as one line that unfolds its details and a link to its record. */
export function TimelineRow({ entry, isOpen, onToggle, ...detail }: Props) {
  const t = useT('timeline')
  const speech = useLanguage()
  const Glyph = kindIcons[entry.kind]
  const subject = subjectWords(entry, speech)
  return (
    <article className={classes.entry} data-open={isOpen || undefined}>
      <button type="button" className={classes.line} aria-expanded={isOpen} onClick={onToggle}>
        <time className={classes.time} dateTime={entry.at}>
          {entry.isWholeDay ? noValue : entry.localAt.slice(11, 16)}
        </time>
        <span className={classes.kindMark} data-level={entry.event === 'alarm.raised' ? entry.level : undefined}>
          <Glyph size={15} aria-hidden />
          {t(`timeline.kind.${entry.kind}`)}
        </span>
        <span className={classes.what}>
          {eventWords(entry, speech)}
          {subject ? <span className={classes.subject}>{subject}</span> : null}
        </span>
        <span className={classes.actor}>{entry.actor?.name}</span>
        <IconChevronDown size={15} className={classes.chevron} aria-hidden />
      </button>
      {isOpen ? <Detail entry={entry} {...detail} /> : null}
    </article>
  )
}

const tones = { info: 'neutral', warning: 'warning', error: 'error' } as const

function Detail({ entry, timeZone, customerId, onShowLog }: Omit<Props, 'isOpen' | 'onToggle'>) {
  const t = useT('timeline', 'activities', 'installations')
  const speech = useLanguage()
  const { actor, level, object, localAt } = entry
  const day = formatCalendarDay(localAt.slice(0, 10))
  const at = entry.isWholeDay ? `${day} (${t('timeline.wholeDay')})` : `${day} ${localAt.slice(11)} (${timeZone})`
  return (
    <div className={classes.detail}>
      <FactList
        facts={[
          { label: t('activities.field.at'), value: at },
          ...(actor ? [{ label: t('activities.field.actor'), value: `${actor.name} (${t(`activities.actorKind.${actor.kind}`)})` }] : []),
          ...(level
            ? [{ label: t('timeline.levelOf'), value: <StatusDot tone={tones[level]}>{t(`timeline.level.${level}`)}</StatusDot> }]
            : []),
          {
            label: t('activities.field.object'),
            value: (
              <span className={classes.record}>
                {recordWords(entry, speech)}
                <CopyButton text={object.id} />
              </span>
            ),
          },
        ]}
      />
      <TimelineRecord customerId={customerId} timeZone={timeZone} entry={entry} onShowLog={onShowLog} />
    </div>
  )
}
