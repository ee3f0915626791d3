import { Link } from '@tanstack/react-router'
import type { Alarm } from '@wattdesk/contract/alarms/models.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import type { ReactNode } from 'react'
import type { ColumnOf } from '../../lists/define-list.ts'
import { AlarmOwner } from './AlarmOwner.tsx'
import type { AlarmSearch, alarmList } from './alarm-lists.ts'
import { AlarmName, LevelMark, StateMark } from './alarm-words.tsx'

export const alarmLink = (alarm: Alarm, content: ReactNode, className: string) => (
  <Link to="." search={(before: AlarmSearch) => ({ ...before, alarm: alarm.id })} replace className={className}>
    {content}
  </Link>
)

/** A customer's own list omits the customer. */
export function alarmColumns(t: Translate, isOfCustomer = false): ColumnOf<typeof alarmList>[] {
  const whose: ColumnOf<typeof alarmList>[] = [
    { key: 'customer', onCard: 'plain', header: t('alarms.field.customer'), cell: ({ customer }) => customer.accountName },
    { key: 'site', onCard: 'plain', header: t('alarms.field.city'), cell: ({ site }) => site?.city ?? noValue },
  ]
  return [
    { key: 'code', header: t('alarms.field.alarm'), isTitle: true, cell: ({ code }) => <AlarmName code={code} /> },
    {
      key: 'level',
      onCard: 'plain',
      header: t('alarms.field.level'),
      orderBy: 'level',
      cell: ({ level, active }) => <LevelMark level={level} active={active} />,
      word: ({ level }) => t(`alarms.level.${level}`),
    },
    ...(isOfCustomer ? [] : whose),
    {
      key: 'device',
      onCard: 'named',
      header: t('alarms.field.device'),
      cell: ({ deviceId }) => deviceId ?? noValue,
      isOptional: !isOfCustomer,
    },
    {
      key: 'state',
      onCard: 'plain',
      header: t('alarms.field.state'),
      cell: (alarm) => <StateMark {...alarm} />,
      word: ({ active }) => t(active ? 'alarms.open' : 'alarms.ended'),
    },
    {
      key: 'raisedAt',
      onCard: 'plain',
      header: t('alarms.field.raised'),
      orderBy: 'raisedAt',
      cell: ({ raisedAt }) => <Moment at={raisedAt} />,
    },
    {
      key: 'firstSeenAt',
      onCard: 'named',
      header: t('alarms.field.firstSeen'),
      cell: ({ firstSeenAt }) => <Moment at={firstSeenAt} />,
      isOptional: true,
    },
    { key: 'lastSeenAt', onCard: 'omitted', header: t('alarms.field.lastSeen'), cell: ({ lastSeenAt }) => <Age at={lastSeenAt} /> },
    {
      key: 'acknowledged',
      onCard: 'named',
      header: t('alarms.field.acknowledged'),
      cell: ({ acknowledgedBy }) => acknowledgedBy?.name ?? noValue,
    },
    {
      key: 'assignedTo',
      onCard: 'named',
      header: t('alarms.field.assignedTo'),
      isAlwaysShown: true,
      cell: (alarm) => <AlarmOwner alarm={alarm} />,
    },
  ]
}
