import {
  type Icon,
  IconAlertTriangle,
  IconEye,
  IconLogin2,
  IconMail,
  IconPencil,
  IconPlug,
  IconReceipt,
  IconTableImport,
} from '@tabler/icons-react'
import type { TimelineEntry, TimelineKind } from '@wattdesk/contract/timeline.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'

export const kindIcons: Record<TimelineKind, Icon> = {
  change: IconPencil,
  device: IconPlug,
  alarm: IconAlertTriangle,
  invitation: IconMail,
  'sign-in': IconLogin2,
  import: IconTableImport,
  sale: IconReceipt,
  impersonation: IconEye,
}

/** What happened, in words: of the time-line, else of the activity log, else the event's own name. */
export const eventWords = ({ event }: TimelineEntry, { find }: Translator): string =>
  find(`timeline.event.${event}`) ?? find(`activities.event.${event}`) ?? event

/** What kind of record it happened to. */
export const recordWords = ({ object }: TimelineEntry, { find }: Translator): string =>
  find(`timeline.record.${object.type}`) ?? find(`activities.object.${object.type}`) ?? object.type

/** What the record is called, where that says more than its kind. */
export function subjectWords({ event, object, subject }: TimelineEntry, { find }: Translator): string | undefined {
  if (event === 'device.added') return find(`timeline.record.${object.type}`) ?? object.type
  if (subject === null) return undefined
  return find(`timeline.alarm.${subject}`) ?? find(`timeline.record.${subject}`) ?? subject
}
