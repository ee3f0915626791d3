/** How a home fares, from its health. One without a gateway and without measurements has nothing that could be silent. */
export const fleetStates = ['error', 'warning', 'silent', 'ok', 'no_gateway'] as const
export type FleetState = (typeof fleetStates)[number]

export const fleetZooms = { least: 3, most: 18 } as const
/** From this zoom on, the sites themselves are counted, and nothing is kept. */
export const fleetLiveZoom = 11
/** From this zoom on, each site is a mark of its own. */
export const fleetSitesZoom = 16
/** Most marks of a response; the largest ones stay. */
export const fleetMarksMax = 4_000
/** Widest view in pixels, on a map whose world is 256 pixels wide at zoom 0. */
export const fleetViewMaxPx = 8_192
