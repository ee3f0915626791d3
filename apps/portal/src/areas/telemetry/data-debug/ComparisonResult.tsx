import type { DataComparison } from '@wattdesk/contract/telemetry/data-comparison/models.ts'
import { formatDuration, formatEnergyWh, formatNumber, formatShare, noValue } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { FigureTable } from '@wattdesk/ui/chart/FigureTable.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { StatusDot, Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { PagingBar } from '@wattdesk/ui/list/PagingBar.tsx'
import { type ReactNode, useMemo } from 'react'
import classes from './comparison.module.css'
import { Marked, recordTones } from './difference-marks.tsx'

type Sum = DataComparison['quantities'][number]
type Slot = DataComparison['differing']['items'][number]
type Gap = DataComparison['gaps'][number]

type Props = { comparison: DataComparison; onPage: (page: number) => void }

/** How much of a day was received and stored, the gaps, and where stored values differ. */
export function ComparisonResult({ comparison, onPage }: Props) {
  const t = useT('dataComparison', 'telemetry')
  const { language } = useLanguage()
  const { timeZone } = comparison
  const sums = useMemo(() => sumColumns(t, language), [t, language])
  const gaps = useMemo(() => gapColumns(t, language, timeZone), [t, language, timeZone])
  return (
    <div className={classes.result}>
      <Arrived comparison={comparison} />
      {comparison.uncomparedSlots > 0 ? <p className={classes.notice}>{t('dataComparison.withoutSamples')}</p> : null}
      {comparison.hasOtherSources ? <p className={classes.notice}>{t('dataComparison.otherSources')}</p> : null}
      <Part title={t('dataComparison.sums')}>
        <DataTable
          label={t('dataComparison.sums')}
          columns={sums}
          rows={comparison.quantities}
          keyOf={(sum) => sum.quantity}
          state={comparison.quantities.length === 0 ? <NothingCompared comparison={comparison} /> : null}
        />
      </Part>
      <Part title={t('dataComparison.gaps')} count={comparison.gaps.length}>
        <DataTable
          label={t('dataComparison.gaps')}
          columns={gaps}
          rows={comparison.gaps}
          keyOf={(gap) => gap.from}
          state={comparison.gaps.length === 0 ? <EmptyState title={t('dataComparison.noGap')} /> : null}
        />
      </Part>
      <Differing comparison={comparison} onPage={onPage} />
      <ZoneNote timeZone={comparison.timeZone} />
    </div>
  )
}

/** How much of the day was received, beside how much is stored. */
function Arrived({ comparison }: { comparison: DataComparison }) {
  const t = useT('dataComparison')
  const { language } = useLanguage()
  const { sent, stored, uncomparedSlots, importedSlots, timeZone } = comparison
  const daySeconds = (Date.parse(comparison.to) - Date.parse(comparison.from)) / 1000
  const count = (value: number) => formatNumber(value, language)
  const covered = (seconds: number) => `${formatDuration(seconds * 1000, language)} (${formatShare(seconds / daySeconds, language)})`
  const clock = (at: string | null) => <Instant at={at} homeZone={timeZone} isHomeTime isClock />
  const rows: readonly (readonly [string, ReactNode, ReactNode])[] = [
    [t('dataComparison.samples'), count(sent.samples), noValue],
    [t('dataComparison.firstAt'), clock(sent.firstAt), noValue],
    [t('dataComparison.lastAt'), clock(sent.lastAt), noValue],
    [t('dataComparison.slots'), count(sent.slots), count(stored.slots)],
    ...(uncomparedSlots > 0 ? [[t('dataComparison.uncompared'), noValue, count(uncomparedSlots)] as const] : []),
    ...(importedSlots > 0 ? [[t('dataComparison.imported'), noValue, count(importedSlots)] as const] : []),
    [t('dataComparison.covered'), covered(sent.coveredSeconds), covered(stored.coveredSeconds)],
  ]
  return (
    <Part title={t('dataComparison.coverage')}>
      <div className={classes.coverage}>
        <FigureTable
          title={t('dataComparison.coverage')}
          head={[t('dataComparison.figure'), t('dataComparison.sent'), t('dataComparison.stored')]}
          isFlush
        >
          {rows.map(([label, received, kept]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{received}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </FigureTable>
      </div>
    </Part>
  )
}

function Differing({ comparison, onPage }: Props) {
  const t = useT('dataComparison', 'telemetry')
  const { language } = useLanguage()
  const { differing, timeZone } = comparison
  const columns = useMemo(() => slotColumns(t, language, timeZone), [t, language, timeZone])
  return (
    <Part title={t('dataComparison.differing')} count={differing.total}>
      <DataTable
        label={t('dataComparison.differing')}
        columns={columns}
        rows={differing.items}
        keyOf={(slot) => `${slot.start} ${slot.quantity}`}
        state={differing.total === 0 ? <NoDifference comparison={comparison} /> : null}
      />
      {differing.total > differing.limit ? (
        <PagingBar page={differing.page} limit={differing.limit} total={differing.total} onPage={onPage} />
      ) : null}
    </Part>
  )
}

function NoDifference({ comparison }: { comparison: DataComparison }) {
  const t = useT('dataComparison')
  if (comparison.quantities.length === 0) return <NothingCompared comparison={comparison} />
  return <EmptyState title={t('dataComparison.noDiffering')} />
}

/** Just after midnight samples have arrived without a whole quarter hour; old days have quarter hours without samples. */
function NothingCompared({ comparison: { sent, stored } }: { comparison: DataComparison }) {
  const t = useT('dataComparison')
  if (sent.samples === 0 && stored.slots === 0) return <EmptyState title={t('dataComparison.nothing')} />
  return <EmptyState title={t('dataComparison.incomparable')}>{t('dataComparison.incomparableHint')}</EmptyState>
}

type PartProps = { title: string; count?: number; children: ReactNode }

function Part({ title, count, children }: PartProps) {
  return (
    <section>
      <h3 className={classes.title}>
        {title} {count === undefined ? null : <Tag tone={count > 0 ? 'warning' : 'neutral'}>{count}</Tag>}
      </h3>
      <div className={classes.table}>{children}</div>
    </section>
  )
}

/** Smaller differences are rounding. */
const toleranceWh = 1

function stateOf({ sentWh, storedWh }: Slot) {
  if (sentWh === null) return 'storedOnly'
  return storedWh === null ? 'notStored' : 'different'
}

const quantityWord = (t: Translate, quantity: Sum['quantity']) => t(`telemetry.quantity.${quantity}`)

function sumColumns(t: Translate, language: Language): Column<Sum>[] {
  return [
    { key: 'quantity', header: t('dataComparison.quantity'), isTitle: true, cell: (sum) => quantityWord(t, sum.quantity) },
    { key: 'sent', header: t('dataComparison.sent'), isNumber: true, cell: (sum) => formatEnergyWh(sum.sentWh, language) },
    { key: 'stored', header: t('dataComparison.stored'), isNumber: true, cell: (sum) => formatEnergyWh(sum.storedWh, language) },
    {
      key: 'difference',
      header: t('dataComparison.difference'),
      isNumber: true,
      cell: ({ differenceWh }) => {
        const words = formatEnergyWh(differenceWh, language)
        return differenceWh === null || Math.abs(differenceWh) <= toleranceWh ? words : <Marked t={t}>{words}</Marked>
      },
    },
  ]
}

function slotColumns(t: Translate, language: Language, timeZone: string): Column<Slot>[] {
  return [
    {
      key: 'start',
      header: t('dataComparison.quarterHour'),
      isTitle: true,
      cell: (slot) => <Instant at={slot.start} homeZone={timeZone} isHomeTime />,
    },
    { key: 'quantity', header: t('dataComparison.quantity'), cell: (slot) => quantityWord(t, slot.quantity) },
    {
      key: 'state',
      header: t('dataComparison.records.state'),
      cell: (slot) => {
        const state = stateOf(slot)
        return <StatusDot tone={recordTones[state]}>{t(`dataComparison.records.states.${state}`)}</StatusDot>
      },
    },
    { key: 'sent', header: t('dataComparison.sent'), isNumber: true, cell: (slot) => formatEnergyWh(slot.sentWh, language) },
    { key: 'stored', header: t('dataComparison.stored'), isNumber: true, cell: (slot) => formatEnergyWh(slot.storedWh, language) },
    {
      key: 'difference',
      header: t('dataComparison.difference'),
      isNumber: true,
      cell: ({ sentWh, storedWh }) =>
        sentWh === null || storedWh === null ? noValue : <Marked t={t}>{formatEnergyWh(storedWh - sentWh, language)}</Marked>,
    },
  ]
}

function gapColumns(t: Translate, language: Language, timeZone: string): Column<Gap>[] {
  return [
    {
      key: 'from',
      header: t('dataComparison.from'),
      isTitle: true,
      cell: (gap) => <Instant at={gap.from} homeZone={timeZone} isHomeTime />,
    },
    { key: 'to', header: t('dataComparison.until'), cell: (gap) => <Instant at={gap.to} homeZone={timeZone} isHomeTime /> },
    { key: 'lasted', header: t('dataComparison.lasted'), isNumber: true, cell: (gap) => formatDuration(gap.seconds * 1000, language) },
  ]
}
