import { IconRadar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ConnectionMark } from '../../marks/ConnectionMark.tsx'
import { scanTones } from '../../marks/scan-tones.ts'
import { ActionButton } from '../../page/ActionButton.tsx'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import classes from './unallocated.module.css'
import { gatewaysOfQuery, refreshInstallation, type Subject, scan } from './unallocated-installations.queries.ts'

type Props = { subject: Subject & { kind: 'unallocated' }; installation: UnallocatedInstallation }

export function GatewayPanel({ subject, installation }: Props) {
  const t = useT('unallocatedInstallations', 'installations')
  const gateways = useQuery(gatewaysOfQuery(subject.id, installation.scan))
  const field = 'unallocatedInstallations.field'
  return (
    <Panel title={t('unallocatedInstallations.devices.gateway')} actions={<ScanButton subject={subject} installation={installation} />}>
      <ScanState installation={installation} />
      {gateways.isPending ? <SkeletonLines count={3} /> : null}
      {gateways.isError && !gateways.data ? <QueryFailure query={gateways} /> : null}
      {gateways.data?.items.map((gateway) => (
        <FactList
          key={gateway.id}
          facts={[
            { label: t(`${field}.serialNumber`), value: <span className="wd-mono">{gateway.serialNumber}</span> },
            { label: t(`${field}.vendor`), value: `${gateway.vendorName} ${gateway.model}` },
            { label: t('installations.field.firmware'), value: gateway.firmware ?? noValue },
            { label: t(`${field}.deviceId`), value: <span className="wd-mono">{gateway.deviceId}</span> },
            { label: t(`${field}.connection`), value: <ConnectionMark connection={gateway.connection} /> },
            {
              label: t(`${field}.scan`),
              value: <StatusDot tone={scanTones[gateway.scanState]}>{t(`installations.scanState.${gateway.scanState}`)}</StatusDot>,
            },
            { label: t(`${field}.devicesFound`), value: installation.scan.devicesFound ?? noValue },
            { label: t(`${field}.lastScanAt`), value: <Instant at={gateway.lastScanAt} isLong /> },
          ]}
        />
      ))}
    </Panel>
  )
}

/** Searches the gateway's network, as long as the installation is unassigned. */
export function ScanButton({ subject, installation }: Props) {
  const t = useT('unallocatedInstallations')
  const may = useCan()('write:unpaired-devices')
  const isOpen = installation.installationStatus !== 'assigned'
  const start = useAction({
    act: () => scan(installation.id, installation.gatewayId),
    done: t('unallocatedInstallations.devices.scanStarted'),
    failed: (reason) => t('unallocatedInstallations.devices.scanNotStarted', { reason }),
    refresh: (client) => refreshInstallation(client, subject),
  })
  if (!isOpen) return null
  const wasScanned = installation.scan.startedAt !== null || installation.scan.finishedAt !== null
  return (
    <ActionButton
      icon={IconRadar}
      reason={may ? undefined : t('unallocatedInstallations.noPermission')}
      isPending={start.isPending || installation.scan.state === 'Pending'}
      onClick={() => start.run()}
    >
      {t(wasScanned ? 'unallocatedInstallations.devices.rescan' : 'unallocatedInstallations.devices.scan')}
    </ActionButton>
  )
}

/** Announced to screen readers when it changes. */
function ScanState({ installation }: Pick<Props, 'installation'>) {
  const t = useT('unallocatedInstallations')
  const words = scanWords(installation)
  return (
    <p role="status" className={`${layout.hint} ${classes.scan}`}>
      {words ? t(`unallocatedInstallations.${words}`) : null}
    </p>
  )
}

function scanWords({ scan: { state, devicesFound, devicesNew }, connection }: UnallocatedInstallation) {
  if (state === 'Pending') return 'devices.scanning'
  if (state === 'Failed') return connection.status === 'never' ? 'commissioning.reason.AfterContact' : 'devices.failed'
  return state === 'Done' && devicesFound !== 0 && devicesNew === 0 ? 'devices.nothingNew' : undefined
}
