import type { Translator } from '@wattdesk/i18n/translator.ts'
import { toasts } from '../api/toasts.ts'
import type { ViewsOfList } from './view-state.ts'

/** Copies the URL of a view of this list on its screen. */
export async function copyViewLink(id: string, place: ViewsOfList['place'], { t }: Pick<Translator, 't'>): Promise<void> {
  const query = new URLSearchParams(Object.entries({ ...place, view: id }).flatMap(([key, text]) => (text ? [[key, text]] : [])))
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}?${query}`)
    toasts.show({ message: t('ui.copied'), detail: t('savedViews.linkCopied'), toastType: 'success' })
  } catch {
    toasts.show({ message: t('ui.copyFailed'), toastType: 'error' })
  }
}
