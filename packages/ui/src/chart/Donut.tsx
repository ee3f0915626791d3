import type { RefObject } from 'react'
import { Tooltip } from '../overlay/Tooltip.tsx'
import classes from './chart.module.css'

export type DonutPart = { key: string; label: string; color: string; value: number }
type Props = {
  label: string
  parts: readonly DonutPart[]
  /** In the middle: the main share, and its name. */
  middle: string
  caption: string
  format: (value: number) => string
  /** The source of the figures, as a tooltip on each. */
  note?: string
  picture?: RefObject<SVGSVGElement | null>
}

const radius = 58
const saying = (label: string, value: string, note: string | undefined) => `${label}: ${value}${note ? ` · ${note}` : ''}`
const around = 2 * Math.PI * radius

/** Shares of a whole as a ring, with a legend. */
export function Donut({ label, parts, middle, caption, format, note, picture }: Props) {
  const total = parts.reduce((sum, part) => sum + part.value, 0)
  let turned = 0
  return (
    <div className={classes.donut}>
      <svg ref={picture} viewBox="0 0 140 160" role="img" aria-label={label}>
        {parts.map((part) => {
          const length = total > 0 ? (part.value / total) * around : 0
          const start = turned
          turned += length
          return (
            <circle
              key={part.key}
              cx={70}
              cy={70}
              r={radius}
              className={classes.arc}
              style={{ stroke: part.color }}
              strokeDasharray={`${Math.max(0, length - 1.5)} ${around}`}
              strokeDashoffset={-start}
              transform="rotate(-90 70 70)"
            >
              <title>{saying(part.label, format(part.value), note)}</title>
            </circle>
          )
        })}
        <text x={70} y={77} textAnchor="middle" className={classes.donutMiddle} data-long={middle.length > 6 || undefined}>
          {middle}
          <title>{saying(caption, middle, note)}</title>
        </text>
        <text x={70} y={154} textAnchor="middle" className={classes.donutCaption}>
          {caption}
        </text>
      </svg>
      <ul className={classes.donutLegend}>
        {parts.map((part) => (
          <li key={part.key}>
            <span className={classes.swatch} style={{ background: part.color }} />
            {part.label}
            <b>
              <Tooltip label={note}>
                <span tabIndex={note ? 0 : undefined}>{format(part.value)}</span>
              </Tooltip>
            </b>
          </li>
        ))}
      </ul>
    </div>
  )
}
