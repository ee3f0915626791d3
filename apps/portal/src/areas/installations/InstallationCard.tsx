import { IconChevronRight, IconTrash } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import type { Site } from '@wattdesk/contract/customers/models.ts'
import { deviceName } from '@wattdesk/contract/installations/device-name.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useEffect, useId, useState } from 'react'
import { ConnectionMark } from '../../marks/ConnectionMark.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import { recordHash } from '../../page/record-hash.ts'
import { kindActions } from './actions/kind-actions.ts'
import { DeviceState } from './DeviceState.tsx'
import { factsOf, figureWords, mono } from './installation-words.tsx'
import classes from './installations.module.css'
import type { Installation, KindForm } from './kinds/kind-form.ts'
import { PartTable } from './PartTable.tsx'
import { PowerNow } from './PowerNow.tsx'
import type { Reasons } from './use-installation-rights.ts'

type Props = {
  kind: KindForm
  customerId: string
  installation: Installation
  site: Site | undefined
  reasons: Reasons
  /** The only device of a home shows its facts without a click. */
  isLone: boolean
  onEdit: () => void
  onRemove: () => void
}

/** One installation as a row that unfolds its facts and actions. */
export function InstallationCard({ isLone, ...props }: Props) {
  const { kind, installation: one, site } = props
  const t = useT('installations')
  const speech = useLanguage()
  const isMeant = useLocation({ select: ({ hash }) => hash === recordHash('installation', one.configurationId) })
  const [isOpen, setOpen] = useState(isLone || isMeant)
  useEffect(() => {
    if (isMeant) setOpen(true)
  }, [isMeant])
  const body = useId()
  const Sign = kind.icon
  const name = nameOf(kind, one)
  const about = [t(`installations.kinds.${kind.name}.title`), ...(name === one.vendor.displayName ? [] : [one.vendor.displayName])]
  const sizes = (kind.sizes ?? []).flatMap(({ name: size, unit }) =>
    typeof one[size] === 'number' ? [figureWords(one[size], unit, speech)] : [],
  )
  return (
    <article className={classes.device}>
      <header className={classes.row}>
        <h3>
          <button type="button" className={classes.rowButton} aria-expanded={isOpen} aria-controls={body} onClick={() => setOpen(!isOpen)}>
            <IconChevronRight size={16} aria-hidden />
            {name}
          </button>
        </h3>
        <span className={classes.about}>
          <Sign size={15} aria-hidden />
          <span>
            {about.join(' · ')} · <span className="wd-mono">{one.installationId}</span>
          </span>
        </span>
        <span className={classes.connection}>
          <ConnectionMark connection={one.connection} timeZone={site?.timeZone} />
          {one.isGcp ? <Tag tone="accent">{t('installations.gcp.mark')}</Tag> : null}
        </span>
        <span className={classes.now}>{one.state ? <PowerNow state={one.state} homeZone={site?.timeZone} /> : null}</span>
        <span className={classes.size}>{sizes.join(' · ')}</span>
      </header>
      <div id={body} hidden={!isOpen} className={classes.deviceBody}>
        {isOpen ? <Details {...props} /> : null}
      </div>
    </article>
  )
}

function nameOf({ names }: KindForm, installation: Installation): string {
  const words = names.flatMap((name) => (typeof installation[name] === 'string' && installation[name] ? [installation[name]] : []))
  const [maker = null, model = null] = words
  return deviceName(maker, model) || installation.vendor.displayName
}

function Details({ kind, customerId, installation: one, site, reasons, onEdit, onRemove }: Omit<Props, 'isLone'>) {
  const Actions = kindActions[kind.name]
  const t = useT('installations')
  const speech = useLanguage()
  // The home measured it, not the device, so there is nothing to read from the device.
  const state = one.state && 'gridW' in one.state ? undefined : one.state
  const facts = [
    { label: t('installations.field.vendor'), value: one.vendor.displayName },
    ...(kind.isCalled ? [] : [{ label: t('installations.field.installationId'), value: mono(one.installationId) }]),
    ...(one.deviceId === one.installationId ? [] : [{ label: t('installations.field.deviceId'), value: mono(one.deviceId) }]),
    { label: t('installations.field.type'), value: t(`installations.deviceType.${one.type}`) },
    { label: t('installations.field.siteId'), value: site?.name ?? noValue },
    ...(one.dataImportStatus
      ? [{ label: t('installations.field.dataImportStatus'), value: t(`installations.importStatus.${one.dataImportStatus}`) }]
      : []),
    ...factsOf(kind, one, speech),
    { label: t('installations.field.configurationId'), value: <CopyableId text={one.configurationId} /> },
    { label: t('installations.field.addedAt'), value: <Instant at={one.addedAt} homeZone={site?.timeZone} /> },
    { label: t('installations.field.updatedAt'), value: <Instant at={one.updatedAt} homeZone={site?.timeZone} /> },
  ]
  return (
    <>
      {state === undefined ? null : <DeviceState kind={kind} customerId={customerId} installation={one} state={state} site={site} />}
      <div className={classes.cardActions}>
        {Actions ? (
          <Suspense>
            <Actions customerId={customerId} installation={one} site={site} reason={reasons.act} guardedReason={reasons.guarded} />
          </Suspense>
        ) : null}
        <ActionButton isSmall reason={reasons.edit} onClick={onEdit}>
          {t('ui.action.edit')}
        </ActionButton>
        <ActionButton isSmall reason={reasons.remove} icon={IconTrash} onClick={onRemove}>
          {t('ui.action.remove')}
        </ActionButton>
      </div>
      <FactList facts={facts} />
      {kind.fields.map((field) =>
        field.control === 'parts' ? <PartTable key={field.name} field={field} saved={one[field.name]} /> : null,
      )}
    </>
  )
}
