import { useVirtualizer } from '@tanstack/react-virtual'
import { formatInstant } from '@wattdesk/i18n/formats.ts'
import { useRef } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { FigureTable } from './FigureTable.tsx'
import { marksOf, shownValue, startsOf, type TimeSeries, writtenOf } from './series.ts'
import { slotName } from './slot-name.ts'

type Props = { title: string; data: TimeSeries; timeZone: string; format: (value: number | null) => string; heightPx: number }

const rowPx = 26

/** The values of a chart as a table. Only rows in sight are rendered: a year has 35,040 quarter hours. */
export function ChartTable({ title, data, timeZone, format, heightPx }: Props) {
  const { t } = useLanguage()
  const box = useRef<HTMLElement>(null)
  const [marks, written] = [marksOf(data), writtenOf(data)]
  const times = startsOf(data)
  const virtual = useVirtualizer({
    count: times.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: 30,
    initialRect: { width: 0, height: heightPx },
  })
  const head = [
    t('ui.chart.time'),
    ...data.series.map((series) => series.label),
    ...(marks ? [marks.label] : []),
    ...(written ? [t('ui.chart.written')] : []),
    ...(data.hintOf ? [t('ui.chart.origin')] : []),
  ]
  const inSight = virtual.getVirtualItems()
  const before = inSight[0]?.start ?? 0
  const after = virtual.getTotalSize() - (inSight.at(-1)?.end ?? 0)
  return (
    <FigureTable title={title} head={head} heightPx={heightPx} box={box} isFlush isDense>
      <tr aria-hidden style={{ height: before }} />
      {inSight.map(({ index: at }) => {
        const time = times[at] ?? Number.NaN
        return (
          <tr key={time} data-index={at} ref={virtual.measureElement} data-marked={Boolean(marks?.notes[at]) || undefined}>
            <th scope="row">{slotName(time, timeZone, data.slots)}</th>
            {data.series.map((series) => (
              <td key={series.key}>{format(shownValue(series, at))}</td>
            ))}
            {marks ? <td>{marks.notes[at]}</td> : null}
            {written ? <td>{written[at] == null ? null : formatInstant(written[at], timeZone)}</td> : null}
            {data.hintOf ? <td>{data.hintOf(at)}</td> : null}
          </tr>
        )
      })}
      <tr aria-hidden style={{ height: after }} />
    </FigureTable>
  )
}
