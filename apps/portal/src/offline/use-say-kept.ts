import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { toasts } from '../api/toasts.ts'
import { WorkKept } from './keep-work.ts'

/** Reports that work was queued for lack of network; false for any other failure. */
export function useSayKept(onKept?: () => void): (reason: unknown) => boolean {
  const t = useT('offline')
  return (reason) => {
    if (!(reason instanceof WorkKept)) return false
    toasts.show({ message: t('offline.kept'), toastType: 'success' })
    onKept?.()
    return true
  }
}
