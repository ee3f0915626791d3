import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { formatEnergyWh, formatNumber, formatPowerW } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import type { ReactNode } from 'react'
import { Sized } from '../../figures/Sized.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { useCan } from '../../session/use-session.ts'
import { childrenStatsQuery, installationStatsQuery } from '../statistics/statistics.queries.ts'
import classes from './dashboard.module.css'

export function InstallationFigures() {
  const t = useT('statistics', 'devices')
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
  const hasFailed = children.isError && !children.data
  const number = (value: number | undefined) => (value === undefined ? '…' : formatNumber(value, language))
  const kinds = installationKinds.map((key) => ({
    key,
    label: t(`devices.kind.${key}`),
    value: <ReportLink kind={key}>{number(stats?.byKind[key])}</ReportLink>,
  }))
  return (
    <div className={classes.aside}>
      <Panel title={t('statistics.byKind')}>
        <FactList facts={kinds} />
      </Panel>
      <Panel title={t('statistics.capacity')}>
        <FactList
          facts={[
            { label: t('statistics.installations'), value: <ReportLink>{number(stats?.installations)}</ReportLink> },
            {
              label: t('statistics.pvPeakPower'),
              value: (
                <Sized unsized={stats?.unsizedPvSystems}>
                  <ReportLink>{stats ? formatPowerW(stats.pvPeakPowerW, language) : '…'}</ReportLink>
                </Sized>
              ),
            },
            {
              label: t('statistics.batteryCapacity'),
              value: (
                <Sized unsized={stats?.unsizedBatteries}>
                  <ReportLink>{stats ? formatEnergyWh(stats.batteryCapacityWh, language) : '…'}</ReportLink>
                </Sized>
              ),
            },
            ...(hasFailed ? [] : [{ label: t('statistics.ofPartners'), value: <OfPartners>{number(children.data?.total)}</OfPartners> }]),
          ]}
        />
        {hasFailed ? <QueryFailure query={children} /> : null}
      </Panel>
    </div>
  )
}

/** The report counts the same installations. */
function ReportLink({ kind, children }: { kind?: string; children: ReactNode }) {
  const may = useCan()('read:business-reports')
  if (!may) return children
  return (
    <Link to="/dashboard/reports" search={{ report: 'devicesConfigurations', ...(kind ? { kind } : {}) }}>
      {children}
    </Link>
  )
}

function OfPartners({ children }: { children: ReactNode }) {
  if (!useCan()('read:customers')) return children
  return (
    <Link to="/dashboard/customers/list" search={{ ofPartner: 'true' }}>
      {children}
    </Link>
  )
}
