import { type Affiliate, affiliateAddModel, affiliateUpdateModel } from '@wattdesk/contract/affiliates.ts'
import { idpTypes } from '@wattdesk/contract/customer-record.ts'
import { countries } from '@wattdesk/contract/formats.ts'
import { languages } from '@wattdesk/contract/languages.ts'
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

/** Adds a tenant affiliate, or changes one. */
export function AffiliateDialog({ affiliate, onClose }: Props) {
  return affiliate ? <EditAffiliate affiliate={affiliate} onClose={onClose} /> : <AddAffiliate onClose={onClose} />
}

function AddAffiliate({ onClose }: Pick<Props, 'onClose'>) {
  const t = useT('affiliates')
  const saving = useSaveRecord({
    schema: affiliateAddModel,
    initial: () => valuesOf(),
    toModel: toNew,
    toForm,
    save: createAffiliate,
    saved: t('affiliates.saved'),
    failed: (reason) => t('affiliates.failed', { reason }),
    refresh: refreshAffiliates,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('affiliates.addTitle')} size="lg" onClose={onClose}>
      <AffiliateFields form={saving.form} />
    </SaveDialog>
  )
}

function EditAffiliate({ affiliate, onClose }: Required<Props>) {
  const t = useT('affiliates')
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
    saved: t('affiliates.saved'),
    failed: (reason) => t('affiliates.failed', { reason }),
    refresh: refreshAffiliates,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('affiliates.edit')} size="lg" onClose={onClose}>
      <AffiliateFields form={saving.form} />
    </SaveDialog>
  )
}

function AffiliateFields({ form }: { form: Form<AffiliateValues> }) {
  const t = useT('affiliates')
  const { language } = useLanguage()
  const regions = new Intl.DisplayNames(language, { type: 'region' })
  const spoken = new Intl.DisplayNames(language, { type: 'language' })
  const field = (name: AffiliateText) => <TextField key={name} form={form} name={name} label={t(`affiliates.field.${name}`)} />
  return (
    <>
      <FieldGroup title={t('affiliates.groupPlace')}>
        <TextField form={form} name="name" label={t('affiliates.field.name')} maxLength={100} isRequired hasAutofocus />
        <SelectField
          form={form}
          name="country"
          label={t('affiliates.field.country')}
          choices={countries.map((code) => ({ value: code, label: regions.of(code) ?? code }))}
          isRequired
        />
        <TimeZoneField form={form} name="timeZone" label={t('affiliates.field.timeZone')} zones={timeZones} isRequired />
        <SelectField
          form={form}
          name="language"
          label={t('affiliates.field.language')}
          choices={languages.map((code) => ({ value: code, label: spoken.of(code) ?? code }))}
          isRequired
        />
        {field('domain')}
      </FieldGroup>
      <FieldGroup title={t('affiliates.groupContact')}>
        {(['contactEmail', 'contactPhone', 'activationEmail', 'impressumUrl'] as const).map(field)}
      </FieldGroup>
      <FieldGroup title={t('affiliates.groupApp')}>
        {(['appProtocol', 'surveyMobileUrl', 'surveyWebUrl'] as const).map(field)}
        <CheckField form={form} name="openRegistration" label={t('affiliates.field.openRegistration')} />
      </FieldGroup>
      <FieldGroup title={t('affiliates.field.supportedLanguages')}>
        {languages.map((code) => (
          <CheckField key={code} form={form} name={`supportedLanguages.${code}`} label={spoken.of(code) ?? code} isLine />
        ))}
      </FieldGroup>
      <FieldGroup title={t('affiliates.groupPv')}>
        {(['pvOnboardingEmail', 'pvOnboardingPhone', 'pvOnboardingInstallEmail'] as const).map(field)}
      </FieldGroup>
      <FieldGroup title={t('affiliates.groupInstallations')}>
        <NumberField
          form={form}
          name="unallocatedAccessDays"
          label={t('affiliates.field.unallocatedAccessDays')}
          help={t('affiliates.accessHint')}
          unit={t('affiliates.days')}
          isRequired
        />
        <NumberField
          form={form}
          name="producedInstallationIdLength"
          label={t('affiliates.field.producedInstallationIdLength')}
          help={t('affiliates.idLengthHint')}
          unit={t('affiliates.characters')}
        />
      </FieldGroup>
      <FieldGroup title={t('affiliates.groupIdp')}>
        <SelectField
          form={form}
          name="idpType"
          label={t('affiliates.field.idpType')}
          choices={idpTypes.map((type) => ({ value: type, label: t(`affiliates.idp.${type}`) }))}
          isRequired
        />
        {(['idpClientId', 'idpDashboardAppId', 'idpPoolId'] as const).map(field)}
      </FieldGroup>
    </>
  )
}
