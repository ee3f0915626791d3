import type { Translate } from '@wattdesk/i18n/translator.ts'
import type { PanelValues } from './pvbattery-form.ts'

/** The panel groups of an inverter in one line, as the choice between two versions shows them. */
export function panelWords(value: unknown, t: Translate): string {
  const panels = value as readonly PanelValues[] // the form's own shape
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
