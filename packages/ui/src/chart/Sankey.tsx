import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import classes from './chart.module.css'
import { type Band, type SankeyLink, type SankeyNode, sankeyLayout } from './sankey-layout.ts'

type Props = {
  /** Names the picture for screen readers. */
  label: string
  sources: readonly SankeyNode[]
  sinks: readonly SankeyNode[]
  links: readonly SankeyLink[]
  format: (value: number) => string
  /** The source of the figures, shown with each. */
  note?: string
  picture: RefObject<SVGSVGElement | null>
}

const [height, boxWidth] = [300, 14]
/** Space for text beside the boxes, in a wide and in a narrow picture. */
const [textWidth, narrowTextWidth] = [150, 104]
const narrow = 560

/** Flows from each source to each sink, drawn to the available width. */
export function Sankey({ label, sources, sinks, links, format, note, picture }: Props) {
  const layout = useMemo(
    () => sankeyLayout(sources, sinks, links, { height: height - 20, gap: 16, minHeight: 18 }),
    [sources, sinks, links],
  )
  const labels = new Map([...sources, ...sinks].map((node) => [node.key, node.label]))
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const resized = new ResizeObserver(() => setWidth(Math.max(280, element.clientWidth)))
    resized.observe(element)
    return () => resized.disconnect()
  }, [])
  const room = width < narrow ? narrowTextWidth : textWidth
  const [left, right] = [room, width - room]
  const titleOf = (figure: string) => (note ? `${figure} · ${note}` : figure)
  return (
    <div ref={box} className={classes.sankey}>
      <svg ref={picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <g transform="translate(0 10)">
          {layout.bands.map((band) => (
            <path
              key={`${band.from} ${band.to}`}
              d={pathOf(band, left + boxWidth, right - boxWidth)}
              style={{ fill: band.color }}
              className={classes.band}
            >
              <title>{titleOf(`${labels.get(band.from)} → ${labels.get(band.to)}: ${format(band.value)}`)}</title>
            </path>
          ))}
          {layout.sources.map((one) => (
            <g key={one.key}>
              <title>{titleOf(`${one.label}: ${format(one.value)}`)}</title>
              <rect x={left} y={one.y} width={boxWidth} height={one.height} rx={2} style={{ fill: one.color }} />
              <Words x={left - 8} y={one.y + one.height / 2} anchor="end" label={one.label} value={format(one.value)} />
            </g>
          ))}
          {layout.sinks.map((one) => (
            <g key={one.key}>
              <title>{titleOf(`${one.label}: ${format(one.value)}`)}</title>
              <rect x={right - boxWidth} y={one.y} width={boxWidth} height={one.height} rx={2} style={{ fill: one.color }} />
              <Words x={right + 8} y={one.y + one.height / 2} anchor="start" label={one.label} value={format(one.value)} />
            </g>
          ))}
        </g>
      </svg>
    </div>
  )
}

function Words({ x, y, anchor, label, value }: { x: number; y: number; anchor: 'start' | 'end'; label: string; value: string }) {
  return (
    <>
      <text x={x} y={y - 2} textAnchor={anchor} className={classes.sankeyLabel}>
        {label}
      </text>
      <text x={x} y={y + 16} textAnchor={anchor} className={classes.sankeyValue}>
        {value}
      </text>
    </>
  )
}

function pathOf({ fromY, toY, thickness }: Band, start: number, end: number): string {
  const middle = (start + end) / 2
  return (
    `M${start},${fromY}C${middle},${fromY} ${middle},${toY} ${end},${toY}V${toY + thickness}` +
    `C${middle},${toY + thickness} ${middle},${fromY + thickness} ${start},${fromY + thickness}Z`
  )
}
