import { type StockGateway, stockGatewayUpdateModel } from '@wattdesk/contract/gateway-stock/models.ts'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { refreshStock, updateStockGateway } from './gateway-stock.queries.ts'

type Props = { gateway: StockGateway; onClose: () => void }

export function EditStockGatewayDialog({ gateway, onClose }: Props) {
  const t = useT('gatewayStock')
  const saving = useSaveRecord({
    schema: stockGatewayUpdateModel,
    initial: () => ({ model: gateway.model, firmware: gateway.firmware ?? '' }),
    save: (model) => updateStockGateway(gateway.id, model),
    saved: t('gatewayStock.edit.done'),
    failed: (reason) => t('gatewayStock.edit.failed', { reason }),
    refresh: refreshStock,
    onSaved: onClose,
  })
  const { form } = saving
  return (
    <SaveDialog
      saving={saving}
      title={t('gatewayStock.edit.title', { serial: gateway.serialNumber })}
      submit={t('ui.action.save')}
      onClose={onClose}
    >
      <TextField form={form} name="model" label={t('gatewayStock.field.model')} maxLength={80} isRequired hasAutofocus />
      <TextField
        form={form}
        name="firmware"
        label={t('gatewayStock.field.firmware')}
        help={t('gatewayStock.edit.firmwareHelp')}
        maxLength={40}
      />
    </SaveDialog>
  )
}
