import { formatNumber } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** At most three digits, such as 1.24 GB. */
export function formatBytes(bytes: number, language: Language): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  return `${formatNumber(bytes / 1_000 ** step, language, { maximumSignificantDigits: 3 })} ${units[step]}`
}
