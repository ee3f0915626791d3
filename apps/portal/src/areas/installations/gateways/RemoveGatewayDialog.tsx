import type { Gateway } from '@wattdesk/contract/gateways/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { freeGateway } from '../installations.queries.ts'
import { RemovalDialog } from '../RemovalDialog.tsx'

type Props = { customerId: string; gateway: Gateway; onClose: () => void }

/** Counts the appliances that are deleted with the gateway. */
export function RemoveGatewayDialog({ customerId, gateway, onClose }: Props) {
  const t = useT('installations')
  return (
    <RemovalDialog
      customerId={customerId}
      title={t('installations.gateways.removeTitle')}
      confirmLabel={t('installations.gateways.removeConfirm')}
      text={t('installations.gateways.removeText', { serial: gateway.serialNumber, count: gateway.appliances.length })}
      act={() => freeGateway(customerId, gateway.configurationId)}
      done={t('installations.gateways.removed')}
      onClose={onClose}
    />
  )
}
