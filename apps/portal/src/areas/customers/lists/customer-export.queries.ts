import { listCustomers, listCustomersOfPartner } from '@wattdesk/contract/customers/calls.ts'
import { type CustomerExportColumn, customerExportColumns } from '@wattdesk/contract/customers/terms.ts'
import { importFields } from '@wattdesk/contract/imports/terms.ts'
import { callForFile } from '../../../api/call.ts'
import type { CustomerQuery } from '../customers.queries.ts'

/** Adds the columns of an import to the visible ones, so that every export can be imported again. */
export const columnsToExport = (shown: readonly string[]): CustomerExportColumn[] =>
  customerExportColumns.filter((key) => shown.includes(key) || importFields.some((field) => field === key))

export function exportCustomers(narrowing: CustomerQuery, columns: readonly CustomerExportColumn[], partnerId?: string): Promise<Blob> {
  const query: CustomerQuery = { ...narrowing, page: 0, limit: 0, csvExport: 'true', columns: columns.join(',') }
  return partnerId === undefined
    ? callForFile(listCustomers, { query }, 'text/csv')
    : callForFile(listCustomersOfPartner, { params: { id: partnerId }, query }, 'text/csv')
}
