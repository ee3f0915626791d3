import type { ActivityEntry } from '@wattdesk/contract/activities/models.ts'
import { valuesIn } from '@wattdesk/contract/names.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import { type Change, changesBetween } from '@wattdesk/ui/feedback/json-changes.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './activities.module.css'
import { activityAreas, eventWords, fieldWords, valueWords, withoutIds } from './activity-words.ts'

/** More would not fit a row. */
const shownMax = 3

/** Whether `ActivityChanges` has anything to show for an entry. */
export const hasChanges = (entry: ActivityEntry, language: Language): boolean =>
  Boolean(entry.reason || entry.standsFor) || worthShowing(entry, language).length > 0

/** Reason and changes of an entry; for a run, its number of records. */
export function ActivityChanges({ entry }: { entry: ActivityEntry }) {
  const t = useT(...activityAreas)
  const { language } = useLanguage()
  const { reason, standsFor } = entry
  const changes = standsFor ? [] : worthShowing(entry, language)
  return (
    <div className={classes.changes}>
      {reason ? (
        <p className={classes.reason}>
          <span className={classes.field}>{t('activities.field.reason')}:</span> {reason}
        </p>
      ) : null}
      {standsFor ? <RunEvents events={standsFor} /> : null}
      {changes.slice(0, shownMax).map((change) => (
        <FieldChange key={change.path} change={change} type={entry.object.type} />
      ))}
      {changes.length > shownMax ? (
        <p className={classes.field}>{t('activities.moreFields', { count: changes.length - shownMax })}</p>
      ) : null}
    </div>
  )
}

function RunEvents({ events }: { events: NonNullable<ActivityEntry['standsFor']> }) {
  const t = useT(...activityAreas)
  const speech = useLanguage()
  return events.map(({ event, entries }) => (
    <p key={event}>
      <span className={classes.field}>{eventWords({ event }, speech)}:</span> {t('activities.run.records', { count: entries })}
    </p>
  ))
}

function FieldChange({ change: { path, from, to }, type }: { change: Change; type: string }) {
  const speech = useLanguage()
  const place = { path, type }
  return (
    <p>
      <span className={classes.field}>{fieldWords(place, speech) ?? path}:</span>{' '}
      {from === undefined ? null : (
        <>
          <del>{valueWords(place, from, speech)}</del> →{' '}
        </>
      )}
      {to === undefined ? noValue : <ins>{valueWords(place, to, speech)}</ins>}
    </p>
  )
}

/** Records that were created or removed have too many values for a row. */
function worthShowing({ action, before, after }: ActivityEntry, language: Language): Change[] {
  const changes = changesBetween(withoutIds(valuesIn(language, before)), withoutIds(valuesIn(language, after)))
  return action === 'update' || changes.length <= shownMax ? changes : []
}
