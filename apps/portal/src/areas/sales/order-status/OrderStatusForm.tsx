import { Button } from '@mantine/core'
import { type OrderStatusRun, orderStatusPreviewModel } from '@wattdesk/contract/sales/order-status/models.ts'
import { ParagraphField } from '@wattdesk/ui/form/fields.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { CsvFileField } from '../../../forms/csv/CsvFileField.tsx'
import { fileProblemOf } from '../../../forms/csv/file-problem.ts'
import { useCsvRecord } from '../../../forms/csv/use-csv-record.tsx'
import { FormFailure } from '../../../forms/FormFailure.tsx'
import { LeaveQuestion } from '../../../forms/LeaveQuestion.tsx'
import layout from '../../../page/layout.module.css'
import { OrderStatusChange } from './OrderStatusChange.tsx'
import classes from './order-status.module.css'
import { checkOrderStatus, refreshOrderStatus } from './order-status.queries.ts'
import { emptyOrderStatus, exampleFile, fileMaxBytes, inOrderStatusForm, toOrderStatusModel } from './order-status-form.ts'

type Props = { customerIds: string[]; onChecked: (run: OrderStatusRun) => void }

export function OrderStatusForm({ customerIds, onChecked }: Props) {
  const t = useT('sales', 'customers', 'imports')
  const speech = useLanguage()
  const check = useCsvRecord({
    schema: orderStatusPreviewModel,
    initial: () => emptyOrderStatus(customerIds),
    toModel: toOrderStatusModel,
    toForm: inOrderStatusForm,
    save: checkOrderStatus,
    failed: (_, error) => t('sales.order.failed', { reason: fileProblemOf(error, speech, 'sales.order.problem') }),
    refresh: refreshOrderStatus,
    onSaved: onChecked,
  })
  const { form } = check
  const { origin } = form.values
  const choices = (['chosen', 'pasted', 'csv'] as const).filter((one) => one !== 'chosen' || customerIds.length > 0)
  const words = {
    chosen: t('sales.order.chosen', { count: customerIds.length }),
    pasted: t('sales.order.pasted'),
    csv: t('sales.order.csv'),
  }
  return (
    <form onSubmit={form.onSubmit} noValidate className={layout.stack}>
      <Panel title={t('sales.order.who')}>
        <div className={layout.stack}>
          <fieldset className={classes.origins} aria-label={t('sales.order.who')}>
            {choices.map((value) => (
              <label key={value}>
                <input type="radio" name="origin" value={value} checked={origin === value} onChange={() => form.set('origin', value)} />
                {words[value]}
              </label>
            ))}
          </fieldset>
          {origin === 'pasted' ? (
            <ParagraphField
              form={form}
              name="references"
              label={t('sales.order.references')}
              help={t('sales.order.referencesHelp')}
              rows={6}
              isRequired
            />
          ) : null}
          {origin === 'csv' ? (
            <CsvFileField
              form={form}
              bytesMax={fileMaxBytes}
              words={{
                label: t('sales.order.file'),
                help: t('sales.order.fileHelp'),
                tooLarge: t('sales.order.fileTooLarge', { size: fileMaxBytes / 1_000_000 }),
                example: t('sales.order.example'),
              }}
              example={{ name: 'order-status.csv', make: exampleFile }}
            />
          ) : null}
        </div>
      </Panel>
      {origin === 'csv' ? null : (
        <Panel title={t('sales.order.change')}>
          <OrderStatusChange form={form} />
        </Panel>
      )}
      {origin === 'csv' ? check.readings : null}
      <FormFailure error={check.error} words={check.failed} />
      {form.isDirty && !check.isPending ? <LeaveQuestion part="run" /> : null}
      <div className={layout.buttons}>
        <Button type="submit" loading={check.isPending}>
          {t('sales.order.preview')}
        </Button>
      </div>
    </form>
  )
}
