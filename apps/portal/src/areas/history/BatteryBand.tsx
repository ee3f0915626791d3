import { useQuery } from '@tanstack/react-query'
import type { BatteryCharge } from '@wattdesk/contract/history/models.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { formatClock, formatDay, formatEnergyWh, formatShare, noValue } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import type { TimeSeries } from '@wattdesk/ui/chart/series.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useCallback, useMemo } from 'react'
import classes from './history.module.css'
import { batteryChargeQuery } from './history.queries.ts'
import type { PictureProps } from './picture-props.ts'
import { slotMs } from './use-slot-words.ts'

const heightPx = 130

/** The state of charge below a chart of days, with the battery's reserve and a sentence. Hidden without a battery. */
export function BatteryBand({ site, shown }: PictureProps) {
  const t = useT('history')
  const { language } = useLanguage()
  const { data } = useQuery(batteryChargeQuery({ siteId: site.siteId, range: shown.range }))
  const chart = useMemo(
    () => data && chartOf(data, { charge: t('history.battery.charge'), reserve: t('history.battery.reserve') }),
    [data, t],
  )
  const format = useCallback((value: number | null) => (value === null ? noValue : formatShare(value / 100, language)), [language])
  if (!data || !chart || data.lastShare === null) return null
  return (
    <div>
      <ChartFrame
        title={t('history.battery.charge')}
        unit="%"
        data={chart}
        timeZone={data.timeZone}
        format={format}
        heightPx={heightPx}
        summary={<span className={classes.hint}>{sentenceOf(data, t, language)}</span>}
        fileName={`${site.siteName}-${data.fromDate}-state-of-charge`}
      />
    </div>
  )
}

function chartOf({ from, shares, reserveShare }: BatteryCharge, labels: { charge: string; reserve: string }): TimeSeries {
  const startAt = Date.parse(from)
  const percent = (share: number | null) => (share === null ? null : Math.round(share * 1_000) / 10)
  const [battery, grid] = [energyColors.battery, energyColors.grid]
  // Adds the end of the last quarter hour, which has no value.
  const known = [...shares, null]
  const kept = known.map(() => percent(reserveShare))
  return {
    times: known.map((_, place) => startAt + place * slotMs),
    series: [
      { key: 'charge', label: labels.charge, color: battery, shape: 'area', values: known.map(percent) },
      { key: 'reserve', label: labels.reserve, color: grid, shape: 'line', isDashed: true, values: kept },
    ],
    reach: 100,
  }
}

function sentenceOf(data: BatteryCharge, t: Translate, language: Language): string {
  const { emptySince, lastShare, lastAt, chargedWh } = data
  const energy = chargedWh === null ? noValue : formatEnergyWh(chargedWh, language)
  if (emptySince) return t('history.battery.empty', { at: timeOf(emptySince, data), energy })
  return t('history.battery.full', { share: formatShare(lastShare, language), at: lastAt ? timeOf(lastAt, data) : noValue, energy })
}

function timeOf(instant: string, { timeZone, fromDate, toDate }: BatteryCharge): string {
  const clock = formatClock(instant, timeZone)
  // Midnight at the end of a day would read as its beginning.
  const isWithinDay = fromDate === toDate && localDayOf(Date.parse(instant), timeZone) === fromDate
  return isWithinDay ? clock : `${formatDay(Date.parse(instant), timeZone)} ${clock}`
}
