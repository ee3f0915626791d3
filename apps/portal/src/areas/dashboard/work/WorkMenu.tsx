import { ActionIcon } from '@mantine/core'
import { IconAlarmSnooze, IconArrowForwardUp, IconDots, IconHandGrab, IconHandOff, IconSun } from '@tabler/icons-react'
import type { WorkItem } from '@wattdesk/contract/dashboard/models.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Menu, type MenuItem } from '@wattdesk/ui/overlay/Menu.tsx'
import { Suspense, useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { changeWorkItem, refreshWork, type WorkChange } from './work.queries.ts'

const HandOverDialog = lazyDialog(async () => ({ default: (await import('./HandOverDialog.tsx')).HandOverDialog }))

const snoozes = { hour: hourMs, day: 24 * hourMs, week: 168 * hourMs } as const
const afterMs = (ms: number) => new Date(nowMs() + ms).toISOString()

export function WorkMenu({ item }: { item: WorkItem }) {
  const t = useT('dashboard')
  const [isHandingOver, setHandingOver] = useState(false)
  const { version, owner, snoozedUntil } = item
  const { run } = useAction({
    act: (change: WorkChange) => changeWorkItem(item, change),
    done: (_, { action }) => t(`dashboard.work.done.${action}`),
    failed: (reason) => t('dashboard.work.failed', { reason }),
    refresh: refreshWork,
  })
  const items: MenuItem[] = [
    owner?.isCaller
      ? { key: 'release', label: t('dashboard.work.release'), icon: IconHandOff, onSelect: () => run({ action: 'release', version }) }
      : { key: 'take', label: t('dashboard.work.take'), icon: IconHandGrab, onSelect: () => run({ action: 'take', version }) },
    { key: 'hand-over', label: t('dashboard.work.handOver'), icon: IconArrowForwardUp, onSelect: () => setHandingOver(true) },
    ...(snoozedUntil
      ? [
          {
            key: 'wake',
            label: t('dashboard.work.wake'),
            icon: IconSun,
            startsGroup: true,
            onSelect: () => run({ action: 'wake', version }),
          },
        ]
      : (['hour', 'day', 'week'] as const).map((span, index) => ({
          key: span,
          label: t(`dashboard.work.snooze.${span}`),
          icon: IconAlarmSnooze,
          startsGroup: index === 0,
          onSelect: () => run({ action: 'snooze', version, until: afterMs(snoozes[span]) }),
        }))),
  ]
  return (
    <>
      <Menu
        label={t('dashboard.work.menu')}
        items={items}
        placement="bottom-end"
        trigger={(props) => (
          <ActionIcon variant="default" size={24} aria-label={t('dashboard.work.menu')} {...props}>
            <IconDots size={14} aria-hidden />
          </ActionIcon>
        )}
      />
      <Suspense>{isHandingOver ? <HandOverDialog item={item} onClose={() => setHandingOver(false)} /> : null}</Suspense>
    </>
  )
}
