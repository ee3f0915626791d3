import classes from './chart.module.css'
import type { Series } from './series.ts'

/** The colour of a line or of bars, drawn as the chart draws them. */
export function Swatch({ series: { color, shape, isDashed } }: { series: Pick<Series, 'color' | 'shape' | 'isDashed'> }) {
  if (isDashed && shape === 'bar') {
    const style = { background: `color-mix(in srgb, ${color} 18%, transparent)`, border: `1px solid ${color}` }
    return <span className={classes.swatch} style={style} />
  }
  return <span className={classes.swatch} data-dashed={isDashed || undefined} style={{ background: color }} />
}
