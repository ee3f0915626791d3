import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Site } from '@wattdesk/contract/customers/models.ts'
import { gatewayDeviceInstallationRequestModel } from '@wattdesk/contract/gateways/models.ts'
import { deviceName } from '@wattdesk/contract/installations/device-name.ts'
import { SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useDialogWork } from '@wattdesk/ui/overlay/dialog-work.ts'
import { useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { SaveForm } from '../../../forms/SaveForm.tsx'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import layout from '../../../page/layout.module.css'
import { StartCodeReader } from '../../../start-code/StartCodeReader.tsx'
import classes from '../installations.module.css'
import { gatewaysQuery, pairGateway, refreshInstallations } from '../installations.queries.ts'
import { NetworkSearchButton, NetworkSearchState } from './NetworkSearch.tsx'

type Props = { customerId: string; sites: readonly Site[]; onClose: () => void }

/** Pairs a gateway by the start code printed on it, then makes it search its network. */
export function AddGatewayDialog({ customerId, sites, onClose }: Props) {
  const t = useT('installations')
  const [isPaired, setPaired] = useState(false)
  return (
    <Dialog title={t('installations.gateways.add')} onClose={onClose}>
      {isPaired ? (
        <SearchStep customerId={customerId} />
      ) : (
        <PairStep customerId={customerId} sites={sites} onPaired={() => setPaired(true)} />
      )}
    </Dialog>
  )
}

function PairStep({ customerId, sites, onPaired }: Omit<Props, 'onClose'> & { onPaired: () => void }) {
  const t = useT('installations')
  const client = useQueryClient()
  const saving = useSaveRecord({
    schema: gatewayDeviceInstallationRequestModel,
    initial: () => ({ siteId: sites[0]?.id ?? '', startCode: '', serialNumber: '' }),
    save: (model) => pairGateway(customerId, model),
    saved: t('installations.gateways.added'),
    failed: (message) => t('installations.failed.added', { message }),
    refresh: (one) => refreshInstallations(one, customerId),
    onSaved: onPaired,
    onError(error) {
      if (!isPairedHere(error)) return false
      void refreshInstallations(client, customerId)
      onPaired()
      return true
    },
  })
  const { form } = saving
  return (
    <SaveForm saving={saving} submit={t('ui.action.add')}>
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
      <StartCodeReader onCode={(code) => form.set('startCode', code)} />
      <TextField
        form={form}
        name="serialNumber"
        label={t('installations.field.gatewaySerialNumber')}
        help={t('installations.gateways.serialNumberHelp')}
        maxLength={64}
        autoComplete="off"
        isMono
      />
    </SaveForm>
  )
}

/** After a lost response, the repeated request reports the gateway as already paired with this customer. */
function isPairedHere(error: unknown): boolean {
  if (!(error instanceof CallError) || error.code !== 'DuplicatedInstallationCustomerSite') return false
  return typeof error.details === 'object' && error.details !== null && Reflect.get(error.details, 'isOfThisCustomer') === true
}

/** The network search and its results. If the connection fails, the last state stays visible beside the error. */
function SearchStep({ customerId }: Pick<Props, 'customerId'>) {
  const t = useT('installations')
  const list = useQuery(gatewaysQuery(customerId))
  const leave = useDialogWork({ isDirty: false, isBusy: false })
  const gateway = list.data?.items[0]
  const search = gateway ? <NetworkSearchButton customerId={customerId} gateway={gateway} reason={undefined} isStep /> : null
  return (
    <div className={layout.stack}>
      <p>{t('installations.gateways.searchHint')}</p>
      {list.isError ? <QueryFailure query={list} message={t('installations.fetchFailed')} /> : null}
      {gateway ? (
        <>
          <NetworkSearchState gateway={gateway} />
          <ul className={classes.found}>
            {gateway.appliances.map(({ deviceId, kind, manufacturer, model }) => (
              <li key={deviceId}>{[t(`installations.kind.${kind}`), deviceName(manufacturer, model)].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        </>
      ) : null}
      <div className={layout.buttons}>
        {gateway?.search ? search : null}
        <Button variant={gateway?.search ? 'filled' : 'default'} onClick={() => leave()}>
          {t('ui.action.close')}
        </Button>
        {gateway?.search ? null : search}
      </div>
    </div>
  )
}
