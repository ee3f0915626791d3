/**
 * State of a home, the same wherever homes are counted: on the map and in the data status. Silence outweighs health, because the health
 * of a silent home is unknown. `silent`, `never`: as in the data status. `error`, `warning`: its worst open fault. `ok`: measured within
 * a day, without a fault. `no_devices`: nothing is installed.
 */
export const fleetStates = ['error', 'warning', 'silent', 'never', 'ok', 'no_devices'] as const
export type FleetState = (typeof fleetStates)[number]

export const fleetZooms = { least: 3, most: 18 } as const
/** From this zoom on, sites are counted per request instead of ahead. */
export const fleetLiveZoom = 11
/** From this zoom on, each site has its own mark. */
export const fleetSitesZoom = 16
/** Per response; the largest are kept. */
export const fleetMarksMax = 4_000
/** Maximum width of a view in pixels, on a map that is 256 pixels wide at zoom 0. */
export const fleetViewMaxPx = 8_192
