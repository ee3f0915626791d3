import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { deliveryModel, type GatewayDelivery } from '@wattdesk/contract/gateway-stock/deliveries/models.ts'
import { deliveryBytesMax, deliveryColumns, deliveryRowsMax } from '@wattdesk/contract/gateway-stock/deliveries/terms.ts'
import { csvBlob } from '@wattdesk/ui/chart/download.ts'
import { SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { CsvFileField, type CsvValues } from '../../../forms/csv/CsvFileField.tsx'
import { fileProblemOf } from '../../../forms/csv/file-problem.ts'
import { useCsvRecord } from '../../../forms/csv/use-csv-record.tsx'
import { FormFailure } from '../../../forms/FormFailure.tsx'
import { LeaveQuestion } from '../../../forms/LeaveQuestion.tsx'
import layout from '../../../page/layout.module.css'
import { tenantsQuery } from '../../customers/customers.queries.ts'
import { refreshStock } from '../gateway-stock.queries.ts'
import { checkDelivery } from './deliveries.queries.ts'

type Values = CsvValues & { model: string; tenantId: string }

const empty = (): Values => ({ fileName: '', csv: '', model: '', tenantId: '' })
const toModel = ({ tenantId, ...values }: Values) => ({ ...values, ...(tenantId && { tenantId }) })

export function DeliveryForm({ onChecked }: { onChecked: (delivery: GatewayDelivery) => void }) {
  const t = useT('gatewayStock', 'imports')
  const speech = useLanguage()
  const tenants = useQuery(tenantsQuery)
  const check = useCsvRecord({
    schema: deliveryModel,
    initial: empty,
    toModel,
    save: checkDelivery,
    failed: (_, error) => t('gatewayStock.delivery.failed', { reason: fileProblemOf(error, speech, 'gatewayStock.delivery.problem') }),
    refresh: refreshStock,
    onSaved: onChecked,
  })
  const { form } = check
  const choices = (tenants.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Panel title={t('gatewayStock.delivery.file')}>
        <div className={layout.stack}>
          <p className={layout.hint}>{t('gatewayStock.delivery.hint')}</p>
          <CsvFileField
            form={form}
            bytesMax={deliveryBytesMax}
            words={{
              label: t('gatewayStock.delivery.file'),
              help: t('gatewayStock.delivery.fileHelp', { rows: deliveryRowsMax }),
              tooLarge: t('gatewayStock.delivery.fileTooLarge', { size: deliveryBytesMax / 1_000_000 }),
              example: t('gatewayStock.delivery.example'),
            }}
            example={{ name: 'gateways.csv', make: exampleFile }}
          />
          <TextField
            form={form}
            name="model"
            label={t('gatewayStock.delivery.model')}
            help={t('gatewayStock.delivery.modelHelp')}
            maxLength={80}
            isRequired
          />
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
          {check.readings}
          <FormFailure error={check.error} words={check.failed} />
          {form.isDirty && !check.isPending ? <LeaveQuestion part="delivery" /> : null}
          <div className={layout.buttons}>
            <Button type="submit" loading={check.isPending}>
              {t('gatewayStock.delivery.preview')}
            </Button>
          </div>
        </div>
      </Panel>
    </form>
  )
}

const exampleFile = () => csvBlob(`${deliveryColumns.join(',')}\r\nC083-200-000-000-199-P-X,39FDDF7D85BAAD2D,gridBox,7.4.1\r\n`)
