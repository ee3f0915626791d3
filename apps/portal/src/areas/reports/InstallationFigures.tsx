import { useQuery } from '@tanstack/react-query'
import { installationKinds } from '@wattdesk/contract/installations/installation.ts'
import { formatEnergyWh, formatNumber, formatPowerW } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { childrenStatsQuery, installationStatsQuery } from '../statistics/statistics.queries.ts'
import classes from './reports.module.css'

/** Installations at the customers' homes: the number of each type, total PV peak power and battery capacity. */
export function InstallationFigures() {
  const t = useT('statistics', 'sales')
  const { language } = useLanguage()
  const installed = useQuery(installationStatsQuery)
  const children = useQuery(childrenStatsQuery)
  if (installed.isError && !installed.data) {
    return (
      <Panel title={t('statistics.byKind')}>
        <QueryFailure query={installed} />
      </Panel>
    )
  }
  const stats = installed.data
  const number = (value: number | undefined) => (value === undefined ? '…' : formatNumber(value, language))
  const kinds = installationKinds.map((key) => ({ key, label: t(`sales.kind.${key}`), value: number(stats?.byKind[key]) }))
  return (
    <div className={classes.aside}>
      <Panel title={t('statistics.byKind')}>
        <FactList facts={kinds} />
      </Panel>
      <Panel title={t('statistics.capacity')}>
        <FactList
          facts={[
            { label: t('statistics.installations'), value: number(stats?.installations) },
            { label: t('statistics.pvPeakPower'), value: stats ? formatPowerW(stats.pvPeakPowerW, language) : '…' },
            { label: t('statistics.batteryCapacity'), value: stats ? formatEnergyWh(stats.batteryCapacityWh, language) : '…' },
            { label: t('statistics.ofPartners'), value: number(children.data?.total) },
          ]}
        />
      </Panel>
    </div>
  )
}
