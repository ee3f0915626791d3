import { Button, NativeSelect } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Alarm } from '@wattdesk/contract/alarms/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useCan } from '../../session/use-session.ts'
import classes from './alarms.module.css'
import { acknowledge, assign, assignableQuery, refreshAlarms } from './alarms.queries.ts'

export function AlarmActions({ alarm }: { alarm: Alarm }) {
  const t = useT('alarms')
  const can = useCan()
  const mayWrite = can('write:alarms')
  const isAcknowledged = alarm.acknowledgedBy !== null
  const failed = (reason: string) => t('alarms.failed', { reason })
  const acknowledging = useAction({
    act: () => acknowledge(alarm.id, { version: alarm.version, acknowledged: !isAcknowledged }),
    done: t(isAcknowledged ? 'alarms.unacknowledgedNow' : 'alarms.acknowledgedNow'),
    failed,
    refresh: refreshAlarms,
  })
  const assigning = useAction({
    act: (memberId: string | null) => assign(alarm.id, { version: alarm.version, memberId }),
    done: t('alarms.assigned'),
    failed,
    refresh: refreshAlarms,
  })
  const reason = mayWrite ? undefined : t('alarms.noPermission')
  return (
    <div className={classes.actions}>
      <Tooltip label={reason}>
        <Button
          variant={isAcknowledged ? 'default' : 'filled'}
          leftSection={isAcknowledged ? undefined : <IconCheck size={16} aria-hidden />}
          disabled={!mayWrite}
          loading={acknowledging.isPending}
          onClick={() => acknowledging.run()}
        >
          {t(isAcknowledged ? 'alarms.unacknowledge' : 'alarms.acknowledge')}
        </Button>
      </Tooltip>
      <Assignee alarm={alarm} isDisabled={!mayWrite || assigning.isPending} onAssign={assigning.run} />
    </div>
  )
}

type AssigneeProps = { alarm: Alarm; isDisabled: boolean; onAssign: (memberId: string | null) => void }

function Assignee({ alarm, isDisabled, onAssign }: AssigneeProps) {
  const t = useT('alarms')
  const mayRead = useCan()('write:customers-notes')
  const members = useQuery({ ...assignableQuery(alarm.customer.id), enabled: mayRead && !isDisabled })
  const offered = new Map((members.data?.items ?? []).map(({ id, name }) => [id, name]))
  if (alarm.assignedTo) offered.set(alarm.assignedTo.id, alarm.assignedTo.name)
  return (
    <NativeSelect
      label={t('alarms.assignee')}
      disabled={isDisabled}
      value={alarm.assignedTo?.id ?? ''}
      data={[{ value: '', label: t('alarms.nobody') }, ...[...offered].map(([value, label]) => ({ value, label }))]}
      onChange={(event) => onAssign(event.currentTarget.value || null)}
    />
  )
}
