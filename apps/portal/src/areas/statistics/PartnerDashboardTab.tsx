import { IconBuildingStore } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { customerSources, customerStatuses } from '@wattdesk/contract/customers/terms.ts'
import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { formatEnergyWh, formatNumber, formatPowerW } from '@wattdesk/i18n/formats.ts'
import { FigureBars } from '@wattdesk/ui/chart/FigureBars.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { MonthColumns } from '../../figures/MonthColumns.tsx'
import { Sized } from '../../figures/Sized.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { customerQuery } from '../customers/customers.queries.ts'
import classes from './statistics.module.css'
import { partnerInstallationsQuery, partnerStatsQuery } from './statistics.queries.ts'

const route = getRouteApi('/dashboard/customers/$customerId/dashboard')
const months = 12

export function PartnerDashboardTab() {
  const t = useT('statistics', 'customers', 'devices')
  const { language } = useLanguage()
  const { customerId } = route.useParams()
  const { data: customer } = useQuery(customerQuery(customerId))
  const stats = useQuery(partnerStatsQuery(customerId, months))
  const installed = useQuery(partnerInstallationsQuery(customerId))
  if (customer?.type === 'residential_customer')
    return (
      <Panel>
        <EmptyState icon={IconBuildingStore} title={t('statistics.onlyPartners')} />
      </Panel>
    )
  if (stats.isError && !stats.data) return <QueryFailure query={stats} />
  if (installed.isError && !installed.data) return <QueryFailure query={installed} />
  const number = (value: number | undefined) => (value === undefined ? '…' : formatNumber(value, language))
  const figures = [
    { key: 'customers', word: t('statistics.customers'), value: number(stats.data?.total) },
    { key: 'installations', word: t('statistics.installations'), value: number(installed.data?.installations) },
    {
      key: 'pv',
      word: t('statistics.pvPeakPower'),
      value: installed.data ? formatPowerW(installed.data.pvPeakPowerW, language) : '…',
      unsized: installed.data?.unsizedPvSystems,
    },
    {
      key: 'battery',
      word: t('statistics.batteryCapacity'),
      value: installed.data ? formatEnergyWh(installed.data.batteryCapacityWh, language) : '…',
      unsized: installed.data?.unsizedBatteries,
    },
  ]
  return (
    <div className={layout.stack}>
      <dl className={classes.figures}>
        {figures.map((figure) => (
          <div key={figure.key}>
            <dt>{figure.word}</dt>
            <dd>
              <Sized unsized={figure.unsized}>{figure.value}</Sized>
            </dd>
          </div>
        ))}
      </dl>
      <Panel title={t('statistics.createdByMonth')}>
        <MonthColumns months={stats.data?.createdByMonth} expected={months} />
      </Panel>
      <div className={classes.panels}>
        <FigureBars
          title={t('statistics.byStatus')}
          words={number}
          parts={customerStatuses.map((key) => ({ key, label: t(`customers.status.${key}`), value: stats.data?.byStatus[key] }))}
        />
        <FigureBars
          title={t('statistics.bySource')}
          words={number}
          parts={customerSources.map((key) => ({ key, label: t(`customers.source.${key}`), value: stats.data?.bySource[key] }))}
        />
        <FigureBars
          title={t('statistics.byKind')}
          words={number}
          parts={installationKinds.map((key) => ({ key, label: t(`devices.kind.${key}`), value: installed.data?.byKind[key] }))}
        />
        <FigureBars
          title={t('statistics.byVendor')}
          words={number}
          empty={installed.data ? t('statistics.noInstallations') : undefined}
          parts={(installed.data?.byVendor ?? []).map((one) => ({
            key: one.vendor?.id ?? 'none',
            label: one.vendor?.displayName ?? t('statistics.noVendor'),
            value: one.installations,
          }))}
        />
      </div>
    </div>
  )
}
