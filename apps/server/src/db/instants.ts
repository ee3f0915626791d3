const inUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/

/**
 * An instant in its wire format, from the text that the database returns. Statements not built by drizzle get such text, in UTC on
 * every connection; parsing it as a date would cost more than the rest of a row.
 */
export function isoInstant(text: string | Date): string {
  const found = typeof text === 'string' ? inUtc.exec(text) : null
  if (!found) return new Date(text).toISOString()
  const [, day, time, fraction = ''] = found
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}

export const isoInstantOrNull = (text: string | Date | null): string | null => (text === null ? null : isoInstant(text))
