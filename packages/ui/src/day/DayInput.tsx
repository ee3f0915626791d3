import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { formatCalendarDay, isoDay } from '@wattdesk/i18n/formats.ts'
import { useEffect, useRef, useState } from 'react'
import { nowMs } from '../feedback/clock.ts'
import { useLanguage, useT } from '../language/LanguageProvider.tsx'
import { Popover } from '../overlay/Popover.tsx'
import { isDay } from './day.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { parseDay } from './parse-day.ts'

type Props = Pick<
  TextInputProps,
  'label' | 'name' | 'size' | 'description' | 'inputWrapperOrder' | 'disabled' | 'error' | 'aria-required' | 'className'
> & {
  /** Accessible name of the calendar. */
  title: string
  /** `YYYY-MM-DD`, empty, or a text that is not a day. */
  value: string
  /** Called on every change, with the day if the text is one, otherwise with the text. */
  onChange?: (value: string) => void
  /** Called with the day, or undefined, once the reader has finished typing or has chosen one. */
  onCommit?: (day: string | undefined) => void
  onBlur?: () => void
  min?: string
  max?: string
  /** Time zone that decides which day is today; the reader's by default. */
  timeZone?: string
  hasAutofocus?: boolean
}

/** A day, typed in any common notation or chosen from a calendar. Shown in the reader's own notation. */
export function DayInput({ title, value, onChange, onCommit, onBlur, min, max, timeZone, hasAutofocus, ...field }: Props) {
  const t = useT('days')
  const { language } = useLanguage()
  const [text, setText] = useState(() => formatCalendarDay(value))
  const [isRefused, setRefused] = useState(false)
  const stated = useRef(value)
  /** The day that the field itself committed, until it arrives as the value. */
  const committed = useRef<string>(undefined)
  const isTyping = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const today = isoDay(nowMs(), timeZone)

  useEffect(() => {
    // Follows outside changes, but never overwrites what is being typed, even by a change that began earlier.
    const isOwn = value === committed.current
    committed.current = undefined
    if (value === stated.current || isTyping.current || isOwn) return
    stated.current = value
    setText(formatCalendarDay(value))
    setRefused(false)
  }, [value])

  // The language or notation of the reader can change while the field is shown.
  const notation = formatCalendarDay(today)
  // biome-ignore lint/correctness/useExhaustiveDependencies: writes the same day anew
  useEffect(() => {
    if (!isTyping.current) setText(formatCalendarDay(stated.current))
  }, [notation])

  const meant = (typed: string) => (typed.trim() === '' ? '' : (parseDay(typed, { today, language }) ?? typed))
  const say = (next: string) => {
    if (next === stated.current) return
    stated.current = next
    onChange?.(next)
  }
  const commit = (typed: string) => {
    const next = meant(typed)
    const isFault = next !== '' && !isWithin(next, min, max)
    isTyping.current = false
    setText(formatCalendarDay(next))
    setRefused(isFault)
    say(next)
    if (isFault || next === value) return
    committed.current = next
    onCommit?.(next || undefined)
  }
  return (
    <TextInput
      {...field}
      aria-label={field.label ? undefined : title}
      ref={input}
      error={
        field.error ??
        (isRefused ? t(isDay(meant(text)) ? 'days.outOfRange' : 'days.invalid', { example: formatCalendarDay(today) }) : undefined)
      }
      autoComplete="off"
      spellCheck={false}
      placeholder={formatCalendarDay(today)}
      classNames={{ input: 'wd-figures' }}
      data-autofocus={hasAutofocus || undefined}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value
        isTyping.current = true
        setText(typed)
        setRefused(false)
        say(meant(typed))
        if (isDay(typed)) commit(typed)
      }}
      onBlur={() => {
        commit(text)
        onBlur?.()
      }}
      onKeyDown={(event) => event.key === 'Enter' && commit(text)}
      rightSection={
        <Popover
          label={t('days.choose', { field: title })}
          placement="bottom-end"
          trigger={(trigger) => (
            <ActionIcon {...trigger} size="sm" aria-label={t('days.choose', { field: title })} disabled={field.disabled}>
              <IconCalendar size={16} aria-hidden />
            </ActionIcon>
          )}
        >
          {(close) => (
            <MonthGrid
              chosen={isDay(value) ? value : undefined}
              today={today}
              min={min}
              max={max}
              onChoose={(day) => {
                commit(day)
                close()
                input.current?.focus()
              }}
            />
          )}
        </Popover>
      }
    />
  )
}

const isWithin = (day: string, min: string | undefined, max: string | undefined): boolean =>
  isDay(day) && (min === undefined || day >= min) && (max === undefined || day <= max)
