import { Link } from '@tanstack/react-router'
import type { ActivityEntry } from '@wattdesk/contract/activities/models.ts'
import { valuesIn } from '@wattdesk/contract/names.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { JsonDiff } from '@wattdesk/ui/feedback/JsonDiff.tsx'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import classes from './activities.module.css'
import {
  activityAreas,
  applicationWords,
  eventWords,
  fieldWords,
  objectWords,
  recordName,
  valueWords,
  withoutIds,
} from './activity-words.ts'
import { RevertFields } from './RevertFields.tsx'

type Props = {
  entry: ActivityEntry
  /** Set if its time is shown in another time zone than the reader's. */
  timeZone?: string
  onClose: () => void
}

export function ActivityDrawer({ entry, timeZone, onClose }: Props) {
  const t = useT(...activityAreas)
  const speech = useLanguage()
  const { customer } = entry
  return (
    <Dialog title={eventWords(entry, speech)} onClose={onClose} size="md" isDrawer>
      <div className={classes.drawer}>
        <FactList
          facts={[
            { label: t('activities.field.at'), value: <Instant at={entry.at} homeZone={timeZone} isHomeTime /> },
            { label: t('activities.field.actor'), value: `${entry.actor.name} (${t(`activities.actorKind.${entry.actor.kind}`)})` },
            { label: t('activities.field.source'), value: t(`activities.source.${entry.source}`) },
            { label: t('activities.field.application'), value: applicationWords(entry.application, speech) },
            {
              label: t('activities.field.object'),
              value: (
                <>
                  {[objectWords(entry.object.type, speech), recordName(entry, speech)].filter(Boolean).join(': ')}{' '}
                  <CopyableId text={entry.object.id} />
                </>
              ),
            },
            { label: t('activities.field.customer'), value: customer ? <CustomerFact customer={customer} /> : noValue },
            ...(entry.run ? [{ label: t('activities.field.partOf'), value: <RunFact run={entry.run} /> }] : []),
            { label: t('activities.field.requestId'), value: <CopyableId text={entry.requestId} /> },
            { label: t('activities.field.sealedAs'), value: entry.sealedAs === null ? t('activities.notSealed') : `#${entry.sealedAs}` },
            ...(entry.reason ? [{ label: t('activities.field.reason'), value: entry.reason }] : []),
          ]}
        />
        <Values entry={entry} timeZone={timeZone} />
        <RevertFields entry={entry} />
        <ZoneNote timeZone={timeZone} />
      </div>
    </Dialog>
  )
}

function Values({ entry, timeZone }: Pick<Props, 'entry' | 'timeZone'>) {
  const t = useT('activities')
  const speech = useLanguage()
  const { type } = entry.object
  if (entry.valuesDestroyed) return <p className={classes.note}>{t('activities.destroyed')}</p>
  if (!entry.before && !entry.after) return <p className={classes.note}>{t('activities.noValues')}</p>
  const [before, after] = [valuesIn(speech.language, entry.before), valuesIn(speech.language, entry.after)]
  const named = [before, after].map(withoutIds)
  // An entry of nothing but IDs shows them.
  const hasNamed = named.some((values) => values && Object.keys(values).length > 0)
  return (
    <JsonDiff
      before={hasNamed ? (named[0] ?? null) : before}
      after={hasNamed ? (named[1] ?? null) : after}
      labelOf={(path) => fieldWords({ path, type }, speech)}
      wordsOf={(path, value) => valueWords({ path, type }, value, speech, timeZone)}
    />
  )
}

function RunFact({ run }: { run: NonNullable<ActivityEntry['run']> }) {
  const t = useT('activities')
  return (
    <Link to="/dashboard/account/activity-log" search={{ run: run.requestId }} title={t('activities.run.open')}>
      {t(`activities.run.${run.kind}`)}
    </Link>
  )
}

function CustomerFact({ customer }: { customer: NonNullable<ActivityEntry['customer']> }) {
  const t = useT('activities')
  if (customer.accountName === null) return t('activities.purged')
  return (
    <Link to="/dashboard/customers/$customerId" params={{ customerId: customer.id }}>
      {customer.accountName}
    </Link>
  )
}
