/** Maximum per customer. */
export const notesMax = 1_000
