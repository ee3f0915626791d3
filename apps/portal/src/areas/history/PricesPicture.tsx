import { useQuery } from '@tanstack/react-query'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import type { TimeSeries } from '@wattdesk/ui/chart/series.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useMemo } from 'react'
import { useFormats } from '../../figures/use-formats.ts'
import classes from './history.module.css'
import { pricesQuery } from './history.queries.ts'
import type { PictureProps } from './picture-props.ts'

/** 1 ct/kWh is 1,000 cents/MWh. */
const centsPerKwh = 1_000

/** Day-ahead prices in the home's bidding zone; empty if there are none. */
export function PricesPicture({ site, shown }: PictureProps) {
  const t = useT('history')
  const { price } = useFormats()
  const { data } = useQuery(pricesQuery(site.siteId, shown.date))
  const chart = useMemo((): TimeSeries | undefined => {
    const [spans, last] = [data?.series ?? [], data?.series.at(-1)]
    if (!last) return undefined
    // Adds an empty instant after each price without an adjacent one, so that its line ends there.
    const starts = new Map(spans.map((span) => [Date.parse(span.start), span.centsPerMwh / centsPerKwh]))
    const times = [...new Set([...starts.keys(), ...spans.map((span) => Date.parse(span.end))])].sort((a, b) => a - b)
    const values = times.map((time) => starts.get(time) ?? null)
    return {
      times,
      hasEnd: true,
      hintOf: () => data?.source.licence ?? null,
      series: [{ key: 'price', label: t('history.price.title'), color: energyColors.gridImport, shape: 'line', values }],
    }
  }, [data, t])
  if (!data || !chart) return null
  const { licence, readAt, isUnreachable } = data.source
  return (
    <div>
      <ChartFrame
        title={t('history.price.title')}
        unit="ct/kWh"
        data={chart}
        timeZone={data.timeZone}
        format={price}
        heightPx={180}
        fileName={`${site.siteName}-${shown.date}-prices`}
      />
      <p className={classes.hint}>
        {t('history.price.note')} {licence}
        {readAt ? (
          <>
            {' · '}
            <Age at={readAt} />
          </>
        ) : null}{' '}
        {isUnreachable ? t('history.price.unreachable') : null}
      </p>
    </div>
  )
}
