import { installationKinds } from '@wattdesk/contract/installations/installation.ts'
import { archivedSaleOrders } from '@wattdesk/contract/sales.ts'
import { chosenOf, filterText, oneOf, pageOf, withinDays } from '../../lists/list-search.ts'
import { vocabularyOf } from '../../lists/view-state.ts'
import { type ArchivedSalesSearch, archivedSaleFilterKeys } from './archived-sales-address.ts'

/** What the list can be ordered by, the standard first. */
export const archivedSaleOrderings = archivedSaleOrders.flatMap((field) => [`${field}:desc` as const, `${field}:asc` as const])
export type ArchivedSaleOrdering = (typeof archivedSaleOrderings)[number]

export const orderingOf = ({ order }: ArchivedSalesSearch): ArchivedSaleOrdering =>
  archivedSaleOrderings.find((known) => known === order) ?? 'archivedAt:desc'

export const isNarrowed = (search: ArchivedSalesSearch): boolean =>
  Boolean(search.sale) || archivedSaleFilterKeys.some((key) => search[key])

/** What a saved view of archived sales may say. */
export const archivedSalesVocabulary = vocabularyOf({
  orders: archivedSaleOrders,
  filters: archivedSaleFilterKeys,
  words: { kind: installationKinds },
})

/** The address as a call's query; one that names a sale shows that alone. */
export function archivedSalesCallQuery(search: ArchivedSalesSearch) {
  return {
    ...pageOf(search),
    order: orderingOf(search),
    filter: filterText({
      id: search.sale && isKey(search.sale) ? { op: 'eq', value: search.sale } : undefined,
      installationKind: oneOf(chosenOf(search.kind, installationKinds)),
      archivedAt: withinDays(search.from, search.until),
    }),
  }
}

const isKey = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
