import type { Area } from '@wattdesk/i18n/catalogue.ts'
import { fallbackLanguage, type Language } from '@wattdesk/i18n/languages.ts'
import { loadArea } from '@wattdesk/i18n/load.ts'
import { needsEnglish } from '@wattdesk/i18n/met-by-customers.ts'
import type { Sentences } from '@wattdesk/i18n/sentence.ts'

type Entry = { loading: Promise<void>; sentences?: Sentences }

const entries = new Map<string, Entry>()

/** Loads an area once. Later calls return the same promise, which React's `use` needs. A failed load is retried. */
export function ensureArea(language: Language, area: Area): Promise<void> {
  const key = `${language}/${area}`
  const known = entries.get(key)
  if (known) return known.loading
  const entry: Entry = {
    loading: Promise.all([loadArea(language, area), needsEnglish(language, area) && ensureArea(fallbackLanguage, area)]).then(
      ([sentences]) => {
        entry.sentences = sentences
        // React reads these fields. Without them the first `use` of a fulfilled promise suspends, which shows an empty page
        // for 300 ms.
        Object.assign(entry.loading, { status: 'fulfilled', value: undefined })
      },
      (error: unknown) => {
        entries.delete(key)
        throw error
      },
    ),
  }
  // Whoever uses the promise handles a failure; this prevents an unhandled rejection until then.
  entry.loading.catch(() => undefined)
  entries.set(key, entry)
  return entry.loading
}

/** The sentences of an area, if loaded. */
export const sentencesOf = (language: Language, area: string): Sentences | undefined => entries.get(`${language}/${area}`)?.sentences

/** All areas loaded in a language, which another language must load before it replaces it. */
export function areasIn(language: Language): Area[] {
  const prefix = `${language}/`
  return [...entries].flatMap(
    ([key, entry]) => (key.startsWith(prefix) && entry.sentences ? [key.slice(prefix.length) as Area] : []), // keys are built from areas above
  )
}
