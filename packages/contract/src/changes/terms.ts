/** How long cursors are valid and removed records stay listed. */
export const changesKeptDays = 30
export const recordPageMax = 500
/** Each is one day of one home. */
export const dayPageMax = 100
