/** Per customer. */
export const notesMax = 1_000
