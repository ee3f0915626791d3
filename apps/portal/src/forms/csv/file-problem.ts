import { fileReadings } from '@wattdesk/contract/imports/models.ts'
import type { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { CallError } from '../../api/call-error.ts'
import { sentenceOf } from '../../api/sentence.ts'

/** The fault of a file, with its row and column if known. `problems` is the path of its sentences. */
export function fileProblemOf(error: unknown, speech: ReturnType<typeof useLanguage>, problems: string): string {
  const details = error instanceof CallError && typeof error.details === 'object' ? { ...error.details } : {}
  const values = Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, string | number] => typeof entry[1] !== 'object'),
  )
  return (values.problem && speech.find(`${problems}.${values.problem}`, values)) || sentenceOf(error, speech)
}

/** The possible encodings of an ambiguous file. */
export function fileReadingsOf(error: unknown) {
  const parsed = error instanceof CallError ? fileReadings.safeParse(error.details) : undefined
  return parsed?.data?.readings
}
