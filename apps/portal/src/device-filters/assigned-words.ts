import type { Translate } from '@wattdesk/i18n/translator.ts'

/** Offers the reader's own work. Others' can be in an address or a shared view. */
export const assignedWords = (t: Translate, memberId: string | undefined) => ({
  label: t('devices.assigned.to'),
  wordOf: (id: string) => t(id === memberId ? 'devices.assigned.me' : 'devices.assigned.other'),
  values: memberId ? [memberId] : [],
})
