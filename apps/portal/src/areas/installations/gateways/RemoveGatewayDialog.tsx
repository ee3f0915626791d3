import { Checkbox } from '@mantine/core'
import type { Gateway } from '@wattdesk/contract/gateways/models.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { freeGateway } from '../installations.queries.ts'
import { RemovalDialog } from '../RemovalDialog.tsx'

type Props = { customerId: string; gateway: Gateway; onClose: () => void }

/** Counts the appliances that are deleted with the gateway. Asks again if devices would stay limited without it. */
export function RemoveGatewayDialog({ customerId, gateway, onClose }: Props) {
  const t = useT('installations')
  const { language } = useLanguage()
  const [limited, setLimited] = useState<string[]>()
  const [isAccepted, setAccepted] = useState(false)
  return (
    <RemovalDialog
      customerId={customerId}
      title={t('installations.gateways.removeTitle')}
      confirmLabel={t('installations.gateways.removeConfirm')}
      text={t('installations.gateways.removeText', { serial: gateway.serialNumber, count: gateway.appliances.length })}
      act={() => freeGateway(customerId, gateway.configurationId, isAccepted)}
      onError={(error) => {
        const isQuestion = error instanceof CallError && error.code === 'KeptLimitsUnconfirmed'
        if (isQuestion) setLimited((error.details as { devices: string[] }).devices)
        return isQuestion
      }}
      isBlocked={limited !== undefined && !isAccepted}
      done={t('installations.gateways.removed')}
      onClose={onClose}
    >
      {limited ? (
        <>
          <p role="alert">{t('installations.gateways.keptLimits', { devices: new Intl.ListFormat(language).format(limited) })}</p>
          <Checkbox
            label={t('installations.gateways.leaveLimits')}
            checked={isAccepted}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
          />
        </>
      ) : null}
    </RemovalDialog>
  )
}
