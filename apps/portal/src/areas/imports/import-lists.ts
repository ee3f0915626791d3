import { listCustomerImports, listCustomerImportsOfPartner, listImportRows } from '@wattdesk/contract/imports/calls.ts'
import { importRowStates } from '@wattdesk/contract/imports/terms.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { day, one } from '../../lists/list-filters.ts'

const history = { name: 'customer-imports', filters: { date: day('date') } } as const

export const importList = defineList(listCustomerImports, { ...history, key: () => ['imports', 'list', 'all'] })
export const partnerImportList = defineList(listCustomerImportsOfPartner, { ...history, key: ({ id }) => ['imports', 'list', id] })

/** Rows of the import in the URL; `row` is the open one. */
export const importRowList = defineList(listImportRows, {
  name: 'import-rows',
  key: ({ importId }) => ['imports', 'rows', importId],
  filters: { state: one('state', { choices: importRowStates }), fault: one('fault', { pattern: /^[A-Za-z]+\.[A-Za-z]+$/ }) },
  extras: ['row'],
  place: ['import'],
})
export type ImportsSearch = SearchOf<typeof importList> & SearchOf<typeof importRowList>
