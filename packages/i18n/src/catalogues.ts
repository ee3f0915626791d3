import { catalogue as de } from './de/catalogue.ts'
import { catalogue as en } from './en/catalogue.ts'
import { catalogue as hu } from './hu/catalogue.ts'
import { catalogue as it } from './it/catalogue.ts'
import type { Language } from './languages.ts'
import type { Sentences } from './sentence.ts'
import { createTranslator, type Translator } from './translator.ts'

/** All sentences of all languages, at hand at once: for servers, where size does not matter. */
export const catalogues: Record<Language, Record<string, Sentences>> = { en, de, it, hu }

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
