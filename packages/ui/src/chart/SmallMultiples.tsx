import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import classes from './small-multiples.module.css'
import { barsPath, fitText } from './small-multiples.ts'

export type Multiple = { key: string; label: string; values: readonly number[]; total: number }

type Props = {
  /** Names the picture for screen readers. */
  label: string
  series: readonly Multiple[]
  format: (value: number) => string
  /** Below each chart: its first and last time. */
  ends: readonly [string, string]
  /** Names the time under the pointer. */
  timeOf: (at: number) => string
  /** Shown while the pointer is elsewhere. */
  note: string
  picture: RefObject<SVGSVGElement | null>
}

const [leastWidth, gapX, gapY] = [220, 28, 22]
const [headHeight, plotHeight, footHeight] = [22, 64, 18]
const boxHeight = headHeight + plotHeight + footHeight
const font = "600 12px 'Inter Variable', system-ui, sans-serif"

/** A small chart for each of many series, with the same times but its own scale. The pointer reads all of them at one time. */
export function SmallMultiples({ label, series, format, ends, timeOf, note, picture }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(900)
  const [pointed, setPointed] = useState<number>()
  useEffect(() => {
    const element = box.current
    if (!element) return
    const resized = new ResizeObserver(() => setWidth(Math.max(leastWidth, element.clientWidth)))
    resized.observe(element)
    return () => resized.disconnect()
  }, [])
  const columns = Math.max(1, Math.min(series.length, Math.floor((width + gapX) / (leastWidth + gapX))))
  const boxWidth = (width - gapX * (columns - 1)) / columns
  const height = Math.ceil(series.length / columns) * (boxHeight + gapY) - gapY
  const slots = series[0]?.values.length ?? 0
  const highest = series.map(({ values }) => values.reduce((most, value) => Math.max(most, value), 1))
  // Scales are written beside the bars, so all charts reserve the same width.
  const markWidth = Math.max(...highest.map((value) => widthOf(format(value)))) + 4
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width: shownPx } = currentTarget.getBoundingClientRect()
    const x = (((clientX - left) / shownPx) * width) % (boxWidth + gapX)
    const at = Math.floor((x / (boxWidth - markWidth)) * slots)
    setPointed(at >= 0 && at < slots ? at : undefined)
  }
  const spoken = series.map((one) => `${one.label} ${format(one.total)}`).join(', ')
  return (
    <div ref={box} className={classes.box}>
      <svg
        ref={picture}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${label}: ${spoken}`}
        onPointerMove={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        {series.map((one, place) => (
          <g
            key={one.key}
            transform={`translate(${(place % columns) * (boxWidth + gapX)} ${Math.floor(place / columns) * (boxHeight + gapY)})`}
          >
            <Chart series={one} highest={highest[place] ?? 1} {...{ boxWidth, markWidth, format, ends, pointed }} />
          </g>
        ))}
      </svg>
      <p className={classes.note}>{pointed === undefined ? note : timeOf(pointed)}</p>
    </div>
  )
}

type ChartProps = { series: Multiple; highest: number; boxWidth: number; markWidth: number; pointed: number | undefined } & Pick<
  Props,
  'format' | 'ends'
>

function Chart({ series: { label, values, total }, highest, boxWidth, markWidth, format, ends, pointed }: ChartProps) {
  const width = boxWidth - markWidth
  const path = useMemo(() => barsPath(values, { width, height: plotHeight, highest }), [values, width, highest])
  const figure = format(pointed === undefined ? total : (values[pointed] ?? 0))
  const shown = useMemo(() => fitText(label, width - widthOf(figure) - 12, widthOf), [label, width, figure])
  const slot = width / Math.max(1, values.length)
  return (
    <>
      <title>{label}</title>
      <text y={12} className={classes.name}>
        {shown}
      </text>
      <text x={width} y={12} textAnchor="end" className={classes.name}>
        {figure}
      </text>
      <g transform={`translate(0 ${headHeight})`}>
        {pointed === undefined ? null : <rect x={pointed * slot} width={slot} height={plotHeight} className={classes.pointed} />}
        <line x2={width} className={classes.line} />
        <path d={path} className={classes.bars} />
        <line y1={plotHeight} y2={plotHeight} x2={width} className={classes.ground} />
        <text y={4} x={boxWidth} textAnchor="end" className={classes.mark}>
          {format(highest)}
        </text>
        <text y={plotHeight + 14} x={Math.max(slot, widthOf(ends[0])) / 2} textAnchor="middle" className={classes.mark}>
          {ends[0]}
        </text>
        <text y={plotHeight + 14} x={width - Math.max(slot, widthOf(ends[1])) / 2} textAnchor="middle" className={classes.mark}>
          {ends[1]}
        </text>
      </g>
    </>
  )
}

let context: CanvasRenderingContext2D | null | undefined

function widthOf(text: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = font
  return context.measureText(text).width
}
