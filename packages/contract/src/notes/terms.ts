/** Notes that one customer can have. */
export const notesMax = 1_000
