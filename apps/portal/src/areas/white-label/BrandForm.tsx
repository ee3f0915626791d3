import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Customer } from '@wattdesk/contract/customers.ts'
import { type WhiteLabel, whiteLabelModel } from '@wattdesk/contract/white-label.ts'
import { formatInstant } from '@wattdesk/i18n/formats.ts'
import { ColorField } from '@wattdesk/ui/form/ColorField.tsx'
import { FieldGroup, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useEffect, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { toasts } from '../../api/toasts.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import layout from '../../page/layout.module.css'
import { BrandPreview } from './BrandPreview.tsx'
import { type BrandValues, brandValues } from './brand-values.ts'
import classes from './white-label.module.css'
import { setWhiteLabel, whiteLabelQuery } from './white-label.queries.ts'

type Props = {
  customer: Customer
  brand: WhiteLabel
  /** Why it cannot be changed; undefined when it can. */
  reason: string | undefined
  onRestart: () => void
}

const toModel = (values: BrandValues) => values

/** A partner's brand beside what it makes of the app. */
export function BrandForm({ customer, brand, reason, onRestart }: Props) {
  const t = useT('brand')
  const client = useQueryClient()
  const [initial] = useState(() => brandValues(brand))
  const save = useMutation({
    meta: { showsErrors: true },
    mutationFn: (model: Parameters<typeof setWhiteLabel>[1]) => setWhiteLabel(customer.id, model),
    onSuccess: (saved) => {
      client.setQueryData(whiteLabelQuery(customer.id).queryKey, saved)
      toasts.show({ message: t('brand.saved'), toastType: 'success' })
      void client.invalidateQueries({ queryKey: ['customers', 'one', customer.id] })
      onRestart()
    },
    onError: (error) => conflict.handle(error) || (error instanceof CallError && form.refuse(error.faults)),
  })
  const form = useSchemaForm({ initial, schema: whiteLabelModel, toModel, onSubmit: (model) => save.mutate(model) })
  const conflict = useEditConflict({
    form,
    initial,
    load: async () => {
      const saved = await client.fetchQuery({ ...whiteLabelQuery(customer.id), staleTime: 0 })
      return { values: brandValues(saved), savedAt: saved.updatedAt }
    },
    labels: {
      appName: t('brand.field.appName'),
      logoUrl: t('brand.field.logoUrl'),
      primaryColor: t('brand.field.primaryColor'),
      accentColor: t('brand.field.accentColor'),
      impressumUrl: t('brand.field.impressumUrl'),
    },
    wordsOf: (name, value) => (name.endsWith('Color') ? <Swatch color={String(value)} /> : String(value)),
  })
  const isOld = brand.version !== initial.version && !form.isDirty && !save.isPending
  useEffect(() => {
    // Somebody else has saved, and nothing was typed here that could be lost.
    if (isOld) onRestart()
  }, [isOld, onRestart])

  const isReadOnly = reason !== undefined
  return (
    <>
      <Panel title={t('brand.title')}>
        {conflict.chooser ?? (
          <form onSubmit={form.onSubmit} noValidate className={classes.form}>
            <p className={layout.hint}>{t('brand.intro')}</p>
            {reason ? <p className={classes.notice}>{reason}</p> : null}
            <TextField form={form} name="appName" label={t('brand.field.appName')} maxLength={30} isDisabled={isReadOnly} />
            <FieldGroup>
              <ColorField
                form={form}
                name="primaryColor"
                label={t('brand.field.primaryColor')}
                help={t('brand.help.primaryColor')}
                isRequired
                isDisabled={isReadOnly}
              />
              <ColorField
                form={form}
                name="accentColor"
                label={t('brand.field.accentColor')}
                help={t('brand.help.accentColor')}
                isRequired
                isDisabled={isReadOnly}
              />
            </FieldGroup>
            <TextField
              form={form}
              name="logoUrl"
              type="url"
              label={t('brand.field.logoUrl')}
              help={t('brand.help.logoUrl')}
              placeholder="https://…"
              maxLength={500}
              isDisabled={isReadOnly}
            />
            <TextField
              form={form}
              name="impressumUrl"
              type="url"
              label={t('brand.field.impressumUrl')}
              placeholder="https://…"
              maxLength={500}
              isDisabled={isReadOnly}
            />
            <FormFailure error={save.error} words={(why) => t('brand.failed', { reason: why })} />
            <div className={layout.buttons}>
              <span className={layout.hint}>
                {brand.updatedAt ? `${t('brand.field.updatedAt')}: ${formatInstant(brand.updatedAt)}` : t('brand.notSet')}
              </span>
              <Button variant="default" disabled={!form.isDirty || save.isPending} onClick={() => form.reset(initial)}>
                {t('brand.discard')}
              </Button>
              <Button type="submit" loading={save.isPending} disabled={isReadOnly || !form.isDirty}>
                {t('ui.action.save')}
              </Button>
            </div>
          </form>
        )}
      </Panel>
      <BrandPreview values={form.values} partnerName={customer.accountName} />
    </>
  )
}

function Swatch({ color }: { color: string }) {
  return (
    <span className={classes.swatch}>
      <span style={{ background: color }} aria-hidden />
      <span className="wd-mono">{color}</span>
    </span>
  )
}
