import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type Language, tagOf } from '@wattdesk/i18n/languages.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLanguage, useT } from '../language/LanguageProvider.tsx'
import classes from './day.module.css'
import { dayAfter, firstOfMonth, lastOfMonth, monthAfter, weekdayOf } from './day.ts'

type Props = {
  chosen: string | undefined
  today: string
  /** Limits of the choice, inclusive. */
  min?: string
  max?: string
  onChoose: (day: string) => void
}

/** A month of days to choose from, with the keyboard control of the ARIA date grid pattern. */
export function MonthGrid({ chosen, today, min, max, onChoose }: Props) {
  const t = useT('days')
  const { language } = useLanguage()
  const titleId = useId()
  const [cursor, setCursor] = useState(within(chosen ?? today, min, max))
  const [followsKeys, setFollowsKeys] = useState(false)
  const grid = useRef<HTMLTableElement>(null)

  useEffect(() => {
    if (followsKeys) grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus()
  }, [cursor, followsKeys])

  const move = (to: string, byKey: boolean) => {
    setFollowsKeys(byKey)
    setCursor(within(to, min, max))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayAtKey(event, cursor)
    if (!to) return
    event.preventDefault()
    move(to, true)
  }
  const format = (day: string, options: Intl.DateTimeFormatOptions) => formatOf(language, options).format(Date.parse(day))
  const weeks = weeksOf(cursor)
  return (
    <div className={classes.month}>
      <header className={classes.monthHead}>
        <ActionIcon aria-label={t('days.previousMonth')} onClick={() => move(monthAfter(cursor, -1), false)}>
          <IconChevronLeft size={17} aria-hidden />
        </ActionIcon>
        <span id={titleId} aria-live="polite">
          {format(cursor, { month: 'long', year: 'numeric' })}
        </span>
        <ActionIcon aria-label={t('days.nextMonth')} onClick={() => move(monthAfter(cursor, 1), false)}>
          <IconChevronRight size={17} aria-hidden />
        </ActionIcon>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the days are chosen like the cells of a grid */}
      <table ref={grid} role="grid" aria-labelledby={titleId} className={classes.days} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={weekdayOf(day)} scope="col" abbr={format(day, { weekday: 'long' })}>
                {format(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole lint/a11y/useFocusableInteractive: a day is selected like the cell of a grid
                <td key={day} role="gridcell" aria-selected={day === chosen}>
                  <button
                    type="button"
                    data-day={day}
                    data-autofocus={day === cursor || undefined}
                    data-other={day.slice(0, 7) === cursor.slice(0, 7) ? undefined : true}
                    data-chosen={day === chosen || undefined}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={format(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
                    tabIndex={day === cursor ? 0 : -1}
                    disabled={day !== within(day, min, max)}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Whole weeks, so including some days of the previous and the next month. */
function weeksOf(day: string): string[][] {
  const first = firstOfMonth(day)
  const start = dayAfter(first, -weekdayOf(first))
  const weeks: string[][] = []
  for (let monday = start; monday <= lastOfMonth(day); monday = dayAfter(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => dayAfter(monday, index)))
  }
  return weeks
}

function within(day: string, min: string | undefined, max: string | undefined): string {
  if (max && day > max) return max
  return min && day < min ? min : day
}

function dayAtKey({ key, shiftKey }: KeyboardEvent, day: string): string | undefined {
  if (key === 'ArrowLeft') return dayAfter(day, -1)
  if (key === 'ArrowRight') return dayAfter(day, 1)
  if (key === 'ArrowUp') return dayAfter(day, -7)
  if (key === 'ArrowDown') return dayAfter(day, 7)
  if (key === 'Home') return dayAfter(day, -weekdayOf(day))
  if (key === 'End') return dayAfter(day, 6 - weekdayOf(day))
  if (key === 'PageUp') return monthAfter(day, shiftKey ? -12 : -1)
  if (key === 'PageDown') return monthAfter(day, shiftKey ? 12 : 1)
  return undefined
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language}${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tagOf(language), { ...options, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}
