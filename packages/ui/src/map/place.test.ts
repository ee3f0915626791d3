import { describe, expect, it } from 'vitest'
import { edgesOf, moved, outlineOnMap, pixelsTo, pointOf, viewOf, zoomed } from './mercator.ts'
import { projectionOf, tilesAround } from './place.ts'

const germany = [5.86, 47.27, 15.02, 54.98] as const

describe('projectionOf', () => {
  it('shows the whole box in the given aspect ratio', () => {
    const { viewBox, xOf, yOf } = projectionOf(germany, { latitude: 49.49, longitude: 8.47 }, 1.5)
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
    expect(width / height).toBeCloseTo(1.5, 2)
    expect(xOf(5.86)).toBeGreaterThan(left)
    expect(xOf(15.02)).toBeLessThan(left + width)
    expect(yOf(54.98)).toBeGreaterThan(top)
    expect(yOf(47.27)).toBeLessThan(top + height)
  })

  it('widens the view for a place outside the box', () => {
    const { viewBox, xOf, yOf } = projectionOf(germany, { latitude: 40, longitude: 20 }, 1.5)
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
    expect(xOf(20)).toBeLessThan(left + width)
    expect(yOf(40)).toBeLessThan(top + height)
    expect(xOf(20)).toBeGreaterThan(left)
    expect(yOf(40)).toBeGreaterThan(top)
  })
})

describe('tilesAround', () => {
  // Example of the OpenStreetMap wiki, "Slippy map tilenames": 35.6590699 N, 139.7006793 E at zoom 18 is 232798/103246.
  it('finds the tile of a known place', () => {
    const tiles = tilesAround({ latitude: 35.6590699, longitude: 139.7006793 }, 18, 2, 2, 'https://tiles.example/{z}/{x}/{y}.png')
    expect(tiles.map((tile) => tile.url)).toEqual(['https://tiles.example/18/232798/103246.png'])
  })

  it('covers the image without gaps and wraps at the date line', () => {
    const tiles = tilesAround({ latitude: 52, longitude: 179.999 }, 3, 600, 300, '{z}/{x}/{y}')
    expect(Math.min(...tiles.map((tile) => tile.left))).toBeLessThanOrEqual(0)
    expect(Math.max(...tiles.map((tile) => tile.left + 256))).toBeGreaterThanOrEqual(600)
    expect(tiles.some((tile) => tile.url.startsWith('3/0/'))).toBe(true)
  })
})

describe('a map that moves', () => {
  const size = { width: 800, height: 600 }
  const view = { latitude: 52.52, longitude: 13.4, zoom: 7.3 }

  it('zooms around the pointer and moves with it', () => {
    const place = { latitude: 51.05, longitude: 13.74 }
    const before = pixelsTo(place, view, size)
    const after = pixelsTo(place, zoomed(view, 9, before, size), size)
    expect([after.x, after.y]).toEqual([expect.closeTo(before.x, 6), expect.closeTo(before.y, 6)])
    const dragged = pixelsTo(place, moved(view, 30, -20), size)
    expect([dragged.x, dragged.y]).toEqual([expect.closeTo(before.x - 30, 6), expect.closeTo(before.y + 20, 6)])
  })

  it('fits a view around places, never beyond the map', () => {
    const places = [view, { latitude: 48.1, longitude: 11.6 }]
    const fitting = viewOf(places, size, 12)
    const edges = fitting && edgesOf(fitting, size)
    expect(
      places.every(({ latitude, longitude }) => edges && latitude < edges.north && latitude > edges.south && longitude < edges.east),
    ).toBe(true)
    expect(viewOf([], size, 12)).toBeUndefined()
    expect(viewOf([view], size, 12)?.zoom).toBe(12)
    expect(edgesOf({ ...view, zoom: 0 }, size)).toEqual({ west: -180, east: 180, south: -85, north: 85 })
    expect(moved(view, 1e9, -1e9)).toMatchObject({ latitude: 85, longitude: 180 })
  })

  it('draws outlines where their places are', () => {
    const [, x, y] = /^M([\d.]+) ([\d.]+)L/.exec(outlineOnMap('M1340-5252l100 0 0 100z')) ?? []
    const point = pointOf(view)
    expect([Number(x), Number(y)]).toEqual([expect.closeTo(point.x * 100_000, 0), expect.closeTo(point.y * 100_000, 0)])
  })
})
