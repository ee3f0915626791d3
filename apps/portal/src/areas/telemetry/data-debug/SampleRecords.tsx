import { Button, NativeSelect } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { DataRecord } from '@wattdesk/contract/telemetry/data-records/models.ts'
import { type DataType, dataTypes, measurementsOfType } from '@wattdesk/contract/telemetry/data-records/terms.ts'
import { DayInput } from '@wattdesk/ui/day/DayInput.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { useMemo } from 'react'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { recordsQuery } from '../telemetry.queries.ts'
import classes from './comparison.module.css'
import { type DataDebugSearch, isOneOf, type Road, roads } from './data-debug-address.ts'
import { PayloadPanel } from './PayloadPanel.tsx'
import { recordColumns } from './record-columns.tsx'

type Props = {
  customerId: string
  configId: string
  search: DataDebugSearch
  /** The home's, by whose days records are chosen. */
  today: string
  timeZone: string
  onChange: (next: DataDebugSearch) => void
}

/** Samples as received by webhook, beside the stored ones. */
export function SampleRecords({ customerId, configId, search, today, timeZone, onChange }: Props) {
  const t = useT('dataComparison')
  const type = isOneOf(dataTypes, search.type) ? search.type : 'inverter'
  const road = isOneOf(roads, search.road) ? search.road : 'both'
  const until = search.until ?? today
  const from = search.from ?? until
  return (
    <>
      <p className={classes.hint}>{t('dataComparison.records.hint')}</p>
      <div className={classes.choices}>
        <DayInput
          label={t('dataComparison.records.from')}
          title={t('dataComparison.records.from')}
          value={from}
          max={until}
          timeZone={timeZone}
          onCommit={(day) => onChange({ from: day })}
        />
        <DayInput
          label={t('dataComparison.records.until')}
          title={t('dataComparison.records.until')}
          value={until}
          min={from}
          max={today}
          timeZone={timeZone}
          onCommit={(day) => onChange({ from, until: day })}
        />
        <NativeSelect
          label={t('dataComparison.records.type')}
          value={type}
          data={dataTypes.map((one) => ({ value: one, label: t(`dataComparison.records.types.${one}`) }))}
          onChange={(event) => onChange({ type: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('dataComparison.records.road')}
          value={road}
          data={roads.map((one) => ({ value: one, label: t(`dataComparison.records.roads.${one}`) }))}
          onChange={(event) => onChange({ road: event.currentTarget.value })}
        />
      </div>
      {search.payload ? (
        <PayloadPanel
          customerId={customerId}
          configId={configId}
          deliveryId={search.payload}
          onClose={() => onChange({ payload: undefined })}
        />
      ) : null}
      <Records
        customerId={customerId}
        configId={configId}
        asked={{ fromDate: from, toDate: until, type }}
        road={road}
        onPayload={(payload) => onChange({ payload })}
      />
    </>
  )
}

type RecordsProps = {
  customerId: string
  configId: string
  asked: { fromDate: string; toDate: string; type: DataType }
  road: Road
  onPayload: (deliveryId: string) => void
}

function Records({ customerId, configId, asked, road, onPayload }: RecordsProps) {
  const t = useT('dataComparison', 'telemetry')
  const { language } = useLanguage()
  const query = useInfiniteQuery(recordsQuery(customerId, configId, asked))
  const first = query.data?.pages[0]
  const [timeZone, payloadsSince] = [first?.timeZone ?? '', first?.payloadsSince ?? null]
  const columns = useMemo(
    () => recordColumns({ t, language, timeZone, payloadsSince, road, names: measurementsOfType[asked.type], onPayload }),
    [t, language, timeZone, payloadsSince, road, asked.type, onPayload],
  )
  const records = query.data?.pages.flatMap((page) => page.items).filter((one) => isOnRoad(one, road))
  if (query.isError && !query.data) return <QueryFailure query={query} isWholeScreen />
  if (!records || !first) return <SkeletonLines count={8} />
  const empty = query.hasNextPage ? (
    <EmptyState title={t('dataComparison.records.emptySoFar')} />
  ) : (
    <EmptyState title={t('dataComparison.records.empty')}>{t('dataComparison.records.emptyHint')}</EmptyState>
  )
  return (
    <>
      {payloadsSince === null ? <p className={classes.notice}>{t('dataComparison.records.mqtt')}</p> : null}
      <div className={classes.table}>
        <DataTable
          label={t('dataComparison.records.title')}
          columns={columns}
          rows={records}
          keyOf={(one) => `${one.at} ${one.delivery?.id} ${one.delivery?.index}`}
          state={records.length === 0 ? empty : null}
        />
      </div>
      {query.hasNextPage ? (
        <Button className={classes.more} variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('dataComparison.records.older')}
        </Button>
      ) : null}
      <ZoneNote timeZone={timeZone} />
    </>
  )
}

function isOnRoad({ sent, stored }: DataRecord, road: Road): boolean {
  if (road === 'both') return true
  return (road === 'webhook' ? sent : stored) !== null
}
