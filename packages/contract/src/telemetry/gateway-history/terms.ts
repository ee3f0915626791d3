/** How long a message may be late before it counts as missing. */
export const messageSettleMs = 20_000
