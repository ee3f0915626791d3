import { useMutation, useQueryClient } from '@tanstack/react-query'
import { installationKinds } from '@wattdesk/contract/installations/installation.ts'
import { type Sale, saleUpdateModel } from '@wattdesk/contract/sales.ts'
import { SelectField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useMemo, useState } from 'react'
import { codeOf } from '../../api/sentence.ts'
import { toasts } from '../../api/toasts.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { SaleChangedNote } from './SaleChangedNote.tsx'
import { changeSaleKind, refreshSales } from './sales.queries.ts'

/** Changes the kind of installation a sale is about. */
export function SaleKindDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const t = useT('sales')
  const client = useQueryClient()
  const [initial] = useState<{ installationKind: string }>(() => ({ installationKind: sale.installationKind }))
  const toModel = useMemo(() => (values: { installationKind: string }) => ({ ...values, version: sale.version }), [sale.version])
  const save = useMutation({
    meta: { showsErrors: true },
    mutationFn: (kind: Sale['installationKind']) => changeSaleKind(sale, kind),
    onSuccess: () => {
      toasts.show({ message: t('sales.kindDialog.saved'), toastType: 'success' })
      void refreshSales(client, sale.customerId)
      onClose()
    },
  })
  const form = useSchemaForm({ initial, schema: saleUpdateModel, toModel, onSubmit: (model) => save.mutate(model.installationKind) })
  return (
    <Dialog title={t('sales.kindDialog.title')} onClose={onClose} isPinned={save.isPending}>
      <DialogForm
        onSubmit={form.onSubmit}
        action={save}
        failed={(reason) => t('sales.kindDialog.failed', { reason })}
        remedy={
          codeOf(save.error) === 'SaleChanged' ? (
            <SaleChangedNote error={save.error} customerId={sale.customerId} onClose={onClose} />
          ) : undefined
        }
        onCancel={onClose}
      >
        <SelectField
          form={form}
          name="installationKind"
          label={t('sales.field.installationKind')}
          choices={installationKinds.map((value) => ({ value, label: t(`sales.kind.${value}`) }))}
          isRequired
        />
      </DialogForm>
    </Dialog>
  )
}
