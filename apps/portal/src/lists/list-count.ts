import { formatNumber } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'

/** How many rows a list has, as a page header says it; `1,001+` where counting stopped. */
export function countOf(list: { total: number; totalIsCapped?: boolean } | undefined, language: Language): string | undefined {
  return list ? `${formatNumber(list.total, language)}${list.totalIsCapped ? '+' : ''}` : undefined
}
