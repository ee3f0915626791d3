/** Retention of an upload's rows and file. */
export const keptForMs = 30 * 24 * 60 * 60 * 1_000

export const expiryOf = (createdAt: Date): Date => new Date(createdAt.getTime() + keptForMs)
