import { isLanguage, isWholeLanguage, type Language, type WholeLanguage } from './languages.ts'

/** A name in other languages of the portal than its own. */
export type Translations = Partial<Record<WholeLanguage, string>>

/** A name for a reader: translated, or as it is. */
export function nameIn<Name extends string | null>(language: Language, name: Name, names: Translations): Name | string {
  const known: Partial<Record<Language, string>> = names
  return known[language] ?? name
}

/** Where the activity log has the translations of a name: `templateName`, `step` and `steps` have `templateNames` and `stepNames`. */
const besideOf = (field: string) => `${field.replace(/(Name|s)$/, '')}Names`

/** A name as the activity log has it, with its translations beside it if there are any. */
export const loggedName = (field: string, name: string | null, names: Translations): Record<string, unknown> => ({
  [field]: name,
  ...(isTranslated(names) ? { [besideOf(field)]: names } : {}),
})

/** Likewise a list of names: the translations are a list too. */
export const loggedNames = (field: string, named: readonly { name: string; names: Translations }[]): Record<string, unknown> => ({
  [field]: named.map(({ name }) => name),
  ...(named.some(({ names }) => isTranslated(names)) ? { [besideOf(field)]: named.map(({ names }) => names) } : {}),
})

const isTranslated = (names: Translations) => Object.keys(names).length > 0

type Values = Record<string, unknown>

/** Logged values for a reader: each name in their language, in place of the name and its translations. */
export function valuesIn<Logged extends Values | null>(language: Language, values: Logged): Logged | Values {
  if (!values) return values
  const named = Object.entries(values).flatMap(([field, value]): [string, unknown][] => {
    const shown = shownIn(language, value, values[besideOf(field)])
    return shown === undefined ? [] : [[field, shown]]
  })
  const beside = new Set(named.map(([field]) => besideOf(field)))
  const others = Object.entries(values).filter(([field]) => !beside.has(field))
  return { ...Object.fromEntries(others), ...Object.fromEntries(named) }
}

/** Undefined for a value without translations. */
function shownIn(language: Language, value: unknown, beside: unknown): string | string[] | undefined {
  if (typeof value === 'string' && areTranslations(beside)) return nameIn(language, value, beside)
  if (!Array.isArray(value) || !Array.isArray(beside) || !beside.every(areTranslations)) return undefined
  return value.map((name, at) => nameIn(language, String(name), beside[at] ?? {}))
}

/** Whether an unknown value, such as one of the activity log, is a name in other languages. */
export const areTranslations = (value: unknown): value is Translations =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([language, name]) => isLanguage(language) && isWholeLanguage(language) && typeof name === 'string')
