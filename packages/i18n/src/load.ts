import { isWholeLanguage } from '@wattdesk/contract/languages.ts'
import type { Area } from './catalogue.ts'
import type { Language } from './languages.ts'
import { areasMetByCustomers } from './met-by-customers.ts'
import type { Sentences } from './sentence.ts'

/** Loads the sentences of one area in one language, as a separate chunk in a bundled browser app. Undefined if the language has none. */
export async function loadArea(language: Language, area: Area): Promise<Sentences> {
  if (!isWholeLanguage(language) && !areasMetByCustomers.includes(area)) return {}
  const file = area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const { loadFile }: typeof import('./files/en.ts') = await import(`./files/${language}.ts`)
  const sentences = (await loadFile(file))[area]
  if (!sentences) throw new Error(`No sentences named ${area} in ${language}/${file}.ts`)
  return sentences
}
