import { useQuery } from '@tanstack/react-query'
import { type Appliance, deviceApplianceKindsRequestModel, type Gateway } from '@wattdesk/contract/gateways/models.ts'
import { assignableTypes } from '@wattdesk/contract/gateways/terms.ts'
import { deviceName } from '@wattdesk/contract/installations/device-name.ts'
import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { CheckField, SelectField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { Fragment, useState } from 'react'
import { SaveForm } from '../../../forms/SaveForm.tsx'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { appliancesQuery, refreshInstallations, saveApplianceKinds } from '../installations.queries.ts'
import { changedKinds } from './changed-kinds.ts'
import { NetworkSearchButton } from './NetworkSearch.tsx'

type Props = { customerId: string; gateway: Gateway; onClose: () => void }

/** Only these have kinds that a member can set. */
export const assignable = (appliances: readonly Appliance[]): Appliance[] => appliances.filter(({ type }) => assignableTypes.includes(type))

export function ApplianceKindsDialog(props: Props) {
  const t = useT('installations')
  const list = useQuery(appliancesQuery(props.customerId))
  return (
    <Dialog title={t('installations.gateways.assignTitle')} onClose={props.onClose}>
      {list.isError && !list.data ? <QueryFailure query={list} message={t('installations.fetchFailed')} /> : null}
      {list.isPending ? <SkeletonLines count={4} /> : null}
      {list.data ? <KindsForm {...props} found={assignable(list.data.items)} /> : null}
    </Dialog>
  )
}

function KindsForm({ customerId, gateway, found, onClose }: Props & { found: readonly Appliance[] }) {
  const t = useT('installations')
  // A search that ends while the form is open brings other devices, and each row belongs to one.
  const [shown] = useState(found)
  const saving = useSaveRecord({
    schema: deviceApplianceKindsRequestModel,
    initial: () => ({
      appliances: shown.map(({ deviceId, kind, type, reverseFlow }) => ({ deviceId, kind, ...(type === 'Meter' ? { reverseFlow } : {}) })),
    }),
    save: async ({ appliances }) => {
      const changed = changedKinds(shown, appliances)
      if (changed.length > 0) await saveApplianceKinds(customerId, { appliances: changed })
    },
    saved: t('installations.gateways.assigned'),
    failed: (message) => t('installations.gateways.assignFailed', { message }),
    refresh: (client) => refreshInstallations(client, customerId),
    onSaved: onClose,
  })
  return (
    <SaveForm saving={saving} rescan={<NetworkSearchButton customerId={customerId} gateway={gateway} reason={undefined} />}>
      {shown.map(({ deviceId, type, manufacturer, model }, at) => (
        <Fragment key={deviceId}>
          <SelectField
            form={saving.form}
            name={`appliances.${at}.kind`}
            label={deviceName(manufacturer, model) || deviceId}
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
    </SaveForm>
  )
}
