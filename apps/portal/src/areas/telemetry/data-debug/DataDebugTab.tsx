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
import { useMemo, useState } from 'react'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { sitesQuery } from '../../customers/customers.queries.ts'
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
  const sites = useQuery(sitesQuery(customerId))
  const chosen = configurations.items?.find((one) => one.id === search.config) ?? configurations.items?.[0]
  const timeZone = sites.data?.items.find((site) => site.id === chosen?.siteId)?.timeZone
  const today = useMemo(() => (timeZone === undefined ? undefined : isoDay(nowMs(), timeZone)), [timeZone])
  const change = (next: DataDebugSearch) => navigate({ search: (now) => ({ ...now, config: chosen?.id, ...next }), replace: true })
  const failed = configurations.failed ?? (sites.isError && !sites.data ? sites : undefined)
  if (failed) return <QueryFailure query={failed} />
  if (configurations.items?.length === 0) {
    return (
      <EmptyState isPage icon={IconDatabaseOff} title={t('dataComparison.noDevice')}>
        {t('dataComparison.noDeviceHint')}
      </EmptyState>
    )
  }
  const isSamples = search.view === 'samples'
  const home = chosen && timeZone !== undefined && today !== undefined ? { customerId, configId: chosen.id, timeZone, today } : undefined
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
        {isSamples || !home ? null : <DayStep {...home} date={search.date ?? home.today} onChange={(date) => change({ date })} />}
      </div>
      {!home ? <SkeletonLines count={6} /> : null}
      {home && isSamples ? <SampleRecords {...home} search={search} onChange={change} /> : null}
      {home && !isSamples ? <ComparedDay {...home} date={search.date ?? home.today} /> : null}
    </Panel>
  )
}

type ComparedDayProps = { customerId: string; configId: string; date: string }

function ComparedDay({ customerId, configId, date }: ComparedDayProps) {
  const t = useT('dataComparison')
  return (
    <>
      <p className={classes.hint}>{t('dataComparison.hint')}</p>
      <Comparison key={`${configId} ${date}`} customerId={customerId} configId={configId} date={date} />
    </>
  )
}

/** `today` is the home's, whose days are compared. */
type DayProps = { date: string; today: string; timeZone: string; onChange: (date: string | undefined) => void }

function DayStep({ date, today, timeZone, onChange }: DayProps) {
  const t = useT('dataComparison')
  return (
    <div className={classes.day}>
      <ActionIcon size="lg" variant="default" aria-label={t('dataComparison.previousDay')} onClick={() => onChange(dayAfter(date, -1))}>
        <IconChevronLeft size={17} aria-hidden />
      </ActionIcon>
      <DayInput title={t('dataComparison.date')} value={date} max={today} timeZone={timeZone} onCommit={onChange} />
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

function Comparison({ customerId, configId, date }: ComparedDayProps) {
  const [page, setPage] = useState(0)
  const comparison = useQuery(comparisonQuery(customerId, configId, date, page))
  if (comparison.isError && !comparison.data) return <QueryFailure query={comparison} isWholeScreen />
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
            siteId: one.siteId,
            name: `${one.vendorName} ${one.model} · ${one.serialNumber}`,
          })),
          ...known.flat().map(({ configurationId, siteId, kind, vendor, installationId }) => ({
            id: configurationId,
            siteId,
            name: `${t(`installations.kinds.${kind}.title`)} · ${vendor.displayName} · ${installationId}`,
          })),
        ]
      : undefined
  return { items, failed: [gateways, ...installations].find((query) => query.isError && !query.data) }
}
