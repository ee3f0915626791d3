import { useQuery } from '@tanstack/react-query'
import type { Site } from '@wattdesk/contract/customers/models.ts'
import { DayField } from '@wattdesk/ui/form/DayField.tsx'
import { CheckField, FieldGroup, type FieldProps, NumberField, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCan } from '../../session/use-session.ts'
import { IdentifierField } from './IdentifierField.tsx'
import { clearingOf } from './installation-form.ts'
import { vendorsQuery } from './installations.queries.ts'
import type { Field, Installation, KindForm, Values } from './kinds/kind-form.ts'
import { PartFields } from './PartFields.tsx'

type Props = { kind: KindForm; form: Form<Values>; customerId: string; sites: readonly Site[]; installation?: Installation }
type Vendor = { name: string; identifiedBy: string }
type OneProps = Pick<Props, 'form' | 'customerId' | 'installation'> & { vendor: Vendor | undefined }

/** Site and vendor, then the fields of the kind. Hides fields that do not apply. */
export function InstallationFields({ kind, form, customerId, sites, installation }: Props) {
  const t = useT('installations')
  const { data: vendors } = useQuery(vendorsQuery(kind.name))
  const vendor = vendors?.items.find((one) => one.id === form.values.vendorId)
  const isFixed = installation !== undefined
  const mayChange = useMayChange(kind, installation)
  const shown = kind.fields.filter((field) => field.isShown?.(form.values) ?? true)
  const groups = [...Map.groupBy(shown, (field) => field.group)]
  return (
    <div>
      {groups.map(([group, fields]) => {
        const [first] = fields
        if (first?.control === 'parts') {
          return <PartFields key={group} form={form} field={first} isDisabled={!mayChange(first.name)} />
        }
        return (
          <FieldGroup key={group} title={t(`installations.group.${group}`)}>
            {group === 'identity' ? (
              <>
                <SelectField
                  form={form}
                  name="siteId"
                  label={t('installations.field.siteId')}
                  choices={sites.map((site) => ({ value: site.id, label: `${site.name}, ${site.city}` }))}
                  isDisabled={isFixed}
                  isRequired
                />
                <SelectField
                  form={form}
                  name="vendorId"
                  label={t('installations.field.vendorId')}
                  choices={vendors?.items.map((one) => ({ value: one.id, label: one.displayName })) ?? []}
                  emptyLabel=""
                  help={vendors?.items.length === 0 ? t('installations.help.noVendor') : undefined}
                  isDisabled={isFixed}
                  isRequired
                />
              </>
            ) : null}
            {fields.map((field) => (
              <OneField
                key={field.name}
                field={field}
                form={form}
                customerId={customerId}
                vendor={vendor}
                installation={installation}
                isDisabled={!mayChange(field.name)}
              />
            ))}
          </FieldGroup>
        )
      })}
    </div>
  )
}

/** Changing a guarded field, once set, needs its own permission. */
function useMayChange({ guarded }: KindForm, installation: Installation | undefined): (name: string) => boolean {
  const can = useCan()
  return (name) => {
    const isSet = installation !== undefined && installation[name] !== null
    return can(guarded && isSet && guarded.fields.includes(name) ? guarded.permission : 'write:customers')
  }
}

function OneField({ field, form, customerId, vendor, installation, isDisabled }: OneProps & { field: Field; isDisabled: boolean }) {
  const t = useT('installations')
  const speech = useLanguage()
  const { name, control, isRequired } = field
  const shared = {
    form,
    name,
    label: t(`installations.field.${name}`),
    help: field.help ? t(`installations.help.${field.help}`) : undefined,
    isDisabled,
    isRequired: typeof isRequired === 'string' ? vendor?.identifiedBy === isRequired : isRequired,
  }
  switch (control) {
    case 'text':
      return <TextField {...shared} maxLength={field.maxLength} isMono={field.isMono} />
    case 'list':
      return <TextField {...shared} isMono />
    case 'day':
      return <DayField {...shared} />
    case 'number':
      return <NumberField {...shared} unit={field.unit} />
    case 'check':
      return <CheckField {...shared} />
    case 'choice': {
      const choices = field.choices.map((value) => ({ value, label: speech.find(`installations.${field.words}.${value}`) ?? value }))
      return <SelectField {...shared} choices={choices} />
    }
    case 'identifier': {
      const own = String(installation?.[name] ?? '')
      return <IdentifierField {...shared} maxLength={field.maxLength} customerId={customerId} vendorName={vendor?.name} own={own} />
    }
    case 'secret':
      return <SecretField {...shared} isStored={installation?.[field.has] === true} />
    case 'parts':
      return null
  }
}

type SecretProps = Pick<FieldProps, 'name' | 'label' | 'help' | 'isDisabled'> & { form: Form<Values>; isStored: boolean }

/** A stored secret can be replaced or deleted, but is never shown. */
function SecretField({ isStored, ...shared }: SecretProps) {
  const t = useT('installations')
  const clearing = clearingOf(shared.name)
  return (
    <>
      <TextField
        {...shared}
        help={isStored ? t('installations.help.apiKeyKept') : shared.help}
        type="password"
        autoComplete="new-password"
        maxLength={512}
        isDisabled={shared.isDisabled || shared.form.values[clearing] === true}
      />
      {isStored ? (
        <CheckField form={shared.form} name={clearing} label={t('installations.help.clearApiKey')} isDisabled={shared.isDisabled} />
      ) : null}
    </>
  )
}
