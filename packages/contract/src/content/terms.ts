/** Maximum per tenant. */
export const contentsMax = 2_000
/** In characters. */
export const contentPathMax = 500
/** Maximum per translation, in addition to the published one. */
export const contentVersionsMax = 100
/** Maximum size as JSON. */
export const contentMaxBytes = 512 * 1024

export const contentStatuses = ['draft', 'published', 'freeze'] as const
export type ContentStatus = (typeof contentStatuses)[number]
