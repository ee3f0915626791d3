import type { ActivityEntry } from '@wattdesk/contract/activities.ts'
import { formatInstant, noValue } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'

/** What happened, in words; an event this portal has no sentence for is shown by its own name. */
export const eventWords = ({ event }: Pick<ActivityEntry, 'event'>, { find }: Translator): string =>
  find(`activities.event.${event}`) ?? find(`installations.kinds.${event}`) ?? event

export const objectWords = (type: string, { find }: Translator): string =>
  find(`activities.object.${type}`) ?? find(`installations.kinds.${type}.title`) ?? type

/** The name of the field at the end of a path; items of a list have the list's. */
const leafOf = (path: string) => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path

/** The word for a field of a record, where the area that shows it has one. */
export function fieldWords(path: string, { find }: Translator): string | undefined {
  const leaf = leafOf(path)
  return find(`customers.field.${leaf}`) ?? find(`installations.field.${leaf}`) ?? find(`activities.value.${leaf}`)
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** A value as its own screen says it; an instant in the reader's zone, or in the one given. */
export function valueWords(path: string, value: unknown, { find, t }: Translator, timeZone?: string): string {
  if (value === null || value === undefined || value === '') return noValue
  if (typeof value === 'boolean') return t(value ? 'ui.yes' : 'ui.no')
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : JSON.stringify(value)
  if (instant.test(value)) return formatInstant(value, timeZone)
  return find(`customers.${leafOf(path)}.${value}`) ?? value
}
