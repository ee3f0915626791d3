/** How long the link to a new address works. */
export const emailChangeMs = 30 * 60_000
