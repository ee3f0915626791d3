import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Site, siteUpdateModel } from '@wattdesk/contract/customers.ts'
import { FieldGroup, NumberField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { toasts } from '../../api/toasts.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { figureOrNull, useSchemaForm } from '../../forms/use-schema-form.ts'
import classes from './customers.module.css'
import { changeSite, refreshCustomers } from './customers.queries.ts'
import { SiteFields } from './SiteFields.tsx'

type Values = ReturnType<typeof valuesOf>

function valuesOf(site: Site) {
  const { name, address, zipCode, city, country, timeZone, version } = site
  return {
    name,
    address,
    zipCode,
    city,
    country,
    timeZone,
    version,
    latitude: String(site.latitude ?? ''),
    longitude: String(site.longitude ?? ''),
  }
}

const toModel = (values: Values) => ({
  ...values,
  timeZone: values.timeZone.trim() || undefined,
  latitude: figureOrNull(values.latitude),
  longitude: figureOrNull(values.longitude),
})

export function EditSiteDialog({ site, onClose }: { site: Site; onClose: () => void }) {
  const t = useT('customers')
  const client = useQueryClient()
  const [initial] = useState(() => valuesOf(site))
  const save = useMutation({
    meta: { showsErrors: true },
    mutationFn: (model: Parameters<typeof changeSite>[2]) => changeSite(site.customerId, site.id, model),
    onSuccess: () => {
      toasts.show({ message: t('customers.site.saved'), toastType: 'success' })
      void refreshCustomers(client)
      onClose()
    },
    onError: (error) => error instanceof CallError && form.refuse(error.faults),
  })
  const form = useSchemaForm({ initial, schema: siteUpdateModel, toModel, onSubmit: (model) => save.mutate(model) })
  return (
    <Dialog title={t('customers.site.edit')} onClose={onClose} size="md" isPinned={save.isPending || form.isDirty}>
      <form onSubmit={form.onSubmit} noValidate className={classes.stack}>
        <SiteFields form={form} />
        <FieldGroup title={t('customers.site.place')}>
          <NumberField form={form} name="latitude" label={t('customers.field.latitude')} unit="°" />
          <NumberField form={form} name="longitude" label={t('customers.field.longitude')} unit="°" />
        </FieldGroup>
        <FormFailure error={save.error} words={(reason) => t('customers.edit.failed', { reason })} />
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
