import { IconTopologyStar3 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Appliance, type Gateway, gridxMeterModel } from '@wattdesk/contract/gateways/models.ts'
import { meterApplianceKinds } from '@wattdesk/contract/gateways/terms.ts'
import { CheckField, SelectField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { SaveDialog } from '../../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import { ActionButton } from '../../../page/ActionButton.tsx'
import { changedKinds } from '../gateways/changed-kinds.ts'
import { NetworkSearchButton } from '../gateways/NetworkSearch.tsx'
import { gatewaysQuery, refreshInstallations, saveMeterKind } from '../installations.queries.ts'
import type { ActionsProps, Installation } from '../kinds/kind-form.ts'

/** Sets what a meter of the gateway's vendor measures, once the gateway has found it. */
export function MeterActions({ customerId, installation, reason }: ActionsProps) {
  const t = useT('installations')
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(gatewaysQuery(customerId))
  const gateway = data?.items.find(({ vendorName }) => vendorName === installation.vendor.displayName)
  if (!gateway) return null
  const found = gateway.appliances.find(({ deviceId }) => deviceId === installation.deviceId)
  return (
    <>
      <ActionButton
        isSmall
        reason={reason ?? (found ? undefined : t('installations.meterKind.notFound'))}
        icon={IconTopologyStar3}
        onClick={() => setOpen(true)}
      >
        {t('installations.meterKind.set')}
      </ActionButton>
      {isOpen && found ? (
        <MeterKindDialog
          customerId={customerId}
          gateway={gateway}
          installation={installation}
          found={found}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

type DialogProps = { customerId: string; gateway: Gateway; installation: Installation; found: Appliance; onClose: () => void }

function MeterKindDialog({ customerId, gateway, installation, found, onClose }: DialogProps) {
  const t = useT('installations')
  const [shown] = useState(found)
  const saving = useSaveRecord({
    schema: gridxMeterModel,
    initial: () => ({ kind: shown.kind, reverseFlow: shown.reverseFlow }),
    save: async (model) => {
      const [changed] = changedKinds([shown], [{ ...model, deviceId: shown.deviceId }])
      if (!changed) return
      const { kind, reverseFlow } = changed
      await saveMeterKind(customerId, installation.configurationId, { kind, reverseFlow })
    },
    saved: t('installations.gateways.assigned'),
    failed: (message) => t('installations.gateways.assignFailed', { message }),
    refresh: (client) => refreshInstallations(client, customerId),
    onSaved: onClose,
  })
  return (
    <SaveDialog
      saving={saving}
      title={t('installations.meterKind.title')}
      rescan={<NetworkSearchButton customerId={customerId} gateway={gateway} reason={undefined} />}
      onClose={onClose}
    >
      <SelectField
        form={saving.form}
        name="kind"
        label={t('installations.field.kind')}
        choices={meterApplianceKinds.map((value) => ({ value, label: t(`installations.kind.${value}`) }))}
        isRequired
      />
      <CheckField
        form={saving.form}
        name="reverseFlow"
        label={t('installations.field.reverseFlow')}
        help={t('installations.help.reverseFlow')}
      />
    </SaveDialog>
  )
}
