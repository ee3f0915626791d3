import { Button } from '@mantine/core'
import { IconCheck, IconHandGrab, IconUserShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Alarm } from '@wattdesk/contract/alarms/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Menu } from '@wattdesk/ui/overlay/Menu.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { useEach } from '../../forms/use-each.ts'
import { BulkBar } from '../../lists/BulkBar.tsx'
import { useCan } from '../../session/use-session.ts'
import { colleaguesQuery } from '../dashboard/work/work.queries.ts'
import { profileQuery } from '../profile/profile.queries.ts'
import { acknowledge, assign, refreshAlarms } from './alarms.queries.ts'

/** Acknowledges the selected alarms, takes them, or assigns them to a colleague. */
export function AlarmBulkBar({ alarms, onClear }: { alarms: readonly Alarm[]; onClear: () => void }) {
  const t = useT('alarms', 'dashboard')
  const can = useCan()
  const mayWrite = can('write:alarms')
  const me = useQuery({ ...profileQuery, enabled: can('read:profile') }).data?.id
  const colleagues = useQuery({ ...colleaguesQuery, enabled: mayWrite && can('read:dashboard') }).data?.items ?? []
  const refusal = mayWrite ? undefined : t('alarms.noPermission')
  const settled = { refresh: refreshAlarms, onDone: onClear }
  const acknowledging = useEach({ act: ({ id, version }: Alarm) => acknowledge(id, { version, acknowledged: true }), ...settled })
  const assigning = useEach({ act: ({ id, version }: Alarm, memberId: string) => assign(id, { version, memberId }), ...settled })
  const isBusy = acknowledging.isPending || assigning.isPending
  const give = (memberId: string) => assigning.run({ rows: alarms, input: memberId })
  const button = { size: 'xs', variant: 'default', disabled: refusal !== undefined || isBusy } as const
  return (
    <BulkBar count={alarms.length} onClear={onClear}>
      <Tooltip label={refusal}>
        <Button
          {...button}
          leftSection={<IconCheck size={15} aria-hidden />}
          loading={acknowledging.isPending}
          onClick={() => acknowledging.run({ rows: alarms, input: undefined })}
        >
          {t('alarms.acknowledge')}
        </Button>
      </Tooltip>
      {me ? (
        <Tooltip label={refusal}>
          <Button {...button} leftSection={<IconHandGrab size={15} aria-hidden />} loading={assigning.isPending} onClick={() => give(me)}>
            {t('dashboard.work.take')}
          </Button>
        </Tooltip>
      ) : null}
      {mayWrite && colleagues.length > 0 ? (
        <Menu
          label={t('alarms.assignee')}
          items={colleagues.map(({ id, name }) => ({ key: id, label: name, onSelect: () => give(id) }))}
          trigger={(trigger) => (
            <Button {...trigger} {...button} leftSection={<IconUserShare size={15} aria-hidden />}>
              {t('alarms.assignTo')}
            </Button>
          )}
        />
      ) : null}
    </BulkBar>
  )
}
