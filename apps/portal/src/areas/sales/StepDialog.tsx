import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Sale, type SaleStep, saleStepStatuses, saleStepUpdateModel } from '@wattdesk/contract/sales.ts'
import { FieldGroup, ParagraphField, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useMemo, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { codeOf } from '../../api/sentence.ts'
import { toasts } from '../../api/toasts.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { SaleChangedNote } from './SaleChangedNote.tsx'
import { changeSaleStep, refreshSales } from './sales.queries.ts'

const valuesOf = (step: SaleStep) => ({
  status: step.status as string,
  plannedOn: step.plannedOn ?? '',
  completedOn: step.completedOn ?? '',
  comment: step.comment ?? '',
  customerMessage: step.customerMessage ?? '',
})
type Values = ReturnType<typeof valuesOf>

/** Changes one step of a sale. */
export function StepDialog({ sale, step, onClose }: { sale: Sale; step: SaleStep; onClose: () => void }) {
  const t = useT('sales')
  const client = useQueryClient()
  const [initial] = useState(() => valuesOf(step))
  const toModel = useMemo(() => modelFrom(sale.version), [sale.version])
  const save = useMutation({
    meta: { showsErrors: true },
    mutationFn: (model: Parameters<typeof changeSaleStep>[2]) => changeSaleStep(sale, step.position, model),
    onSuccess: () => {
      toasts.show({ message: t('sales.step.saved'), toastType: 'success' })
      void refreshSales(client, sale.customerId)
      onClose()
    },
    onError: (error) => error instanceof CallError && form.refuse(error.faults),
  })
  const form = useSchemaForm({ initial, schema: saleStepUpdateModel, toModel, onSubmit: (model) => save.mutate(model) })
  const isSaved = step.status !== 'pending'
  const choices = saleStepStatuses.map((value) => ({
    value,
    label: t(`sales.status.${value}`),
    disabled: value === 'pending' && isSaved,
  }))
  return (
    <Dialog title={step.name} onClose={onClose} size="md" isPinned={save.isPending || form.isDirty}>
      <DialogForm
        onSubmit={form.onSubmit}
        action={save}
        failed={(reason) => t('sales.step.failed', { reason })}
        remedy={
          codeOf(save.error) === 'SaleChanged' ? (
            <SaleChangedNote error={save.error} customerId={sale.customerId} onClose={onClose} />
          ) : undefined
        }
        onCancel={onClose}
      >
        <FieldGroup>
          <SelectField
            form={form}
            name="status"
            label={t('sales.field.status')}
            help={isSaved ? t('sales.step.neverPending') : undefined}
            choices={choices}
            isRequired
          />
          <TextField form={form} name="plannedOn" label={t('sales.field.plannedOn')} type="date" />
          {form.values.status === 'completed' ? (
            <TextField
              form={form}
              name="completedOn"
              label={t('sales.field.completedOn')}
              help={t('sales.step.completedHelp')}
              type="date"
            />
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
      </DialogForm>
    </Dialog>
  )
}

/** A change states the version of the sale it is based on. */
const modelFrom =
  (version: number) =>
  ({ status, plannedOn, completedOn, comment, customerMessage }: Values): unknown => ({
    version,
    status,
    plannedOn: plannedOn || null,
    ...(status === 'completed' && completedOn ? { completedOn } : {}),
    comment: comment || null,
    customerMessage: customerMessage || null,
  })
