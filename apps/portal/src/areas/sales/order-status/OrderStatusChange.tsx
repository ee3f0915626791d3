import { installationStatuses } from '@wattdesk/contract/customers/terms.ts'
import { saleStepStatuses } from '@wattdesk/contract/sales/terms.ts'
import { DayField } from '@wattdesk/ui/form/DayField.tsx'
import { FieldGroup, ParagraphField, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { OrderStatusValues } from './order-status-form.ts'

/** A step of the sale, the installation status, or both. */
export function OrderStatusChange({ form }: { form: Form<OrderStatusValues> }) {
  const t = useT('sales', 'customers')
  const leave = t('sales.order.unchanged')
  const changesStep = form.values.step.trim() !== ''
  return (
    <>
      <FieldGroup>
        <TextField form={form} name="step" label={t('sales.order.stepName')} help={t('sales.order.stepHelp')} maxLength={80} />
        <SelectField
          form={form}
          name="status"
          label={t('sales.field.status')}
          choices={saleStepStatuses.map((value) => ({ value, label: t(`sales.status.${value}`) }))}
          emptyLabel={leave}
          isDisabled={!changesStep}
        />
        <DayField form={form} name="plannedOn" label={t('sales.field.plannedOn')} isDisabled={!changesStep} />
        <DayField
          form={form}
          name="completedOn"
          label={t('sales.field.completedOn')}
          help={t('sales.step.completedHelp')}
          isDisabled={!changesStep || form.values.status !== 'completed'}
        />
        <SelectField
          form={form}
          name="installationStatus"
          label={t('sales.field.installationStatus')}
          choices={installationStatuses.map((value) => ({ value, label: t(`customers.installationStatus.${value}`) }))}
          emptyLabel={leave}
        />
      </FieldGroup>
      <FieldGroup>
        <ParagraphField form={form} name="comment" label={t('sales.field.comment')} rows={2} isDisabled={!changesStep} />
        <ParagraphField form={form} name="customerMessage" label={t('sales.field.customerMessage')} rows={2} isDisabled={!changesStep} />
      </FieldGroup>
    </>
  )
}
