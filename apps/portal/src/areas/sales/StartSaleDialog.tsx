import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { installationKinds } from '@wattdesk/contract/installations/installation.ts'
import { saleAddModel } from '@wattdesk/contract/sales.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { FieldGroup, SelectField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { toasts } from '../../api/toasts.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import classes from './sales.module.css'
import { beginSale, refreshSales, saleTemplatesQuery } from './sales.queries.ts'

type Values = { id: string; templateId: string; installationKind: string }
const toModel = ({ id, templateId, installationKind }: Values) => ({
  id,
  templateId: templateId || undefined,
  installationKind: installationKind || undefined,
})

/** Starts a sale with the steps of a template. */
export function StartSaleDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const t = useT('sales')
  const client = useQueryClient()
  const templates = useQuery(saleTemplatesQuery(customerId))
  const [initial] = useState<Values>(() => ({ id: crypto.randomUUID(), templateId: '', installationKind: '' }))
  const start = useMutation({
    meta: { showsErrors: true },
    mutationFn: (model: Parameters<typeof beginSale>[1]) => beginSale(customerId, model),
    onSuccess: () => {
      toasts.show({ message: t('sales.start.started'), toastType: 'success' })
      void refreshSales(client, customerId)
      onClose()
    },
    onError: (error) => error instanceof CallError && form.refuse(error.faults),
  })
  const form = useSchemaForm({ initial, schema: saleAddModel, toModel, onSubmit: (model) => start.mutate(model) })
  const chosen = templates.data?.items.find((template) => template.id === form.values.templateId)
  return (
    <Dialog title={t('sales.start.title')} onClose={onClose} size="md" isPinned={start.isPending}>
      <DialogForm
        onSubmit={form.onSubmit}
        action={start}
        failed={(reason) => t('sales.start.failed', { reason })}
        submit={t('sales.start.action')}
        isBlocked={!templates.data?.items.length}
        onCancel={onClose}
      >
        {templates.isError && !templates.data ? <QueryFailure query={templates} /> : null}
        {templates.isPending ? <SkeletonLines count={2} /> : null}
        {templates.data?.items.length === 0 ? <p className={layout.hint}>{t('sales.start.noTemplates')}</p> : null}
        {templates.data && templates.data.items.length > 0 ? (
          <FieldGroup>
            <SelectField
              form={form}
              name="templateId"
              label={t('sales.start.template')}
              choices={templates.data.items.map((one) => ({
                value: one.id,
                label: one.isInherited ? `${one.name} (${t('sales.start.inherited', { tenant: one.tenant.name })})` : one.name,
              }))}
              emptyLabel=""
              isRequired
            />
            <SelectField
              form={form}
              name="installationKind"
              label={t('sales.field.installationKind')}
              choices={installationKinds.map((value) => ({ value, label: t(`sales.kind.${value}`) }))}
              emptyLabel={chosen ? t(`sales.kind.${chosen.installationKind}`) : ''}
            />
          </FieldGroup>
        ) : null}
        {chosen ? (
          <ol className={classes.preview} aria-label={t('sales.start.preview', { count: chosen.steps.length })}>
            {chosen.steps.map((step) => (
              <li key={step.name}>{step.name}</li>
            ))}
          </ol>
        ) : null}
      </DialogForm>
    </Dialog>
  )
}
