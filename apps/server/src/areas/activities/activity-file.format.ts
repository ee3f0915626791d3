import type { ActivityEntry } from '@wattdesk/contract/activities/models.ts'
import { nameIn, valuesIn } from '@wattdesk/contract/names.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { writerOf } from '../../platform/csv.ts'

type Speech = Pick<Translator, 't' | 'find' | 'language'>

const columns: readonly { head: (speech: Speech) => string; cell: (entry: ActivityEntry, speech: Speech) => unknown }[] = [
  { head: ({ t }) => t('activities.field.at'), cell: ({ at }) => at },
  { head: ({ t }) => t('activities.field.actor'), cell: ({ actor }) => actor.name },
  { head: ({ t }) => t('activities.field.event'), cell: eventWords },
  { head: ({ t }) => t('activities.field.action'), cell: ({ action }, { t }) => t(`activities.action.${action}`) },
  {
    head: ({ t }) => t('activities.field.object'),
    cell: ({ object }, { find }) => find(`activities.object.${object.type}`) ?? object.type,
  },
  {
    head: ({ t }) => t('activities.export.name'),
    cell: ({ object, standsFor }, { language }) => (standsFor ? null : nameIn(language, object.name, object.names ?? {})),
  },
  { head: ({ t }) => t('activities.export.objectId'), cell: ({ object, standsFor }) => (standsFor ? null : object.id) },
  { head: ({ t }) => t('activities.field.customer'), cell: ({ customer, standsFor }) => (standsFor ? null : customer?.accountName) },
  { head: ({ t }) => t('activities.field.source'), cell: ({ source }, { t }) => t(`activities.source.${source}`) },
  { head: ({ t }) => t('activities.field.application'), cell: ({ application }) => application },
  { head: ({ t }) => t('activities.field.reason'), cell: ({ reason }) => reason },
  {
    head: ({ t }) => t('activities.export.before'),
    cell: ({ before, standsFor }, { language }) => (standsFor ? null : valuesIn(language, before)),
  },
  {
    head: ({ t }) => t('activities.export.after'),
    cell: ({ after, standsFor }, { language }) => (standsFor ? null : valuesIn(language, after)),
  },
  { head: ({ t }) => t('activities.field.requestId'), cell: ({ requestId }) => requestId },
  { head: ({ t }) => t('activities.field.sealedAs'), cell: ({ sealedAs }) => sealedAs },
]

/** The event in words. A run states its number of entries. */
function eventWords({ event, run, standsFor }: ActivityEntry, { t, find }: Speech): string {
  const words = find(`activities.event.${event}`) ?? find(`installations.kinds.${event}`) ?? event
  if (!run || !standsFor) return words
  const count = standsFor.reduce((sum, { entries }) => sum + entries, 0)
  return `${t(`activities.run.${run.kind}`)}: ${words} (${t('activities.run.records', { count })})`
}

/** The log as CSV, in parts. Values are JSON, as in the log. */
export async function* activityCsv(parts: AsyncIterable<readonly ActivityEntry[]>, speech: Speech): AsyncGenerator<Buffer> {
  const writer = writerOf('utf-8')
  yield writer.start(columns.map(({ head }) => head(speech)))
  for await (const entries of parts) {
    if (entries.length > 0) yield writer.lines(entries.map((entry) => columns.map(({ cell }) => textOf(cell(entry, speech)))))
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
