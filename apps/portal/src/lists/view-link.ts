import type { Translator } from '@wattdesk/i18n/translator.ts'
import { toasts } from '../api/toasts.ts'

/** Copies an address that shows a view of this list as it will be when somebody opens it. */
export async function copyViewLink(id: string, { t }: Pick<Translator, 't'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}?view=${id}`)
    toasts.show({ message: t('ui.copied'), detail: t('views.linkCopied'), toastType: 'success' })
  } catch {
    toasts.show({ message: t('ui.copyFailed'), toastType: 'error' })
  }
}
