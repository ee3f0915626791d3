import { IconRouter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { staleAfterMs } from '@wattdesk/contract/installations/terms.ts'
import type { UnallocatedDevice, UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { formatPowerW, noValue } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useMemo, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ConnectionMark } from '../../marks/ConnectionMark.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import { useCan } from '../../session/use-session.ts'
import { nameOf } from './device-name.ts'
import { EditDeviceDialog } from './EditDeviceDialog.tsx'
import { GatewayPanel } from './GatewayPanel.tsx'
import classes from './unallocated.module.css'
import { devicesQuery, type Subject } from './unallocated-installations.queries.ts'

type Props = { subject: Subject; installation: UnallocatedInstallation }

export function DevicesPart({ subject, installation }: Props) {
  const t = useT('unallocatedInstallations', 'installations')
  const { language } = useLanguage()
  const can = useCan()
  const isOpen = installation.installationStatus !== 'assigned'
  const list = useQuery(devicesQuery(subject, installation.scan))
  const [edited, setEdited] = useState<UnallocatedDevice>()
  const columns = useMemo(() => {
    const reason = can('write:unpaired-devices') ? undefined : t('unallocatedInstallations.noPermission')
    return deviceColumns(t, language, isOpen ? { reason, onEdit: setEdited } : undefined)
  }, [t, language, isOpen, can])
  const none = (
    <EmptyState icon={IconRouter} title={t('unallocatedInstallations.devices.none')}>
      {t(`unallocatedInstallations.${whyNone(installation)}`)}
    </EmptyState>
  )
  return (
    <>
      {subject.kind === 'unallocated' ? <GatewayPanel subject={subject} installation={installation} /> : null}
      <Panel title={t('unallocatedInstallations.devices.title')}>
        {list.isError && !list.data ? <QueryFailure query={list} message={t('installations.fetchFailed')} /> : null}
        {list.isError && !list.data ? null : (
          <div className={classes.table}>
            <DataTable
              label={t('unallocatedInstallations.devices.title')}
              columns={columns}
              rows={list.data?.items}
              keyOf={(device) => device.deviceId}
              expectedRows={3}
              state={list.data?.items.length === 0 ? none : null}
            />
          </div>
        )}
      </Panel>
      <Suspense>
        {edited && subject.kind === 'unallocated' ? (
          <EditDeviceDialog subject={subject} installation={installation} device={edited} onClose={() => setEdited(undefined)} />
        ) : null}
      </Suspense>
    </>
  )
}

/** Why there are no devices, and what to do next. */
function whyNone({ scan, connection }: UnallocatedInstallation) {
  if (connection.status === 'never') return 'commissioning.reason.GatewaySilent'
  if (scan.state === 'Pending') return 'devices.scanning'
  return scan.state === 'Done' ? 'commissioning.reason.NoDevices' : 'devices.noneHint'
}

type Editing = { reason: string | undefined; onEdit: (device: UnallocatedDevice) => void }

function deviceColumns(t: Translate, language: Language, editing: Editing | undefined): Column<UnallocatedDevice>[] {
  const field = 'unallocatedInstallations.field'
  return [
    {
      key: 'kind',
      header: t(`${field}.kind`),
      isTitle: true,
      cell: (device) => (
        <>
          <b>{t(`installations.kind.${device.kind}`)}</b> {device.reverseFlow ? <Tag>{t('installations.field.reverseFlow')}</Tag> : null}
        </>
      ),
    },
    { key: 'type', header: t('installations.field.type'), cell: (device) => t(`installations.deviceType.${device.type}`) },
    { key: 'name', header: t(`${field}.model`), cell: nameOf },
    {
      key: 'serial',
      header: t(`${field}.serialNumber`),
      cell: (device) => <span className="wd-mono">{device.serialNumber ?? noValue}</span>,
    },
    { key: 'device', header: t(`${field}.deviceId`), cell: (device) => <span className="wd-mono">{device.deviceId}</span> },
    { key: 'peakPower', header: t(`${field}.peakPower`), isNumber: true, cell: (device) => formatPowerW(device.peakPowerW, language) },
    { key: 'connection', header: t(`${field}.connection`), cell: (device) => <ConnectionMark connection={device.connection} /> },
    {
      key: 'lastValueAt',
      header: t(`${field}.lastValueAt`),
      cell: ({ connection }) => <Age at={connection.contactedAt} staleAfterMs={staleAfterMs} />,
    },
    ...(editing
      ? [
          {
            key: 'edit',
            header: t('unallocatedInstallations.devices.edit'),
            isUntitled: true,
            cell: (device: UnallocatedDevice) => (
              <ActionButton
                isSmall
                reason={editing.reason}
                label={t('unallocatedInstallations.devices.editOf', { device: nameOf(device) })}
                onClick={() => editing.onEdit(device)}
              >
                {t('ui.action.edit')}
              </ActionButton>
            ),
          },
        ]
      : []),
  ]
}
