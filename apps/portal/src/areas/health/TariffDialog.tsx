import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { centsPerMwhOfOneCent, type Tariff, tariffKinds, tariffModel } from '@wattdesk/contract/time-of-use.ts'
import { NumberField, SelectField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { toasts } from '../../api/toasts.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { figureOrNull, useSchemaForm } from '../../forms/use-schema-form.ts'
import { setTariff, timeOfUseQuery } from './time-of-use.queries.ts'

type Props = { customerId: string; siteId: string; tariff: Tariff | null; onClose: () => void }
type Values = ReturnType<typeof valuesOf>

const typed = (cents: number | null | undefined) => (cents === null || cents === undefined ? '' : String(cents / centsPerMwhOfOneCent))
const cents = (text: string) => {
  const price = figureOrNull(text)
  return price === null ? null : Math.round(price * centsPerMwhOfOneCent)
}

/** A version of 0 stands for no tariff yet. */
function valuesOf(tariff: Tariff | null) {
  return {
    version: tariff?.version ?? 0,
    kind: tariff?.kind ?? ('dynamic' as const),
    importPrice: typed(tariff?.importCentsPerMwh),
    exportPrice: typed(tariff?.exportCentsPerMwh),
  }
}

const toModel = ({ importPrice, exportPrice, ...values }: Values) => ({
  ...values,
  importCentsPerMwh: cents(importPrice),
  exportCentsPerMwh: cents(exportPrice),
})

const formFields: Record<string, string> = { importCentsPerMwh: 'importPrice', exportCentsPerMwh: 'exportPrice' }

/** The model counts in thousandths of what is typed: its bounds would say nothing. */
const inForm = (fault: FieldFault): FieldFault => {
  const field = formFields[fault.field]
  return field ? { field, code: fault.params ? 'Invalid' : fault.code, message: fault.message } : fault
}

/** What energy costs at a site. */
export function TariffDialog({ customerId, siteId, tariff, onClose }: Props) {
  const t = useT('tariffs')
  const client = useQueryClient()
  const [initial] = useState(() => valuesOf(tariff))
  const save = useMutation({
    meta: { showsErrors: true },
    mutationFn: (model: Parameters<typeof setTariff>[2]) => setTariff(customerId, siteId, model),
    onSuccess: () => {
      toasts.show({ message: t('tariffs.saved'), toastType: 'success' })
      void client.invalidateQueries({ queryKey: ['customers', 'one', customerId] })
      onClose()
    },
    onError: (error) => conflict.handle(error) || (error instanceof CallError && form.refuse(error.faults.map(inForm))),
  })
  const form = useSchemaForm({ initial, schema: tariffModel, toModel, toForm: inForm, onSubmit: (model) => save.mutate(model) })
  const { kind } = form.values
  const conflict = useEditConflict({
    form,
    initial,
    load: async () => {
      const { sites } = await client.fetchQuery({ ...timeOfUseQuery(customerId), staleTime: 0 })
      const saved = sites.find((one) => one.siteId === siteId)?.tariff ?? null
      return { values: valuesOf(saved), savedAt: saved?.updatedAt }
    },
    labels: { kind: t('tariffs.tariff'), importPrice: t(`tariffs.importPrice.${kind}`), exportPrice: t('tariffs.exportPrice') },
    wordsOf: (name, value) =>
      name === 'kind' ? t(`tariffs.kind.${value as Tariff['kind']}`) : t('tariffs.price', { price: String(value) }), // the form offers no other
  })
  return (
    <Dialog title={t('tariffs.edit')} onClose={onClose} isPinned={save.isPending || form.isDirty}>
      {conflict.chooser ?? (
        <DialogForm onSubmit={form.onSubmit} action={save} failed={(reason) => t('tariffs.failed', { reason })} onCancel={onClose}>
          <SelectField
            form={form}
            name="kind"
            label={t('tariffs.tariff')}
            help={t(`tariffs.kindHint.${kind}`)}
            choices={tariffKinds.map((value) => ({ value, label: t(`tariffs.kind.${value}`) }))}
            isRequired
          />
          <NumberField form={form} name="importPrice" label={t(`tariffs.importPrice.${kind}`)} unit={t('tariffs.unit')} />
          <NumberField form={form} name="exportPrice" label={t('tariffs.exportPrice')} unit={t('tariffs.unit')} />
        </DialogForm>
      )}
    </Dialog>
  )
}
