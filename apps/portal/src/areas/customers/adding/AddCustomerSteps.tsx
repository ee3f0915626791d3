import { languages } from '@wattdesk/contract/languages.ts'
import type { TenantChoice } from '@wattdesk/contract/tenants/models.ts'
import { CheckField, FieldGroup, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import layout from '../../../page/layout.module.css'
import { useCan } from '../../../session/use-session.ts'
import classes from '../customers.module.css'
import { SiteFields } from '../sites/SiteFields.tsx'
import { type AddCustomerValues, needsSite, typesOf, withAccountName, withTenant } from './add-customer-form.ts'

type StepProps = { form: Form<AddCustomerValues> }

export function TypeStep({ form, tenants }: StepProps & { tenants: readonly TenantChoice[] }) {
  const t = useT('customers')
  const { set } = form
  const before = tenants.find((one) => one.id === form.values.tenantId)
  const choose = (tenantId: string) => {
    const tenant = tenants.find((one) => one.id === tenantId)
    if (!tenant) return
    const next = withTenant(form.values, tenant, before)
    set('tenantId', next.tenantId)
    if (!typesOf(tenant).includes(form.values.type)) set('type', 'residential_customer')
    set('user.language', next.user.language)
    set('site.country', next.site.country)
  }
  return (
    <div className={layout.stack}>
      <fieldset className={classes.types}>
        <legend className="wd-visually-hidden">{t('customers.field.type')}</legend>
        {typesOf(before).map((type) => (
          <label key={type} className={classes.type}>
            <input type="radio" name="type" value={type} checked={form.values.type === type} onChange={() => set('type', type)} />
            <b>{t(`customers.type.${type}`)}</b>
            <span>{t(`customers.typeHint.${type}`)}</span>
          </label>
        ))}
      </fieldset>
      <SelectField
        form={{ ...form, set: (_, value) => choose(String(value)) }}
        name="tenantId"
        label={t('customers.field.tenant')}
        choices={tenants.map((tenant) => ({ value: tenant.id, label: tenant.name }))}
        isRequired
      />
      <CheckField form={form} name="isTechnical" label={t('customers.field.technical')} help={t('customers.add.technicalHint')} />
    </div>
  )
}

export function AccountStep({ form }: StepProps) {
  const t = useT('customers')
  const languageName = useLanguageName()
  const mayInvite = useCan()('write:customers-users')
  const nameAccount = (accountName: string) => {
    const next = withAccountName(form.values, accountName)
    form.set('accountName', next.accountName)
    form.set('user.firstName', next.user.firstName)
    form.set('user.lastName', next.user.lastName)
  }
  return (
    <>
      <FieldGroup title={t('customers.add.accountGroup')}>
        <TextField
          form={{ ...form, set: (_, value) => nameAccount(String(value)) }}
          name="accountName"
          label={t('customers.field.accountName')}
          maxLength={120}
          isRequired
          hasAutofocus
        />
        <TextField form={form} name="accountEmail" label={t('customers.field.accountEmail')} type="email" maxLength={254} isRequired />
        <TextField form={form} name="externalReferenceId" label={t('customers.field.externalReferenceId')} maxLength={40} />
        <TextField form={form} name="secondExternalReferenceId" label={t('customers.field.secondExternalReferenceId')} maxLength={40} />
        <TextField form={form} name="subscription" label={t('customers.field.subscription')} maxLength={60} />
        <TextField form={form} name="applicationName" label={t('customers.field.applicationName')} maxLength={60} />
        <CheckField form={form} name="gvsEnabled" label={t('customers.field.gvsEnabled')} isLine />
      </FieldGroup>
      <FieldGroup title={t('customers.add.userGroup')} help={t('customers.add.userHelp')}>
        <TextField form={form} name="user.firstName" label={t('customers.field.firstName')} maxLength={80} isRequired />
        <TextField form={form} name="user.lastName" label={t('customers.field.lastName')} maxLength={80} isRequired />
        <SelectField
          form={form}
          name="user.language"
          label={t('customers.field.language')}
          choices={languages.map((value) => ({ value, label: languageName(value) }))}
          isRequired
        />
        <CheckField
          form={form}
          name="invite"
          label={t('customers.add.invite')}
          help={t(form.values.invite ? 'customers.add.inviteNow' : 'customers.add.inviteLater')}
          isDisabled={!mayInvite}
          isLine
        />
      </FieldGroup>
    </>
  )
}

export function SiteStep({ form }: StepProps) {
  const t = useT('customers')
  const { values } = form
  return (
    <div className={layout.stack}>
      {values.type === 'residential_customer' ? null : <CheckField form={form} name="hasSite" label={t('customers.add.siteWanted')} />}
      {needsSite(values) ? <SiteFields form={form} prefix="site." help={t('customers.add.siteHelp')} /> : null}
    </div>
  )
}

export function CheckStep({ values, tenantName }: { values: AddCustomerValues; tenantName: string }) {
  const t = useT('customers')
  const stated = (text: string) => text.trim() || t('customers.add.notGiven')
  const languageName = useLanguageName()
  const { site, user } = values
  const facts = [
    { label: t('customers.field.type'), value: t(`customers.type.${values.type}`) },
    { label: t('customers.field.tenant'), value: tenantName },
    { label: t('customers.field.accountName'), value: values.accountName },
    { label: t('customers.field.accountEmail'), value: values.accountEmail },
    { label: t('customers.add.userGroup'), value: `${user.firstName} ${user.lastName}` },
    { label: t('customers.field.language'), value: user.language ? languageName(user.language) : '' },
    { label: t('customers.add.invitation'), value: t(values.invite ? 'customers.add.inviteNow' : 'customers.add.inviteLater') },
    { label: t('customers.field.externalReferenceId'), value: stated(values.externalReferenceId) },
    { label: t('customers.field.secondExternalReferenceId'), value: stated(values.secondExternalReferenceId) },
    { label: t('customers.field.subscription'), value: stated(values.subscription) },
    { label: t('customers.field.applicationName'), value: stated(values.applicationName) },
  ]
  const place = { label: t('customers.add.stepSite'), value: `${site.name}, ${site.address}, ${site.zipCode} ${site.city}` }
  return <FactList facts={needsSite(values) ? [...facts, place] : facts} />
}
