/** A calendar day, `YYYY-MM-DD`. Rejects days that do not exist, such as 30 February. */
export function isDay(text: string | undefined): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const dayMs = 86_400_000
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const two = (number: number) => String(number).padStart(2, '0')

/** The day some days later, or earlier. Counts calendar days, so clock changes do not matter. */
export const dayAfter = (day: string, days: number): string => dayOf(Date.parse(day) + days * dayMs)

/** The same day of the month some months later, or the last day of a shorter month. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

export const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`
export const lastOfMonth = (day: string): string => dayAfter(firstOfMonth(monthAfter(firstOfMonth(day), 1)), -1)

/** Days since Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** A day from its numbers; undefined if it does not exist. */
export function dayFrom(year: number, month: number, date: number): string | undefined {
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
  return isDay(text) ? text : undefined
}
