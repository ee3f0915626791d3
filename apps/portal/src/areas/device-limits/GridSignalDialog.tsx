import type { Site } from '@wattdesk/contract/customers/models.ts'
import type { DeviceLimitChoices } from '@wattdesk/contract/device-limits/calls.ts'
import { deviceLimitModel, gridSignalLeastW } from '@wattdesk/contract/device-limits/models.ts'
import { NumberField, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { figure } from '../../forms/use-schema-form.ts'
import layout from '../../page/layout.module.css'
import { refreshLimits, setLimit } from './device-limits.queries.ts'
import { KeptLimitConsent, keepersOf, mustAccept } from './KeptLimitRisk.tsx'
import { endOf, toMinutes } from './limit-form.ts'

type Props = { customerId: string; sites: readonly Site[]; devices: DeviceLimitChoices['devices']; onClose: () => void }

export function GridSignalDialog({ customerId, sites, devices, onClose }: Props) {
  const t = useT('deviceLimits')
  const saving = useSaveRecord({
    schema: deviceLimitModel,
    initial: () => ({ siteId: sites[0]?.id ?? '', powerW: String(gridSignalLeastW), minutes: '60', reference: '', risksTaken: {} }),
    toModel: ({ siteId, powerW, minutes, reference }) => ({
      kind: 'grid-signal',
      siteId,
      powerW: figure(powerW),
      endsAt: endOf(minutes),
      reference,
    }),
    toForm: toMinutes,
    save: (model) => setLimit(customerId, model),
    saved: t('deviceLimits.asked'),
    failed: (message) => t('deviceLimits.failed', { message }),
    refresh: (client) => refreshLimits(client, customerId),
    onSaved: onClose,
  })
  const { form } = saving
  const keepers = keepersOf(
    devices.filter(({ siteId }) => siteId === form.values.siteId),
    'consumption',
  )
  return (
    <SaveDialog
      saving={saving}
      title={t('deviceLimits.signal.title')}
      submit={t('deviceLimits.signal.title')}
      refusal={mustAccept(form, keepers) ? t('deviceLimits.kept.mustAccept') : undefined}
      onClose={onClose}
    >
      <p className={layout.hint}>{t('deviceLimits.signal.hint')}</p>
      {sites.length > 1 ? (
        <SelectField
          form={form}
          name="siteId"
          label={t('deviceLimits.field.site')}
          choices={sites.map(({ id, name }) => ({ value: id, label: name }))}
          isRequired
        />
      ) : null}
      <NumberField
        form={form}
        name="powerW"
        label={t('deviceLimits.field.powerW')}
        help={t('deviceLimits.signal.powerHelp')}
        unit="W"
        isRequired
        hasAutofocus
      />
      <NumberField
        form={form}
        name="minutes"
        label={t('deviceLimits.field.minutes')}
        help={t('deviceLimits.generation.minutesHelp')}
        unit="min"
        isRequired
      />
      <TextField
        form={form}
        name="reference"
        label={t('deviceLimits.field.reference')}
        help={t('deviceLimits.signal.referenceHelp')}
        maxLength={80}
      />
      <KeptLimitConsent form={form} keepers={keepers} />
    </SaveDialog>
  )
}
