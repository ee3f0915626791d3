import { useEffect, useState } from 'react'
import classes from './map.module.css'
import { type Box, type Place, projectionOf } from './place.ts'

type Outline = { country?: string; box?: number[]; path: string }
type Props = Place & { country: string; label: string }

const aspect = 1.6

/** A place in its country, drawn from bundled outlines without external requests. */
export function PlaceMap({ country, latitude, longitude, label }: Props) {
  const outlines = useOutlines()
  const box = outlines?.find((outline) => outline.country === country)?.box as Box | undefined // four edges, as the data's README defines
  if (!outlines || !box) return <div className={classes.map} aria-hidden="true" />
  const projection = projectionOf(box, { latitude, longitude }, aspect)
  const x = projection.xOf(longitude)
  const y = projection.yOf(latitude)
  return (
    <svg className={classes.map} viewBox={projection.viewBox} role="img" aria-label={label}>
      <g transform={`scale(${projection.stretch} 1)`}>
        {ownLast(outlines, country).map((outline) => (
          <path
            key={outline.path.slice(0, 24)}
            d={outline.path}
            className={classes.country}
            data-own={outline.country === country || undefined}
          />
        ))}
      </g>
      <circle className={classes.halo} cx={x} cy={y} r={projection.unit * 4} />
      <circle className={classes.dot} cx={x} cy={y} r={projection.unit * 1.4} />
    </svg>
  )
}

/** Draws the country last, because a later neighbour would cover half of its border. */
function ownLast(outlines: readonly Outline[], country: string): Outline[] {
  return outlines.toSorted((one, other) => Number(one.country === country) - Number(other.country === country))
}

function useOutlines(): readonly Outline[] | undefined {
  const [outlines, setOutlines] = useState<readonly Outline[]>()
  useEffect(() => {
    let isShown = true
    void import('./data/europe.json').then(({ default: loaded }) => isShown && setOutlines(loaded))
    return () => {
      isShown = false
    }
  }, [])
  return outlines
}
