import { type TimelineCounts, type TimelineKind, timelineKinds } from '@wattdesk/contract/timeline.ts'
import { tagOf } from '@wattdesk/i18n/languages.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type PointerEvent, useMemo, useState } from 'react'
import classes from './timeline.module.css'
import { barsOf, type Days, daysBetween, monthMarks, placeOf, spanOf } from './timeline-axis.ts'
import { dayOf } from './timeline-days.ts'

type Props = {
  counts: TimelineCounts | undefined
  /** None shows all. */
  kinds: readonly TimelineKind[]
  period: Partial<Days>
  onPeriod: (period: { from: string | undefined; until: string | undefined }) => void
}

/** How much happened when: a bar for some days each, months below. Dragging over it chooses a period. */
export function TimelineAxis({ counts, kinds, period, onPeriod }: Props) {
  const t = useT('timeline')
  const today = dayOf({ at: new Date().toISOString(), isWholeDay: false })
  const span = useMemo(() => (counts ? spanOf(counts, today) : undefined), [counts, today])
  const shown = kinds.length > 0 ? kinds : timelineKinds
  const [drag, setDrag] = useState<{ from: number; to: number }>()
  if (!span) return counts ? null : <div className={classes.axis} aria-hidden />

  const share = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return Math.min(0.9999, Math.max(0, (event.clientX - left) / width))
  }
  const chosen = drag ? daysBetween(span, drag.from, drag.to) : period
  const place = placeOf(span, chosen)
  const isChosen = Boolean(chosen.from || chosen.until)
  return (
    <figure className={classes.axis}>
      <figcaption className="wd-visually-hidden">{t('timeline.axis')}</figcaption>
      <div
        className={classes.plot}
        title={t('timeline.axisHint')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setDrag({ from: share(event), to: share(event) })
        }}
        onPointerMove={(event) => setDrag((before) => before && { from: before.from, to: share(event) })}
        onPointerCancel={() => setDrag(undefined)}
        onPointerUp={() => {
          setDrag(undefined)
          // A press without a drag goes back to all time.
          if (drag && drag.from !== drag.to) onPeriod(daysBetween(span, drag.from, drag.to))
          else onPeriod({ from: undefined, until: undefined })
        }}
      >
        <Bars counts={counts ?? []} span={span} kinds={shown} />
        {isChosen ? <span className={classes.outside} style={{ left: 0, width: `${place.start * 100}%` }} /> : null}
        {isChosen ? <span className={classes.outside} style={{ left: `${place.end * 100}%`, right: 0 }} /> : null}
        {isChosen ? (
          <span className={classes.chosen} style={{ left: `${place.start * 100}%`, width: `${(place.end - place.start) * 100}%` }}>
            {drag ? <b>{`${chosen.from} – ${chosen.until}`}</b> : null}
          </span>
        ) : null}
      </div>
      <Marks span={span} />
    </figure>
  )
}

function Bars({ counts, span, kinds }: { counts: TimelineCounts; span: Days; kinds: readonly TimelineKind[] }) {
  const bars = useMemo(() => barsOf(counts, span, kinds, 'day'), [counts, span, kinds])
  const most = Math.max(1, ...bars.map((bar) => bar.count))
  // Square roots: a day of thousands leaves the others in sight.
  const height = (count: number) => (count === 0 ? 0 : Math.max(6, 100 * Math.sqrt(count / most)))
  return (
    <svg viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none" aria-hidden>
      {bars.map((bar, at) =>
        bar.count > 0 ? <rect key={bar.from} x={at + 0.1} width={0.8} y={100 - height(bar.count)} height={height(bar.count)} /> : null,
      )}
    </svg>
  )
}

function Marks({ span }: { span: Days }) {
  const { language } = useLanguage()
  const marks = useMemo(() => {
    const month = new Intl.DateTimeFormat(tagOf(language), { month: 'short', timeZone: 'UTC' })
    return monthMarks(span).map((mark) => ({ ...mark, label: mark.isYear ? mark.day.slice(0, 4) : month.format(new Date(mark.day)) }))
  }, [span, language])
  return (
    <div className={classes.marks} aria-hidden>
      {marks.map(({ day, offset, label, isYear }) => (
        <span key={day} style={{ left: `${offset * 100}%` }} data-year={isYear || undefined}>
          {label}
        </span>
      ))}
    </div>
  )
}
