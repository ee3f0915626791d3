import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { AssignedFeatureGroup } from '@wattdesk/contract/customers/feature-groups/models.ts'
import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { lazy, Suspense, useState } from 'react'
import type { GroupHolder } from '../customer-record.queries.ts'
import classes from '../customers.module.css'

const RemoveFeatureGroupDialog = lazy(async () => ({
  default: (await import('./RemoveFeatureGroupDialog.tsx')).RemoveFeatureGroupDialog,
}))

type Props = {
  holder: GroupHolder
  groups: readonly AssignedFeatureGroup[] /** Why groups cannot be removed. */
  reason: string | undefined
}

export function FeatureGroupList({ holder, groups, reason }: Props) {
  const t = useT('customerRecord')
  const [removed, setRemoved] = useState<AssignedFeatureGroup>()
  return (
    <>
      <ul className={classes.groups}>
        {groups.map((group) => (
          <li key={group.id}>
            <GroupWords group={group} />
            <Tooltip label={reason}>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={reason !== undefined}
                aria-label={t('customerRecord.groups.remove', { name: group.displayName })}
                onClick={() => setRemoved(group)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </li>
        ))}
      </ul>
      <Suspense>
        {removed ? <RemoveFeatureGroupDialog holder={holder} group={removed} onClose={() => setRemoved(undefined)} /> : null}
      </Suspense>
    </>
  )
}

function GroupWords({ group }: { group: AssignedFeatureGroup }) {
  const t = useT('customerRecord')
  const features = group.features.map((one) => (
    <span key={`${one.application} ${one.resource} ${one.action}`} className={classes.line}>
      {one.description ?? `${one.application} ${one.resource}`} · {t(`customerRecord.groups.action.${one.action}`)}
    </span>
  ))
  return (
    <div>
      <span className={classes.inline}>
        <b>{group.displayName}</b>
        <Tooltip label={features}>
          <Tag>{t('customerRecord.groups.features', { count: group.features.length })}</Tag>
        </Tooltip>
        {group.inheritsFrom ? <Tag>{t('customerRecord.groups.inherits', { name: group.inheritsFrom.displayName })}</Tag> : null}
      </span>
      <span className={classes.second}>
        {t('customerRecord.groups.since', { date: formatInstantInZones(group.assignedAt) })}
        {group.assignedBy ? ` ${t('customerRecord.groups.by', { name: group.assignedBy })}` : ''}
      </span>
    </div>
  )
}
