/** Maximum size of a member's preferences, also enforced by the database. */
export const preferencesBytesMax = 32_768
/** Customers that a member can keep at hand. */
export const favoritesMax = 30
