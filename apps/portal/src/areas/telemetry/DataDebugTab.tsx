import { Button, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDatabaseOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { formatDay } from '@wattdesk/i18n/formats.ts'
import { DayInput } from '@wattdesk/ui/day/DayInput.tsx'
import { dayAfter } from '@wattdesk/ui/day/day.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { gatewaysQuery, pvBatteriesQuery } from '../installations/installations.queries.ts'
import { ComparisonResult } from './ComparisonResult.tsx'
import classes from './comparison.module.css'
import type { DataDebugSearch } from './data-debug-address.ts'
import { comparisonQuery } from './telemetry.queries.ts'

const route = getRouteApi('/dashboard/customers/$customerId/data-debug')

/** Compares what a device sent on a day with what is stored of its home. Device and day are in the address. */
export function DataDebugTab() {
  const t = useT('dataComparison')
  const { customerId } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const configurations = useConfigurations(customerId)
  const [today] = useState(() => formatDay(Date.now()))
  const date = search.date ?? today
  const chosen = configurations.items?.find((one) => one.id === search.config) ?? configurations.items?.[0]
  const change = (next: DataDebugSearch) => navigate({ search: { config: chosen?.id, date: search.date, ...next }, replace: true })
  const step = (days: number) => change({ date: dayAfter(date, days) })
  if (configurations.failed) return <QueryFailure query={configurations.failed} />
  if (configurations.items?.length === 0) {
    return (
      <EmptyState isPage icon={IconDatabaseOff} title={t('dataComparison.noDevice')}>
        {t('dataComparison.noDeviceHint')}
      </EmptyState>
    )
  }
  return (
    <Panel title={t('dataComparison.title')}>
      <p className={classes.hint}>{t('dataComparison.hint')}</p>
      <div className={classes.choices}>
        <NativeSelect
          label={t('dataComparison.device')}
          value={chosen?.id ?? ''}
          data={configurations.items?.map((one) => ({ value: one.id, label: one.name })) ?? []}
          onChange={(event) => change({ config: event.currentTarget.value })}
        />
        <Button variant="default" aria-label={t('dataComparison.previousDay')} onClick={() => step(-1)}>
          <IconChevronLeft size={16} aria-hidden />
        </Button>
        <DayInput
          label={t('dataComparison.date')}
          title={t('dataComparison.date')}
          value={date}
          max={today}
          onCommit={(day) => change({ date: day })}
        />
        <Button variant="default" aria-label={t('dataComparison.nextDay')} disabled={date >= today} onClick={() => step(1)}>
          <IconChevronRight size={16} aria-hidden />
        </Button>
      </div>
      {chosen ? <Comparison customerId={customerId} configId={chosen.id} date={date} /> : <SkeletonLines count={6} />}
    </Panel>
  )
}

function Comparison({ customerId, configId, date }: { customerId: string; configId: string; date: string }) {
  const comparison = useQuery(comparisonQuery(customerId, configId, date))
  if (comparison.isError) return <QueryFailure query={comparison} isWholeScreen />
  if (!comparison.data) return <SkeletonLines count={6} />
  return <ComparisonResult comparison={comparison.data} />
}

/** What can be compared: PV and battery configurations, and the gateway. */
function useConfigurations(customerId: string) {
  const pvBatteries = useQuery(pvBatteriesQuery(customerId))
  const gateways = useQuery(gatewaysQuery(customerId))
  const items =
    pvBatteries.data && gateways.data
      ? [
          ...gateways.data.items.map((one) => ({
            id: one.configurationId,
            name: `${one.vendorName} ${one.model} · ${one.serialNumber}`,
          })),
          ...pvBatteries.data.map((one) => ({ id: one.configurationId, name: `${one.vendor.displayName} · ${one.installationId}` })),
        ]
      : undefined
  return { items, failed: [pvBatteries, gateways].find((query) => query.isError && !query.data) }
}
