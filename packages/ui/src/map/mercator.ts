import type { Place } from './place.ts'

/** The middle of a map and its zoom. At zoom 0 the world is 256 pixels wide; each step doubles it. Zooms need not be whole. */
export type View = Place & { zoom: number }
export type Size = { width: number; height: number }
export type Edges = { west: number; south: number; east: number; north: number }
export type Point = { x: number; y: number }

/** The Web Mercator map ends here. */
const mostLatitude = 85
const worldPx = (zoom: number): number => 256 * 2 ** zoom
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** The position of a place on the map, from 0 to 1, east and south. */
export function pointOf({ latitude, longitude }: Place): Point {
  const angle = (clamp(latitude, -mostLatitude, mostLatitude) * Math.PI) / 180
  return { x: (longitude + 180) / 360, y: (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2 }
}

export function placeOf({ x, y }: Point): Place {
  return { longitude: x * 360 - 180, latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI }
}

/** Pixels from the upper left corner of a view to a place. */
export function pixelsTo(place: Place, view: View, size: Size): Point {
  const [point, middle, world] = [pointOf(place), pointOf(view), worldPx(view.zoom)]
  return { x: (point.x - middle.x) * world + size.width / 2, y: (point.y - middle.y) * world + size.height / 2 }
}

/** The view after the map moved by this many pixels. */
export function moved(view: View, byX: number, byY: number): View {
  const [middle, world] = [pointOf(view), worldPx(view.zoom)]
  const place = placeOf({ x: clamp(middle.x + byX / world, 0, 1), y: clamp(middle.y + byY / world, 0, 1) })
  return { ...place, zoom: view.zoom, latitude: clamp(place.latitude, -mostLatitude, mostLatitude) }
}

/** The view after a zoom around a point of the picture, in pixels. */
export function zoomed(view: View, zoom: number, at: Point, size: Size): View {
  const [x, y] = [at.x - size.width / 2, at.y - size.height / 2]
  const nearer = { ...moved(view, x, y), zoom }
  return moved(nearer, -x, -y)
}

/** The edges of a view, in degrees. */
export function edgesOf(view: View, { width, height }: Size): Edges {
  const [middle, world] = [pointOf(view), worldPx(view.zoom)]
  const placeAt = (x: number, y: number) => placeOf({ x: clamp(middle.x + x / world, 0, 1), y: clamp(middle.y + y / world, 0, 1) })
  const [upper, lower] = [placeAt(-width / 2, -height / 2), placeAt(width / 2, height / 2)]
  return {
    west: upper.longitude,
    east: lower.longitude,
    south: clamp(lower.latitude, -mostLatitude, mostLatitude),
    north: clamp(upper.latitude, -mostLatitude, mostLatitude),
  }
}

/** The closest view with a margin that shows all places. */
export function viewOf(places: readonly Place[], { width, height }: Size, mostZoom: number): View | undefined {
  const points = places.map(pointOf)
  if (points.length === 0) return undefined
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const zoom = Math.min(Math.log2((width * 0.8) / 256 / (east - west)), Math.log2((height * 0.8) / 256 / (south - north)), mostZoom)
  return { ...placeOf({ x: (west + east) / 2, y: (north + south) / 2 }), zoom }
}

/** Converts an outline in hundredths of a degree (see `data/README.md`) to an SVG path on the map, in hundred thousandths of its width. */
export function outlineOnMap(path: string): string {
  return path
    .split('z')
    .filter((ring) => ring !== '')
    .map((ring) => {
      const steps = ring.match(/-?\d+/g)?.map(Number) ?? []
      let [x, y] = [0, 0]
      const points: string[] = []
      for (let at = 0; at + 1 < steps.length; at += 2) {
        x += steps[at] ?? 0
        y += steps[at + 1] ?? 0
        const point = pointOf({ longitude: x / 100, latitude: -y / 100 })
        points.push(`${(point.x * outlineScale).toFixed(1)} ${(point.y * outlineScale).toFixed(1)}`)
      }
      return `M${points.join('L')}z`
    })
    .join('')
}
export const outlineScale = 100_000
