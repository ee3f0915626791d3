import type { ActivityEntry } from '@wattdesk/contract/activities.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'

/** What happened, in words; an event this portal has no sentence for is shown by its own name. */
export const eventWords = ({ event }: Pick<ActivityEntry, 'event'>, { find }: Translator): string =>
  find(`activities.event.${event}`) ?? find(`installations.kinds.${event}`) ?? event

export const objectWords = (type: string, { find }: Translator): string =>
  find(`activities.object.${type}`) ?? find(`installations.kinds.${type}.title`) ?? type

/** The word for a field of a record, where the area that shows it has one. */
export function fieldWords(path: string, { find }: Translator): string | undefined {
  const leaf = path.split('.').at(-1) ?? path
  return find(`customers.field.${leaf}`) ?? find(`installations.field.${leaf}`)
}
