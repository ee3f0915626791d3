import { useQuery } from '@tanstack/react-query'
import type { QuarterHours } from '@wattdesk/contract/history/models.ts'
import { quarterHourPowers } from '@wattdesk/contract/history/terms.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import type { TimeSeries } from '@wattdesk/ui/chart/series.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useMemo } from 'react'
import { useFormats } from '../../figures/use-formats.ts'
import { useProvenance } from '../../figures/use-provenance.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import classes from './history.module.css'
import { quarterHoursQuery } from './history.queries.ts'
import type { PictureProps } from './picture-props.ts'
import { isPartial, slotMs, useSlotWords, writtenAtOf } from './use-slot-words.ts'

/**
 * Every quarter hour of up to a year. The browser has all of them, so zooming shows them at once. Where several share a pixel, their lowest
 * and highest values are drawn.
 */
export function QuarterHoursPicture({ site, shown }: PictureProps) {
  const t = useT('history', 'telemetry')
  const { power } = useFormats()
  const query = useQuery(quarterHoursQuery({ siteId: site.siteId, range: shown.range }))
  const data = query.data
  const chart = useQuarterHourChart(data)
  const words = useProvenance(data?.provenance)
  if (query.isError && !data) return <QueryFailure query={query} />
  if (!data || !chart) return <SkeletonLines count={10} />
  return (
    <div>
      <ChartFrame
        title={t('history.view.power')}
        unit="W"
        data={chart}
        timeZone={data.timeZone}
        format={power}
        fileName={`${site.siteName}-${data.fromDate}-quarter-hours`}
      />
      <p className={classes.hint}>{words}</p>
    </div>
  )
}

function useQuarterHourChart(data: QuarterHours | undefined): TimeSeries | undefined {
  const t = useT('telemetry')
  const words = useSlotWords()
  return useMemo(() => {
    if (!data) return undefined
    const startAt = Date.parse(data.from)
    const facts = data.slots
    const count = facts.coveredSeconds.length
    // Adds the end of the last quarter hour, which has no value.
    const times = Array.from({ length: count + 1 }, (_, place) => startAt + place * slotMs)
    const series = quarterHourPowers.flatMap((name) => {
      const values = data.powersW[name]
      if (!values) return []
      const shape = name === 'production' ? ('area' as const) : ('line' as const)
      return [{ key: name, label: t(`telemetry.quantity.${name}`), color: energyColors[name], shape, values: [...values, null] }]
    })
    const notes = times.map((_, place) => (isPartial(facts, place, startAt) ? words.measuredShare(facts.coveredSeconds[place] ?? 0) : null))
    return {
      times,
      series,
      marks: { label: t('telemetry.measuredInPart'), notes },
      hintOf: (place) => words.originOf(facts, place),
      writtenAt: times.map((_, place) => writtenAtOf(facts, place, startAt)),
    }
  }, [data, t, words])
}
