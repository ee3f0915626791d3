import { useQuery } from '@tanstack/react-query'
import type { Site } from '@wattdesk/contract/customers.ts'
import { inverterKinds } from '@wattdesk/contract/installations/installation.ts'
import type { PvBattery } from '@wattdesk/contract/installations/pvbattery.ts'
import { CheckField, FieldGroup, NumberField, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { vendorsQuery } from './installations.queries.ts'
import { hasBattery, hasPv, type PvBatteryValues } from './pvbattery-form.ts'
import { SerialNumberField } from './SerialNumberField.tsx'

type Props = { form: Form<PvBatteryValues>; customerId: string; sites: readonly Site[]; installation?: PvBattery }

/** Identity, inverter and battery. What does not apply to the chosen kind is not asked for. */
export function PvBatteryFields({ form, customerId, sites, installation }: Props) {
  const t = useT('installations')
  const { values } = form
  return (
    <>
      <IdentityFields form={form} customerId={customerId} sites={sites} installation={installation} />
      <FieldGroup title={t('installations.group.inverter')}>
        <CheckField form={form} name="hasInverter" label={t('installations.field.hasInverter')} />
        {values.hasInverter ? (
          <SelectField
            form={form}
            name="inverterKind"
            label={t('installations.field.inverterKind')}
            choices={inverterKinds.map((value) => ({ value, label: t(`installations.inverterKind.${value}`) }))}
            isRequired
          />
        ) : null}
        {values.hasInverter && hasPv(values) ? <PvInverterFields form={form} /> : null}
        <TextField form={form} name="installedOn" label={t('installations.field.installedOn')} type="date" />
      </FieldGroup>
      {values.hasInverter && hasBattery(values) ? <BatteryFields form={form} /> : null}
    </>
  )
}

function IdentityFields({ form, customerId, sites, installation }: Props) {
  const t = useT('installations')
  const { data: vendors } = useQuery(vendorsQuery)
  const vendor = vendors?.items.find((one) => one.id === form.values.vendorId)
  const isFixed = installation !== undefined
  return (
    <>
      <FieldGroup title={t('installations.group.identity')}>
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
          isDisabled={isFixed}
          isRequired
        />
        <SerialNumberField
          form={form}
          customerId={customerId}
          vendorName={vendor?.name}
          own={installation?.serialNumber ?? undefined}
          isRequired={vendor?.identifiedBy === 'serial_number'}
        />
        <TextField
          form={form}
          name="vendorSiteId"
          label={t('installations.field.vendorSiteId')}
          maxLength={64}
          isMono
          isRequired={vendor?.identifiedBy === 'site_id'}
        />
        <TextField
          form={form}
          name="apiKey"
          label={t('installations.field.apiKey')}
          help={t(installation?.hasApiKey ? 'installations.help.apiKeyKept' : 'installations.help.apiKey')}
          type="password"
          autoComplete="new-password"
          maxLength={512}
          isDisabled={form.values.clearsApiKey}
        />
        <CheckField form={form} name="isGcp" label={t('installations.field.isGcp')} help={t('installations.help.isGcp')} />
        {installation?.hasApiKey ? <CheckField form={form} name="clearsApiKey" label={t('installations.help.clearApiKey')} /> : null}
      </FieldGroup>
      <FieldGroup title={t('installations.group.more')}>
        <TextField
          form={form}
          name="vrmPortalId"
          label={t('installations.field.vrmPortalId')}
          maxLength={64}
          isMono
          isRequired={vendor?.identifiedBy === 'vrm_portal_id'}
        />
        <TextField form={form} name="vendorUserId" label={t('installations.field.vendorUserId')} maxLength={64} isMono />
        <TextField form={form} name="gatewaySerialNumber" label={t('installations.field.gatewaySerialNumber')} maxLength={64} isMono />
        <TextField
          form={form}
          name="loggerSerialNumbers"
          label={t('installations.field.loggerSerialNumbers')}
          help={t('installations.help.loggerSerialNumbers')}
          isMono
          isRequired={vendor?.identifiedBy === 'logger_serial_number'}
        />
      </FieldGroup>
    </>
  )
}

function PvInverterFields({ form }: { form: Form<PvBatteryValues> }) {
  const t = useT('installations')
  return (
    <>
      <NumberField
        form={form}
        name="pvInverterMaxAcPowerW"
        label={t('installations.field.pvInverterMaxAcPowerW')}
        help={`${t('installations.field.pvPeakPowerW')}: ${t('installations.help.pvPeakPowerW')}`}
        unit="W"
        isRequired
      />
      <TextField form={form} name="pvInverterProvider" label={t('installations.field.pvInverterProvider')} maxLength={80} />
      <TextField form={form} name="pvInverterModel" label={t('installations.field.pvInverterModel')} maxLength={80} />
    </>
  )
}

function BatteryFields({ form }: { form: Form<PvBatteryValues> }) {
  const t = useT('installations')
  return (
    <FieldGroup title={t('installations.group.battery')}>
      <NumberField form={form} name="batteryCapacityWh" label={t('installations.field.batteryCapacityWh')} unit="Wh" isRequired />
      <TextField form={form} name="batteryManufacturer" label={t('installations.field.batteryManufacturer')} maxLength={80} />
      <TextField form={form} name="batteryInverterModel" label={t('installations.field.batteryInverterModel')} maxLength={80} />
      <NumberField form={form} name="batteryInverterMaxAcPowerW" label={t('installations.field.batteryInverterMaxAcPowerW')} unit="W" />
    </FieldGroup>
  )
}
