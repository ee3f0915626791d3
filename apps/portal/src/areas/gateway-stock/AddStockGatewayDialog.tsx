import { useQuery } from '@tanstack/react-query'
import { stockGatewayModel } from '@wattdesk/contract/gateway-stock/models.ts'
import { SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { newId } from '../../forms/new-id.ts'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { StartCodeReader } from '../../start-code/StartCodeReader.tsx'
import { tenantsQuery } from '../customers/customers.queries.ts'
import { addStockGateway, refreshStock } from './gateway-stock.queries.ts'

type Values = { serialNumber: string; startCode: string; model: string; firmware: string; tenantId: string }

export function AddStockGatewayDialog({ onClose }: { onClose: (added?: string) => void }) {
  const t = useT('gatewayStock')
  const tenants = useQuery(tenantsQuery)
  // Makes retries idempotent.
  const [id] = useState(newId)
  const saving = useSaveRecord({
    schema: stockGatewayModel,
    initial: (): Values => ({ serialNumber: '', startCode: '', model: '', firmware: '', tenantId: '' }),
    toModel: ({ tenantId, ...values }: Values) => ({ id, ...values, ...(tenantId && { tenantId }) }),
    save: addStockGateway,
    saved: ({ serialNumber }) => t('gatewayStock.add.added', { serial: serialNumber }),
    failed: (reason) => t('gatewayStock.add.failed', { reason }),
    refresh: refreshStock,
    onSaved: (gateway) => onClose(gateway.id),
  })
  const { form } = saving
  const choices = (tenants.data?.items ?? []).map(({ id: value, name }) => ({ value, label: name }))
  return (
    <SaveDialog saving={saving} title={t('gatewayStock.add.title')} submit={t('ui.action.add')} onClose={() => onClose()}>
      <TextField
        form={form}
        name="serialNumber"
        label={t('gatewayStock.field.serialNumber')}
        help={t('gatewayStock.add.serialHelp')}
        maxLength={64}
        isMono
        isRequired
        hasAutofocus
      />
      <TextField
        form={form}
        name="startCode"
        label={t('gatewayStock.field.startCode')}
        help={t('gatewayStock.add.startCodeHelp')}
        maxLength={64}
        isMono
      />
      <StartCodeReader onCode={(code) => form.set('startCode', code)} />
      <TextField form={form} name="model" label={t('gatewayStock.field.model')} maxLength={80} isRequired />
      <TextField form={form} name="firmware" label={t('gatewayStock.field.firmware')} maxLength={40} />
      {choices.length > 1 ? (
        <SelectField
          form={form}
          name="tenantId"
          label={t('gatewayStock.field.tenant')}
          help={t('gatewayStock.add.tenantHelp')}
          emptyLabel="–"
          choices={choices}
        />
      ) : null}
    </SaveDialog>
  )
}
