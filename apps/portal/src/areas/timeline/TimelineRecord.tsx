import { Button } from '@mantine/core'
import { IconUnlink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { TimelineEntry, TimelinePlace } from '@wattdesk/contract/timeline/models.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { type useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PartOfScreen } from '@wattdesk/ui/overlay/part-of-screen.ts'
import { type Fact, FactList } from '@wattdesk/ui/page/Panel.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import classes from './timeline.module.css'
import { timelineRecordQuery } from './timeline.queries.ts'

type Props = { customerId: string; timeZone: string; entry: TimelineEntry; onShowLog: (activityId: string) => void }

/** Links to the entry's current record, or notes that it no longer exists. */
export function TimelineRecord({ customerId, timeZone, entry, onShowLog }: Props) {
  const t = useT('timeline')
  const query = useQuery(timelineRecordQuery(customerId, entry.key))
  const record = query.data
  const { activityId } = entry
  const facts = record?.state === 'there' ? factsOf(record.place, { timeZone, t }) : []
  if (query.isError && !record) {
    return (
      <PartOfScreen value>
        <QueryFailure query={query} />
      </PartOfScreen>
    )
  }
  return (
    <>
      {facts.length > 0 ? <FactList facts={facts} /> : null}
      <div className={classes.links}>
        {activityId ? (
          <Button size="xs" variant="default" onClick={() => onShowLog(activityId)}>
            {t('timeline.open.log')}
          </Button>
        ) : null}
        {record ? null : <SkeletonLines count={1} />}
        {record?.state === 'there' ? <PlaceLink customerId={customerId} place={record.place} /> : null}
        {record && record.state !== 'there' ? (
          <p className={classes.missing}>
            <IconUnlink size={15} aria-hidden />
            {t(`timeline.${record.state}`)}
          </p>
        ) : null}
      </div>
    </>
  )
}

type Words = { timeZone: string; t: ReturnType<typeof useLanguage>['t'] }

/** Details that no other screen shows. */
function factsOf(place: TimelinePlace, { timeZone, t }: Words): Fact[] {
  const at = (instant: string) => <Instant at={instant} homeZone={timeZone} isHomeTime />
  switch (place.screen) {
    case 'alarm':
      return [
        { label: t('timeline.fact.raisedAt'), value: at(place.raisedAt) },
        { label: t('timeline.fact.clearedAt'), value: place.clearedAt ? at(place.clearedAt) : t('timeline.fact.active') },
        ...(place.deviceId ? [{ label: t('timeline.fact.device'), value: place.deviceId }] : []),
      ]
    case 'impersonation':
      return [
        { label: t('timeline.fact.reason'), value: place.reason },
        { label: t('timeline.fact.startedAt'), value: at(place.startedAt) },
        { label: t('timeline.fact.endedAt'), value: at(place.endedAt ?? place.expiresAt) },
      ]
    case 'import': {
      const { fileName, row } = place
      const words = row === null ? t('timeline.importWithoutRow', { fileName }) : t('timeline.importRow', { fileName, row })
      return [{ label: t('timeline.fact.upload'), value: words }]
    }
    case 'invitation':
      return place.mailId ? [] : [{ label: t('timeline.fact.mail'), value: t('timeline.fact.noMail') }]
    default:
      return []
  }
}
