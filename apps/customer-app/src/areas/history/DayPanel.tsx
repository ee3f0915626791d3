import { useQuery } from '@tanstack/react-query'
import type { SiteDay } from '@wattdesk/contract/telemetry/models.ts'
import type { TimeSeries } from '@wattdesk/ui/chart/series.ts'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useMemo } from 'react'
import { dayQuery } from '../../api/queries.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { Card } from '../../parts/Card.tsx'
import { Chart } from '../../parts/Chart.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { useHome } from '../../shell/use-home.ts'

const quarterHourMs = 900_000

export function DayPanel({ date }: { date: string }) {
  const { home } = useHome()
  const query = useQuery(dayQuery(home.siteId, date))
  return (
    <Loaded query={query} height={300}>
      {(day) => <DayChart day={day} />}
    </Loaded>
  )
}

function DayChart({ day }: { day: SiteDay }) {
  const t = useWords()
  const { home } = useHome()
  const { power } = useFormats(day.timeZone)
  const hasPv = home.has.includes('pv')
  const data = useMemo(() => {
    const series: TimeSeries['series'] = [
      ...(hasPv
        ? [
            {
              key: 'production',
              label: t('customerApp.figure.production'),
              color: energyColors.production,
              shape: 'area' as const,
              values: valuesOf(day, 'production'),
            },
          ]
        : []),
      {
        key: 'totalConsumption',
        label: t('customerApp.figure.consumption'),
        color: energyColors.totalConsumption,
        shape: 'line',
        values: valuesOf(day, 'totalConsumption'),
      },
    ]
    return { times: timesOf(day), series }
  }, [day, hasPv, t])
  return (
    <Card>
      <Chart data={data} timeZone={day.timeZone} format={power} label={t('customerApp.chart.power')} />
    </Card>
  )
}

/** Every quarter hour of the day, so that those without data show as gaps. */
function timesOf({ from, to }: SiteDay): number[] {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  return Array.from({ length: Math.round((end - start) / quarterHourMs) }, (_, at) => start + at * quarterHourMs)
}

function valuesOf(day: SiteDay, name: 'production' | 'totalConsumption'): (number | null)[] {
  const byStart = new Map(day.series.map((slot) => [Date.parse(slot.start), slot.powers[name]]))
  return timesOf(day).map((time) => byStart.get(time) ?? null)
}
