import { idpTypes } from '@wattdesk/contract/customers/record/terms.ts'
import { countries } from '@wattdesk/contract/formats.ts'
import { languages } from '@wattdesk/contract/languages.ts'
import { type Affiliate, affiliateAddModel, affiliateUpdateModel } from '@wattdesk/contract/tenants/affiliates/models.ts'
import { timeZones } from '@wattdesk/contract/time-zones.ts'
import { CheckField, FieldGroup, NumberField, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { TimeZoneField } from '@wattdesk/ui/form/TimeZoneField.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { type AffiliateText, type AffiliateValues, toChange, toForm, toNew, valuesOf } from './affiliate-form.ts'
import { affiliatesQuery, changeAffiliate, createAffiliate, refreshAffiliates } from './affiliates.queries.ts'

type Props = { affiliate?: Affiliate; onClose: () => void }

export function AffiliateDialog({ affiliate, onClose }: Props) {
  return affiliate ? <EditAffiliate affiliate={affiliate} onClose={onClose} /> : <AddAffiliate onClose={onClose} />
}

function AddAffiliate({ onClose }: Pick<Props, 'onClose'>) {
  const t = useT('tenants')
  const saving = useSaveRecord({
    schema: affiliateAddModel,
    initial: () => valuesOf(),
    toModel: toNew,
    toForm,
    save: createAffiliate,
    saved: t('tenants.saved'),
    failed: (reason) => t('tenants.failed', { reason }),
    refresh: refreshAffiliates,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('tenants.addTitle')} size="lg" onClose={onClose}>
      <AffiliateFields form={saving.form} />
    </SaveDialog>
  )
}

function EditAffiliate({ affiliate, onClose }: Required<Props>) {
  const t = useT('tenants')
  const saving = useSaveRecord({
    schema: affiliateUpdateModel,
    initial: () => valuesOf(affiliate),
    toModel: toChange,
    toForm,
    save: (model) => changeAffiliate(affiliate.id, model),
    conflict: {
      code: 'AffiliateChanged',
      load: async (read) => {
        const { items } = await read(affiliatesQuery)
        return { values: valuesOf(items.find(({ id }) => id === affiliate.id) ?? affiliate) }
      },
    },
    saved: t('tenants.saved'),
    failed: (reason) => t('tenants.failed', { reason }),
    refresh: refreshAffiliates,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('tenants.edit')} size="lg" onClose={onClose}>
      <AffiliateFields form={saving.form} />
    </SaveDialog>
  )
}

function AffiliateFields({ form }: { form: Form<AffiliateValues> }) {
  const t = useT('tenants')
  const { language } = useLanguage()
  const regions = new Intl.DisplayNames(language, { type: 'region' })
  const spoken = new Intl.DisplayNames(language, { type: 'language' })
  const field = (name: AffiliateText) => <TextField key={name} form={form} name={name} label={t(`tenants.field.${name}`)} />
  return (
    <>
      <FieldGroup title={t('tenants.groupPlace')}>
        <TextField form={form} name="name" label={t('tenants.field.name')} maxLength={100} isRequired hasAutofocus />
        <SelectField
          form={form}
          name="country"
          label={t('tenants.field.country')}
          choices={countries.map((code) => ({ value: code, label: regions.of(code) ?? code }))}
          isRequired
        />
        <TimeZoneField form={form} name="timeZone" label={t('tenants.field.timeZone')} zones={timeZones} isRequired />
        <SelectField
          form={form}
          name="language"
          label={t('tenants.field.language')}
          choices={languages.map((code) => ({ value: code, label: spoken.of(code) ?? code }))}
          isRequired
        />
        {field('domain')}
      </FieldGroup>
      <FieldGroup title={t('tenants.groupContact')}>
        {(['contactEmail', 'contactPhone', 'activationEmail', 'impressumUrl'] as const).map(field)}
      </FieldGroup>
      <FieldGroup title={t('tenants.groupApp')}>
        {(['appProtocol', 'surveyMobileUrl', 'surveyWebUrl'] as const).map(field)}
        <CheckField form={form} name="openRegistration" label={t('tenants.field.openRegistration')} />
      </FieldGroup>
      <FieldGroup title={t('tenants.field.supportedLanguages')}>
        {languages.map((code) => (
          <CheckField key={code} form={form} name={`supportedLanguages.${code}`} label={spoken.of(code) ?? code} isLine />
        ))}
      </FieldGroup>
      <FieldGroup title={t('tenants.groupPv')}>
        {(['pvOnboardingEmail', 'pvOnboardingPhone', 'pvOnboardingInstallEmail'] as const).map(field)}
      </FieldGroup>
      <FieldGroup title={t('tenants.groupInstallations')}>
        <NumberField
          form={form}
          name="unallocatedAccessDays"
          label={t('tenants.field.unallocatedAccessDays')}
          help={t('tenants.accessHint')}
          unit={t('tenants.days')}
          isRequired
        />
        <NumberField
          form={form}
          name="producedInstallationIdLength"
          label={t('tenants.field.producedInstallationIdLength')}
          help={t('tenants.idLengthHint')}
          unit={t('tenants.characters')}
        />
      </FieldGroup>
      <FieldGroup title={t('tenants.groupIdp')}>
        <SelectField
          form={form}
          name="idpType"
          label={t('tenants.field.idpType')}
          choices={idpTypes.map((type) => ({ value: type, label: t(`tenants.idp.${type}`) }))}
          isRequired
        />
        {(['idpClientId', 'idpDashboardAppId', 'idpPoolId'] as const).map(field)}
      </FieldGroup>
    </>
  )
}
