import { useQuery } from '@tanstack/react-query'
import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { nameIn } from '@wattdesk/contract/names.ts'
import { saleAddModel } from '@wattdesk/contract/sales/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { FieldGroup, SelectField } from '@wattdesk/ui/form/fields.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { newId } from '../../forms/new-id.ts'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import classes from './sales.module.css'
import { beginSale, refreshSales, saleTemplatesQuery } from './sales.queries.ts'
import { namedTemplates } from './templates/named-templates.ts'

type Values = { id: string; templateId: string; installationKind: string }
const toModel = ({ id, templateId, installationKind }: Values) => ({
  id,
  templateId: templateId || undefined,
  installationKind: installationKind || undefined,
})

/** The template provides the steps. */
export function StartSaleDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const t = useT('sales', 'devices')
  const { language } = useLanguage()
  const templates = useQuery(saleTemplatesQuery(customerId))
  const saving = useSaveRecord({
    schema: saleAddModel,
    initial: (): Values => ({ id: newId(), templateId: '', installationKind: '' }),
    toModel,
    save: (model) => beginSale(customerId, model),
    saved: t('sales.start.started'),
    failed: (reason) => t('sales.start.failed', { reason }),
    refresh: (client) => refreshSales(client, customerId),
    onSaved: onClose,
  })
  const { form } = saving
  const items = namedTemplates(templates.data?.items ?? [], language)
  const chosen = items.find((template) => template.id === form.values.templateId)
  return (
    <SaveDialog
      saving={saving}
      title={t('sales.start.title')}
      size="md"
      submit={t('sales.start.action')}
      isBlocked={items.length === 0}
      onClose={onClose}
    >
      {templates.isError && !templates.data ? <QueryFailure query={templates} /> : null}
      {templates.isPending ? <SkeletonLines count={2} /> : null}
      {templates.data && items.length === 0 ? <p className={layout.hint}>{t('sales.start.noTemplates')}</p> : null}
      {items.length > 0 ? (
        <FieldGroup>
          <SelectField
            form={form}
            name="templateId"
            label={t('sales.start.template')}
            choices={items.map((one) => ({
              value: one.id,
              label: one.isInherited ? `${one.shownName} (${t('sales.start.inherited', { tenant: one.tenant.name })})` : one.shownName,
            }))}
            emptyLabel=""
            isRequired
          />
          <SelectField
            form={form}
            name="installationKind"
            label={t('sales.field.installationKind')}
            choices={installationKinds.map((value) => ({ value, label: t(`devices.kind.${value}`) }))}
            emptyLabel={chosen ? t(`devices.kind.${chosen.installationKind}`) : ''}
          />
        </FieldGroup>
      ) : null}
      {chosen ? (
        <ol className={classes.preview} aria-label={t('sales.start.preview', { count: chosen.steps.length })}>
          {chosen.steps.map((step) => (
            <li key={step.name}>{nameIn(language, step.name, step.names)}</li>
          ))}
        </ol>
      ) : null}
    </SaveDialog>
  )
}
