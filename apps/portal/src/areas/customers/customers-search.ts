import {
  customerOrders,
  customerSources,
  customerStatuses,
  customerTypes,
  idpStatuses,
  installationStatuses,
} from '@wattdesk/contract/customers.ts'
import { chosenOf, filterText, oneOf, pageOf, withinDays } from '../../lists/list-search.ts'
import { vocabularyOf } from '../../lists/view-state.ts'
import type { CustomerQuery } from './customers.queries.ts'
import { type CustomersSearch, filterKeys } from './customers-address.ts'

/** The address's filters as values the controls show. */
export function filtersOf(search: CustomersSearch) {
  return {
    type: chosenOf(search.type, customerTypes),
    status: chosenOf(search.status, customerStatuses),
    source: chosenOf(search.source, customerSources),
    idp: chosenOf(search.idp, idpStatuses),
    installation: chosenOf(search.installation, installationStatuses),
    tenant: search.tenant?.split(',').filter(Boolean) ?? [],
    period: { from: search.from, until: search.until },
  }
}

export const isNarrowed = (search: CustomersSearch): boolean => [search.q, ...filterKeys.map((key) => search[key])].some(Boolean)
export const withoutFilters = (search: CustomersSearch): CustomersSearch => ({
  limit: search.limit,
  order: search.order,
  columns: search.columns,
})

/** What a saved view of customers may say. */
export const customersVocabulary = (columns: readonly { key: string }[]) =>
  vocabularyOf({
    orders: customerOrders,
    columns,
    filters: filterKeys,
    words: { type: customerTypes, status: customerStatuses, source: customerSources, idp: idpStatuses, installation: installationStatuses },
  })

/** The address as a call's query. */
export function customersCallQuery(search: CustomersSearch): CustomerQuery {
  const filters = filtersOf(search)
  return {
    ...pageOf(search),
    searchValue: search.q,
    order: knownOrder(search.order),
    filter: filterText({
      type: oneOf(filters.type),
      status: oneOf(filters.status),
      source: oneOf(filters.source),
      idpStatus: oneOf(filters.idp),
      installationStatus: oneOf(filters.installation),
      tenantId: oneOf(filters.tenant),
      createdAt: withinDays(search.from, search.until),
    }),
  }
}

/** An order typed into the address that the list does not know is left out rather than refused. */
function knownOrder(order: string | undefined): string | undefined {
  const field = order?.split(':')[0]
  return customerOrders.some((known) => known === field) ? order : undefined
}
