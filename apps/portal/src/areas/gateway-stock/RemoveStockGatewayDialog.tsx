import type { StockGateway } from '@wattdesk/contract/gateway-stock/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useAction } from '../../forms/use-action.ts'
import { refreshStock, removeStockGateway } from './gateway-stock.queries.ts'

type Props = { gateway: StockGateway; onRemoved: () => void; onClose: () => void }

/** Only for gateways added by mistake. */
export function RemoveStockGatewayDialog({ gateway, onRemoved, onClose }: Props) {
  const t = useT('gatewayStock')
  const action = useAction({
    act: () => removeStockGateway(gateway.id),
    done: t('gatewayStock.remove.done'),
    failed: (reason) => t('gatewayStock.remove.failed', { reason }),
    refresh: refreshStock,
    onDone: onRemoved,
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('gatewayStock.remove.title')}
      confirmLabel={t('gatewayStock.remove.action')}
      isDanger
      isPending={action.isPending}
      onConfirm={action.run}
      onClose={onClose}
    >
      <p>{t('gatewayStock.remove.text', { serial: gateway.serialNumber })}</p>
    </ConfirmDialog>
  )
}
