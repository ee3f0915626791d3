import { useMutation, useQuery } from '@tanstack/react-query'
import { download } from '@wattdesk/ui/chart/download.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { visibleColumns } from '@wattdesk/ui/list/column.ts'
import { useMemo } from 'react'
import { toasts } from '../../api/toasts.ts'
import { columnsToExport, customersQuery, exportCustomers } from './customers.queries.ts'
import type { CustomersSearch } from './customers-address.ts'
import { customerColumns } from './customers-columns.tsx'
import { customersCallQuery } from './customers-search.ts'

/** Customers as the address narrows and shows them: all a member may see, or those of one partner. */
export function useCustomerList(search: CustomersSearch, partnerId?: string) {
  const t = useT('customers')
  const columns = useMemo(() => customerColumns(t), [t])
  const chosen = useMemo(() => search.columns?.split(','), [search.columns])
  const shown = useMemo(() => visibleColumns(columns, chosen), [columns, chosen])
  const query = customersCallQuery(search)
  const list = useQuery(customersQuery(query, partnerId))
  return { partnerId, columns, chosen, shown, query, list }
}

export type CustomerListing = ReturnType<typeof useCustomerList>

/** Exports exactly what the list means, with the columns in sight. */
export function useCustomerExport({ query, shown, partnerId }: CustomerListing, fileName: string) {
  const t = useT('customers')
  return useMutation({
    mutationFn: () => exportCustomers(query, columnsToExport(shown.map((column) => column.key)), partnerId),
    onMutate: () => toasts.show({ key: 'export', message: t('customers.list.exporting') }),
    onSettled: () => toasts.close('export'),
    onSuccess: (file) => {
      download(`${fileName}-${new Date().toISOString().slice(0, 10)}.csv`, file)
      toasts.show({ message: t('customers.list.exported'), toastType: 'success' })
    },
  })
}
