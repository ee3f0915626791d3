import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Alarm } from '@wattdesk/contract/alarms/models.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { NoValue } from '@wattdesk/ui/list/NoValue.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useCan } from '../../session/use-session.ts'
import { profileQuery } from '../profile/profile.queries.ts'
import { alarmName } from './alarm-words.tsx'
import { assign, refreshAlarms } from './alarms.queries.ts'

/** Who works on an alarm. An open one that nobody works on can be taken from the list. */
export function AlarmOwner({ alarm }: { alarm: Alarm }) {
  const t = useT('alarms', 'dashboard', 'timeline')
  const speech = useLanguage()
  const can = useCan()
  const me = useQuery({ ...profileQuery, enabled: can('read:profile') }).data?.id
  const taking = useAction({
    act: (memberId: string) => assign(alarm.id, { version: alarm.version, memberId }),
    done: t('alarms.assigned'),
    failed: (reason) => t('alarms.failed', { reason }),
    refresh: refreshAlarms,
  })
  if (alarm.assignedTo) return alarm.assignedTo.name
  if (!alarm.active || !me || !can('write:alarms')) return <NoValue />
  return (
    <Button
      variant="default"
      size="compact-xs"
      data-named
      aria-label={`${t('dashboard.work.take')}: ${alarmName(alarm.code, speech)}, ${alarm.customer.accountName}`}
      loading={taking.isPending}
      onClick={() => taking.run(me)}
    >
      {t('dashboard.work.take')}
    </Button>
  )
}
