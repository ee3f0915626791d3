import { useQuery } from '@tanstack/react-query'
import type { GasSeries } from '@wattdesk/contract/history/parts/models.ts'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useMemo } from 'react'
import { gasQuery } from '../../api/queries.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { Card } from '../../parts/Card.tsx'
import { Chart } from '../../parts/Chart.tsx'
import { Figure } from '../../parts/Figure.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { MeasuredNote } from '../../parts/MeasuredNote.tsx'
import { measuredShare } from '../../parts/measured-share.ts'
import parts from '../../parts/parts.module.css'
import { Screen } from '../../parts/Screen.tsx'
import { PeriodBar } from '../../periods/PeriodBar.tsx'
import { intervals, rangeOf } from '../../periods/periods.ts'
import { barsOf, valuesAt } from '../../periods/spans.ts'
import { usePeriod } from '../../periods/use-period.ts'
import { useHome } from '../../shell/use-home.ts'

export function GasScreen() {
  const t = useWords()
  const { home } = useHome()
  const shown = usePeriod(home.timeZone, 'week')
  const query = useQuery(gasQuery(home.siteId, { ...rangeOf(shown.period, shown.date, shown.today), interval: intervals[shown.period] }))
  return (
    <Screen title={t('customerApp.gas.title')} isDeeper>
      <PeriodBar {...shown} only={['week', 'month', 'year']} />
      <Loaded query={query} height={320}>
        {(gas) => <Gas gas={gas} times={barsOf(shown.period === 'day' ? 'week' : shown.period, shown.date, gas.timeZone)} />}
      </Loaded>
    </Screen>
  )
}

function Gas({ gas, times }: { gas: GasSeries; times: readonly number[] }) {
  const t = useWords()
  const { energy, number } = useFormats(gas.timeZone)
  const volume = (m3: number | null) => `${number(m3, { maximumFractionDigits: 1 })}\u00a0m³`
  const data = useMemo(
    () => ({
      times,
      series: [
        {
          key: 'gas',
          label: t('customerApp.gas.volume'),
          color: energyColors.gas,
          shape: 'bar' as const,
          values: valuesAt(times, gas.series, ({ volumeM3 }) => volumeM3),
        },
      ],
    }),
    [gas, times, t],
  )
  return (
    <Card>
      <div className={parts.grid}>
        <Figure label={t('customerApp.gas.volume')} value={volume(gas.totalM3)} isKnown={gas.totalM3 !== null} color={energyColors.gas} />
        <Figure label={t('customerApp.gas.energy')} value={energy(gas.totalWh)} isKnown={gas.totalWh !== null} color={energyColors.gas} />
      </div>
      <Chart data={data} timeZone={gas.timeZone} format={volume} label={t('customerApp.gas.volume')} />
      {gas.totalM3 === null ? null : <MeasuredNote share={measuredShare(gas.provenance)} />}
      {gas.spreadSeconds === undefined ? null : <p className={parts.note}>{t('customerApp.gas.spread')}</p>}
      {gas.conversion.isAssumed && gas.totalWh !== null ? <p className={parts.note}>{t('customerApp.gas.assumed')}</p> : null}
    </Card>
  )
}
