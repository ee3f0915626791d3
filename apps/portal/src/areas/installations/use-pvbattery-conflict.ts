import { useQueryClient } from '@tanstack/react-query'
import type { PvBattery } from '@wattdesk/contract/installations/pvbattery.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { pvBatteriesQuery } from './installations.queries.ts'
import { type PanelValues, type PvBatteryValues, pvBatteryValues } from './pvbattery-form.ts'

const fields = [
  'serialNumber',
  'vendorSiteId',
  'vendorUserId',
  'vrmPortalId',
  'gatewaySerialNumber',
  'loggerSerialNumbers',
  'isGcp',
  'hasInverter',
  'inverterKind',
  'pvInverterProvider',
  'pvInverterModel',
  'pvInverterMaxAcPowerW',
  'batteryManufacturer',
  'batteryCapacityWh',
  'batteryInverterModel',
  'batteryInverterMaxAcPowerW',
  'installedOn',
  'pvPanels',
] as const
const units: Record<string, string> = { pvInverterMaxAcPowerW: 'W', batteryCapacityWh: 'Wh', batteryInverterMaxAcPowerW: 'W' }

type Options = { form: Form<PvBatteryValues>; initial: PvBatteryValues; customerId: string; installation: PvBattery | undefined }

/** Two members who change one installation: what differs is chosen field by field. */
export function usePvBatteryConflict({ form, initial, customerId, installation }: Options) {
  const t = useT('installations')
  const client = useQueryClient()
  return useEditConflict({
    form,
    initial,
    code: 'InstallationChanged',
    load: async () => {
      const { items } = await client.fetchQuery({ ...pvBatteriesQuery(customerId), staleTime: 0 })
      const saved = items.find((one) => one.configurationId === installation?.configurationId)
      if (!saved) throw new Error('The installation is gone')
      return { values: pvBatteryValues(saved, saved.siteId), savedAt: saved.updatedAt }
    },
    labels: Object.fromEntries(fields.map((field) => [field, t(`installations.field.${field}`)])),
    kept: ['apiKey', 'clearsApiKey', 'overwriteGcp'],
    wordsOf: (name, value) => {
      if (name === 'inverterKind') return t(`installations.inverterKind.${value as NonNullable<PvBattery['inverterKind']>}`) // the form offers no other
      if (name === 'pvPanels') return panelWords(value as PanelValues[], t) // the form's own shape
      return units[name] ? `${value} ${units[name]}` : String(value)
    },
  })
}

function panelWords(panels: readonly PanelValues[], t: Translate): string {
  const words = panels.map((panel, at) => {
    const said = [
      `${t('installations.field.panelCount')} ${panel.panelCount}`,
      `${t('installations.field.peakPowerW')} ${panel.peakPowerW} W`,
      `${t('installations.field.azimuthDegrees')} ${panel.azimuthDegrees}°`,
      `${t('installations.field.tiltDegrees')} ${panel.tiltDegrees}°`,
      `${t('installations.field.shadedSegmentsCount')} ${panel.shadedSegmentsCount}`,
      ...(panel.altitudeM ? [`${t('installations.field.altitudeM')} ${panel.altitudeM} m`] : []),
    ]
    return `${t('installations.panel.group', { number: at + 1 })}: ${said.join(', ')}`
  })
  return words.join('; ')
}
