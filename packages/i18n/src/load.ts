import type { Language } from './languages.ts'
import type { Sentences } from './sentence.ts'
import type { Area } from './translator.ts'

/** Loads the sentences of one area in one language, as a chunk of its own in a bundled browser app. */
export async function loadArea(language: Language, area: Area): Promise<Sentences> {
  const module: Record<string, Sentences> = await import(`./${language}/${area}.ts`)
  const sentences = module[area]
  if (!sentences) throw new Error(`No sentences named ${area} in ${language}/${area}.ts`)
  return sentences
}
