import type { DeviceLimitChoices } from '@wattdesk/contract/device-limits/calls.ts'
import { deviceLimitModel } from '@wattdesk/contract/device-limits/models.ts'
import { formatPowerW } from '@wattdesk/i18n/formats.ts'
import { NumberField, SelectField } from '@wattdesk/ui/form/fields.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { figure } from '../../forms/use-schema-form.ts'
import layout from '../../page/layout.module.css'
import { refreshLimits, setLimit } from './device-limits.queries.ts'
import { KeptLimitConsent, keepersOf, mustAccept } from './KeptLimitRisk.tsx'
import { endOf, toMinutes } from './limit-form.ts'

type Props = { customerId: string; inverters: DeviceLimitChoices['devices']; onClose: () => void }

export function GenerationLimitDialog({ customerId, inverters, onClose }: Props) {
  const t = useT('deviceLimits')
  const { language } = useLanguage()
  const saving = useSaveRecord({
    schema: deviceLimitModel,
    initial: () => ({
      deviceId: inverters.length === 1 ? (inverters[0]?.deviceId ?? '') : '',
      percent: '60',
      minutes: '15',
      risksTaken: {},
    }),
    toModel: ({ deviceId, percent, minutes }) => ({
      kind: 'generation',
      deviceId,
      percent: figure(percent),
      endsAt: endOf(minutes),
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
    inverters.filter(({ deviceId }) => deviceId === form.values.deviceId),
    'generation',
  )
  return (
    <SaveDialog
      saving={saving}
      title={t('deviceLimits.generation.title')}
      submit={t('deviceLimits.generation.title')}
      refusal={mustAccept(form, keepers) ? t('deviceLimits.kept.mustAccept') : undefined}
      onClose={onClose}
    >
      <p className={layout.hint}>{t('deviceLimits.generation.hint')}</p>
      <SelectField
        form={form}
        name="deviceId"
        label={t('deviceLimits.field.device')}
        emptyLabel={t('deviceLimits.generation.choose')}
        choices={inverters.map(({ deviceId, name, generationW }) => ({
          value: deviceId,
          label: `${name} (${formatPowerW(generationW, language)})`,
        }))}
        isRequired
      />
      <NumberField
        form={form}
        name="percent"
        label={t('deviceLimits.field.percent')}
        help={t('deviceLimits.generation.percentHelp')}
        unit="%"
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
      <KeptLimitConsent form={form} keepers={keepers} />
    </SaveDialog>
  )
}
