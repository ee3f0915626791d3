import { isWholeLanguage } from '@wattdesk/contract/languages.ts'
import type { Area } from './catalogue.ts'
import type { Language } from './languages.ts'

/** Areas that customers see in full: the app and the sign-in pages. */
const whole: readonly Area[] = ['auth', 'customerApp', 'ui']

/** Areas that every language has. */
export const areasMetByCustomers: readonly Area[] = [...whole, 'customerLifecycle', 'mails']

/** Whether customers meet a sentence: in the app, in a mail, or on a public page. For tests: such sentences exist in every language. */
export function isMetByCustomers(key: string): boolean {
  const [area = '', part = '', name = ''] = key.split('.')
  if (whole.some((one) => one === area)) return true
  if (area === 'customerLifecycle') return part === 'page'
  if (area !== 'mails' || part === 'outbox' || part === 'mailbox') return false
  return part !== 'template' || name.startsWith('customer-')
}

/** Whether a language may lack sentences of an area, so that English must be loaded too. */
export const needsEnglish = (language: Language, area: Area): boolean => !isWholeLanguage(language) && !whole.includes(area)
