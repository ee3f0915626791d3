/** The most contents of a tenant. */
export const contentsMax = 2_000
/** Versions of a translation that are kept, beside the published one. */
export const contentVersionsMax = 100
/** Largest content, as JSON. */
export const contentMaxBytes = 512 * 1024

export const contentStatuses = ['draft', 'published', 'freeze'] as const
export type ContentStatus = (typeof contentStatuses)[number]
