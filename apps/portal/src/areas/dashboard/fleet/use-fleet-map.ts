import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type FleetState, fleetZooms } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import { type Edges, edgesOf, type Size, type View, viewOf } from '@wattdesk/ui/map/mercator.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { fleetMapQuery } from './fleet.queries.ts'
import { addressOfView, askedOf, marksOf, type ShownMark, viewOfAddress } from './fleet-address.ts'

const route = getRouteApi('/dashboard/fleet')

/** The whole world in squares small enough to show its edges, for a view that contains everything. */
const world = { zoom: 5, edges: { west: -180, south: -85, east: 180, north: 85 } }
/** Until the view is known, and if there is nothing to show. */
const europe: View = { latitude: 52, longitude: 12, zoom: 4 }
/** Zoom steps per click on a group. */
const closerBy = 2
const settledMs = 300

export type FleetMapState = {
  view: View
  edges: Edges | undefined
  /** Undefined until loaded. */
  marks: readonly ShownMark[] | undefined
  isCut: boolean
  isLoading: boolean
  failure: { error: unknown; refetch: () => unknown } | undefined
  onView: (change: (view: View) => View) => void
  closeUp: (mark: ShownMark) => void
  showAll: () => void
}

export function useFleetMap(size: Size | undefined, states: readonly FleetState[]): FleetMapState {
  const whole = useQuery(fleetMapQuery(world.zoom, world.edges))
  const wholeView = useMemo(() => {
    const found = size && whole.data ? viewOf(whole.data.marks, size, 12) : undefined
    return found && { ...found, zoom: Math.max(fleetZooms.least, found.zoom) }
  }, [size, whole.data])
  const [moved, setMoved] = useKeptView()
  const view = moved ?? wholeView ?? europe
  const asked = size ? askedOf(view, size) : world
  const part = useQuery(fleetMapQuery(asked.zoom, asked.edges))
  const marks = useMemo(() => part.data && marksOf(part.data.marks, states), [part.data, states])
  const failed = [part, whole].find((query) => query.isError && !query.data)
  const onView = (change: (before: View) => View) => setMoved((before) => change(before ?? view))
  return {
    view,
    edges: size && edgesOf(view, size),
    marks,
    isCut: part.data?.isCut ?? false,
    isLoading: part.isPlaceholderData || part.isPending,
    failure: failed,
    onView,
    closeUp: ({ latitude, longitude }) => onView(({ zoom }) => ({ latitude, longitude, zoom: Math.min(fleetZooms.most, zoom + closerBy) })),
    showAll: () => setMoved(() => undefined),
  }
}

/** The view that the member moved to. It is written to the address once the map rests, and follows the address when that changes. */
function useKeptView() {
  const { at } = route.useSearch()
  const navigate = route.useNavigate()
  const [view, setView] = useState(() => viewOfAddress(at))
  const written = useRef(at)
  useEffect(() => {
    if (at === written.current) return
    written.current = at
    setView(viewOfAddress(at))
  }, [at])
  useEffect(() => {
    const next = view && addressOfView(view)
    if (next === written.current) return undefined
    const timer = setTimeout(() => {
      written.current = next
      void navigate({ search: (before) => ({ ...before, at: next }), replace: true })
    }, settledMs)
    return () => clearTimeout(timer)
  }, [view, navigate])
  return [view, setView] as const
}
