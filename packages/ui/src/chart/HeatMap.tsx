import { formatCalendarDay } from '@wattdesk/i18n/formats.ts'
import { type PointerEvent, type RefObject, useEffect, useMemo, useState } from 'react'
import { resolveColor } from '../theme/energy-colors.ts'
import { useColorScheme } from '../theme/use-color-scheme.ts'
import classes from './chart.module.css'

export type HeatRow = { label: string; values: readonly (number | null)[] }
type Props = {
  label: string
  /** From left to right; their values run from top to bottom. */
  columns: readonly HeatRow[]
  color: string
  format: (value: number | null) => string
  /** Names a place within a column, such as a time of day. */
  placeOf: (at: number, column: HeatRow) => string
  /** Additional tooltip text of a cell, such as its source. */
  hintOf?: (row: number, column: number) => string | null
  /** Marks beside the rows, evenly spread from top to bottom. */
  marks: readonly string[]
  picture: RefObject<HTMLCanvasElement | null>
}

/** The month that begins with a day (`2026-03-01`), as a mark below its column. */
const monthOf = (day: string) => /-(\d\d)-01$/.exec(day)?.[1]

const cell = 3
const marksPx = 42

/** Many values at a glance: the stronger the colour, the greater. Cells without a value stay empty. */
export function HeatMap({ label, columns, color, format, placeOf, hintOf, marks, picture }: Props) {
  const colorScheme = useColorScheme()
  const [found, setFound] = useState<{ column: number; row: number; left: number; top: number }>()
  const rows = Math.max(1, ...columns.map((column) => column.values.length))
  const greatest = useMemo(
    () => Math.max(1, ...columns.map((column) => Math.max(0, ...column.values.map((value) => value ?? 0)))),
    [columns],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas keeps the colours it was drawn with
  useEffect(() => {
    const context = picture.current?.getContext('2d')
    if (!context) return
    context.fillStyle = resolveColor('var(--wd-surface)')
    context.fillRect(0, 0, columns.length * cell, rows * cell)
    context.fillStyle = resolveColor(color)
    for (const [x, column] of columns.entries()) {
      for (const [y, value] of column.values.entries()) {
        if (value === null) continue
        context.globalAlpha = 0.06 + 0.94 * Math.sqrt(Math.max(0, value) / greatest)
        context.fillRect(x * cell, y * cell, cell, cell)
      }
    }
    context.globalAlpha = 1
  }, [columns, color, rows, greatest, colorScheme, picture])

  const point = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const column = Math.floor(((clientX - box.left) / box.width) * columns.length)
    const row = Math.floor(((clientY - box.top) / box.height) * rows)
    setFound({ column, row, left: clientX - box.left, top: clientY - box.top })
  }
  const column = found && columns[found.column]
  return (
    <div className={classes.heat}>
      <div className={classes.heatMarks} aria-hidden>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <canvas
        ref={picture}
        width={columns.length * cell}
        height={rows * cell}
        role="img"
        aria-label={label}
        onPointerMove={point}
        onPointerLeave={() => setFound(undefined)}
      />
      <div className={classes.heatMonths} aria-hidden>
        {columns.flatMap(({ label: day }, at) =>
          monthOf(day)
            ? [
                <span key={day} style={{ left: `${(at / columns.length) * 100}%` }}>
                  {monthOf(day)}
                </span>,
              ]
            : [],
        )}
      </div>
      {found && column ? (
        <div
          className={classes.tip}
          data-side={found.column > columns.length / 2 ? 'left' : 'right'}
          style={{ left: found.left + marksPx, top: found.top }}
        >
          <p className={classes.tipTime}>
            {formatCalendarDay(column.label)} {placeOf(found.row, column)}
          </p>
          <p className={classes.tipRow}>
            <b>{format(column.values[found.row] ?? null)}</b>
          </p>
          <p className={classes.tipHint}>{hintOf?.(found.row, found.column)}</p>
        </div>
      ) : null}
      <p className={classes.heatScale}>
        <span>{formatCalendarDay(columns[0]?.label ?? '')}</span>
        <span className={classes.scaleBar} style={{ background: `linear-gradient(90deg, transparent, ${color})` }} />
        <span>0 – {format(greatest)}</span>
        <span>{formatCalendarDay(columns.at(-1)?.label ?? '')}</span>
      </p>
    </div>
  )
}
