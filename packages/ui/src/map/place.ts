/** A point on the globe, in degrees. */
export type Place = { latitude: number; longitude: number }
/** West, south, east and north edge, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** The SVG view of a box: `viewBox` in hundredths of a degree, with longitudes scaled by `stretch`. */
export type Projection = { viewBox: string; stretch: number; unit: number; xOf(longitude: number): number; yOf(latitude: number): number }

/**
 * Equirectangular projection that is true to scale at the middle of the box. The view holds the box and the place, with a
 * margin of a twelfth, in the given aspect ratio (width over height). `unit` is a hundredth of the view's width.
 */
export function projectionOf(box: Box, place: Place, aspect: number): Projection {
  const west = Math.min(box[0], place.longitude)
  const south = Math.min(box[1], place.latitude)
  const east = Math.max(box[2], place.longitude)
  const north = Math.max(box[3], place.latitude)
  const stretch = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const least = { width: (east - west) * stretch * (7 / 6), height: (north - south) * (7 / 6) }
  const height = Math.max(least.height, least.width / aspect)
  const width = height * aspect
  const left = ((west + east) / 2) * stretch - width / 2
  const top = -(south + north) / 2 - height / 2
  return {
    viewBox: [left, top, width, height].map((figure) => Math.round(figure * 100)).join(' '),
    stretch,
    unit: width,
    xOf: (longitude) => longitude * 100 * stretch,
    yOf: (latitude) => -latitude * 100,
  }
}

export type Tile = { key: string; url: string; left: number; top: number }

/** In pixels, by the convention of slippy maps. */
const tileSize = 256

/**
 * The tiles (Web Mercator, XYZ URLs) that cover an image of `width` x `height` pixels centred on the place. `left` and `top`
 * are pixels from the image's corner.
 */
export function tilesAround(place: Place, zoom: number, width: number, height: number, template: string): Tile[] {
  const count = 2 ** zoom
  const latitude = (place.latitude * Math.PI) / 180
  const x = ((place.longitude + 180) / 360) * count * tileSize
  const y = ((1 - Math.log(Math.tan(latitude) + 1 / Math.cos(latitude)) / Math.PI) / 2) * count * tileSize
  const left = x - width / 2
  const top = y - height / 2
  const tiles: Tile[] = []
  for (let row = Math.floor(top / tileSize); row * tileSize < top + height; row++) {
    if (row < 0 || row >= count) continue
    for (let column = Math.floor(left / tileSize); column * tileSize < left + width; column++) {
      const wrapped = ((column % count) + count) % count
      const url = template.replace('{z}', String(zoom)).replace('{x}', String(wrapped)).replace('{y}', String(row))
      tiles.push({ key: `${column}/${row}`, url, left: Math.round(column * tileSize - left), top: Math.round(row * tileSize - top) })
    }
  }
  return tiles
}
