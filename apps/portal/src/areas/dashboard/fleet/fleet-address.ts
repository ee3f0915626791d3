import type { FleetCounts, FleetMark } from '@wattdesk/contract/dashboard/fleet/models.ts'
import { type FleetState, fleetStates, fleetZooms } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import { type Edges, edgesOf, type Size, type View } from '@wattdesk/ui/map/mercator.ts'
import type { TextSearch } from '../../../lists/list-address.ts'

/** The view as `latitude,longitude,zoom`, and the shown states, joined by commas. */
export type FleetSearch = TextSearch<'at' | 'state'>

export function viewOfAddress(at: string | undefined): View | undefined {
  const [latitude, longitude, zoom, ...others] = (at ?? '').split(',').map(Number)
  if (latitude === undefined || longitude === undefined || zoom === undefined || others.length > 0) return undefined
  const isOnMap = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 && zoom >= fleetZooms.least && zoom <= fleetZooms.most
  return isOnMap ? { latitude, longitude, zoom } : undefined
}

/** Precise to a pixel and a hundredth of a zoom step. */
export function addressOfView({ latitude, longitude, zoom }: View): string {
  const digits = Math.max(1, Math.ceil(zoom / 3))
  return [latitude.toFixed(digits), longitude.toFixed(digits), zoom.toFixed(2)].map(Number).join(',')
}

/** All states, unless the address names some. */
export function shownStates(state: string | undefined): readonly FleetState[] {
  const named = (state ?? '').split(',')
  const shown = fleetStates.filter((one) => named.includes(one))
  return shown.length > 0 ? shown : fleetStates
}

/** Names no state if all are shown. */
export function toggledState(state: string | undefined, toggled: FleetState): string | undefined {
  const named = (state ?? '').split(',')
  const next = fleetStates.filter((one) => (one === toggled) !== named.includes(one))
  return next.length === 0 || next.length === fleetStates.length ? undefined : next.join(',')
}

export const sumOf = (counts: FleetCounts, states: readonly FleetState[]): number => states.reduce((sum, state) => sum + counts[state], 0)

/** `count` includes only sites in shown states. */
export type ShownMark = FleetMark & { key: string; count: number }

/** Only marks that contain a shown state, largest first. */
export function marksOf(marks: readonly FleetMark[], states: readonly FleetState[]): ShownMark[] {
  return marks
    .map((mark) => ({ ...mark, key: mark.site?.id ?? `${mark.latitude},${mark.longitude}`, count: sumOf(mark.counts, states) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
}

export const isWithin = ({ latitude, longitude }: FleetMark, { west, south, east, north }: Edges): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

/** Size of the squares in the server's responses. */
const squarePx = 256

/** Extends the edges of a view to whole squares, so that small moves request the same. */
export function askedOf(view: View, size: Size): { zoom: number; edges: Edges } {
  const zoom = Math.max(fleetZooms.least, Math.min(fleetZooms.most, Math.round(view.zoom)))
  const { west, south, east, north } = edgesOf(view, size)
  const step = (360 * squarePx) / (256 * 2 ** zoom)
  const down = (value: number, least: number) => Math.max(least, Math.floor(value / step) * step)
  const up = (value: number, most: number) => Math.min(most, Math.ceil(value / step) * step)
  const edges = { west: down(west, -180), south: down(south, -85), east: up(east, 180), north: up(north, 85) }
  return { zoom, edges }
}
