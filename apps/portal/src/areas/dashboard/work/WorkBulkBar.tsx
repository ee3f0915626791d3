import { Button } from '@mantine/core'
import { IconAlarmSnooze, IconHandGrab } from '@tabler/icons-react'
import type { WorkItem } from '@wattdesk/contract/dashboard/models.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useEach } from '../../../forms/use-each.ts'
import { BulkBar } from '../../../lists/BulkBar.tsx'
import { changeWorkItem, refreshWork, type WorkChange } from './work.queries.ts'

/** Without the version, which differs by row. */
type Change = { action: 'take' } | { action: 'snooze'; until: string }

/** Takes the selected work, or snoozes it for a day. */
export function WorkBulkBar({ items, onClear }: { items: readonly WorkItem[]; onClear: () => void }) {
  const t = useT('dashboard')
  const changing = useEach({
    act: (item: WorkItem, change: Change) => changeWorkItem(item, { ...change, version: item.version } satisfies WorkChange),
    refresh: refreshWork,
    onDone: onClear,
  })
  const run = (input: Change) => changing.run({ rows: items, input })
  const button = { size: 'xs', variant: 'default', disabled: changing.isPending } as const
  return (
    <BulkBar count={items.length} onClear={onClear}>
      <Button {...button} leftSection={<IconHandGrab size={15} aria-hidden />} onClick={() => run({ action: 'take' })}>
        {t('dashboard.work.take')}
      </Button>
      <Button
        {...button}
        leftSection={<IconAlarmSnooze size={15} aria-hidden />}
        onClick={() => run({ action: 'snooze', until: new Date(nowMs() + 24 * hourMs).toISOString() })}
      >
        {t('dashboard.work.snooze.day')}
      </Button>
    </BulkBar>
  )
}
