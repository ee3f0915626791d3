import type { Gateway } from '@wattdesk/contract/installations/gateway.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { FormFailure } from '../../../forms/FormFailure.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { freeGateway, refreshInstallations } from '../installations.queries.ts'

type Props = { customerId: string; gateway: Gateway; onClose: () => void }

/** Confirms the removal of a gateway, and lists what is deleted with it. */
export function RemoveGatewayDialog({ customerId, gateway, onClose }: Props) {
  const t = useT('installations')
  const remove = useAction({
    act: () => freeGateway(customerId, gateway.configurationId),
    done: t('installations.gateways.removed'),
    failed: (message) => t('installations.failed.removed', { message }),
    refresh: (client) => refreshInstallations(client, customerId),
    showsErrors: true,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={t('installations.gateways.removeTitle')}
      confirmLabel={t('installations.gateways.removeConfirm')}
      isDanger
      isPending={remove.isPending}
      onConfirm={remove.run}
      onClose={onClose}
    >
      <p>{t('installations.gateways.removeText', { serial: gateway.serialNumber, count: gateway.appliances.length })}</p>
      <FormFailure error={remove.error} words={remove.failed} />
    </ConfirmDialog>
  )
}
