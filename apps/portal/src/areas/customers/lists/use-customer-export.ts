import { useListExport } from '../../../lists/use-list-export.ts'
import type { CustomerQuery } from '../customers.queries.ts'

type Exported = { query: CustomerQuery; shown: readonly { key: string }[] }

/** Exports the visible columns and those of an import. */
export function useCustomerExport({ query, shown }: Exported, fileName: string, partnerId?: string) {
  return useListExport(fileName, async () => {
    const { columnsToExport, exportCustomers } = await import('./customer-export.queries.ts')
    const columns = columnsToExport(shown.map((column) => column.key))
    return exportCustomers(query, columns, partnerId)
  })
}
