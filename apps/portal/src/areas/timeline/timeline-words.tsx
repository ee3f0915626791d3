import {
  type Icon,
  IconAlertTriangle,
  IconEye,
  IconLogin2,
  IconMail,
  IconMailOpened,
  IconNote,
  IconPencil,
  IconPlug,
  IconReceipt,
  IconTableImport,
} from '@tabler/icons-react'
import { nameIn } from '@wattdesk/contract/names.ts'
import type { TimelineEntry } from '@wattdesk/contract/timeline/models.ts'
import type { TimelineKind } from '@wattdesk/contract/timeline/terms.ts'
import { formatCalendarDay, formatCalendarDays } from '@wattdesk/i18n/formats.ts'
import { type Language, tagOf } from '@wattdesk/i18n/languages.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import type { Days } from './timeline-axis.ts'

export const kindIcons: Record<TimelineKind, Icon> = {
  change: IconPencil,
  device: IconPlug,
  alarm: IconAlertTriangle,
  invitation: IconMailOpened,
  mail: IconMail,
  'sign-in': IconLogin2,
  import: IconTableImport,
  sale: IconReceipt,
  impersonation: IconEye,
  note: IconNote,
}

/** Falls back to the activity log's label, then to the event's own name. */
export const eventWords = ({ event }: TimelineEntry, { find }: Translator): string =>
  find(`timeline.event.${event}`) ?? find(`activities.event.${event}`) ?? find(`installations.kinds.${event}`) ?? event

/** The kind of record that an entry is about. */
export const recordWords = ({ object }: TimelineEntry, { find }: Translator): string =>
  find(`timeline.record.${object.type}`) ?? find(`activities.object.${object.type}`) ?? object.type

/** The name of the record; undefined if it only repeats the kind. */
export function subjectWords({ event, object, subject, subjectNames }: TimelineEntry, { find, language }: Translator): string | undefined {
  if (event === 'device.added') return find(`timeline.record.${object.type}`) ?? object.type
  if (subject === null) return undefined
  if (subjectNames) return nameIn(language, subject, subjectNames)
  return find(`timeline.alarm.${subject}`) ?? find(`timeline.record.${subject}`) ?? subject
}

/** A readable period: `March 2026`, `2026`, `Thu 2026-03-05`, otherwise first and last day. */
export function daysWords({ from, until }: Days, language: Language): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tagOf(language), { ...options, timeZone: 'UTC' }).format(new Date(from))
  if (from === until) return `${format({ weekday: 'short' })} ${formatCalendarDay(from)}`
  const next = new Date(Date.parse(until) + 86_400_000).toISOString().slice(0, 10)
  if (from.endsWith('-01-01') && next === `${Number(from.slice(0, 4)) + 1}-01-01`) return from.slice(0, 4)
  const isWholeMonth = from.endsWith('-01') && next.endsWith('-01') && from.slice(0, 7) === until.slice(0, 7)
  return isWholeMonth ? format({ month: 'long', year: 'numeric' }) : formatCalendarDays({ from, to: until })
}
