import { useListExport } from '../../lists/use-list-export.ts'
import { type CustomerQuery, columnsToExport, exportCustomers } from './customers.queries.ts'

type Exported = { query: CustomerQuery; shown: readonly { key: string }[] }

/** Exports the whole filtered list of customers with the visible columns and those of an import. */
export function useCustomerExport({ query, shown }: Exported, fileName: string, partnerId?: string) {
  return useListExport(fileName, () => exportCustomers(query, columnsToExport(shown.map((column) => column.key)), partnerId))
}
