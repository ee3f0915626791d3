import { IconDatabaseImport, IconGavel, IconKey, IconSolarPanel } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { peakPower } from '@wattdesk/contract/installations/pvbattery/terms.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Suspense, useState } from 'react'
import { ActionButton } from '../../../page/ActionButton.tsx'
import { useCan } from '../../../session/use-session.ts'
import type { ActionsProps } from '../kinds/kind-form.ts'
import { Eeg9Dialog } from './Eeg9Dialog.tsx'
import { MasterKeyDialog } from './MasterKeyDialog.tsx'
import { PeakPowerDialog } from './PeakPowerDialog.tsx'

/** Section 9 EEG is offered only in Germany. */
export function PvBatteryActions({ customerId, installation, site, reason, guardedReason }: ActionsProps) {
  const t = useT('installations', 'dataImport')
  const can = useCan()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'eeg9' | 'key' | 'peak'>()
  const close = () => setOpen(undefined)
  const hasPv = installation.inverterKind !== 'BATTERY'
  // The dialog opens on the data import tab, which shows the progress of imports.
  const startImport = () =>
    navigate({
      to: '/dashboard/customers/$customerId/data-import',
      params: { customerId },
      search: { site: installation.siteId, start: installation.configurationId },
    })
  const importReason = can('write:data-import') ? reason : t('dataImport.noPermission')
  return (
    <>
      {can('read:data-import') ? (
        <ActionButton isSmall reason={importReason} icon={IconDatabaseImport} onClick={() => void startImport()}>
          {t('dataImport.start')}
        </ActionButton>
      ) : null}
      {site?.country === 'DE' && hasPv ? (
        <ActionButton isSmall reason={reason} icon={IconGavel} onClick={() => setOpen('eeg9')}>
          {t('installations.eeg9.title')}
        </ActionButton>
      ) : null}
      {installation.hasInverter === true ? (
        <ActionButton isSmall reason={reason} icon={IconKey} onClick={() => setOpen('key')}>
          {t('installations.masterKey.set')}
        </ActionButton>
      ) : null}
      {installation.pvPeakPowerW !== null && can(peakPower.permission) ? (
        <ActionButton isSmall reason={guardedReason} icon={IconSolarPanel} onClick={() => setOpen('peak')}>
          {t('installations.peakPower.change')}
        </ActionButton>
      ) : null}
      <Suspense>
        {open === 'eeg9' ? <Eeg9Dialog customerId={customerId} configurationId={installation.configurationId} onClose={close} /> : null}
        {open === 'key' ? <MasterKeyDialog customerId={customerId} installation={installation} onClose={close} /> : null}
        {open === 'peak' ? <PeakPowerDialog customerId={customerId} installation={installation} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
