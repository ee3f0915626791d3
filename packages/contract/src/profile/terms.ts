/** Maximum size of a member's preferences, also enforced by the database. */
export const preferencesBytesMax = 32_768
export const favoritesMax = 30
