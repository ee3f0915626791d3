/** Also enforced by the database. */
export const preferencesBytesMax = 32_768
export const favoritesMax = 30

/** How days are written on screens: as the language does, or as ISO 8601 (`2026-11-27`). */
export const dateNotations = ['language', 'iso'] as const
export type DateNotation = (typeof dateNotations)[number]
