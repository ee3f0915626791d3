import { IconTrash } from '@tabler/icons-react'
import type { Site } from '@wattdesk/contract/customers/models.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense } from 'react'
import { ConnectionMark } from '../../marks/ConnectionMark.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import { kindActions } from './actions/kind-actions.ts'
import { DeviceState } from './DeviceState.tsx'
import { factsOf, mono } from './installation-words.tsx'
import classes from './installations.module.css'
import type { Installation, KindForm } from './kinds/kind-form.ts'
import { PartTable } from './PartTable.tsx'

type Props = {
  kind: KindForm
  customerId: string
  installation: Installation
  site: Site | undefined
  /** Why it cannot be changed or removed; absent when it can. */
  writeReason?: string
  removeReason?: string
  /** Why no other action is possible; absent if actions are possible. */
  actionReason?: string
  /** Why guarded fields cannot be changed; absent if they can. */
  guardedReason?: string
  onEdit: () => void
  onRemove: () => void
}

/** One installation with all its data. */
export function InstallationCard({
  kind,
  customerId,
  installation,
  site,
  writeReason,
  removeReason,
  actionReason,
  guardedReason,
  onEdit,
  onRemove,
}: Props) {
  const Actions = kindActions[kind.name]
  const t = useT('installations')
  const speech = useLanguage()
  const one = installation
  const facts = [
    ...(kind.isCalled ? [] : [{ label: t('installations.field.installationId'), value: mono(one.installationId) }]),
    ...(one.deviceId === one.installationId ? [] : [{ label: t('installations.field.deviceId'), value: mono(one.deviceId) }]),
    { label: t('installations.field.type'), value: t(`installations.deviceType.${one.type}`) },
    { label: t('installations.field.siteId'), value: site?.name ?? noValue },
    ...factsOf(kind, one, speech),
    { label: t('installations.field.configurationId'), value: <CopyableId text={one.configurationId} /> },
    { label: t('installations.field.addedAt'), value: <Instant at={one.addedAt} homeZone={site?.timeZone} /> },
    { label: t('installations.field.updatedAt'), value: <Instant at={one.updatedAt} homeZone={site?.timeZone} /> },
  ]
  return (
    <article className={classes.card}>
      <header className={classes.cardHead}>
        <h3>{one.vendor.displayName}</h3>
        <ConnectionMark connection={one.connection} timeZone={site?.timeZone} />
        {one.isGcp ? <Tag tone="accent">{t('installations.gcp.mark')}</Tag> : null}
        {one.dataImportStatus ? (
          <Tag>{`${t('installations.field.dataImportStatus')}: ${t(`installations.importStatus.${one.dataImportStatus}`)}`}</Tag>
        ) : null}
        <div className={classes.cardActions}>
          {Actions ? (
            <Suspense>
              <Actions customerId={customerId} installation={one} site={site} reason={actionReason} guardedReason={guardedReason} />
            </Suspense>
          ) : null}
          <ActionButton isSmall reason={writeReason} onClick={onEdit}>
            {t('ui.action.edit')}
          </ActionButton>
          <ActionButton isSmall reason={removeReason} icon={IconTrash} onClick={onRemove}>
            {t('ui.action.remove')}
          </ActionButton>
        </div>
      </header>
      {one.state === undefined ? null : <DeviceState kind={kind} customerId={customerId} installation={one} site={site} />}
      <FactList facts={facts} />
      {kind.fields.map((field) =>
        field.control === 'parts' ? <PartTable key={field.name} field={field} saved={one[field.name]} /> : null,
      )}
    </article>
  )
}
