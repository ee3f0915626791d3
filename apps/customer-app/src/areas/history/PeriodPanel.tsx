import { useQuery } from '@tanstack/react-query'
import { changeOf } from '@wattdesk/contract/history/parts/period-change.ts'
import type { EnergyHistory } from '@wattdesk/contract/history/parts/spans.ts'
import type { TimeSeries } from '@wattdesk/ui/chart/series.ts'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useMemo, useState } from 'react'
import { energyQuery } from '../../api/queries.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { Card } from '../../parts/Card.tsx'
import { Chart } from '../../parts/Chart.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { measuredShare, wholeShare } from '../../parts/measured-share.ts'
import parts from '../../parts/parts.module.css'
import { intervals, type Period, rangeOf } from '../../periods/periods.ts'
import { barsOf, valuesAt } from '../../periods/spans.ts'
import { useHome } from '../../shell/use-home.ts'

type Shown = { period: Period; date: string; today: string }

const quantities = [
  { name: 'production', word: 'production', color: energyColors.production, needs: 'pv' },
  { name: 'totalConsumption', word: 'consumption', color: energyColors.totalConsumption, needs: undefined },
  { name: 'gridImport', word: 'gridImport', color: energyColors.gridImport, needs: undefined },
  { name: 'gridExport', word: 'gridExport', color: energyColors.gridExport, needs: 'pv' },
] as const
type Quantity = (typeof quantities)[number]

/** Sums of a period beside those of the previous one. Tapping a sum shows it over time. */
export function PeriodPanel({ period, date, today }: Shown) {
  const { home } = useHome()
  const query = useQuery(energyQuery(home.siteId, { ...rangeOf(period, date, today), interval: intervals[period], comparison: period }))
  return (
    <Loaded query={query} height={420}>
      {(energy) => <Sums energy={energy} period={period} date={date} />}
    </Loaded>
  )
}

function Sums({ energy, period, date }: { energy: EnergyHistory; period: Period; date: string }) {
  const t = useWords()
  const { home } = useHome()
  const formats = useFormats(energy.timeZone)
  const offered = quantities.filter(({ needs }) => needs === undefined || home.has.includes(needs))
  const [name, setName] = useState<Quantity['name']>(offered[0]?.name ?? 'totalConsumption')
  const chosen = offered.find((one) => one.name === name) ?? quantities[1]
  const before = energy.comparisons[0]
  const data = useMemo(
    () =>
      chartOf(energy, period === 'day' ? [] : barsOf(period, date, energy.timeZone), chosen, {
        now: t(`customerApp.figure.${chosen.word}`),
        before: t(`customerApp.compare.${period}`),
      }),
    [energy, chosen, period, date, t],
  )
  const covered = measuredShare(energy.provenance)
  return (
    <Card>
      <div className={parts.sums}>
        {offered.map((one) => (
          <button key={one.name} type="button" aria-pressed={one.name === chosen.name} onClick={() => setName(one.name)}>
            <span>
              <i style={{ background: one.color }} />
              {t(`customerApp.figure.${one.word}`)}
            </span>
            <b data-unknown={energy.total[one.name] === null || undefined}>
              {energy.total[one.name] === null ? t('customerApp.unknown') : formats.energy(energy.total[one.name])}
            </b>
            <small>{changeWords(energy, one.name, formats, t('customerApp.compare.same'))}</small>
          </button>
        ))}
      </div>
      {period === 'day' ? null : (
        <Chart data={data} timeZone={energy.timeZone} format={formats.energy} label={t('customerApp.chart.energy')} />
      )}
      <p className={parts.note}>
        {before ? t(`customerApp.compare.with.${period}`) : null}
        {covered < wholeShare ? ` ${t('customerApp.today.gaps', { share: formats.share(covered) })}` : null}
      </p>
    </Card>
  )
}

/** The change from the previous period, in words; empty if the two cannot be compared. */
function changeWords(energy: EnergyHistory, name: Quantity['name'], { number }: ReturnType<typeof useFormats>, same: string): string {
  const change = changeOf(energy, name)
  if (change?.kind !== 'known') return ''
  if (Math.abs(change.share) < 0.005) return same
  return number(change.share, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'always' })
}

function chartOf(
  energy: EnergyHistory,
  times: readonly number[],
  { name, color }: Quantity,
  words: { now: string; before: string },
): TimeSeries {
  const earlier = (energy.comparisons[0]?.series ?? []).flatMap(({ alignedStart, values }) =>
    alignedStart ? [{ start: alignedStart, values }] : [],
  )
  const before = valuesAt(times, earlier, ({ values }) => values[name])
  const compared = { key: 'before', label: words.before, color: 'var(--wd-faint)', shape: 'line' as const, isDashed: true, values: before }
  return {
    times,
    series: [
      { key: name, label: words.now, color, shape: 'bar', values: valuesAt(times, energy.series, ({ values }) => values[name]) },
      ...(before.some((value) => value !== null) ? [compared] : []),
    ],
  }
}
