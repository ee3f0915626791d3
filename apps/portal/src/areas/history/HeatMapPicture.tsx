import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { type QuantityName, quantityNames } from '@wattdesk/energy/quantities.ts'
import { startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import { formatCalendarDay, formatClock } from '@wattdesk/i18n/formats.ts'
import type { Cell } from '@wattdesk/ui/chart/csv.ts'
import { HeatMap } from '@wattdesk/ui/chart/HeatMap.tsx'
import { PictureFrame } from '@wattdesk/ui/chart/PictureFrame.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useMemo, useRef, useState } from 'react'
import { useFormats } from '../../figures/use-formats.ts'
import { useProvenance } from '../../figures/use-provenance.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import classes from './history.module.css'
import { heatMapQuery } from './history.queries.ts'
import { rangeOf } from './history-address.ts'
import type { PictureProps } from './picture-props.ts'
import { useSlotWords, writtenAtOf } from './use-slot-words.ts'

const colorOf = (name: QuantityName) => energyColors[name === 'batteryDischarge' ? 'battery' : name]

/** Positions in the range at which each day begins. */
function firstPlaces(columns: readonly { values: readonly unknown[] }[]): number[] {
  let place = 0
  return columns.map(({ values }) => {
    place += values.length
    return place - values.length
  })
}

const hours = ['00:00', '06:00', '12:00', '18:00', '24:00']

/** A year at a glance: a column per day, a cell per quarter hour from midnight. */
export function HeatMapPicture({ site, shown }: PictureProps) {
  const t = useT('history', 'telemetry')
  const { power: format } = useFormats()
  const [asked, setAsked] = useState<QuantityName>('production')
  const picture = useRef<HTMLCanvasElement>(null)
  const range = rangeOf('year', shown.date)
  const query = useQuery(heatMapQuery({ siteId: site.siteId, range, quantity: asked }))
  const data = query.data
  const columns = useMemo(() => data?.days.map((day) => ({ label: day.date, values: day.powersW })), [data])
  const words = useProvenance(data?.provenance)
  const slotWords = useSlotWords()
  const firstOf = useMemo(() => firstPlaces(columns ?? []), [columns])
  // Computed from midnight, because positions and times of day differ after a clock change.
  const clockOf = (at: number, { label: day }: { label: string }) =>
    formatClock(startOfLocalDay(day, site.timeZone) + at * quarterHourMs, site.timeZone)
  if (query.isError && !data) return <QueryFailure query={query} />
  if (!data || !columns) return <SkeletonLines count={10} />
  // Until the response, they are those of the previous picture.
  const { quantity } = data
  const firstDay = columns[0]?.label ?? range.from
  const year = firstDay.slice(0, 4)
  const peakOf = (powersW: readonly (number | null)[]) =>
    powersW.reduce<number | null>((peak, one) => (one === null ? peak : Math.max(peak ?? one, one)), null)
  const startAt = startOfLocalDay(firstDay, site.timeZone)
  /** By instants, because days have 92 to 100 quarter hours. */
  const rowsOf = ({ label: day, values }: (typeof columns)[number]): Cell[][] => {
    const midnight = startOfLocalDay(day, data.timeZone)
    return values.map((powerW, at) => [new Date(midnight + at * quarterHourMs).toISOString(), powerW])
  }
  const hintOf = (row: number, column: number) => {
    if (row >= (columns[column]?.values.length ?? 0)) return null
    const place = (firstOf[column] ?? 0) + row
    const origin = slotWords.originOf(data.slots, place)
    return origin && [origin, slotWords.ageOf(writtenAtOf(data.slots, place, startAt))].filter(Boolean).join(' · ')
  }
  const label = `${t(`telemetry.quantity.${quantity}`)} ${year}`
  return (
    <div className={layout.stack}>
      <PictureFrame
        title={label}
        unit="W"
        table={{
          head: [t('history.date'), t('history.peak')],
          rows: columns.flatMap((column) => {
            const peak = peakOf(column.values)
            return peak === null ? [] : [[formatCalendarDay(column.label), format(peak)]]
          }),
          csvHead: [t('ui.chart.time'), `${t(`telemetry.quantity.${quantity}`)} (W)`],
          csv: columns.flatMap(rowsOf),
        }}
        isEmpty={columns.every((column) => column.values.every((value) => value === null))}
        picture={picture}
        fileName={`${site.siteName}-${year}-${quantity}`}
        summary={
          <NativeSelect
            aria-label={t('history.quantity')}
            size="xs"
            value={asked}
            data={quantityNames.map((name) => ({ value: name, label: t(`telemetry.quantity.${name}`) }))}
            // one of `data`
            onChange={(event) => setAsked(event.currentTarget.value as QuantityName)}
          />
        }
      >
        <HeatMap
          label={label}
          columns={columns}
          color={colorOf(quantity)}
          format={format}
          placeOf={clockOf}
          hintOf={hintOf}
          marks={hours}
          picture={picture}
        />
      </PictureFrame>
      <p className={classes.hint}>{words}</p>
    </div>
  )
}
