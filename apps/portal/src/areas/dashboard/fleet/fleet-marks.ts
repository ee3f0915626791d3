import type { FleetCounts } from '@wattdesk/contract/dashboard/fleet/models.ts'
import { fleetSitesZoom, fleetStates } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import { type Point, pixelsTo, type Size, type View } from '@wattdesk/ui/map/mercator.ts'
import type { ShownMark } from './fleet-address.ts'

/** Labelled with its town if there is room. */
export type PlacedMark = Point & { mark: ShownMark; sizePx: number; isNamed: boolean }

/** Draws marks up to this far outside the picture. */
const marginPx = 40
const sitePx = 18
/** Spreads homes with the same coordinates this far apart. */
const besidePx = 9
const nameRoom = { width: 96, height: 40 }

/** The marks in a picture. A group absorbs marks that it would cover, except at close zooms, where homes stay separate. */
export function placeMarks(marks: readonly ShownMark[], view: View, size: Size): PlacedMark[] {
  const seen = marks.flatMap((mark): PlacedMark[] => {
    const { x, y } = pixelsTo(mark, view, size)
    const isOutside = x < -marginPx || y < -marginPx || x > size.width + marginPx || y > size.height + marginPx
    return isOutside ? [] : [{ mark, x, y, sizePx: sizeOf(mark), isNamed: false }]
  })
  return named(view.zoom < fleetSitesZoom - 0.5 ? gathered(seen) : beside(seen))
}

const sizeOf = ({ site, count }: ShownMark): number => (site ? sitePx : 26 + Math.min(26, 6 * Math.log10(count)))

/** Larger marks come first, and absorb smaller ones that they would cover. */
function gathered(seen: readonly PlacedMark[]): PlacedMark[] {
  const kept: PlacedMark[] = []
  for (const one of seen) {
    const at = kept.findIndex((other) => Math.hypot(other.x - one.x, other.y - one.y) < (other.sizePx + one.sizePx) / 2)
    const other = kept[at]
    if (other) kept[at] = { ...other, mark: both(other.mark, one.mark) }
    else kept.push(one)
  }
  return kept.map((one) => ({ ...one, sizePx: sizeOf(one.mark) }))
}

function both(one: ShownMark, other: ShownMark): ShownMark {
  const counts = Object.fromEntries(fleetStates.map((state) => [state, one.counts[state] + other.counts[state]])) as FleetCounts // has every state
  return { ...one, counts, count: one.count + other.count, site: null }
}

/** Arranges homes with the same coordinates in a spiral. */
function beside(seen: readonly PlacedMark[]): PlacedMark[] {
  const taken = new Map<string, number>()
  return seen.map((one) => {
    const place = `${Math.round(one.x)} ${Math.round(one.y)}`
    const before = taken.get(place) ?? 0
    taken.set(place, before + 1)
    const away = besidePx * 2 * Math.sqrt(before)
    return { ...one, x: one.x + Math.cos(before * 2.4) * away, y: one.y + Math.sin(before * 2.4) * away }
  })
}

function named(placed: readonly PlacedMark[]): PlacedMark[] {
  const names: Point[] = []
  const isNear = (one: Point, other: Point) => Math.abs(other.x - one.x) < nameRoom.width && Math.abs(other.y - one.y) < nameRoom.height
  const covers = (one: Point, other: Point) =>
    Math.abs(other.x - one.x) < nameRoom.width / 2 + 12 && other.y > one.y && other.y < one.y + nameRoom.height + 8
  return placed.map((one) => {
    const isNamed =
      one.mark.site === null && names.every((other) => !isNear(one, other)) && placed.every((other) => other === one || !covers(one, other))
    if (isNamed) names.push(one)
    return { ...one, isNamed }
  })
}
