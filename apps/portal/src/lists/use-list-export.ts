import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { isoDay } from '@wattdesk/i18n/formats.ts'
import { download } from '@wattdesk/ui/chart/download.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { toasts } from '../api/toasts.ts'

/** `refusal` says why it cannot be started now. */
export type ListExport = { run: () => void; isPending: boolean; refusal: string | undefined }

/** Saves a whole list as a file, one at a time, and reports that the download has started. The screen may be left meanwhile. */
export function useListExport(fileName: string, load: () => Promise<Blob>): ListExport {
  const t = useT('savedViews')
  const client = useQueryClient()
  const mutationKey = ['export', fileName]
  const isPending = useIsMutating({ mutationKey }) > 0
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: load,
    onMutate: () => toasts.show({ key: fileName, message: t('savedViews.exporting'), autoHideMs: 0 }),
    onSettled: () => toasts.close(fileName),
    onSuccess: (file) => {
      download(`${fileName}-${isoDay(nowMs())}.csv`, file)
      toasts.show({ message: t('savedViews.exported'), toastType: 'success' })
    },
  })
  const run = () => {
    // Before the first press is shown, another one is ignored.
    if (client.isMutating({ mutationKey }) === 0) mutate()
  }
  return { run, isPending, refusal: isPending ? t('savedViews.exporting') : undefined }
}
