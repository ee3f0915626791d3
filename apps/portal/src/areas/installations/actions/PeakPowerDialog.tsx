import { installationUpdateModel } from '@wattdesk/contract/installations/pvbattery/models.ts'
import { NumberField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import { modelOf, valuesOf } from '../installation-form.ts'
import { changePeakPower, installationQuery, refreshInstallations } from '../installations.queries.ts'
import type { Installation, Values } from '../kinds/kind-form.ts'
import { pvBatteryForm } from '../kinds/pvbattery-fields.ts'

type Props = { customerId: string; installation: Installation; onClose: () => void }

const toModel = (values: Values) => modelOf(pvBatteryForm, values, false)
const formOf = (installation: Installation) => valuesOf(pvBatteryForm, installation, installation.siteId)

/** Changes only the peak power, which is the inverter's maximum AC output. */
export function PeakPowerDialog({ customerId, installation, onClose }: Props) {
  const t = useT('installations')
  const { configurationId } = installation
  const saving = useSaveRecord({
    schema: installationUpdateModel,
    initial: () => formOf(installation),
    toModel,
    save: (model) => changePeakPower(configurationId, model),
    conflict: {
      code: 'InstallationChanged',
      load: async (read) => {
        const saved = await read(installationQuery(customerId, pvBatteryForm, configurationId))
        return { values: formOf(saved), savedAt: saved.updatedAt }
      },
    },
    saved: t('installations.updated'),
    failed: (message) => t('installations.failed.updated', { message }),
    refresh: (client) => refreshInstallations(client, customerId),
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('installations.peakPower.title')} onClose={onClose}>
      <p>{t('installations.peakPower.text')}</p>
      <NumberField
        form={saving.form}
        name="pvInverterMaxAcPowerW"
        label={t('installations.field.pvPeakPowerW')}
        unit="W"
        isRequired
        hasAutofocus
      />
    </SaveDialog>
  )
}
