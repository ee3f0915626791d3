import { useQuery } from '@tanstack/react-query'
import { measuredShareOf } from '@wattdesk/contract/history/parts/period-change.ts'
import type { EnergyHistory } from '@wattdesk/contract/history/parts/spans.ts'
import { useMemo } from 'react'
import { energyQuery } from '../api/queries.ts'
import { useFormats } from '../language/use-formats.ts'
import { useWords } from '../language/use-words.ts'
import { Card } from '../parts/Card.tsx'
import { Chart } from '../parts/Chart.tsx'
import { Figure } from '../parts/Figure.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { MeasuredNote } from '../parts/MeasuredNote.tsx'
import { useHome } from '../shell/use-home.ts'
import { intervals, type Period, rangeOf } from './periods.ts'
import { barsOf, valuesAt } from './spans.ts'

type Quantity = { name: 'heatPump' | 'ev'; label: string; color: string }

export function QuantityPanel({ period, date, today, ...quantity }: Quantity & { period: Period; date: string; today: string }) {
  const { home } = useHome()
  const query = useQuery(energyQuery(home.siteId, { ...rangeOf(period, date, today), interval: intervals[period] }))
  return (
    <Loaded query={query} height={320}>
      {(energy) => <Bars energy={energy} period={period} date={date} {...quantity} />}
    </Loaded>
  )
}

function Bars({ energy, period, date, name, label, color }: Quantity & { energy: EnergyHistory; period: Period; date: string }) {
  const t = useWords()
  const { energy: format } = useFormats(energy.timeZone)
  const data = useMemo(() => {
    const times = barsOf(period === 'day' ? 'week' : period, date, energy.timeZone)
    return {
      times,
      series: [{ key: name, label, color, shape: 'bar' as const, values: valuesAt(times, energy.series, ({ values }) => values[name]) }],
    }
  }, [energy, period, date, name, label, color])
  return (
    <Card>
      <Figure label={t('customerApp.sum')} value={format(energy.total[name])} isKnown={energy.total[name] !== null} color={color} />
      <Chart data={data} timeZone={energy.timeZone} format={format} label={label} />
      {energy.total[name] === null ? null : <MeasuredNote share={measuredShareOf(energy, name)} />}
    </Card>
  )
}
