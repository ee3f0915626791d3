import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'

/**
 * Generates `src/map/data/europe.json`: `node packages/ui/scripts/extract-outlines.ts <countries-50m.json>`, with that file
 * from the npm package `world-atlas` (Natural Earth, public domain). Arcs are simplified before they are joined, so that
 * neighbours share their border.
 */
type Point = readonly [longitude: number, latitude: number]
type Topology = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { countries: { geometries: Geometry[] } }
}
type Geometry = { id?: string; properties: { name: string } } & (
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
)

/** The extracted area: Europe and its surroundings, in degrees. */
const area = { west: -14, south: 33, east: 36, north: 71.5 }
/** Points closer than this, in degrees, are dropped. It is about a pixel on a map of a whole country. */
const resolution = 0.04
/** ISO 3166 numeric codes of the countries a site can be in. */
const alpha2: Record<string, string> = {
  '826': 'GB',
  '276': 'DE',
  '380': 'IT',
  '752': 'SE',
  '348': 'HU',
  '616': 'PL',
  '008': 'AL',
  '203': 'CZ',
  '191': 'HR',
}

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file countries-50m.json of the npm package world-atlas')
const topology: Topology = JSON.parse(readFileSync(file, 'utf8'))
const { scale, translate } = topology.transform

const arcs = topology.arcs.map((deltas) => {
  let x = 0
  let y = 0
  const points = deltas.map(([dx, dy]): Point => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
  return simplify(points)
})

function simplify(points: Point[]): Point[] {
  let last = points[0]
  return points.filter((point, index) => {
    if (index === 0 || index === points.length - 1) return true
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < resolution) return false
    last = point
    return true
  })
}

function ringOf(indices: number[]): Point[] {
  return indices.flatMap((index, position) => {
    const arc = index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? [])
    return position === 0 ? arc : arc.slice(1)
  })
}

/** The part of a ring inside the area (Sutherland and Hodgman's clipping). */
function clip(ring: Point[]): Point[] {
  const edges = [
    { isInside: ([x]: Point) => x >= area.west, at: (a: Point, b: Point) => crossing(a, b, 0, area.west) },
    { isInside: ([x]: Point) => x <= area.east, at: (a: Point, b: Point) => crossing(a, b, 0, area.east) },
    { isInside: ([, y]: Point) => y >= area.south, at: (a: Point, b: Point) => crossing(a, b, 1, area.south) },
    { isInside: ([, y]: Point) => y <= area.north, at: (a: Point, b: Point) => crossing(a, b, 1, area.north) },
  ]
  return edges.reduce(
    (points, { isInside, at }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point
        if (isInside(point)) return isInside(before) ? [point] : [at(before, point), point]
        return isInside(before) ? [at(before, point)] : []
      }),
    ring,
  )
}

function crossing(a: Point, b: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - a[axis]) / (b[axis] - a[axis])
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]
}

/** SVG path in hundredths of a degree, y pointing south, each step relative to the one before. */
function pathOf(ring: Point[]): string {
  const steps = ring.map(([longitude, latitude]) => [Math.round(longitude * 100), Math.round(-latitude * 100)] as const)
  const parts: string[] = []
  steps.forEach(([x, y], index) => {
    const [lastX, lastY] = index > 0 ? (steps[index - 1] ?? [x, y]) : [0, 0]
    if (index === 0) parts.push(`M${x} ${y}l`)
    else if (x !== lastX || y !== lastY) parts.push(`${x - lastX} ${y - lastY}`)
  })
  return `${parts.join(' ').replace('l ', 'l').replaceAll(' -', '-')}z`
}

/** West, south, east and north edge in degrees. */
function boxOf(points: Point[]): number[] {
  const longitudes = points.map(([longitude]) => longitude)
  const latitudes = points.map(([, latitude]) => latitude)
  const edges = [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
  return edges.map((edge) => Math.round(edge * 100) / 100)
}

const outlines = topology.objects.countries.geometries.flatMap((geometry) => {
  const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs
  const rings = polygons.map((polygon) => clip(ringOf(polygon[0] ?? []))).filter((ring) => ring.length > 3)
  if (rings.length === 0) return []
  const code = alpha2[geometry.id ?? '']
  return [{ ...(code ? { country: code, box: boxOf(rings.flat()) } : {}), path: rings.map(pathOf).join('') }]
})
writeFileSync(new URL('../src/map/data/europe.json', import.meta.url), `${JSON.stringify(outlines)}\n`)
