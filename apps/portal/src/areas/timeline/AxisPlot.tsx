import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import classes from './timeline.module.css'
import { type Bar, type Days, daysBetween, placeOf } from './timeline-axis.ts'
import { daysWords } from './timeline-words.tsx'

type Props = { window: Days; bars: readonly Bar[]; onChoose: (days: Days) => void }

/** Bars to click or to drag across. Arrow keys move between bars, only one of which is in the tab order. */
export function AxisPlot({ window, bars, onChoose }: Props) {
  const t = useT('timeline')
  const { language } = useLanguage()
  const [drag, setDrag] = useState<{ from: number; to: number }>()
  const [pointed, setPointed] = useState<number>()
  const [inTabOrder, setInTabOrder] = useState<string>()

  const shareOf = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return Math.min(0.9999, Math.max(0, (event.clientX - left) / width))
  }
  const barAt = (share: number) => {
    const { from } = daysBetween(window, share, share)
    return bars.find((bar) => bar.from <= from && from <= bar.until)
  }
  const end = () => {
    setDrag(undefined)
    if (!drag) return
    const bar = barAt(drag.from)
    if (Math.abs(drag.to - drag.from) > pressShare) onChoose(daysBetween(window, drag.from, drag.to))
    else if (bar) onChoose(bar)
  }
  const most = Math.max(1, ...bars.map((bar) => bar.count))
  const days = drag ? daysBetween(window, drag.from, drag.to) : undefined
  const place = days ? placeOf(window, days) : undefined
  const hovered = !drag && pointed !== undefined ? barAt(pointed) : undefined
  const words = (bar: Bar) => t('timeline.bar', { time: daysWords(bar, language), entries: t('timeline.entries', { count: bar.count }) })
  const first = bars.some((bar) => bar.from === inTabOrder) ? inTabOrder : bars.at(-1)?.from
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={t('timeline.title')}
      className={classes.plot}
      onKeyDown={moveFocus}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: shareOf(event), to: shareOf(event) })
      }}
      onPointerMove={(event) => {
        const share = shareOf(event)
        setPointed(share)
        setDrag((before) => before && { from: before.from, to: share })
      }}
      onPointerLeave={() => setPointed(undefined)}
      onPointerCancel={() => setDrag(undefined)}
      onPointerUp={end}
    >
      {bars.map((bar) => {
        const { start, end: stop } = placeOf(window, bar)
        return (
          <button
            key={bar.from}
            type="button"
            className={classes.bar}
            tabIndex={bar.from === first ? 0 : -1}
            aria-label={words(bar)}
            data-pointed={bar === hovered || undefined}
            style={{ left: `${start * 100}%`, width: `${(stop - start) * 100}%` }}
            onFocus={() => setInTabOrder(bar.from)}
            // Only for keys: the plot handles pointer clicks.
            onClick={(event) => event.detail === 0 && onChoose(bar)}
          >
            <span style={{ height: `${heightOf(bar.count, most)}%` }} />
          </button>
        )
      })}
      {place ? (
        <span className={classes.chosen} style={{ left: `${place.start * 100}%`, width: `${(place.end - place.start) * 100}%` }} />
      ) : null}
      {days || hovered ? (
        <b className={classes.bubble} style={{ left: `clamp(5rem, ${((drag?.to ?? pointed ?? 0) * 100).toFixed(1)}%, 100% - 5rem)` }}>
          {days ? daysWords(days, language) : hovered ? words(hovered) : null}
        </b>
      ) : null}
    </div>
  )
}

/** Less movement, as a share of the axis, is a click on a bar. */
const pressShare = 0.005

/** Square roots keep small days visible beside days with thousands of entries. */
const heightOf = (count: number, most: number): number => Math.max(6, 100 * Math.sqrt(count / most))

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const bars = [...event.currentTarget.querySelectorAll('button')]
  const at = event.target instanceof HTMLButtonElement ? bars.indexOf(event.target) : -1
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: bars.length - 1 }[event.key]
  if (to === undefined || at < 0) return
  event.preventDefault()
  bars[Math.min(bars.length - 1, Math.max(0, to))]?.focus()
}
