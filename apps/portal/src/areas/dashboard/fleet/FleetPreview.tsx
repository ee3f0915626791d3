import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fleetStates, fleetZooms } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { MapGround } from '@wattdesk/ui/map/MapGround.tsx'
import { viewOf } from '@wattdesk/ui/map/mercator.ts'
import { useSize } from '@wattdesk/ui/map/use-size.ts'
import { type CSSProperties, useRef } from 'react'
import { mapTiles } from '../../../page/operator-settings.ts'
import { ringOf, shortNumber } from './FleetMap.tsx'
import classes from './fleet.module.css'
import { fleetMapQuery } from './fleet.queries.ts'
import { marksOf } from './fleet-address.ts'
import { placeMarks } from './fleet-marks.ts'

/** The zoom of the map's first squares. */
const world = { zoom: 5, edges: { west: -180, south: -85, east: 180, north: 85 } }
/** Homes without devices would hide the others. */
const shown = fleetStates.filter((state) => state !== 'no_devices')

/** A picture of the fleet that opens the map. The counts beside it show the same as text. */
export function FleetPreview() {
  const { language } = useLanguage()
  const box = useRef<HTMLAnchorElement>(null)
  const size = useSize(box)
  const { data } = useQuery(fleetMapQuery(world.zoom, world.edges))
  const marks = data && marksOf(data.marks, shown)
  const found = marks && size.width > 0 ? viewOf(marks, size, 8) : undefined
  const view = found && { ...found, zoom: Math.max(fleetZooms.least, found.zoom) }
  return (
    <Link ref={box} to="/dashboard/fleet" className={classes.preview} tabIndex={-1} aria-hidden>
      {view ? <MapGround view={view} size={size} tiles={mapTiles} /> : null}
      {view
        ? placeMarks(marks ?? [], view, size).map(({ mark, x, y, sizePx }) => (
            <span
              key={mark.key}
              className={classes.group}
              style={{ transform: `translate(${x}px, ${y}px)`, '--size': `${sizePx}px`, '--ring': ringOf(mark, shown) } as CSSProperties}
            >
              <span>{shortNumber(mark.count, language)}</span>
            </span>
          ))
        : null}
    </Link>
  )
}
