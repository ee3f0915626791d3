import { type Language, tagOf } from '@wattdesk/i18n/languages.ts'
import { dayAfter, dayFrom } from './day.ts'

/** Only days this close to today have their own word. */
const wordedDays = [-2, -1, 0, 1, 2]

/**
 * A typed day, in any common notation: `2026-11-22`, `22.11.2026`, `22/11/26`, `22.11.`, `22 Nov`, `20261122`, `yesterday` in the
 * reader's language, `-7`. Undefined for invalid text.
 */
export function parseDay(typed: string, { today, language }: { today: string; language: Language }): string | undefined {
  const text = typed.trim().toLowerCase()
  const step = /^[+-]\d{1,4}$/.test(text) ? Number(text) : wordedDays.find((days) => wordOf(days, language) === text)
  if (step !== undefined) return dayAfter(today, step)
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text)
  if (iso) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const parts = text.split(/[\s./,-]+/).filter(Boolean)
  const at = parts.findIndex((part) => monthNamed(part, language) !== undefined)
  return at < 0 ? ofNumbers(parts, today, language) : ofNamedMonth(parts, at, today, language)
}

/** `yesterday`, `today` or `tomorrow` in the language. */
function wordOf(days: number, language: Language): string {
  return new Intl.RelativeTimeFormat(tagOf(language), { numeric: 'auto' }).format(days, 'day').toLowerCase()
}

function ofNumbers(parts: string[], today: string, language: Language): string | undefined {
  if (parts.length < 2 || parts.length > 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return undefined
  const [first = 0, second = 0, third] = parts.map(Number)
  if (parts[0]?.length === 4) return third === undefined ? undefined : dayFrom(first, second, third)
  const year = yearOf(parts[2], today)
  // Hungarian writes the month first, the other languages the day.
  if (language === 'hu' && third === undefined) return dayFrom(year, first, second)
  return dayFrom(year, second, first)
}

function ofNamedMonth(parts: string[], at: number, today: string, language: Language): string | undefined {
  const month = monthNamed(parts[at] ?? '', language)
  const numbers = parts.filter((_, index) => index !== at)
  if (month === undefined || numbers.length === 0 || numbers.length > 2) return undefined
  if (!numbers.every((part) => /^\d{1,4}(st|nd|rd|th)?$/.test(part))) return undefined
  const isYearFirst = /^\d{4}$/.test(numbers[0] ?? '')
  const [date = '', year] = isYearFirst ? numbers.reverse() : numbers
  return dayFrom(yearOf(year, today), month, Number.parseInt(date, 10))
}

/** Two digits mean this century; none mean this year. */
function yearOf(text: string | undefined, today: string): number {
  if (text === undefined) return Number(today.slice(0, 4))
  return text.length <= 2 ? 2000 + Number(text) : Number(text)
}

const monthNames = new Map<Language, readonly string[]>()

/** The month, 1 to 12, whose name in the reader's language or in English begins with the word, of three letters or more. */
function monthNamed(word: string, language: Language): number | undefined {
  if (!/^\p{L}{3,}$/u.test(word)) return undefined
  for (const spoken of new Set([language, 'en' as const])) {
    let names = monthNames.get(spoken)
    if (!names) {
      const format = new Intl.DateTimeFormat(tagOf(spoken), { month: 'long', timeZone: 'UTC' })
      names = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)).toLowerCase())
      monthNames.set(spoken, names)
    }
    const found = names.findIndex((name) => name.startsWith(word))
    if (found >= 0) return found + 1
  }
  return undefined
}
