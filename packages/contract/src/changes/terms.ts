/** Cursors work for this long, and what is gone stays listed. */
export const changesKeptDays = 30
/** Most records of a page. */
export const recordPageMax = 500
/** Most days of homes of a page. */
export const dayPageMax = 100
