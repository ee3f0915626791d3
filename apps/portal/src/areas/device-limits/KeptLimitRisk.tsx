import type { DeviceLimitChoices } from '@wattdesk/contract/device-limits/calls.ts'
import { CheckField } from '@wattdesk/ui/form/fields.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ComponentProps } from 'react'

type Devices = DeviceLimitChoices['devices']

/** Devices that stay limited while their gateway is off. */
export const keepersOf = (devices: Devices, power: 'generation' | 'consumption'): Devices =>
  devices.filter(({ endedByGateway }) => endedByGateway.includes(power))

/** What may happen to devices that stay limited. */
export function KeptLimitRisk({ keepers }: { keepers: Devices }) {
  const t = useT('deviceLimits')
  const { language } = useLanguage()
  const names = new Intl.ListFormat(language).format(keepers.map(({ name }) => name))
  return <p>{t('deviceLimits.kept.risk', { devices: names })}</p>
}

/** The same with a checkbox, which has to be checked. */
export function KeptLimitConsent({ form, keepers }: { form: ComponentProps<typeof CheckField>['form']; keepers: Devices }) {
  const t = useT('deviceLimits')
  if (keepers.length === 0) return null
  return (
    <>
      <KeptLimitRisk keepers={keepers} />
      <CheckField form={form} name="isRiskTaken" label={t('deviceLimits.kept.accept')} isLine />
    </>
  )
}
