/** Validity of the link to a new address. */
export const emailChangeMs = 30 * 60_000
