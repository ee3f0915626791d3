import { useMutation } from '@tanstack/react-query'
import { isoDay } from '@wattdesk/i18n/formats.ts'
import { download } from '@wattdesk/ui/chart/download.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { toasts } from '../api/toasts.ts'

/** Saves a whole list as a file, and reports that the download has started. */
export function useListExport(fileName: string, load: () => Promise<Blob>) {
  const t = useT('savedViews')
  return useMutation({
    mutationFn: load,
    onMutate: () => toasts.show({ key: 'export', message: t('savedViews.exporting') }),
    onSettled: () => toasts.close('export'),
    onSuccess: (file) => {
      download(`${fileName}-${isoDay(nowMs())}.csv`, file)
      toasts.show({ message: t('savedViews.exported'), toastType: 'success' })
    },
  })
}
