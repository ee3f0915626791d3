import type { PvBattery } from '@wattdesk/contract/installations/pvbattery.ts'
import { formatNumber, noValue } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import classes from './installations.module.css'

type Group = PvBattery['pvPanels'][number] & { number: number }

/** The panel groups of an installation. */
export function PvPanelTable({ panels }: { panels: PvBattery['pvPanels'] }) {
  const t = useT('installations')
  const { language } = useLanguage()
  const number = (value: number, digits = 0) => formatNumber(value, language, { maximumFractionDigits: digits })
  const columns: Column<Group>[] = [
    {
      key: 'group',
      header: t('installations.group.panels'),
      isTitle: true,
      cell: (group) => t('installations.panel.group', { number: group.number }),
    },
    { key: 'count', header: t('installations.field.panelCount'), isNumber: true, cell: (group) => number(group.panelCount) },
    { key: 'peak', header: `${t('installations.field.peakPowerW')} (W)`, isNumber: true, cell: (group) => number(group.peakPowerW) },
    {
      key: 'azimuth',
      header: `${t('installations.field.azimuthDegrees')} (°)`,
      isNumber: true,
      cell: (group) => number(group.azimuthDegrees, 1),
    },
    { key: 'tilt', header: `${t('installations.field.tiltDegrees')} (°)`, isNumber: true, cell: (group) => number(group.tiltDegrees, 1) },
    { key: 'shade', header: t('installations.field.shadeLevel'), isNumber: true, cell: (group) => number(group.shadeLevel, 2) },
    {
      key: 'altitude',
      header: `${t('installations.field.altitudeM')} (m)`,
      isNumber: true,
      cell: (group) => (group.altitudeM === null ? noValue : number(group.altitudeM)),
    },
  ]
  const rows = panels.map((panel, at) => ({ ...panel, number: at + 1 }))
  return (
    <div className={classes.panelTable}>
      <DataTable label={t('installations.group.panels')} columns={columns} rows={rows} keyOf={(group) => String(group.number)} />
    </div>
  )
}
