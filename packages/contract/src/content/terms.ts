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

/** The app shows what is directly below these paths. */
export const appLists = ['notices', 'help'] as const
export type AppList = (typeof appLists)[number]

/** The fields that the app knows, by name. */
export const appFields = { heading: 'heading', text: 'text', steps: 'steps', until: 'until' } as const

/** Whether a message's last day is over on a day (`YYYY-MM-DD`), so that the app no longer shows it. Undated messages stay. */
export const isOver = ({ [appFields.until]: until }: Readonly<Record<string, unknown>>, today: string): boolean =>
  typeof until === 'string' && until < today

/** A list of the app, the instructions for staff, or programs that use delivery. */
export const readingPlaces = [...appLists, 'instructions', 'programs'] as const
export type ReadingPlace = (typeof readingPlaces)[number]
