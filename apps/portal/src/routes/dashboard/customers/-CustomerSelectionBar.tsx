import { SelectionBar } from '../../../areas/bulk-actions/SelectionBar.tsx'
import { OrderStatusButton } from '../../../areas/sales/order-status/OrderStatusButton.tsx'
import type { SelectionBarProps } from '../../../lists/use-selection.ts'

/** Actions of all areas. */
export function CustomerSelectionBar(props: SelectionBarProps) {
  return <SelectionBar {...props} more={<OrderStatusButton selection={props.selection} meaning={props.meaning} />} />
}
