import { IconChevronDown } from '@tabler/icons-react'
import type { TimelineEntry } from '@wattdesk/contract/timeline.ts'
import { formatClock, formatDay, formatInstant, noValue } from '@wattdesk/i18n/formats.ts'
import { CopyButton } from '@wattdesk/ui/feedback/CopyButton.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { TimelineLinks } from './TimelineLinks.tsx'
import classes from './timeline.module.css'
import { eventWords, kindIcons, recordWords, subjectWords } from './timeline-words.tsx'

type Props = {
  customerId: string
  entry: TimelineEntry
  isOpen: boolean
  onToggle: () => void
  onShowLog: (activityId: string) => void
}

/** What happened, in a line; opened, what is known of it and the way to its record. */
export function TimelineRow({ customerId, entry, isOpen, onToggle, onShowLog }: Props) {
  const t = useT('timeline')
  const speech = useLanguage()
  const Glyph = kindIcons[entry.kind]
  const subject = subjectWords(entry, speech)
  return (
    <article className={classes.entry} data-open={isOpen || undefined}>
      <button type="button" className={classes.line} aria-expanded={isOpen} onClick={onToggle}>
        <time className={classes.time} dateTime={entry.at}>
          {entry.isWholeDay ? noValue : formatClock(entry.at)}
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
      {isOpen ? <Detail customerId={customerId} entry={entry} onShowLog={onShowLog} /> : null}
    </article>
  )
}

const tones = { info: 'neutral', warning: 'warning', error: 'error' } as const

function Detail({ customerId, entry, onShowLog }: Omit<Props, 'isOpen' | 'onToggle'>) {
  const t = useT('timeline', 'activities')
  const speech = useLanguage()
  const { actor, level, object } = entry
  const at = entry.isWholeDay ? `${formatDay(entry.at, 'UTC')} (${t('timeline.wholeDay')})` : formatInstant(entry.at)
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
                {recordWords(entry, speech)} <span className="wd-mono">{object.id}</span>
                <CopyButton text={object.id} />
              </span>
            ),
          },
        ]}
      />
      <TimelineLinks customerId={customerId} entry={entry} onShowLog={onShowLog} />
    </div>
  )
}
