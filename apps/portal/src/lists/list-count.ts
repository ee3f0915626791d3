import { formatNumber } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'

/** The number of rows for the page header; `1,000+` if counting stopped. */
export function countOf(list: { total: number; totalIsCapped?: boolean } | undefined, language: Language): string | undefined {
  return list ? `${formatNumber(list.total, language)}${list.totalIsCapped ? '+' : ''}` : undefined
}
