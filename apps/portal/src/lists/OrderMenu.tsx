import { Button } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Order } from '@wattdesk/ui/list/column.ts'
import { Menu } from '@wattdesk/ui/overlay/Menu.tsx'

export type Ordering = { field: string; label: string }

type Props = {
  orders: readonly Ordering[]
  order: Order | undefined
  onOrder: (order: string) => void
}

/** Sorts a list of cards, which have no headers to click. */
export function OrderMenu({ orders, order, onOrder }: Props) {
  const { t } = useLanguage()
  if (orders.length === 0) return null
  const items = orders.flatMap(({ field, label }) =>
    (['asc', 'desc'] as const).map((direction) => ({
      key: `${field}:${direction}`,
      label: t(`ui.list.${direction}`, { field: label }),
      icon: direction === 'asc' ? IconArrowUp : IconArrowDown,
      isChecked: order?.field === field && order.direction === direction,
      onSelect: () => onOrder(`${field}:${direction}`),
    })),
  )
  const chosen = items.find((item) => item.isChecked)
  const Sign = chosen?.icon ?? IconArrowsSort
  const name = chosen?.label ?? t('ui.list.order')
  return (
    <Menu
      label={t('ui.list.order')}
      items={items}
      trigger={(trigger) => (
        <Button {...trigger} variant="default" size="xs" flex="none" aria-label={name} leftSection={<Sign size={15} aria-hidden />}>
          {orders.find(({ field }) => chosen && field === order?.field)?.label ?? name}
        </Button>
      )}
    />
  )
}
