import { IconTrash } from '@tabler/icons-react'
import type { Site } from '@wattdesk/contract/customers.ts'
import type { PvBattery } from '@wattdesk/contract/installations/pvbattery.ts'
import { formatEnergyWh, formatInstant, formatPowerW, noValue } from '@wattdesk/i18n/formats.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import { ConnectionMark } from './ConnectionMark.tsx'
import classes from './installations.module.css'
import { PvPanelTable } from './PvPanelTable.tsx'

type Props = {
  installation: PvBattery
  site: Site | undefined
  /** Why it cannot be changed or removed; absent when it can. */
  writeReason?: string
  removeReason?: string
  onEdit: () => void
  onRemove: () => void
}

/** One PV and battery installation with all its data. */
export function PvBatteryCard({ installation, site, writeReason, removeReason, onEdit, onRemove }: Props) {
  const t = useT('installations')
  return (
    <article className={classes.card}>
      <header className={classes.cardHead}>
        <h3>{installation.vendor.displayName}</h3>
        <ConnectionMark connection={installation.connection} timeZone={site?.timeZone} />
        {installation.isGcp ? <Tag tone="accent">{t('installations.gcp.mark')}</Tag> : null}
        {installation.dataImportStatus ? (
          <Tag>{`${t('installations.field.dataImportStatus')}: ${t(`installations.importStatus.${installation.dataImportStatus}`)}`}</Tag>
        ) : null}
        <div className={classes.cardActions}>
          <ActionButton isSmall reason={writeReason} onClick={onEdit}>
            {t('ui.action.edit')}
          </ActionButton>
          <ActionButton isSmall reason={removeReason} icon={IconTrash} onClick={onRemove}>
            {t('ui.action.remove')}
          </ActionButton>
        </div>
      </header>
      <InstallationFacts installation={installation} site={site} />
      {installation.pvPanels.length > 0 ? <PvPanelTable panels={installation.pvPanels} /> : null}
    </article>
  )
}

function InstallationFacts({ installation, site }: Pick<Props, 'installation' | 'site'>) {
  const t = useT('installations')
  const { language } = useLanguage()
  const power = (powerW: number | null) => formatPowerW(powerW, language)
  const mono = (text: string | null) => (text ? <span className="wd-mono">{text}</span> : noValue)
  const one = installation
  const named = [
    { label: t('installations.field.installationId'), value: mono(one.installationId), isGiven: true },
    { label: t('installations.field.siteId'), value: site?.name ?? noValue, isGiven: true },
    { label: t('installations.field.serialNumber'), value: mono(one.serialNumber), isGiven: one.serialNumber !== null },
    { label: t('installations.field.vendorSiteId'), value: mono(one.vendorSiteId), isGiven: one.vendorSiteId !== null },
    { label: t('installations.field.vendorUserId'), value: mono(one.vendorUserId), isGiven: one.vendorUserId !== null },
    { label: t('installations.field.vrmPortalId'), value: mono(one.vrmPortalId), isGiven: one.vrmPortalId !== null },
    {
      label: t('installations.field.gatewaySerialNumber'),
      value: mono(one.gatewaySerialNumber),
      isGiven: one.gatewaySerialNumber !== null,
    },
    {
      label: t('installations.field.loggerSerialNumbers'),
      value: mono(one.loggerSerialNumbers.join(', ')),
      isGiven: one.loggerSerialNumbers.length > 0,
    },
    { label: t('installations.field.apiKey'), value: t(one.hasApiKey ? 'installations.stored' : 'installations.notStored'), isGiven: true },
    {
      label: t('installations.field.inverterKind'),
      value: one.inverterKind ? t(`installations.inverterKind.${one.inverterKind}`) : noValue,
      isGiven: one.hasInverter,
    },
    { label: t('installations.field.pvPeakPowerW'), value: power(one.pvPeakPowerW), isGiven: one.pvPeakPowerW !== null },
    {
      label: t('installations.field.pvInverterModel'),
      value: [one.pvInverterProvider, one.pvInverterModel].filter(Boolean).join(' '),
      isGiven: Boolean(one.pvInverterProvider ?? one.pvInverterModel),
    },
    {
      label: t('installations.field.pvInverterMaxAcPowerW'),
      value: power(one.pvInverterMaxAcPowerW),
      isGiven: one.pvInverterMaxAcPowerW !== null,
    },
    {
      label: t('installations.field.batteryCapacityWh'),
      value: formatEnergyWh(one.batteryCapacityWh, language),
      isGiven: one.batteryCapacityWh !== null,
    },
    { label: t('installations.field.batteryManufacturer'), value: one.batteryManufacturer, isGiven: one.batteryManufacturer !== null },
    { label: t('installations.field.batteryInverterModel'), value: one.batteryInverterModel, isGiven: one.batteryInverterModel !== null },
    {
      label: t('installations.field.batteryInverterMaxAcPowerW'),
      value: power(one.batteryInverterMaxAcPowerW),
      isGiven: one.batteryInverterMaxAcPowerW !== null,
    },
    { label: t('installations.field.installedOn'), value: one.installedOn, isGiven: one.installedOn !== null },
    { label: t('installations.field.addedAt'), value: formatInstant(one.addedAt), isGiven: true },
    { label: t('installations.field.updatedAt'), value: formatInstant(one.updatedAt), isGiven: true },
  ]
  return <FactList facts={named.filter((fact) => fact.isGiven)} />
}
