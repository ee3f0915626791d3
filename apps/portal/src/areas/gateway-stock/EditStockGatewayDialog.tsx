import { type StockGateway, stockGatewayUpdateModel } from '@wattdesk/contract/gateway-stock/models.ts'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { refreshStock, stockGatewayQuery, updateStockGateway } from './gateway-stock.queries.ts'

const valuesOf = ({ model, firmware, version }: StockGateway) => ({ model, firmware: firmware ?? '', version })

type Props = { gateway: StockGateway; onClose: () => void }

export function EditStockGatewayDialog({ gateway, onClose }: Props) {
  const t = useT('gatewayStock')
  const saving = useSaveRecord({
    schema: stockGatewayUpdateModel,
    initial: () => valuesOf(gateway),
    save: (model) => updateStockGateway(gateway.id, model),
    conflict: {
      code: 'GatewayChanged',
      load: async (read) => ({ values: valuesOf(await read(stockGatewayQuery(gateway.id))) }),
    },
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
