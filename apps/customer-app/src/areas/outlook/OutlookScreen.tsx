import { IconCalendarTime } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { AppOutlook } from '@wattdesk/contract/customer-app/models.ts'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useMemo } from 'react'
import { outlookQuery } from '../../api/queries.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { Card } from '../../parts/Card.tsx'
import { Chart } from '../../parts/Chart.tsx'
import { Figure } from '../../parts/Figure.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import parts from '../../parts/parts.module.css'
import { Screen } from '../../parts/Screen.tsx'
import { useHome } from '../../shell/use-home.ts'
import { useBestCharge } from './use-best-charge.ts'
import { useExpectedEnergy } from './use-expected-energy.ts'

export function OutlookScreen() {
  const t = useWords()
  const { home } = useHome()
  const query = useQuery(outlookQuery(home.siteId))
  return (
    <Screen title={t('customerApp.tabs.outlook')}>
      <Loaded query={query} height={420}>
        {(outlook) => (
          <>
            {home.has.includes('wallbox') ? <BestCharge outlook={outlook} /> : null}
            {home.has.includes('pv') ? <Expected outlook={outlook} /> : null}
            {home.has.includes('prices') ? <Prices outlook={outlook} /> : null}
            {home.has.includes('pv') || home.has.includes('prices') ? null : (
              <p className={parts.nothing}>{t('customerApp.outlook.nothing')}</p>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function BestCharge({ outlook }: { outlook: AppOutlook }) {
  const t = useWords()
  const best = useBestCharge(outlook)
  const { power, price } = useFormats()
  return (
    <Card title={t('customerApp.outlook.charge')}>
      {best ? (
        <>
          <p className={parts.lead}>
            <IconCalendarTime size={26} aria-hidden />
            <span>
              <b>{best.when}</b>
              {best.why}
            </span>
          </p>
          <p className={parts.note}>
            {t('customerApp.outlook.chargeBasis', { power: power(outlook.bestCharge?.assumedPowerW) })}
            {typeof outlook.bestCharge?.centsPerMwh === 'number'
              ? ` ${t('customerApp.outlook.chargeCost', { price: price(outlook.bestCharge.centsPerMwh) })}`
              : null}
          </p>
        </>
      ) : (
        <p className={parts.nothing}>{t('customerApp.outlook.noCharge')}</p>
      )}
    </Card>
  )
}

function Expected({ outlook }: { outlook: AppOutlook }) {
  const t = useWords()
  const { power, energy } = useFormats(outlook.timeZone)
  const data = useMemo(() => {
    const of = (read: (hour: AppOutlook['expected'][number]) => number | null) => outlook.expected.map(read)
    return {
      times: outlook.expected.map(({ start }) => Date.parse(start)),
      series: [
        {
          key: 'expected',
          label: t('customerApp.outlook.expected'),
          color: energyColors.production,
          shape: 'area' as const,
          values: of(({ powerW }) => powerW),
        },
        {
          key: 'p90',
          label: t('customerApp.outlook.clear'),
          color: energyColors.production,
          shape: 'line' as const,
          isDashed: true,
          values: of(({ p90W }) => p90W),
        },
        {
          key: 'p10',
          label: t('customerApp.outlook.dull'),
          color: 'var(--wd-faint)',
          shape: 'line' as const,
          isDashed: true,
          values: of(({ p10W }) => p10W),
        },
      ],
    }
  }, [outlook, t])
  const { todayWh, tomorrowWh } = useExpectedEnergy(outlook)
  return (
    <Card title={t('customerApp.outlook.sun')}>
      {outlook.missing.length > 0 ? (
        <p className={parts.nothing}>{t('customerApp.outlook.missing')}</p>
      ) : (
        <>
          <div className={parts.grid}>
            <Figure label={t('customerApp.period.today')} value={energy(todayWh)} isKnown={todayWh !== null} />
            <Figure label={t('customerApp.period.tomorrow')} value={energy(tomorrowWh)} isKnown={tomorrowWh !== null} />
          </div>
          <Chart data={data} timeZone={outlook.timeZone} format={power} label={t('customerApp.outlook.sun')} />
          <p className={parts.note}>{t('customerApp.outlook.model')}</p>
        </>
      )}
    </Card>
  )
}

function Prices({ outlook }: { outlook: AppOutlook }) {
  const t = useWords()
  const { price } = useFormats(outlook.timeZone)
  const { series, kind, licence } = outlook.prices
  const data = useMemo(
    () => ({
      times: series.map(({ start }) => Date.parse(start)),
      series: [
        {
          key: 'price',
          label: t(`customerApp.outlook.prices.${kind}`),
          color: energyColors.gridImport,
          shape: 'area' as const,
          values: series.map(({ centsPerMwh }) => centsPerMwh),
        },
      ],
    }),
    [series, kind, t],
  )
  return (
    <Card title={t('customerApp.outlook.prices.title')}>
      {series.length === 0 ? (
        <p className={parts.nothing}>{t('customerApp.outlook.prices.none')}</p>
      ) : (
        <Chart data={data} timeZone={outlook.timeZone} format={price} label={t('customerApp.outlook.prices.title')} />
      )}
      {licence ? <p className={parts.note}>{licence}</p> : null}
    </Card>
  )
}
