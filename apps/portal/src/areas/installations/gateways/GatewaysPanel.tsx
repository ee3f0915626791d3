import { IconPlus, IconRouter, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Site } from '@wattdesk/contract/customers/models.ts'
import type { Appliance, Gateway } from '@wattdesk/contract/gateways/models.ts'
import { deviceName } from '@wattdesk/contract/installations/device-name.ts'
import { staleAfterMs } from '@wattdesk/contract/installations/terms.ts'
import { formatPowerW, noValue } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { ConnectionMark } from '../../../marks/ConnectionMark.tsx'
import { scanTones } from '../../../marks/scan-tones.ts'
import { ActionButton } from '../../../page/ActionButton.tsx'
import { RecordPlace } from '../../../page/RecordPlace.tsx'
import { recordHash } from '../../../page/record-hash.ts'
import classes from '../installations.module.css'
import { gatewaysQuery, refreshInstallations } from '../installations.queries.ts'
import { type Reasons, useInstallationRights } from '../use-installation-rights.ts'
import { AddGatewayDialog } from './AddGatewayDialog.tsx'
import { ApplianceKindsDialog, assignable } from './ApplianceKindsDialog.tsx'
import { CredentialButton } from './CredentialDialog.tsx'
import { FoundInverterButton } from './FoundInverterButton.tsx'
import { NetworkSearchButton, NetworkSearchState } from './NetworkSearch.tsx'
import { PlacesButton } from './PlacesDialog.tsx'
import { RemoveGatewayDialog } from './RemoveGatewayDialog.tsx'

const credentialTones = { valid: 'ok', rotating: 'accent', revoked: 'error' } as const

type Open = { does: 'add' } | { does: 'assign' | 'remove'; gateway: Gateway }
type Props = { customerId: string; isActive: boolean; sites: readonly Site[] | undefined }

export function GatewaysPanel({ customerId, isActive, sites }: Props) {
  const t = useT('installations')
  const list = useQuery(gatewaysQuery(customerId))
  useSearchEnd(customerId, list.data?.items.some((one) => one.scanState === 'Pending') ?? false)
  const reasons = useInstallationRights(isActive, sites)()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const hasOne = (list.data?.items.length ?? 0) > 0
  const add = (
    <ActionButton
      isSmall
      icon={IconPlus}
      reason={reasons.add ?? (hasOne ? t('installations.gateways.single') : undefined)}
      onClick={() => setOpen({ does: 'add' })}
    >
      {t('installations.gateways.add')}
    </ActionButton>
  )
  return (
    <Panel title={t('installations.gateway')} actions={add}>
      {list.isError && !list.data ? <QueryFailure query={list} message={t('installations.fetchFailed')} /> : null}
      {list.isPending ? <SkeletonLines count={4} /> : null}
      {list.data?.items.length === 0 ? (
        <EmptyState icon={IconRouter} title={t('installations.noGateway')}>
          {t('installations.noGatewayHint')}
        </EmptyState>
      ) : null}
      {list.data?.items.map((gateway) => (
        <RecordPlace key={gateway.configurationId} hash={recordHash('installation', gateway.configurationId)}>
          <GatewayCard
            customerId={customerId}
            gateway={gateway}
            sites={sites}
            reasons={reasons}
            onAssign={() => setOpen({ does: 'assign', gateway })}
            onRemove={() => setOpen({ does: 'remove', gateway })}
          />
        </RecordPlace>
      ))}
      <Suspense>
        {open?.does === 'add' && sites ? <AddGatewayDialog customerId={customerId} sites={sites} onClose={close} /> : null}
        {open?.does === 'assign' ? <ApplianceKindsDialog customerId={customerId} gateway={open.gateway} onClose={close} /> : null}
        {open?.does === 'remove' ? <RemoveGatewayDialog customerId={customerId} gateway={open.gateway} onClose={close} /> : null}
      </Suspense>
    </Panel>
  )
}

/** When a search ends, refetches what depends on the devices, such as the gateway's history and the readiness for tariffs. */
function useSearchEnd(customerId: string, isSearching: boolean): void {
  const client = useQueryClient()
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !isSearching) void refreshInstallations(client, customerId)
    was.current = isSearching
  }, [client, customerId, isSearching])
}

type CardProps = {
  customerId: string
  gateway: Gateway
  sites: readonly Site[] | undefined
  reasons: Reasons
  onAssign: () => void
  onRemove: () => void
}

function GatewayCard({ customerId, gateway, sites, reasons, onAssign, onRemove }: CardProps) {
  const t = useT('installations')
  const { language } = useLanguage()
  const site = sites?.find((one) => one.id === gateway.siteId)
  const columns = useMemo(() => {
    const add = (appliance: Appliance) =>
      sites && appliance.type === 'Inverter' ? (
        <FoundInverterButton customerId={customerId} gateway={gateway} appliance={appliance} sites={sites} reason={reasons.add} />
      ) : null
    const hasPeakPower = gateway.appliances.some(({ peakPowerW }) => peakPowerW !== null)
    // Omits an empty column, so that the actions at the end stay visible on wide screens.
    return applianceColumns(t, language, site?.timeZone, add).filter(({ key }) => key !== 'peakPower' || hasPeakPower)
  }, [t, language, site, sites, customerId, gateway, reasons.add])
  const state = gateway.appliances.length === 0 ? <EmptyState title={t('installations.noAppliances')} /> : null
  return (
    <article className={classes.card}>
      <header className={classes.cardHead}>
        <h3>
          {gateway.vendorName} {gateway.model}
        </h3>
        <ConnectionMark connection={gateway.connection} timeZone={site?.timeZone} />
        <div className={classes.cardActions}>
          <NetworkSearchButton customerId={customerId} gateway={gateway} reason={reasons.edit} />
          <PlacesButton customerId={customerId} gateway={gateway} reason={reasons.edit} />
          {assignable(gateway.appliances).length > 0 ? (
            <ActionButton isSmall reason={reasons.edit} onClick={onAssign}>
              {t('installations.gateways.assign')}
            </ActionButton>
          ) : null}
          <CredentialButton customerId={customerId} gateway={gateway} reasons={reasons} />
          <ActionButton isSmall reason={reasons.remove} icon={IconTrash} onClick={onRemove}>
            {t('ui.action.remove')}
          </ActionButton>
        </div>
      </header>
      <FactList
        facts={[
          { label: t('installations.field.startCode'), value: <CopyableId text={gateway.startCode} /> },
          { label: t('installations.field.serialNumber'), value: <span className="wd-mono">{gateway.serialNumber}</span> },
          { label: t('installations.field.deviceId'), value: <CopyableId text={gateway.deviceId} /> },
          { label: t('installations.field.siteId'), value: site?.name ?? noValue },
          { label: t('installations.field.firmware'), value: gateway.firmware ?? noValue },
          {
            label: t('installations.field.scanState'),
            value: <StatusDot tone={scanTones[gateway.scanState]}>{t(`installations.scanState.${gateway.scanState}`)}</StatusDot>,
          },
          { label: t('installations.field.lastScanAt'), value: <Instant at={gateway.lastScanAt} homeZone={site?.timeZone} isLong /> },
          {
            label: t('installations.field.credential'),
            value: (
              <StatusDot tone={credentialTones[gateway.credential.state]}>
                {t(`installations.credential.state.${gateway.credential.state}`)}
              </StatusDot>
            ),
          },
          { label: t('installations.field.addedAt'), value: <Instant at={gateway.addedAt} homeZone={site?.timeZone} /> },
          { label: t('installations.field.updatedAt'), value: <Instant at={gateway.updatedAt} homeZone={site?.timeZone} /> },
        ]}
      />
      <NetworkSearchState gateway={gateway} />
      <div className={classes.partTable}>
        <DataTable
          label={t('installations.appliances')}
          columns={columns}
          rows={gateway.appliances}
          keyOf={(appliance) => appliance.deviceId}
          state={state}
        />
      </div>
      <ZoneNote />
    </article>
  )
}

function applianceColumns(
  t: Translate,
  language: Language,
  timeZone: string | undefined,
  add: (appliance: Appliance) => ReactNode,
): Column<Appliance>[] {
  return [
    { key: 'kind', header: t('installations.field.kind'), isTitle: true, cell: (appliance) => t(`installations.kind.${appliance.kind}`) },
    { key: 'type', header: t('installations.field.type'), cell: (appliance) => t(`installations.deviceType.${appliance.type}`) },
    {
      key: 'model',
      header: t('installations.field.model'),
      cell: ({ manufacturer, model }) => deviceName(manufacturer, model) || noValue,
    },
    {
      key: 'serial',
      header: t('installations.field.serialNumber'),
      cell: (appliance) => <span className="wd-mono">{appliance.serialNumber ?? noValue}</span>,
    },
    {
      key: 'device',
      header: t('installations.field.deviceId'),
      cell: (appliance) => <span className="wd-mono">{appliance.deviceId}</span>,
    },
    {
      key: 'peakPower',
      header: t('installations.field.peakPowerW'),
      isNumber: true,
      cell: ({ peakPowerW }) => formatPowerW(peakPowerW, language),
    },
    {
      key: 'connection',
      header: t('installations.field.connection'),
      cell: (appliance) => <ConnectionMark connection={appliance.connection} timeZone={timeZone} />,
    },
    {
      key: 'lastValueAt',
      header: t('installations.field.lastValueAt'),
      cell: ({ connection }) => <Age at={connection.contactedAt} staleAfterMs={staleAfterMs} homeZone={timeZone} />,
    },
    { key: 'add', header: t('installations.found.add'), isUntitled: true, cell: add },
  ]
}
