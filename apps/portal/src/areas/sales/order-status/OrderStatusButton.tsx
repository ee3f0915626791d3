import { Button } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { orderStatusExcludedMax, orderStatusPermissions } from '@wattdesk/contract/sales/order-status/terms.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { Suspense, useState } from 'react'
import type { SelectionBarProps } from '../../../lists/use-selection.ts'
import { useCan } from '../../../session/use-session.ts'

const OrderStatusDialog = lazyDialog(async () => ({ default: (await import('./OrderStatusDialog.tsx')).OrderStatusDialog }))

/** Shows a preview first. */
export function OrderStatusButton({ selection, meaning }: Pick<SelectionBarProps, 'selection' | 'meaning'>) {
  const t = useT('sales', 'customers', 'bulkActions')
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const isTooMany = Math.max(selection.ids.length, selection.excludedIds?.length ?? 0) > orderStatusExcludedMax
  const refusal = !can(orderStatusPermissions, { all: true })
    ? t('customers.edit.noPermission')
    : isTooMany
      ? t('bulkActions.selected.tooMany', { max: orderStatusExcludedMax })
      : undefined
  return (
    <>
      <Tooltip label={refusal}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconChecklist size={15} aria-hidden />}
          disabled={refusal !== undefined}
          onClick={() => setOpen(true)}
        >
          {t('sales.order.title')}
        </Button>
      </Tooltip>
      <Suspense>{isOpen ? <OrderStatusDialog selection={selection} meaning={meaning} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
