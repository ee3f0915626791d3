import { assignableTypes } from '@wattdesk/contract/gateways/terms.ts'
import {
  type UnallocatedDevice,
  type UnallocatedInstallation,
  unallocatedInstallationDeviceUpdateModel,
} from '@wattdesk/contract/unallocated-installations/models.ts'
import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { CheckField, NumberField, SelectField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { figureOrNull } from '../../forms/use-schema-form.ts'
import { useSayKept } from '../../offline/use-say-kept.ts'
import layout from '../../page/layout.module.css'
import { nameOf } from './device-name.ts'
import { ScanButton } from './GatewayPanel.tsx'
import { changeDevice, refreshInstallation, type Subject } from './unallocated-installations.queries.ts'

type Props = {
  subject: Subject & { kind: 'unallocated' }
  installation: UnallocatedInstallation
  device: UnallocatedDevice
  onClose: () => void
}
type Values = { kind: UnallocatedDevice['kind']; peakPowerW: string; reverseFlow: boolean }

/** The kind of a device, the peak power of an inverter, and whether a meter is reversed. */
export function EditDeviceDialog({ subject, installation, device, onClose }: Props) {
  const t = useT('unallocatedInstallations', 'installations')
  const sayKept = useSayKept(onClose)
  const hasKind = assignableTypes.includes(device.type)
  const isInverter = device.type === 'Inverter'
  const isMeter = device.type === 'Meter'
  // Only changes: others may change the rest before this arrives, which takes hours without network.
  const [toModel] = useState(() => ({ kind, reverseFlow, ...values }: Values) => {
    const peakPowerW = figureOrNull(values.peakPowerW)
    return {
      ...(kind === device.kind ? {} : { kind }),
      ...(reverseFlow === device.reverseFlow ? {} : { reverseFlow }),
      ...(peakPowerW === device.peakPowerW ? {} : { peakPowerW }),
    }
  })
  const saving = useSaveRecord({
    schema: unallocatedInstallationDeviceUpdateModel,
    initial: (): Values => ({
      kind: device.kind,
      peakPowerW: device.peakPowerW === null ? '' : String(device.peakPowerW),
      reverseFlow: device.reverseFlow,
    }),
    toModel,
    save: (model) => changeDevice(subject.id, device, model),
    saved: t('unallocatedInstallations.devices.saved'),
    failed: (reason) => t('unallocatedInstallations.devices.notSaved', { reason }),
    refresh: (client) => refreshInstallation(client, subject),
    onSaved: onClose,
    onError: sayKept,
  })
  return (
    <SaveDialog
      saving={saving}
      title={t('unallocatedInstallations.devices.editOf', { device: nameOf(device) })}
      rescan={<ScanButton subject={subject} installation={installation} />}
      onClose={onClose}
    >
      <SelectField
        form={saving.form}
        name="kind"
        label={t('unallocatedInstallations.field.kind')}
        choices={applianceKinds.map((value) => ({ value, label: t(`installations.kind.${value}`) }))}
        isDisabled={!hasKind}
        isRequired
      />
      {hasKind ? null : <p className={layout.hint}>{t('unallocatedInstallations.devices.kindFixed')}</p>}
      {isMeter ? (
        <CheckField
          form={saving.form}
          name="reverseFlow"
          label={t('installations.field.reverseFlow')}
          help={t('installations.help.reverseFlow')}
        />
      ) : null}
      {isInverter ? (
        <NumberField
          form={saving.form}
          name="peakPowerW"
          label={t('unallocatedInstallations.field.peakPower')}
          help={t('unallocatedInstallations.devices.peakPowerHelp')}
          unit="W"
          hasAutofocus
        />
      ) : null}
    </SaveDialog>
  )
}
