import { languages } from '@wattdesk/contract/languages.ts'
import { areas } from './catalogue.ts'
import type { Language } from './languages.ts'
import { loadArea } from './load.ts'
import type { Sentences } from './sentence.ts'
import { createTranslator, type Translator } from './translator.ts'

/** All sentences of all languages, loaded at once: for servers, where size does not matter. */
export const catalogues = await loadAll()

async function loadAll(): Promise<Record<Language, Record<string, Sentences>>> {
  const spoken = languages.map(async (language) => {
    const loaded = await Promise.all(areas.map(async (area) => [area, await loadArea(language, area)] as const))
    return [language, Object.fromEntries(loaded)] as const
  })
  return Object.fromEntries(await Promise.all(spoken)) as Record<Language, Record<string, Sentences>> // one of each language
}

/** A translator for mails and server-made pages. Keys are checked by the compiler, so a missing one is a fault. */
export function translatorOf(language: Language): Translator {
  return createTranslator(
    language,
    (spoken, area) => catalogues[spoken][area],
    (key) => {
      throw new Error(`No sentence for ${key}`)
    },
  )
}
