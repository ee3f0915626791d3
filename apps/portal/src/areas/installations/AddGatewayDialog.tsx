import type { Site } from '@wattdesk/contract/customers.ts'
import { gatewayDeviceInstallationRequestModel } from '@wattdesk/contract/installations/gateway.ts'
import { SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { pairGateway, refreshInstallations } from './installations.queries.ts'

type Props = { customerId: string; sites: readonly Site[]; onClose: () => void }

/** Pairs a gateway with a site by the start code printed on it. */
export function AddGatewayDialog({ customerId, sites, onClose }: Props) {
  const t = useT('installations')
  const saving = useSaveRecord({
    schema: gatewayDeviceInstallationRequestModel,
    initial: () => ({ siteId: sites[0]?.id ?? '', startCode: '', serialNumber: '' }),
    save: (model) => pairGateway(customerId, model),
    saved: t('installations.gateways.added'),
    failed: (message) => t('installations.failed.added', { message }),
    refresh: (client) => refreshInstallations(client, customerId),
    onSaved: onClose,
  })
  const { form } = saving
  return (
    <SaveDialog saving={saving} title={t('installations.gateways.add')} submit={t('ui.action.add')} onClose={onClose}>
      <SelectField
        form={form}
        name="siteId"
        label={t('installations.field.siteId')}
        choices={sites.map((site) => ({ value: site.id, label: `${site.name}, ${site.city}` }))}
        isRequired
      />
      <TextField
        form={form}
        name="startCode"
        label={t('installations.field.startCode')}
        help={t('installations.gateways.startCodeHelp')}
        maxLength={64}
        autoComplete="off"
        isMono
        isRequired
        hasAutofocus
      />
      <TextField
        form={form}
        name="serialNumber"
        label={t('installations.field.gatewaySerialNumber')}
        help={t('installations.gateways.serialNumberHelp')}
        maxLength={64}
        autoComplete="off"
        isMono
      />
    </SaveDialog>
  )
}
