import { useQuery } from '@tanstack/react-query'
import { idpTypes } from '@wattdesk/contract/customers/record/terms.ts'
import { countries } from '@wattdesk/contract/formats.ts'
import { languages } from '@wattdesk/contract/languages.ts'
import { timeZones } from '@wattdesk/contract/time-zones.ts'
import { CheckField, FieldGroup, NumberField, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { TimeZoneField } from '@wattdesk/ui/form/TimeZoneField.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ReactNode } from 'react'
import { PictureField } from '../../pickers/PictureField.tsx'
import { StoredPicture } from '../../pickers/StoredPicture.tsx'
import type { AffiliateText, AffiliateValues } from './affiliate-form.ts'
import classes from './affiliates.module.css'
import { affiliateLogoQuery, sendLogo } from './affiliates.queries.ts'

export const affiliateSections = ['place', 'logo', 'contact', 'app', 'languages', 'pv', 'installations', 'idp'] as const
export type AffiliateSection = (typeof affiliateSections)[number]

export function useSections(form: Form<AffiliateValues>, affiliateId: string | undefined): Record<AffiliateSection, ReactNode> {
  const t = useT('tenants')
  const { language } = useLanguage()
  const regions = new Intl.DisplayNames(language, { type: 'region' })
  const spoken = new Intl.DisplayNames(language, { type: 'language' })
  const field = (name: AffiliateText) => <TextField key={name} form={form} name={name} label={t(`tenants.field.${name}`)} />
  return {
    place: (
      <FieldGroup>
        <TextField form={form} name="name" label={t('tenants.field.name')} maxLength={100} isRequired />
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
    ),
    logo: affiliateId ? <LogoField form={form} affiliateId={affiliateId} /> : null,
    contact: <FieldGroup>{(['contactEmail', 'contactPhone', 'activationEmail', 'impressumUrl'] as const).map(field)}</FieldGroup>,
    app: (
      <FieldGroup>
        {(['appProtocol', 'surveyMobileUrl', 'surveyWebUrl'] as const).map(field)}
        <CheckField form={form} name="openRegistration" label={t('tenants.field.openRegistration')} />
      </FieldGroup>
    ),
    languages: (
      <div className={classes.languages}>
        {languages.map((code) => (
          <CheckField key={code} form={form} name={`supportedLanguages.${code}`} label={spoken.of(code) ?? code} isLine />
        ))}
      </div>
    ),
    pv: <FieldGroup>{(['pvOnboardingEmail', 'pvOnboardingPhone', 'pvOnboardingInstallEmail'] as const).map(field)}</FieldGroup>,
    installations: (
      <FieldGroup>
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
    ),
    idp: (
      <FieldGroup>
        <SelectField
          form={form}
          name="idpType"
          label={t('tenants.field.idpType')}
          choices={idpTypes.map((type) => ({ value: type, label: t(`tenants.idp.${type}`) }))}
          isRequired
        />
        {(['idpClientId', 'idpDashboardAppId', 'idpPoolId'] as const).map(field)}
      </FieldGroup>
    ),
  }
}

function LogoField({ form, affiliateId }: { form: Form<AffiliateValues>; affiliateId: string }) {
  const t = useT('tenants')
  const label = t('tenants.field.logoFileId')
  return (
    <PictureField
      name="logoFileId"
      label={label}
      help={t('tenants.logoHint')}
      value={form.values.logoFileId}
      onChange={(fileId) => form.set('logoFileId', fileId)}
      upload={(file) => sendLogo(affiliateId, file)}
      picture={(fileId) => <AffiliateLogo affiliateId={affiliateId} fileId={fileId} />}
      error={form.errorOf('logoFileId', label)}
    />
  )
}

export function AffiliateLogo({ affiliateId, fileId }: { affiliateId: string; fileId: string }) {
  return <StoredPicture file={useQuery(affiliateLogoQuery(affiliateId, fileId)).data} />
}
