import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readFleet, readFleetMap } from '@wattdesk/contract/dashboard/fleet/calls.ts'
import type { Edges } from '@wattdesk/ui/map/mercator.ts'
import { call } from '../../../api/call.ts'

/** The server counts this often. */
const countedEveryMs = 60_000

export const fleetQuery = queryOptions({
  queryKey: ['fleet', 'counts'],
  queryFn: ({ signal }) => call(readFleet, {}, { signal }),
  staleTime: countedEveryMs,
  refetchInterval: countedEveryMs,
})

/** A part of the map, extended to whole squares so that small moves need no new request. */
export const fleetMapQuery = (zoom: number, { west, south, east, north }: Edges) =>
  queryOptions({
    queryKey: ['fleet', 'map', zoom, west, south, east, north],
    queryFn: ({ signal }) => {
      const query = { zoom: String(zoom), west: String(west), south: String(south), east: String(east), north: String(north) }
      return call(readFleetMap, { query }, { signal })
    },
    staleTime: countedEveryMs,
    refetchInterval: countedEveryMs,
    placeholderData: keepPreviousData,
  })
