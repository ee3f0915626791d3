import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Site, siteUpdateModel } from '@wattdesk/contract/customers.ts'
import { FieldGroup, NumberField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { toasts } from '../../api/toasts.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { figureOrNull, useSchemaForm } from '../../forms/use-schema-form.ts'
import { changeSite, refreshCustomers, sitesQuery } from './customers.queries.ts'
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
    biddingZone: site.biddingZone ?? '',
  }
}

const toModel = (values: Values) => ({
  ...values,
  timeZone: values.timeZone.trim() || undefined,
  latitude: figureOrNull(values.latitude),
  longitude: figureOrNull(values.longitude),
  biddingZone: values.biddingZone.trim() || null,
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
    onError: (error) => conflict.handle(error) || (error instanceof CallError && form.refuse(error.faults)),
  })
  const form = useSchemaForm({ initial, schema: siteUpdateModel, toModel, onSubmit: (model) => save.mutate(model) })
  const conflict = useEditConflict({
    form,
    initial,
    load: async () => {
      const { items } = await client.fetchQuery({ ...sitesQuery(site.customerId), staleTime: 0 })
      const saved = items.find((one) => one.id === site.id)
      if (!saved) throw new Error('The site is gone')
      return { values: valuesOf(saved), savedAt: saved.updatedAt }
    },
    labels: {
      name: t('customers.field.siteName'),
      address: t('customers.field.address'),
      zipCode: t('customers.field.zipCode'),
      city: t('customers.field.city'),
      country: t('customers.field.country'),
      timeZone: t('customers.field.timeZone'),
      latitude: t('customers.field.latitude'),
      longitude: t('customers.field.longitude'),
      biddingZone: t('customers.field.biddingZone'),
    },
    wordsOf: (name, value) => (name === 'country' ? t(`customers.country.${value as Site['country']}`) : String(value)), // the form offers no other
  })
  return (
    <Dialog title={t('customers.site.edit')} onClose={onClose} size="md" isPinned={save.isPending || form.isDirty}>
      {conflict.chooser ?? (
        <DialogForm onSubmit={form.onSubmit} action={save} failed={(reason) => t('customers.edit.failed', { reason })} onCancel={onClose}>
          <SiteFields form={form} />
          <FieldGroup title={t('customers.site.place')}>
            <NumberField form={form} name="latitude" label={t('customers.field.latitude')} unit="°" />
            <NumberField form={form} name="longitude" label={t('customers.field.longitude')} unit="°" />
            <TextField form={form} name="biddingZone" label={t('customers.field.biddingZone')} placeholder="10Y…" maxLength={16} isMono />
          </FieldGroup>
        </DialogForm>
      )}
    </Dialog>
  )
}
