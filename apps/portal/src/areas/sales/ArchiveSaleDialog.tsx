import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sale } from '@wattdesk/contract/sales.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { sentenceOf } from '../../api/sentence.ts'
import { toasts } from '../../api/toasts.ts'
import { doneOf } from './sale-marks.tsx'
import { putAway, refreshSales } from './sales.queries.ts'

/** Asks before a sale is archived permanently. */
export function ArchiveSaleDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const t = useT('sales')
  const speech = useLanguage()
  const client = useQueryClient()
  const name = sale.templateName ?? t('sales.unnamed')
  const archive = useMutation({
    meta: { showsErrors: true },
    mutationFn: () => putAway(sale),
    onSuccess: () => toasts.show({ message: t('sales.archive.done'), toastType: 'success' }),
    onError: (error) => toasts.show({ message: t('sales.archive.failed', { reason: sentenceOf(error, speech) }), toastType: 'error' }),
    onSettled: () => {
      onClose()
      return refreshSales(client, sale.customerId)
    },
  })
  return (
    <ConfirmDialog
      title={t('sales.archive.title')}
      confirmLabel={t('sales.archive.confirm')}
      isDanger
      isPending={archive.isPending}
      onConfirm={() => archive.mutate()}
      onClose={onClose}
    >
      <p>{t('sales.archive.text', { name, done: doneOf(sale), total: sale.steps.length })}</p>
    </ConfirmDialog>
  )
}
