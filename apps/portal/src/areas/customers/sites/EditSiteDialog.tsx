import { type Site, siteUpdateModel } from '@wattdesk/contract/customers/models.ts'
import { biddingZonesOf } from '@wattdesk/contract/customers/site-place.ts'
import { FieldGroup, NumberField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import { figureOrNull } from '../../../forms/use-schema-form.ts'
import { changeSite, refreshCustomers, sitesQuery } from '../customers.queries.ts'
import { SiteFields } from './SiteFields.tsx'
import { SiteMoveNotice } from './SiteMoveNotice.tsx'

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
    /** Set if the address was only corrected and the site has not moved. */
    keepsCoordinates: false,
  }
}

/**
 * Coordinates and bidding zone that were neither typed nor deliberately kept follow the rule for a changed address, which the dialog shows.
 */
const toModel =
  (before: Values) =>
  ({ keepsCoordinates, ...values }: Values) => {
    const isPlaced = keepsCoordinates || values.latitude !== before.latitude || values.longitude !== before.longitude
    return {
      ...values,
      timeZone: values.timeZone.trim() || undefined,
      latitude: isPlaced ? figureOrNull(values.latitude) : undefined,
      longitude: isPlaced ? figureOrNull(values.longitude) : undefined,
      biddingZone: values.biddingZone === before.biddingZone ? undefined : values.biddingZone.trim() || null,
    }
  }

export function EditSiteDialog({ site, onClose }: { site: Site; onClose: () => void }) {
  const t = useT('customers')
  const { word } = useLanguage()
  const saving = useSaveRecord({
    schema: siteUpdateModel,
    initial: () => valuesOf(site),
    toModel: toModel(valuesOf(site)),
    save: (model) => changeSite(site.customerId, site.id, model),
    conflict: {
      code: 'SiteChanged',
      load: async (read) => {
        const { items } = await read(sitesQuery(site.customerId))
        const saved = items.find((one) => one.id === site.id)
        if (!saved) throw new Error('The site no longer exists')
        return { values: valuesOf(saved), savedAt: saved.updatedAt }
      },
    },
    saved: t('customers.site.saved'),
    failed: (reason) => t('customers.edit.failed', { reason }),
    refresh: refreshCustomers,
    onSaved: onClose,
  })
  const { form } = saving
  return (
    <SaveDialog saving={saving} title={t('customers.site.edit')} size="md" onClose={onClose}>
      <SiteFields form={form} />
      <SiteMoveNotice form={form} site={site} change={toModel(valuesOf(site))(form.values)} />
      <FieldGroup title={t('customers.site.place')}>
        <NumberField form={form} name="latitude" label={t('customers.field.latitude')} unit="°" />
        <NumberField form={form} name="longitude" label={t('customers.field.longitude')} unit="°" />
        <TextField
          form={form}
          name="biddingZone"
          label={t('customers.field.biddingZone')}
          help={word(`customers.biddingZone.${form.values.biddingZone.trim().toUpperCase()}`)}
          suggestions={biddingZonesOf[form.values.country]}
          placeholder="10Y…"
          maxLength={16}
          isMono
        />
      </FieldGroup>
    </SaveDialog>
  )
}
