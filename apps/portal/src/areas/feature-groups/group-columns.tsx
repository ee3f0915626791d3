import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ManagedFeatureGroup } from '@wattdesk/contract/feature-groups/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { RowAction } from '../../page/RowAction.tsx'
import classes from './feature-groups.module.css'
import { featureWords } from './feature-words.ts'

type Acts = {
  open: (opened: { kind: 'edit' | 'delete'; group: ManagedFeatureGroup }) => void
  /** Why a group cannot be changed or deleted. */
  reasons: (group: ManagedFeatureGroup) => { change: string | undefined; remove: string | undefined }
}

export function groupColumns(t: Translate, { open, reasons }: Acts): Column<ManagedFeatureGroup>[] {
  return [
    {
      key: 'displayName',
      header: t('featureGroups.field.displayName'),
      isTitle: true,
      cell: ({ displayName, name }) => (
        <span className={classes.named}>
          <b>{displayName}</b>
          <code>{name}</code>
        </span>
      ),
    },
    { key: 'customerType', header: t('featureGroups.field.customerType'), cell: ({ customerType }) => t(`customers.type.${customerType}`) },
    {
      key: 'region',
      header: t('featureGroups.field.regions'),
      isAlwaysShown: true,
      cell: ({ isShared }) => t(isShared ? 'featureGroups.ofAllRegions' : 'featureGroups.ofOneRegion'),
    },
    { key: 'level', header: t('featureGroups.field.level'), isAlwaysShown: true, cell: ({ level }) => t(`featureGroups.level.${level}`) },
    {
      key: 'features',
      header: t('featureGroups.features'),
      isAlwaysShown: true,
      isWrapping: true,
      isWide: true,
      cell: (group) => <FeatureTags t={t} group={group} />,
    },
    {
      key: 'heirs',
      header: t('featureGroups.field.heirs'),
      isAlwaysShown: true,
      isWrapping: true,
      cell: ({ heirs }) => heirs.map((heir) => heir.displayName).join(', ') || '–',
    },
    {
      key: 'partners',
      header: t('featureGroups.field.partners'),
      isAlwaysShown: true,
      cell: ({ availableToPartnerTenants }) => t(availableToPartnerTenants ? 'ui.yes' : 'ui.no'),
    },
    {
      key: 'actions',
      header: t('featureGroups.actions'),
      isUntitled: true,
      cell: (group) => (
        <span className={classes.actions}>
          <RowAction
            icon={IconPencil}
            label={t('featureGroups.edit.of', { name: group.displayName })}
            reason={reasons(group).change}
            onClick={() => open({ kind: 'edit', group })}
          />
          <RowAction
            icon={IconTrash}
            label={t('featureGroups.delete.of', { name: group.displayName })}
            reason={reasons(group).remove}
            onClick={() => open({ kind: 'delete', group })}
          />
        </span>
      ),
    },
  ]
}

/** The group's own features, and a count per inherited group. */
function FeatureTags({ t, group }: { t: Translate; group: ManagedFeatureGroup }) {
  const ownFirst = group.features.toSorted((one, other) => Number(one.from !== null) - Number(other.from !== null))
  const origins = Map.groupBy(ownFirst, ({ from }) => from?.displayName)
  return (
    <span className={classes.tags}>
      {[...origins].map(([origin, features]) => (
        <Tooltip key={origin ?? ''} label={<Lines lines={features.map((one) => featureWords(t, one))} />}>
          <Tag tone={origin === undefined ? 'accent' : 'neutral'}>
            {origin === undefined
              ? t('featureGroups.own', { count: features.length })
              : t('featureGroups.inherited', { count: features.length, name: origin })}
          </Tag>
        </Tooltip>
      ))}
      {origins.size === 0 ? '–' : null}
    </span>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={classes.line}>
      {line}
    </span>
  ))
}
