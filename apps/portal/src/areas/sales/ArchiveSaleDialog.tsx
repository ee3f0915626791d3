import type { Sale } from '@wattdesk/contract/sales/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useAction } from '../../forms/use-action.ts'
import { progressWords } from './sale-marks.tsx'
import { archiveCurrentSale, refreshSales } from './sales.queries.ts'
import { useSaleNames } from './use-sale-names.ts'

/** Archiving is permanent. */
export function ArchiveSaleDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const t = useT('sales')
  const name = useSaleNames().saleName(sale)
  const archive = useAction({
    act: () => archiveCurrentSale(sale),
    done: t('sales.archive.done'),
    failed: (reason) => t('sales.archive.failed', { reason }),
    refresh: (client) => refreshSales(client, sale.customerId),
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('sales.archive.title')}
      confirmLabel={t('sales.archive.confirm')}
      isDanger
      isPending={archive.isPending}
      onConfirm={archive.run}
      onClose={onClose}
    >
      <p>{t('sales.archive.text', { name, progress: progressWords(sale, t) })}</p>
    </ConfirmDialog>
  )
}
