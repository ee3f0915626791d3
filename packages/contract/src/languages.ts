/** Languages that the product speaks: the one list of them. Catalogues, locales, forms and checks derive from it. */
export const languages = ['en', 'de', 'it', 'hu'] as const
export type Language = (typeof languages)[number]

/** Locales that a member may choose. One without a language of its own is spoken in another. */
export const locales = ['en_GB', 'de_DE', 'it_IT', 'sv_SE', 'hu_HU', 'cs_CZ', 'nl_NL', 'hr_HR', 'pl_PL', 'en_UK'] as const
export type LocaleCode = (typeof locales)[number]
