import { type Appliance, assignableTypes, deviceApplianceKindsRequestModel } from '@wattdesk/contract/installations/gateway.ts'
import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { CheckField, SelectField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Fragment } from 'react'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { refreshInstallations, tellApplianceKinds } from './installations.queries.ts'

type Props = { customerId: string; appliances: readonly Appliance[]; onClose: () => void }

/** Appliances whose kind a member can set. */
export const assignable = (appliances: readonly Appliance[]): Appliance[] => appliances.filter(({ type }) => assignableTypes.includes(type))

/** Sets the kinds of the inverters and meters that a gateway found. */
export function ApplianceKindsDialog({ customerId, appliances, onClose }: Props) {
  const t = useT('installations')
  const shown = assignable(appliances)
  const saving = useSaveRecord({
    schema: deviceApplianceKindsRequestModel,
    initial: () => ({
      appliances: shown.map(({ deviceId, kind, type, reverseFlow }) => ({ deviceId, kind, ...(type === 'Meter' ? { reverseFlow } : {}) })),
    }),
    save: (model) => tellApplianceKinds(customerId, model),
    saved: t('installations.gateways.assigned'),
    failed: (message) => t('installations.gateways.assignFailed', { message }),
    refresh: (client) => refreshInstallations(client, customerId),
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('installations.gateways.assignTitle')} onClose={onClose}>
      {shown.map(({ deviceId, type, manufacturer, model }, at) => (
        <Fragment key={deviceId}>
          <SelectField
            form={saving.form}
            name={`appliances.${at}.kind`}
            label={[manufacturer, model].filter(Boolean).join(' ') || deviceId}
            help={deviceId}
            choices={applianceKinds.map((value) => ({ value, label: t(`installations.kind.${value}`) }))}
            isRequired
          />
          {type === 'Meter' ? (
            <CheckField
              form={saving.form}
              name={`appliances.${at}.reverseFlow`}
              label={t('installations.field.reverseFlow')}
              help={t('installations.help.reverseFlow')}
            />
          ) : null}
        </Fragment>
      ))}
      <p>{t('installations.gateways.assignHint')}</p>
    </SaveDialog>
  )
}
