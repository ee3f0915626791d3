/** Rows and file of an upload are kept so long after it. */
export const keptForMs = 30 * 24 * 60 * 60 * 1_000

export const expiryOf = (createdAt: Date): Date => new Date(createdAt.getTime() + keptForMs)
