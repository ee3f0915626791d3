import { z } from 'zod'
import { line } from './formats.ts'
import { type WholeLanguage, wholeLanguages } from './languages.ts'

/** A name in other languages of the portal than its own. */
export const translations = z.partialRecord(z.enum(wholeLanguages), z.string())

/** As a caller sends them. Other languages are unknown fields. */
export function translationsModel(max: number) {
  const fields = Object.fromEntries(wholeLanguages.map((language) => [language, line(max).optional()]))
  return z.strictObject(fields as Record<WholeLanguage, z.ZodOptional<ReturnType<typeof line>>>) // one field for each language
}
