import { type Language, tagOf } from './languages.ts'

/** Shown for a missing figure. */
export const noValue = '–'

let readerZone: string | undefined

/** Sets the default zone of displayed instants. Undefined is the runtime's own. */
export function setReaderZone(timeZone: string | undefined): void {
  readerZone = timeZone
}

let runtimeZone: string | undefined

/** The default zone of displayed instants. */
export function readerZoneInForce(): string {
  if (readerZone) return readerZone
  runtimeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return runtimeZone
}

let readerDates: Language | undefined

/** Sets the language in whose notation days are shown. Undefined is ISO 8601, which programs and files use. Servers have many readers: `dayWordsOf`. */
export function setReaderDates(language: Language | undefined): void {
  readerDates = language
}

const zoned = new Map<string, Intl.DateTimeFormat>()

function partsIn(instant: Date, named: string | undefined): Record<string, string> {
  const timeZone = named ?? readerZone
  const key = timeZone ?? ''
  let format = zoned.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    zoned.set(key, format)
  }
  return Object.fromEntries(format.formatToParts(instant).map((part) => [part.type, part.value]))
}

/** `2026-11-21 09:38:05` for programs and files, in a time zone of the IANA database, else the reader's. */
export function isoInstant(instant: string | number | Date | null | undefined, timeZone?: string): string {
  const date = instant === null || instant === undefined ? undefined : new Date(instant)
  if (!date || Number.isNaN(date.getTime())) return noValue
  const part = partsIn(date, timeZone)
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`
}

/** The day of an instant for programs and files, `2026-11-21`. */
export function isoDay(instant: string | number | Date | null | undefined, timeZone?: string): string {
  const text = isoInstant(instant, timeZone)
  return text === noValue ? text : text.slice(0, 10)
}

/** `2026-11-21 09:38:05` or `21 Nov 2026 09:38:05`, as the reader writes days, in a time zone of the IANA database, else the reader's. */
export function formatInstant(instant: string | number | Date | null | undefined, timeZone?: string): string {
  const text = isoInstant(instant, timeZone)
  return text === noValue ? text : `${formatCalendarDay(text.slice(0, 10))}${text.slice(10)}`
}

/** The same without seconds. */
export function formatMinute(instant: string | number | Date | null | undefined, timeZone?: string): string {
  const text = formatInstant(instant, timeZone)
  return text === noValue ? text : text.slice(0, -3)
}

/** The same, with its offset where clocks are put back and show the minute twice: `25 Oct 2026 02:15 UTC+02:00`. */
export function formatMinuteApart(instant: number, timeZone?: string): string {
  const text = formatMinute(instant, timeZone)
  // Lord Howe Island puts its clocks back by half an hour.
  const isTwice = [-60, -30, 30, 60].some((minutes) => formatMinute(instant + minutes * 60_000, timeZone) === text)
  return isTwice ? `${text} ${offsetOf(instant, timeZone)}` : text
}

function offsetOf(instant: number, timeZone: string | undefined): string {
  const minutes = Math.round((Date.parse(`${isoInstant(instant, timeZone).replace(' ', 'T')}Z`) - instant) / 60_000)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `UTC${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(minutes) / 60))}:${twoDigits(Math.abs(minutes) % 60)}`
}

/** The day of an instant, as the reader writes days: `2026-11-21`, `21 Nov 2026`, `21.11.2026`. */
export function formatDay(instant: string | number | Date | null | undefined, timeZone?: string): string {
  const day = isoDay(instant, timeZone)
  return day === noValue ? day : formatCalendarDay(day)
}

type DayParts = 'day' | 'dayOfMonth' | 'month'
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** English writes the month in letters, because 03/04 means two different days. Elsewhere figures line up in columns. */
function optionsOf(parts: DayParts, language: Language): Intl.DateTimeFormatOptions {
  const isEnglish = language === 'en'
  const day = isEnglish ? 'numeric' : '2-digit'
  const month = isEnglish ? 'short' : '2-digit'
  if (parts === 'month') return { month, year: 'numeric' }
  return parts === 'day' ? { day, month, year: 'numeric' } : { day, month }
}

function spelled(day: string, parts: DayParts, language: Language): string {
  const at = Date.parse(`${day}T12:00:00Z`)
  if (Number.isNaN(at)) return day
  const key = `${language} ${parts}`
  const format = dayFormats.get(key) ?? new Intl.DateTimeFormat(tagOf(language), { ...optionsOf(parts, language), timeZone: 'UTC' })
  dayFormats.set(key, format)
  return format.format(at)
}

/** A day of the calendar (`2026-11-21`) as a language writes it: `21 Nov 2026`, `21.11.2026`. */
export const spelledDay = (day: string, language: Language): string => spelled(day, 'day', language)

/** `21 Nov 2026 09:38`, as a language writes days. */
export function spelledMinute(instant: string | number | Date, language: Language, timeZone?: string): string {
  return `${spelledDay(isoDay(instant, timeZone), language)} ${formatClock(instant, timeZone)}`
}

/** How one reader writes days of the calendar: whole, and on axes. */
export type DayWords = Readonly<Record<DayParts, (day: string) => string>>

/** Days as a language writes them. Undefined is ISO 8601. */
export const dayWordsOf = (language: Language | undefined): DayWords => ({
  day: (day) => (language ? spelled(day, 'day', language) : day),
  dayOfMonth: (day) => (language ? spelled(day, 'dayOfMonth', language) : day.slice(5)),
  month: (day) => (language ? spelled(day, 'month', language) : day.slice(0, 7)),
})

/** A day of the calendar (`2026-11-21`), as the reader writes days. Anything else stays. */
export function formatCalendarDay(day: string): string {
  return readerDates && /^\d{4}-\d\d-\d\d$/.test(day) ? spelled(day, 'day', readerDates) : day
}

/** Two days of the calendar, or one if they are the same. */
export function formatCalendarDays({ from, to }: { from: string; to: string }, write = formatCalendarDay): string {
  return from === to ? write(from) : `${write(from)} – ${write(to)}`
}

/** The day of an instant without its year, for axes: `11-21`, `21 Nov`, `21.11.` */
export function formatDayOfMonth(instant: string | number | Date, timeZone?: string): string {
  return dayWordsOf(readerDates).dayOfMonth(isoDay(instant, timeZone))
}

/** The month of an instant, for axes: `2026-11`, `Nov 2026`, `11/2026`. */
export function formatMonth(instant: string | number | Date, timeZone?: string): string {
  return dayWordsOf(readerDates).month(isoDay(instant, timeZone))
}

const longDays = new Map<string, Intl.DateTimeFormat>()

/** `21 November 2026 09:38:05`, with the day in words: `LL HH:mm:ss`. */
export function formatLongInstant(instant: string | number | Date, language: Language, timeZone = readerZone): string {
  const key = `${language} ${timeZone}`
  const format = longDays.get(key) ?? new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone })
  longDays.set(key, format)
  return `${format.format(new Date(instant))} ${isoInstant(instant, timeZone).slice(11)}`
}

/** `21 November 2026 09:38`, in a time zone: for readers outside the portal. */
export function formatLongMinute(instant: string | number | Date, language: Language, timeZone: string): string {
  return formatLongInstant(instant, language, timeZone).slice(0, -3)
}

/** Calendar days in words, `7 – 30 November 2026`; a single day is named once. */
export function formatLongDays({ from, to }: { from: string; to: string }, language: Language): string {
  const format = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatRange(Date.parse(`${from}T12:00:00Z`), Date.parse(`${to}T12:00:00Z`))
}

/** An instant with its zone, in the reader's zone and, if different, in the home's: one line each. */
export function formatInstantInZones(instant: string | number | Date, homeZone?: string): string {
  const own = readerZoneInForce()
  const zones = homeZone && homeZone !== own ? [own, homeZone] : [own]
  return zones.map((zone) => `${formatInstant(instant, zone)} (${zone})`).join('\n')
}

const msPerDay = 86_400_000

/** The first instant of a day of the reader's: midnight or, where clocks skip midnight, the moment after. */
export const startOfReaderDay = (day: string): Date => instantOfReader(`${day}T00:00`)

/** A day and time of the reader's, such as `2026-11-28T09:30`, as an instant; an invalid date for another text. Where clocks skip it, as much later as they skip. */
export function instantOfReader(minute: string): Date {
  const wanted = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(minute) ? Date.parse(`${minute}:00Z`) : Number.NaN
  if (Number.isNaN(wanted)) return new Date(wanted)
  const offsetAt = (at: number) => Date.parse(`${isoInstant(at).replace(' ', 'T')}Z`) - at
  const [before, after] = [offsetAt(wanted - msPerDay), offsetAt(wanted + msPerDay)]
  // A time that happens twice is the first of them.
  const found = [Math.max(before, after), Math.min(before, after)].map((offset) => wanted - offset)
  return new Date(found.find((at) => offsetAt(at) === wanted - at) ?? wanted - before)
}

/** The reader's day and time of an instant, as `instantOfReader` takes it. */
export const readerMinute = (instant: string | number | Date): string => isoInstant(instant).slice(0, 16).replace(' ', 'T')

/** `09:38` of an instant. */
export function formatClock(instant: string | number | Date, timeZone?: string): string {
  return isoInstant(instant, timeZone).slice(11, 16)
}

const numbers = new Map<string, Intl.NumberFormat>()

/** A number in the language's own notation, with a true minus sign. */
export function formatNumber(value: number | null | undefined, language: Language, options: Intl.NumberFormatOptions = {}): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return noValue
  const key = `${language}${JSON.stringify(options)}`
  let format = numbers.get(key)
  if (!format) {
    format = new Intl.NumberFormat(tagOf(language), options)
    numbers.set(key, format)
  }
  const text = format.format(value)
  if (value >= 0) return text
  // What rounds to 0 has no sign.
  if (!/[1-9]/.test(text)) return format.format(0)
  // Most languages of Intl write a minus as a hyphen, which is too short beside digits and lets a line break after it.
  return text.replace('-', '−')
}

const byteUnits = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** A size with at most three digits: `840 B`, `1.24 GB`. */
export function formatBytes(bytes: number, language: Language): string {
  const step = Math.min(byteUnits.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  return `${formatNumber(bytes / 1_000 ** step, language, { maximumSignificantDigits: 3 })} ${byteUnits[step]}`
}

const upTo = (digits: number): Intl.NumberFormatOptions => ({ maximumFractionDigits: digits })

/** A power in W: `840 W`, `3.2 kW`, `1.25 MW`. */
export function formatPowerW(powerW: number | null | undefined, language: Language): string {
  return scaled(powerW, language, 'W')
}

/** An energy in Wh: `840 Wh`, `3.2 kWh`, `1.25 MWh`. */
export function formatEnergyWh(energyWh: number | null | undefined, language: Language): string {
  return scaled(energyWh, language, 'Wh')
}

function scaled(value: number | null | undefined, language: Language, unit: string): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return noValue
  const size = Math.abs(value)
  // no-break space: a figure and its unit stay together
  if (size < 999.5) return `${formatNumber(value, language, upTo(0))}\u00a0${unit}`
  if (size < 999_500) return `${formatNumber(value / 1000, language, upTo(size < 99_950 ? 2 : 1))}\u00a0k${unit}`
  return `${formatNumber(value / 1_000_000, language, upTo(2))}\u00a0M${unit}`
}

/** A share of 0 to 1 as per cent without decimals. A small share is below 1 %, as 0 % would deny it. */
export function formatShare(share: number | null | undefined, language: Language): string {
  const isSmall = typeof share === 'number' && share > 0 && share < 0.005
  const words = formatNumber(isSmall ? 0.01 : share, language, { style: 'percent', maximumFractionDigits: 0 })
  return isSmall ? `<${words}` : words
}

/** Money in EUR cents, shown in euros without decimals. */
export function formatEurCents(cents: number | null | undefined, language: Language): string {
  const euros = cents === null || cents === undefined ? cents : cents / 100
  return formatNumber(euros, language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
}

const ages = new Map<Language, Intl.RelativeTimeFormat>()
const ageUnits = [
  { unit: 'second', seconds: 1, below: 60 },
  { unit: 'minute', seconds: 60, below: 3_600 },
  { unit: 'hour', seconds: 3_600, below: 86_400 },
  { unit: 'day', seconds: 86_400, below: 60 * 86_400 },
  { unit: 'month', seconds: 30.44 * 86_400, below: 24 * 30.44 * 86_400 },
  { unit: 'year', seconds: 365.25 * 86_400, below: Number.POSITIVE_INFINITY },
] as const

/** Hungarian says these as shortly as other languages, where Intl writes `3 perccel ezelőtt` beside `3 napja`. */
const hungarianAges = { second: 'másodperce', minute: 'perce', hour: 'órája', day: 'napja', month: 'hónapja', year: 'éve' } as const

/** How long ago, in the largest fitting unit: `12 sec ago`, `vor 3 Std.`. Ahead, if negative: `in 3 days`. */
export function formatAge(ageMs: number, language: Language): string {
  const format = ages.get(language) ?? new Intl.RelativeTimeFormat(tagOf(language), { style: 'short', numeric: 'always' })
  ages.set(language, format)
  const seconds = Math.round(Math.abs(ageMs) / 1000)
  const fitting = ageUnits.find(({ below }) => seconds < below) ?? ageUnits[0]
  // Whole days have passed, as in counts of days elsewhere. Only months and years are approximate.
  const round = fitting.seconds > 86_400 ? Math.round : Math.floor
  const count = round(seconds / fitting.seconds)
  const isAhead = ageMs < 0 && count > 0
  if (language === 'hu' && !isAhead) return `${formatNumber(count, language)} ${hungarianAges[fitting.unit]}`
  return format.format(isAhead ? count : -count, fitting.unit)
}

const spans = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long something lasted, in its two largest units: `3 hr 20 min`, `2 Tg. 4 Std.`. */
export function formatDuration(lastedMs: number, language: Language): string {
  // The single letters that Intl has for Hungarian are no usual abbreviations.
  const unitDisplay = language === 'hu' ? 'long' : 'short'
  let left = Math.max(0, Math.round(lastedMs / 60_000)) * 60
  const parts = spans.flatMap(([unit, seconds]) => {
    const count = Math.floor(left / seconds)
    left -= count * seconds
    return count > 0 ? [formatNumber(count, language, { style: 'unit', unit, unitDisplay })] : []
  })
  if (parts.length === 0) return formatNumber(0, language, { style: 'unit', unit: 'minute', unitDisplay })
  return parts.slice(0, 2).join(' ')
}

const languageNames = new Map<Language, Intl.DisplayNames>()

/** A language's name for another one: `German`, `Deutsch`, `Tedesco`. */
export function formatLanguage(named: Language, language: Language): string {
  const names = languageNames.get(language) ?? new Intl.DisplayNames(tagOf(language), { type: 'language' })
  languageNames.set(language, names)
  const name = names.of(named) ?? named
  return name.charAt(0).toLocaleUpperCase(tagOf(language)) + name.slice(1)
}
