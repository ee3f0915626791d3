import { useQuery } from '@tanstack/react-query'
import type { UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ConnectionMark } from '../../marks/ConnectionMark.tsx'
import { scanTones } from '../../marks/scan-tones.ts'
import { gatewaysOfQuery, type Subject } from './unallocated-installations.queries.ts'

type Props = { subject: Subject & { kind: 'unallocated' }; installation: UnallocatedInstallation }

/** The gateway, and the search of its network. */
export function GatewayPanel({ subject, installation }: Props) {
  const t = useT('unallocatedInstallations', 'installations')
  const gateways = useQuery(gatewaysOfQuery(subject.id, installation.scan.state === 'Pending'))
  const field = 'unallocatedInstallations.field'
  return (
    <Panel title={t('unallocatedInstallations.devices.gateway')}>
      {gateways.isPending ? <SkeletonLines count={3} /> : null}
      {gateways.isError && !gateways.data ? <QueryFailure query={gateways} /> : null}
      {gateways.data?.items.map((gateway) => (
        <FactList
          key={gateway.id}
          facts={[
            { label: t(`${field}.deviceId`), value: <span className="wd-mono">{gateway.deviceId}</span> },
            { label: t(`${field}.vendor`), value: `${gateway.vendorName} ${gateway.model}` },
            { label: t(`${field}.connection`), value: <ConnectionMark connection={gateway.connection} /> },
            {
              label: t(`${field}.scan`),
              value: <StatusDot tone={scanTones[gateway.scanState]}>{t(`installations.scanState.${gateway.scanState}`)}</StatusDot>,
            },
            { label: t(`${field}.devicesFound`), value: installation.scan.devicesFound ?? noValue },
            { label: t(`${field}.lastScanAt`), value: <Instant at={gateway.lastScanAt} /> },
          ]}
        />
      ))}
    </Panel>
  )
}
