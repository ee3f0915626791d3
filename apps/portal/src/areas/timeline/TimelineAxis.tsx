import { ActionIcon } from '@mantine/core'
import { type Icon, IconZoomOut, IconZoomReset } from '@tabler/icons-react'
import type { TimelineCounts } from '@wattdesk/contract/timeline/calls.ts'
import { type TimelineKind, timelineKinds } from '@wattdesk/contract/timeline/terms.ts'
import { tagOf } from '@wattdesk/i18n/languages.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { useMemo } from 'react'
import { AxisPlot } from './AxisPlot.tsx'
import classes from './timeline.module.css'
import { barsOf, type Days, marksOf, spanOf, unitOf, widened, windowOf } from './timeline-axis.ts'

type Props = {
  counts: { items: TimelineCounts; today: string } | undefined
  /** Empty: all. */
  kinds: readonly TimelineKind[]
  period: Partial<Days>
  onPeriod: (period: Partial<Days>) => void
}

/** Entries over time. Dragging across it, or choosing a bar, zooms in. */
export function TimelineAxis({ counts, kinds, period, onPeriod }: Props) {
  const t = useT('timeline')
  const span = useMemo(() => (counts ? spanOf(counts.items, counts.today) : undefined), [counts])
  const { from, until } = period
  const window = useMemo(() => (span ? windowOf(span, { from, until }) : undefined), [span, from, until])
  const bars = useMemo(
    () => (counts && window ? barsOf(counts.items, window, kinds.length > 0 ? kinds : timelineKinds) : []),
    [counts, window, kinds],
  )
  if (!span || !window) return counts ? null : <div className={classes.axis} aria-hidden />
  return (
    <figure className={classes.axis}>
      <figcaption className="wd-visually-hidden">{t('timeline.axis', { unit: t(`timeline.unit.${unitOf(window)}`) })}</figcaption>
      <div className={classes.scale}>
        <AxisPlot window={window} bars={bars} onChoose={onPeriod} />
        <Marks window={window} />
      </div>
      {from || until ? (
        <div className={classes.zoom}>
          <ZoomButton label={t('timeline.zoomOut')} icon={IconZoomOut} onPress={() => onPeriod(widened(span, window))} />
          <ZoomButton label={t('timeline.all')} icon={IconZoomReset} onPress={() => onPeriod({})} />
        </div>
      ) : null}
    </figure>
  )
}

function ZoomButton({ label, icon: Glyph, onPress }: { label: string; icon: Icon; onPress: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon size="md" aria-label={label} onClick={onPress}>
        <Glyph size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}

/** Labels closer to the end would not fit, on a phone or at all. */
const [lastMarkOfPhones, lastMark] = [0.9, 0.96]

function Marks({ window }: { window: Days }) {
  const { language } = useLanguage()
  const marks = useMemo(() => {
    const formats = {
      day: new Intl.DateTimeFormat(tagOf(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
      month: new Intl.DateTimeFormat(tagOf(language), { month: 'short', timeZone: 'UTC' }),
      year: new Intl.DateTimeFormat(tagOf(language), { year: 'numeric', timeZone: 'UTC' }),
    }
    const marks = marksOf(window).filter((mark) => mark.offset < lastMark)
    return marks.map((mark) => ({ ...mark, label: formats[mark.unit].format(new Date(mark.day)) }))
  }, [window, language])
  return (
    <div className={classes.marks} aria-hidden>
      {marks.map(({ day, offset, label, unit }) => (
        <span
          key={day}
          style={{ left: `${offset * 100}%` }}
          data-year={unit === 'year' || undefined}
          data-late={offset > lastMarkOfPhones || undefined}
        >
          {label}
        </span>
      ))}
    </div>
  )
}
