/** The languages of the product. Catalogues, locales, forms and checks derive from this list. */
export const languages = ['en', 'de', 'it', 'hu'] as const
export type Language = (typeof languages)[number]

/** Locales that a member may choose. A locale without a catalogue falls back to another language. */
export const locales = ['en_GB', 'de_DE', 'it_IT', 'sv_SE', 'hu_HU', 'cs_CZ', 'nl_NL', 'hr_HR', 'pl_PL', 'en_UK'] as const
export type LocaleCode = (typeof locales)[number]
