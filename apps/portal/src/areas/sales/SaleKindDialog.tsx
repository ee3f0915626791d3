import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { installationKinds } from '@wattdesk/contract/installations/installation.ts'
import { type Sale, saleUpdateModel } from '@wattdesk/contract/sales.ts'
import { SelectField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useMemo, useState } from 'react'
import { codeOf } from '../../api/sentence.ts'
import { toasts } from '../../api/toasts.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { SaleChangedNote } from './SaleChangedNote.tsx'
import classes from './sales.module.css'
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
      <form onSubmit={form.onSubmit} noValidate className={classes.stack}>
        <SelectField
          form={form}
          name="installationKind"
          label={t('sales.field.installationKind')}
          choices={installationKinds.map((value) => ({ value, label: t(`sales.kind.${value}`) }))}
          isRequired
        />
        {codeOf(save.error) === 'SaleChanged' ? (
          <SaleChangedNote error={save.error} customerId={sale.customerId} onClose={onClose} />
        ) : (
          <FormFailure error={save.error} words={(reason) => t('sales.kindDialog.failed', { reason })} />
        )}
        <div className={classes.buttons}>
          <Button variant="default" disabled={save.isPending} onClick={onClose}>
            {t('ui.action.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('ui.action.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
