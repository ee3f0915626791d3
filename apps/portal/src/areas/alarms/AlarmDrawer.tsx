import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AlarmDetail } from '@wattdesk/contract/alarms/models.ts'
import { formatDuration, noValue } from '@wattdesk/i18n/formats.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { codeOf, sentenceOf } from '../../api/sentence.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { AlarmActions } from './AlarmActions.tsx'
import { AlarmComments } from './AlarmComments.tsx'
import { adviceOf, alarmName, LevelMark, StateMark } from './alarm-words.tsx'
import classes from './alarms.module.css'
import { alarmQuery } from './alarms.queries.ts'

/** One alarm: its meaning, what to do, its history, and earlier ones of its kind. */
export function AlarmDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('alarms', 'timeline', 'dashboard', 'forms', 'validation')
  const speech = useLanguage()
  const query = useQuery(alarmQuery(id))
  const alarm = query.data
  const isUnknown = codeOf(query.error) === 'AlarmNotFound' || codeOf(query.error) === 'ValidationFailed'
  return (
    <Dialog title={alarm ? alarmName(alarm.code, speech) : t('alarms.field.alarm')} onClose={onClose} size="lg" isDrawer>
      {alarm ? (
        <div className={layout.stack}>
          <Advice code={alarm.code} />
          <AlarmActions key={alarm.id} alarm={alarm} />
          <AlarmFacts alarm={alarm} />
          <AlarmComments alarm={alarm} />
          <AlarmHistory alarm={alarm} />
        </div>
      ) : query.isError ? (
        <QueryFailure query={query} message={isUnknown ? sentenceOf(query.error, speech) : undefined} />
      ) : (
        <SkeletonLines count={10} />
      )}
    </Dialog>
  )
}

function Advice({ code }: { code: string }) {
  const t = useT('alarms', 'timeline')
  const speech = useLanguage()
  return (
    <section className={classes.advice}>
      {(['means', 'todo'] as const).map((part) => (
        <div key={part}>
          <h3>{t(`alarms.${part}.title`)}</h3>
          <p>{adviceOf(part, code, speech)}</p>
        </div>
      ))}
    </section>
  )
}

function AlarmFacts({ alarm }: { alarm: AlarmDetail }) {
  const t = useT('alarms')
  const homeZone = alarm.site?.timeZone
  const customer = (
    <Link to="/dashboard/customers/$customerId/alarms" params={{ customerId: alarm.customer.id }}>
      {alarm.customer.accountName}
    </Link>
  )
  const at = (instant: string | null) => <Instant at={instant} homeZone={homeZone} />
  return (
    <FactList
      facts={[
        { label: t('alarms.field.level'), value: <LevelMark level={alarm.level} /> },
        { label: t('alarms.field.state'), value: <StateMark {...alarm} /> },
        { label: t('alarms.field.customer'), value: customer },
        { label: t('alarms.field.site'), value: alarm.site ? `${alarm.site.name}, ${alarm.site.city}` : noValue },
        ...(alarm.deviceId ? [{ label: t('alarms.field.device'), value: <span className="wd-mono">{alarm.deviceId}</span> }] : []),
        { label: t('alarms.field.firstSeen'), value: at(alarm.firstSeenAt) },
        { label: t('alarms.field.raised'), value: at(alarm.raisedAt) },
        { label: t('alarms.field.lastSeen'), value: at(alarm.lastSeenAt) },
        ...(alarm.clearedAt ? [{ label: t('alarms.field.cleared'), value: at(alarm.clearedAt) }] : []),
        { label: t('alarms.field.acknowledged'), value: alarm.acknowledgedBy?.name ?? noValue },
      ]}
    />
  )
}

function AlarmHistory({ alarm }: { alarm: AlarmDetail }) {
  const t = useT('alarms')
  const { language } = useLanguage()
  const earlier = alarm.incidents.filter(({ alarmId }) => alarmId !== alarm.id)
  return (
    <section>
      <h3>{t('alarms.history.title')}</h3>
      {earlier.length === 0 ? (
        <p className={layout.hint}>{t('alarms.history.none')}</p>
      ) : (
        <DataTable
          label={t('alarms.history.title')}
          rows={earlier}
          keyOf={({ id }) => id}
          columns={[
            { key: 'began', header: t('alarms.history.began'), isTitle: true, cell: ({ beganAt }) => <Moment at={beganAt} /> },
            {
              key: 'lasted',
              header: t('alarms.history.lasted'),
              cell: ({ lastedSeconds }) => formatDuration(lastedSeconds * 1_000, language),
            },
            {
              key: 'outcome',
              header: t('alarms.history.outcome'),
              cell: ({ alarmId, endedAt }) => t(`alarms.history.${alarmId ? 'alarm' : endedAt ? 'ended' : 'goingOn'}`),
            },
          ]}
        />
      )}
    </section>
  )
}
