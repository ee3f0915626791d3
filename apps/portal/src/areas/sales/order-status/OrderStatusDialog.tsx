import { useNavigate } from '@tanstack/react-router'
import { orderStatusPreviewModel } from '@wattdesk/contract/sales/order-status/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import type { SelectionBarProps } from '../../../lists/use-selection.ts'
import layout from '../../../page/layout.module.css'
import { OrderStatusChange } from './OrderStatusChange.tsx'
import { checkOrderStatus, refreshOrderStatus } from './order-status.queries.ts'
import { emptyOrderStatus, inOrderStatusForm, toFilteredModel, toOrderStatusModel } from './order-status-form.ts'

type Props = Pick<SelectionBarProps, 'selection' | 'meaning'> & { onClose: () => void }

/** Opens the preview of the change. */
export function OrderStatusDialog({ selection, meaning, onClose }: Props) {
  const t = useT('sales')
  const navigate = useNavigate()
  const { ids, excludedIds } = selection
  const saving = useSaveRecord({
    schema: orderStatusPreviewModel,
    initial: () => emptyOrderStatus([...ids]),
    toModel: (values) => (excludedIds ? toFilteredModel(values, { ...meaning, excludedIds }) : toOrderStatusModel(values)),
    toForm: inOrderStatusForm,
    save: checkOrderStatus,
    failed: (reason) => t('sales.order.failed', { reason }),
    refresh: refreshOrderStatus,
    onSaved: (run) => navigate({ to: '/dashboard/customers/update-order-status', search: { run: run.id } }),
  })
  return (
    <SaveDialog saving={saving} title={t('sales.order.title')} size="lg" submit={t('sales.order.preview')} onClose={onClose}>
      <p className={layout.hint}>{t('sales.order.selectedHint')}</p>
      <OrderStatusChange form={saving.form} />
    </SaveDialog>
  )
}
