import { Button } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Alarm } from '@wattdesk/contract/alarms/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Menu } from '@wattdesk/ui/overlay/Menu.tsx'
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
      <Assignee alarm={alarm} reason={reason} isPending={assigning.isPending} onAssign={assigning.run} />
    </div>
  )
}

type AssigneeProps = { alarm: Alarm; reason: string | undefined; isPending: boolean; onAssign: (memberId: string | null) => void }

/** A menu, because arrow keys change a select at once: everybody they pass would be assigned, and notified. */
function Assignee({ alarm, reason, isPending, onAssign }: AssigneeProps) {
  const t = useT('alarms')
  const mayRead = useCan()('write:customers-notes')
  const members = useQuery({ ...assignableQuery(alarm.customer.id), enabled: mayRead && reason === undefined })
  const { assignedTo } = alarm
  const offered = new Map((members.data?.items ?? []).map(({ id, name }) => [id, name]))
  if (assignedTo) offered.set(assignedTo.id, assignedTo.name)
  const itemOf = (id: string | null, label: string) => {
    const isChecked = id === (assignedTo?.id ?? null)
    return { key: id ?? 'nobody', label, isChecked, onSelect: () => (isChecked ? undefined : onAssign(id)) }
  }
  const look = {
    variant: 'default',
    rightSection: <IconChevronDown size={14} aria-hidden />,
    children: `${t('alarms.assignee')}: ${assignedTo?.name ?? t('alarms.nobody')}`,
  } as const
  if (reason !== undefined) {
    return (
      <Tooltip label={reason}>
        <Button {...look} disabled />
      </Tooltip>
    )
  }
  return (
    <Menu
      label={t('alarms.assignee')}
      items={[itemOf(null, t('alarms.nobody')), ...[...offered].map(([id, name]) => itemOf(id, name))]}
      trigger={(trigger) => <Button {...trigger} {...look} loading={isPending} />}
    />
  )
}
