import { IconNote } from '@tabler/icons-react'
import type { WorkItem } from '@wattdesk/contract/dashboard/models.ts'
import { formatInstantInZones, noValue } from '@wattdesk/i18n/formats.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import classes from '../dashboard.module.css'

/** The tooltip shows the note of the hand-over. */
export function OwnerMark({ item: { owner, note, snoozedUntil } }: { item: WorkItem }) {
  const t = useT('dashboard')
  if (snoozedUntil) return <Tag>{t('dashboard.work.snoozed', { at: formatInstantInZones(snoozedUntil) })}</Tag>
  if (!owner) return noValue
  return (
    <Tooltip label={note ?? undefined}>
      <span className={classes.owner}>
        {owner.isCaller ? <Tag tone="accent">{t('dashboard.work.mine')}</Tag> : owner.name}
        {note ? <IconNote size={15} aria-hidden className={classes.noteMark} /> : null}
      </span>
    </Tooltip>
  )
}
