import type { Area } from '@wattdesk/i18n/catalogue.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import { loadArea } from '@wattdesk/i18n/load.ts'
import type { Sentences } from '@wattdesk/i18n/sentence.ts'

type Entry = { loading: Promise<void>; sentences?: Sentences }

const entries = new Map<string, Entry>()

/** Loads an area once; later calls answer the same promise, which React's `use` needs. A failed load is tried again. */
export function ensureArea(language: Language, area: Area): Promise<void> {
  const key = `${language}/${area}`
  const known = entries.get(key)
  if (known) return known.loading
  const entry: Entry = {
    loading: loadArea(language, area).then(
      (sentences) => {
        entry.sentences = sentences
        // React's own marks: without them the first `use` of a promise suspends even when it is long fulfilled, which shows as
        // an empty page, kept for 300 ms lest it flicker.
        Object.assign(entry.loading, { status: 'fulfilled', value: undefined })
      },
      (error: unknown) => {
        entries.delete(key)
        throw error
      },
    ),
  }
  entries.set(key, entry)
  return entry.loading
}

/** The sentences of an area, when they are at hand. */
export const sentencesOf = (language: Language, area: string): Sentences | undefined => entries.get(`${language}/${area}`)?.sentences

/** Every area that is at hand in a language: what another language must load before it can take over. */
export function areasIn(language: Language): Area[] {
  const prefix = `${language}/`
  return [...entries].flatMap(
    ([key, entry]) => (key.startsWith(prefix) && entry.sentences ? [key.slice(prefix.length) as Area] : []), // keys are made of areas above
  )
}
