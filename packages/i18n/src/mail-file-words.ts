import { formatBytes } from './formats.ts'
import type { Translator } from './translator.ts'

const kinds: Readonly<Record<string, 'csv' | 'xlsx' | 'pdf'>> = {
  'text/csv': 'csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/pdf': 'pdf',
}

/** The type and size of a mail's file: `PDF, 24 kB`. */
export function mailFileWords(
  { type, bytes }: { type: string; bytes: number },
  { t, language }: Pick<Translator, 't' | 'language'>,
): string {
  const kind = kinds[type.split(';')[0] ?? ''] ?? 'other'
  return `${t(`mails.outbox.file.type.${kind}`)}, ${formatBytes(bytes, language)}`
}
