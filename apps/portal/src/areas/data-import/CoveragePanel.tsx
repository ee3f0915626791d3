import { Button, NativeSelect } from '@mantine/core'
import { IconDatabaseImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { DataImport } from '@wattdesk/contract/data-import/models.ts'
import { addDays, localDayOf } from '@wattdesk/energy/time-zones.ts'
import { isoDay } from '@wattdesk/i18n/formats.ts'
import { DayInput } from '@wattdesk/ui/day/DayInput.tsx'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { CoveragePicture } from './CoveragePicture.tsx'
import { type Coverage, type Days, holesOf, isClosed, periodWords } from './coverage-holes.ts'
import classes from './data-import.module.css'
import { coverageQuery } from './data-import.queries.ts'
import { coverageDays, type DataImportSearch } from './data-import-address.ts'

type Props = {
  site: { siteId: string; name: string; timeZone: string }
  search: DataImportSearch
  /** It may have closed a gap. */
  latest: DataImport | undefined
  onSearch: (next: DataImportSearch) => void
  /** Absent if the member may not import. */
  onFill: ((days: Days) => void) | undefined
}

const holesShown = 12
const todayOf = ({ timeZone }: Coverage) => isoDay(nowMs(), timeZone)

/** A site's stored data by day, with a button to fill each gap. */
export function CoveragePanel({ site, search, latest, onSearch, onFill }: Props) {
  const t = useT('dataImport')
  const today = isoDay(nowMs(), site.timeZone)
  const until = search.until && search.until < today ? search.until : today
  const count = search.days ?? '90'
  const range = { fromDate: addDays(until, 1 - Number(count)), toDate: until }
  const query = useQuery(coverageQuery(site.siteId, range, latest?.finishedAt ?? ''))
  const coverage = query.data
  return (
    <Panel>
      <div className={classes.choices}>
        <NativeSelect
          label={t('dataImport.coverage.range')}
          value={count}
          data={coverageDays.map((value) => ({ value, label: t('dataImport.coverage.days', { count: value }) }))}
          onChange={(event) => onSearch({ days: event.currentTarget.value })}
        />
        <DayInput
          label={t('dataImport.coverage.until')}
          title={t('dataImport.coverage.until')}
          value={until}
          max={today}
          onCommit={(day) => onSearch({ until: day })}
        />
      </div>
      {query.isError && !coverage ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={6} /> : null}
      {coverage?.quantities.length === 0 ? (
        <EmptyState title={t('dataImport.coverage.nothing')}>{t('dataImport.coverage.nothingHint')}</EmptyState>
      ) : null}
      {coverage && coverage.quantities.length > 0 ? (
        <div className={`${layout.stack} ${layout.answer}`} aria-busy={query.isPlaceholderData}>
          <CoveragePicture coverage={coverage} siteName={site.name} onChoose={onFill && ((day) => onFill(holeAt(coverage, day)))} />
          {/* The coverage before the import would say that the vendor left the gap open. */}
          {query.isPlaceholderData ? null : <Result coverage={coverage} latest={latest} />}
          <Holes coverage={coverage} onFill={onFill} />
          {coverage.days.some(({ cells }) => cells.some(({ state }) => state === 'jump')) ? (
            <p className={layout.hint}>{t('dataImport.coverage.jumpHint')}</p>
          ) : null}
          <ZoneNote timeZone={site.timeZone} />
        </div>
      ) : null}
    </Panel>
  )
}

/** The gap that a day belongs to, or the day alone. */
function holeAt(coverage: Coverage, day: string): Days {
  return (
    holesOf(coverage, todayOf(coverage)).find(({ fromDate, toDate }) => fromDate <= day && day <= toDate) ?? { fromDate: day, toDate: day }
  )
}

/** Whether the newest import closed the gap it was started for. */
function Result({ coverage, latest }: { coverage: Coverage; latest: DataImport | undefined }) {
  const t = useT('dataImport')
  if (!latest?.finishedAt || latest.action !== 'specificTimeFrame' || latest.status === 'error') return null
  const days = {
    fromDate: localDayOf(Date.parse(latest.from), coverage.timeZone),
    toDate: localDayOf(Date.parse(latest.to) - 1, coverage.timeZone),
  }
  const closed = isClosed(coverage, days, todayOf(coverage))
  if (closed === undefined) return null
  return (
    <p className={classes.result} role="status">
      <StatusDot tone={closed ? 'ok' : 'warning'} isSentence>
        {t(closed ? 'dataImport.hole.closed' : 'dataImport.hole.open', { period: periodWords(days) })}
      </StatusDot>
    </p>
  )
}

function Holes({ coverage, onFill }: { coverage: Coverage; onFill: Props['onFill'] }) {
  const t = useT('dataImport')
  const holes = holesOf(coverage, todayOf(coverage)).toReversed()
  return (
    <section className={classes.holes} aria-label={t('dataImport.hole.title')}>
      <h3>{t('dataImport.hole.title')}</h3>
      {holes.length === 0 ? (
        <StatusDot tone="ok" isSentence>
          {t('dataImport.hole.none')}
        </StatusDot>
      ) : null}
      {holes.slice(0, holesShown).map((hole) =>
        onFill ? (
          <Button
            key={hole.fromDate}
            variant="default"
            size="compact-sm"
            leftSection={<IconDatabaseImport size={14} aria-hidden />}
            onClick={() => onFill(hole)}
          >
            {t('dataImport.hole.fill', { period: periodWords(hole) })}
          </Button>
        ) : (
          <span key={hole.fromDate} className="wd-figures">
            {periodWords(hole)}
          </span>
        ),
      )}
      {holes.length > holesShown ? (
        <span className={layout.hint}>{t('dataImport.hole.more', { count: holes.length - holesShown })}</span>
      ) : null}
    </section>
  )
}
