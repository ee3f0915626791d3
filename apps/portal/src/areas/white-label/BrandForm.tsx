import { Button } from '@mantine/core'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { type WhiteLabel, whiteLabelModel } from '@wattdesk/contract/white-label/models.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { ColorField } from '@wattdesk/ui/form/ColorField.tsx'
import { FieldGroup, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useEffect } from 'react'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import layout from '../../page/layout.module.css'
import { BrandPreview } from './BrandPreview.tsx'
import { brandValues } from './brand-values.ts'
import classes from './white-label.module.css'
import { setWhiteLabel, whiteLabelQuery } from './white-label.queries.ts'

type Props = {
  customer: Customer
  brand: WhiteLabel
  /** Why it cannot be changed, if so. */
  reason: string | undefined
  onRestart: () => void
}

/** A partner's brand beside a preview of the app. */
export function BrandForm({ customer, brand, reason, onRestart }: Props) {
  const t = useT('whiteLabel')
  const saving = useSaveRecord({
    schema: whiteLabelModel,
    initial: () => brandValues(brand),
    save: (model) => setWhiteLabel(customer.id, model),
    conflict: {
      code: 'BrandChanged',
      load: async (read) => {
        const saved = await read(whiteLabelQuery(customer.id))
        return { values: brandValues(saved), savedAt: saved.updatedAt }
      },
    },
    saved: t('whiteLabel.saved'),
    failed: (why) => t('whiteLabel.failed', { reason: why }),
    refresh: (client, saved) => {
      client.setQueryData(whiteLabelQuery(customer.id).queryKey, saved)
      return client.invalidateQueries({ queryKey: ['customers', 'one', customer.id] })
    },
    onSaved: onRestart,
  })
  const { form } = saving
  const isOld = brand.version !== form.values.version && !form.isDirty && !saving.isPending
  useEffect(() => {
    // Someone else saved, and no typed input would be lost.
    if (isOld) onRestart()
  }, [isOld, onRestart])

  const isReadOnly = reason !== undefined
  return (
    <>
      <Panel title={t('whiteLabel.title')}>
        {saving.chooser ?? (
          <form onSubmit={form.onSubmit} noValidate className={classes.form}>
            <p className={layout.hint}>{t('whiteLabel.intro')}</p>
            {reason ? <p className={classes.notice}>{reason}</p> : null}
            <TextField form={form} name="appName" label={t('whiteLabel.field.appName')} maxLength={30} isDisabled={isReadOnly} />
            <FieldGroup>
              <ColorField
                form={form}
                name="primaryColor"
                label={t('whiteLabel.field.primaryColor')}
                help={t('whiteLabel.help.primaryColor')}
                isRequired
                isDisabled={isReadOnly}
              />
              <ColorField
                form={form}
                name="accentColor"
                label={t('whiteLabel.field.accentColor')}
                help={t('whiteLabel.help.accentColor')}
                isRequired
                isDisabled={isReadOnly}
              />
            </FieldGroup>
            <TextField
              form={form}
              name="logoUrl"
              type="url"
              label={t('whiteLabel.field.logoUrl')}
              help={t('whiteLabel.help.logoUrl')}
              placeholder="https://…"
              maxLength={500}
              isDisabled={isReadOnly}
            />
            <TextField
              form={form}
              name="impressumUrl"
              type="url"
              label={t('whiteLabel.field.impressumUrl')}
              placeholder="https://…"
              maxLength={500}
              isDisabled={isReadOnly}
            />
            <FormFailure error={saving.error} words={saving.failed} />
            <div className={layout.buttons}>
              <span className={layout.hint}>
                {brand.updatedAt ? (
                  <>
                    {t('whiteLabel.field.updatedAt')}: <Instant at={brand.updatedAt} />
                  </>
                ) : (
                  t('whiteLabel.notSet')
                )}
              </span>
              <Button variant="default" disabled={!form.isDirty || saving.isPending} onClick={() => form.reset(brandValues(brand))}>
                {t('whiteLabel.discard')}
              </Button>
              <Button type="submit" loading={saving.isPending} disabled={isReadOnly || !form.isDirty}>
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
