import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDatabaseOff } from '@tabler/icons-react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { isoDay } from '@wattdesk/i18n/formats.ts'
import { DayInput } from '@wattdesk/ui/day/DayInput.tsx'
import { dayAfter } from '@wattdesk/ui/day/day.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useState } from 'react'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { allInstallationsQueries, gatewaysQuery } from '../../installations/installations.queries.ts'
import { comparisonQuery } from '../telemetry.queries.ts'
import { ComparisonResult } from './ComparisonResult.tsx'
import classes from './comparison.module.css'
import { type DataDebugSearch, knownSearch } from './data-debug-address.ts'
import { SampleRecords } from './SampleRecords.tsx'

const route = getRouteApi('/dashboard/customers/$customerId/data-debug')

/** Compares a device's samples with stored data: a day in quarter hours, or single samples. Device, view and period are in the address. */
export function DataDebugTab() {
  const t = useT('dataComparison', 'installations', 'telemetry', 'days')
  const { customerId } = route.useParams()
  const search = knownSearch(route.useSearch())
  const navigate = route.useNavigate()
  const configurations = useConfigurations(customerId)
  const [today] = useState(() => isoDay(nowMs()))
  const chosen = configurations.items?.find((one) => one.id === search.config) ?? configurations.items?.[0]
  const change = (next: DataDebugSearch) => navigate({ search: (now) => ({ ...now, config: chosen?.id, ...next }), replace: true })
  if (configurations.failed) return <QueryFailure query={configurations.failed} />
  if (configurations.items?.length === 0) {
    return (
      <EmptyState isPage icon={IconDatabaseOff} title={t('dataComparison.noDevice')}>
        {t('dataComparison.noDeviceHint')}
      </EmptyState>
    )
  }
  const isSamples = search.view === 'samples'
  const shared = { customerId, configId: chosen?.id, search, today, onChange: change }
  return (
    <Panel title={t(isSamples ? 'dataComparison.records.title' : 'dataComparison.title')}>
      <div className={classes.choices}>
        <NativeSelect
          label={t('dataComparison.device')}
          value={chosen?.id ?? ''}
          data={configurations.items?.map((one) => ({ value: one.id, label: one.name })) ?? []}
          onChange={(event) => change({ config: event.currentTarget.value, payload: undefined })}
        />
        <fieldset className={classes.views} aria-label={t('dataComparison.view')}>
          {(['day', 'samples'] as const).map((view) => (
            <Button
              key={view}
              variant={isSamples === (view === 'samples') ? 'light' : 'default'}
              aria-pressed={isSamples === (view === 'samples')}
              onClick={() => change({ view: view === 'samples' ? view : undefined, payload: undefined })}
            >
              {t(`dataComparison.views.${view}`)}
            </Button>
          ))}
        </fieldset>
        {isSamples ? null : <DayStep date={search.date ?? today} today={today} onChange={(date) => change({ date })} />}
      </div>
      {isSamples ? <SampleRecords {...shared} /> : <ComparedDay {...shared} />}
    </Panel>
  )
}

type ViewProps = {
  customerId: string
  /** Absent while the devices load. */
  configId: string | undefined
  search: DataDebugSearch
  today: string
  onChange: (next: DataDebugSearch) => void
}

function ComparedDay({ customerId, configId, search, today }: Omit<ViewProps, 'onChange'>) {
  const t = useT('dataComparison')
  const date = search.date ?? today
  return (
    <>
      <p className={classes.hint}>{t('dataComparison.hint')}</p>
      {configId ? (
        <Comparison key={`${configId} ${date}`} customerId={customerId} configId={configId} date={date} />
      ) : (
        <SkeletonLines count={6} />
      )}
    </>
  )
}

type DayProps = { date: string; today: string; onChange: (date: string | undefined) => void }

function DayStep({ date, today, onChange }: DayProps) {
  const t = useT('dataComparison')
  return (
    <div className={classes.day}>
      <ActionIcon size="lg" variant="default" aria-label={t('dataComparison.previousDay')} onClick={() => onChange(dayAfter(date, -1))}>
        <IconChevronLeft size={17} aria-hidden />
      </ActionIcon>
      <DayInput title={t('dataComparison.date')} value={date} max={today} onCommit={onChange} />
      <ActionIcon
        size="lg"
        variant="default"
        aria-label={t('dataComparison.nextDay')}
        disabled={date >= today}
        onClick={() => onChange(dayAfter(date, 1))}
      >
        <IconChevronRight size={17} aria-hidden />
      </ActionIcon>
    </div>
  )
}

function Comparison({ customerId, configId, date }: { customerId: string; configId: string; date: string }) {
  const [page, setPage] = useState(0)
  const comparison = useQuery(comparisonQuery(customerId, configId, date, page))
  if (comparison.isError) return <QueryFailure query={comparison} isWholeScreen />
  if (!comparison.data) return <SkeletonLines count={6} />
  return <ComparisonResult comparison={comparison.data} onPage={setPage} />
}

/** Installations of every kind, and the gateway. */
function useConfigurations(customerId: string) {
  const t = useT('installations')
  const gateways = useQuery(gatewaysQuery(customerId))
  const installations = useQueries({ queries: allInstallationsQueries(customerId) })
  const known = installations.flatMap(({ data }) => (data ? [data] : []))
  const items =
    gateways.data && known.length === installations.length
      ? [
          ...gateways.data.items.map((one) => ({
            id: one.configurationId,
            name: `${one.vendorName} ${one.model} · ${one.serialNumber}`,
          })),
          ...known.flat().map(({ configurationId, kind, vendor, installationId }) => ({
            id: configurationId,
            name: `${t(`installations.kinds.${kind}.title`)} · ${vendor.displayName} · ${installationId}`,
          })),
        ]
      : undefined
  return { items, failed: [gateways, ...installations].find((query) => query.isError && !query.data) }
}
