import { IconKey } from '@tabler/icons-react'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { ActionButton } from '../../page/ActionButton.tsx'
import type { ActionsProps } from './kinds/kind-form.ts'
import { MasterKeyDialog } from './MasterKeyDialog.tsx'

/** What can be done with a PV and battery configuration beside changing and removing it. */
export function PvBatteryActions({ customerId, installation, reason }: ActionsProps) {
  const t = useT('installations')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {installation.hasInverter === true ? (
        <ActionButton isSmall reason={reason} icon={IconKey} onClick={() => setOpen(true)}>
          {t('installations.masterKey.set')}
        </ActionButton>
      ) : null}
      {isOpen ? <MasterKeyDialog customerId={customerId} installation={installation} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
