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

type ConsentForm = ComponentProps<typeof CheckField>['form']

/** The field of the consent. It counts for these devices only. */
const consentFor = (keepers: Devices) => `risksTaken.${keepers.map(({ deviceId }) => deviceId).join('+')}`

/** Whether the risk of these devices has not been accepted. */
export const mustAccept = (form: Pick<ConsentForm, 'read'>, keepers: Devices): boolean =>
  keepers.length > 0 && form.read(consentFor(keepers)) !== true

/** The same with a checkbox, which has to be checked. */
export function KeptLimitConsent({ form, keepers }: { form: ConsentForm; keepers: Devices }) {
  const t = useT('deviceLimits')
  if (keepers.length === 0) return null
  return (
    <>
      <KeptLimitRisk keepers={keepers} />
      <CheckField form={form} name={consentFor(keepers)} label={t('deviceLimits.kept.accept')} isLine />
    </>
  )
}
