import { type Sale, type SaleStep, saleStepUpdateModel } from '@wattdesk/contract/sales/models.ts'
import { saleStepStatuses } from '@wattdesk/contract/sales/terms.ts'
import { DayField } from '@wattdesk/ui/form/DayField.tsx'
import { FieldGroup, ParagraphField, SelectField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { changeSaleStep, currentSale, refreshSales } from './sales.queries.ts'
import { useSaleNames } from './use-sale-names.ts'

const valuesOf = ({ version }: Sale, step: SaleStep) => ({
  version,
  status: step.status as string,
  plannedOn: step.plannedOn ?? '',
  completedOn: step.completedOn ?? '',
  comment: step.comment ?? '',
  customerMessage: step.customerMessage ?? '',
})

const toModel = ({ plannedOn, completedOn, ...values }: ReturnType<typeof valuesOf>) => ({
  ...values,
  plannedOn: plannedOn || null,
  ...(values.status === 'completed' ? { completedOn: completedOn || null } : {}),
})

export function StepDialog({ sale, step, onClose }: { sale: Sale; step: SaleStep; onClose: () => void }) {
  const t = useT('sales')
  const { stepName } = useSaleNames()
  const saving = useSaveRecord({
    schema: saleStepUpdateModel,
    initial: () => valuesOf(sale, step),
    toModel,
    save: (model) => changeSaleStep(sale, step.position, model),
    conflict: {
      code: 'SaleChanged',
      load: async (read) => {
        const saved = await currentSale(read, sale)
        return { values: valuesOf(saved, saved.steps.find((one) => one.position === step.position) ?? step) }
      },
    },
    saved: t('sales.step.saved'),
    failed: (reason) => t('sales.step.failed', { reason }),
    refresh: (client) => refreshSales(client, sale.customerId),
    onSaved: onClose,
  })
  const { form } = saving
  const isSaved = step.status !== 'pending'
  const choices = saleStepStatuses.map((value) => ({
    value,
    label: t(`sales.status.${value}`),
    disabled: value === 'pending' && isSaved,
  }))
  return (
    <SaveDialog saving={saving} title={stepName(step)} size="md" onClose={onClose}>
      <FieldGroup>
        <SelectField
          form={form}
          name="status"
          label={t('sales.field.status')}
          help={isSaved ? t('sales.step.neverPending') : undefined}
          choices={choices}
          isRequired
        />
        <DayField form={form} name="plannedOn" label={t('sales.field.plannedOn')} />
        {form.values.status === 'completed' ? (
          <DayField form={form} name="completedOn" label={t('sales.field.completedOn')} help={t('sales.step.completedHelp')} />
        ) : null}
      </FieldGroup>
      <ParagraphField form={form} name="comment" label={t('sales.field.comment')} />
      <ParagraphField
        form={form}
        name="customerMessage"
        label={t('sales.field.customerMessage')}
        help={t('sales.step.messageHelp')}
        rows={2}
      />
    </SaveDialog>
  )
}
