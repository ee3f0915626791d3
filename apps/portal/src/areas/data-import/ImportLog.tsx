import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { DataImport } from '@wattdesk/contract/data-import/models.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { formatClock, formatEnergyWh, formatNumber, formatShare } from '@wattdesk/i18n/formats.ts'
import { ProgressBar } from '@wattdesk/ui/feedback/ProgressBar.tsx'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useAction } from '../../forms/use-action.ts'
import { listState } from '../../lists/list-state.tsx'
import { PagesFoot } from '../../lists/PagesFoot.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import { useCan } from '../../session/use-session.ts'
import { periodWords } from './coverage-holes.ts'
import classes from './data-import.module.css'
import { cancelImport, importsQuery, isUnderWay, refreshImports } from './data-import.queries.ts'
import { FindingLines } from './FindingLines.tsx'

type Props = { siteId: string; timeZone: string; page: number; onPage: (page: number) => void }

/** The imports of a site, newest first, with the progress of a running one. */
export function ImportLog({ siteId, timeZone, page, onPage }: Props) {
  const t = useT('dataImport', 'telemetry')
  const query = useQuery(importsQuery(siteId, page))
  const columns = useColumns(timeZone)
  const list = query.data
  return (
    <Panel title={t('dataImport.log.title')} isFlush>
      <DataTable
        label={t('dataImport.log.title')}
        columns={columns}
        rows={list?.items}
        keyOf={(one) => one.id}
        expectedRows={3}
        state={listState(query, { title: t('dataImport.log.empty'), hint: t('dataImport.log.emptyHint') })}
      />
      <PagesFoot list={list} isFlush onPage={onPage} />
    </Panel>
  )
}

const tones: Record<DataImport['status'], Tone> = {
  pending: 'neutral',
  binding: 'accent',
  running: 'accent',
  done: 'ok',
  error: 'error',
  no_data_found: 'warning',
}

function useColumns(timeZone: string): Column<DataImport>[] {
  const t = useT('dataImport', 'telemetry')
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return [
    { key: 'requested', header: t('dataImport.log.requested'), isTitle: true, cell: (one) => <Moment at={one.requestedAt} /> },
    {
      key: 'action',
      header: t('dataImport.log.action'),
      cell: (one) => one.fileName ?? t(one.onlyMissing ? 'dataImport.onlyMissing' : `dataImport.actions.${one.action}`),
    },
    { key: 'vendor', header: t('dataImport.log.vendor'), cell: (one) => one.vendorName },
    {
      key: 'period',
      header: t('dataImport.log.period'),
      cell: (one) =>
        periodWords({
          fromDate: localDayOf(Date.parse(one.from), timeZone),
          toDate: localDayOf(Date.parse(one.to) - 1, timeZone),
        }),
    },
    {
      key: 'status',
      header: t('dataImport.log.status'),
      isWrapping: true,
      isWide: true,
      cell: (one) => <Status one={one} timeZone={timeZone} />,
    },
    { key: 'written', header: t('dataImport.log.written'), isNumber: true, cell: (one) => number(one.writtenIntervals) },
    { key: 'replaced', header: t('dataImport.log.replaced'), isNumber: true, cell: (one) => number(one.replacedIntervals) },
    { key: 'by', header: t('dataImport.log.by'), cell: (one) => one.requestedBy },
  ]
}

/** Differs by more than a thousandth from the vendor's own sum. */
const differs = ({ importedWh, vendorWh }: DataImport['totals'][number]) =>
  Math.abs(importedWh - vendorWh) > Math.max(1, 0.001 * Math.abs(vendorWh))

function Status({ one, timeZone }: { one: DataImport; timeZone: string }) {
  const t = useT('dataImport', 'telemetry')
  const { language } = useLanguage()
  const fault = one.fault ? t(`dataImport.fault.${one.fault}`) : undefined
  return (
    <div className={classes.status}>
      <StatusDot tone={tones[one.status]}>
        {t(`dataImport.status.${one.status}`)}
        {one.status === 'running' ? ` · ${formatShare(one.progress, language)}` : null}
      </StatusDot>
      {isUnderWay(one) ? (
        <>
          <ProgressBar label={t('dataImport.log.progress')} done={Math.round(one.progress * 100)} total={100} />
          <CancelButton one={one} />
        </>
      ) : null}
      {fault && one.retryAt && one.fault !== 'vendor_busy' && one.fault !== 'workers_busy' ? (
        <p>{t('dataImport.log.waits', { time: formatClock(one.retryAt, timeZone), fault })}</p>
      ) : fault ? (
        <p>{fault}</p>
      ) : null}
      {one.rejectedValues > 0 ? (
        <p>
          {t('dataImport.log.rejected')}: {formatNumber(one.rejectedValues, language)}
        </p>
      ) : null}
      {one.totals.filter(differs).map(({ quantity, importedWh, vendorWh }) => (
        <p key={quantity}>
          {t('dataImport.log.differs', {
            quantity: t(`telemetry.quantity.${quantity}`),
            imported: formatEnergyWh(importedWh, language),
            vendor: formatEnergyWh(vendorWh, language),
          })}
        </p>
      ))}
      {one.findings ? <FindingLines findings={one.findings} /> : null}
    </div>
  )
}

function CancelButton({ one }: { one: DataImport }) {
  const t = useT('dataImport')
  const can = useCan()
  const cancel = useAction({
    act: () => cancelImport(one.siteId, one.id),
    // The import may have ended before it was cancelled.
    done: (ended) => (ended.fault === 'cancelled' ? t('dataImport.cancelled') : undefined),
    failed: (reason) => t('dataImport.failed', { reason }),
    refresh: refreshImports,
  })
  const reason = can('write:data-import') ? undefined : t('dataImport.noPermission')
  return (
    <ActionButton isSmall reason={reason} icon={IconX} isPending={cancel.isPending} onClick={() => cancel.run()}>
      {t('dataImport.cancel')}
    </ActionButton>
  )
}
