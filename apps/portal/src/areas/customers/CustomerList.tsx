import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ColumnChooser } from '@wattdesk/ui/list/ColumnChooser.tsx'
import { type ComponentType, useMemo } from 'react'
import { listState } from '../../lists/list-state.tsx'
import { SavedViews } from '../../lists/SavedViews.tsx'
import { type SelectionBarProps, useSelection } from '../../lists/use-selection.ts'
import { CustomerFilters } from './CustomerFilters.tsx'
import { CustomerRows } from './CustomerRows.tsx'
import type { CustomersSearch } from './customers-address.ts'
import { customersVocabulary, isNarrowed, withoutFilters } from './customers-search.ts'
import type { CustomerListing } from './use-customer-list.ts'

/** What acts on ticked customers: another area's, composed by the route. */
export type SelectionBarPart = ComponentType<SelectionBarProps>

type Props = {
  listing: CustomerListing
  /** Whose views can be opened. */
  views: 'customers' | 'partner-customers'
  search: CustomersSearch
  /** A new page, or another view, makes an entry in the history. */
  onSearch: (search: CustomersSearch, options: { isStep: boolean }) => void
  SelectionBar: SelectionBarPart
  emptyHint?: string
}

/** Customers with everything that narrows them, and what acts on those that are ticked. */
export function CustomerList({ listing, views, search, onSearch, SelectionBar, emptyHint }: Props) {
  const t = useT('customers')
  const { list, query, columns, chosen, shown, partnerId } = listing
  const vocabulary = useMemo(() => customersVocabulary(columns), [columns])
  const meaning = { filter: query.filter, searchValue: query.searchValue, partnerId }
  const selection = useSelection(partnerId ? `customers of ${partnerId}` : 'customers', JSON.stringify(meaning))
  const bar = list.data && (selection.ids.length > 0 || selection.excludedIds) && (
    <SelectionBar
      selection={selection}
      total={list.data.total}
      isCapped={list.data.totalIsCapped === true}
      meaning={meaning}
      columns={shown.map((column) => column.key)}
    />
  )
  const change = (next: CustomersSearch) => onSearch({ ...search, ...next }, { isStep: false })
  return (
    <CustomerRows
      list={list}
      columns={shown}
      search={search}
      onChange={(next, options) => onSearch({ ...search, ...next }, options)}
      expectedRows={Number(query.limit)}
      selection={selection}
      bar={bar}
      toolbar={
        <>
          <SavedViews list={views} search={search} vocabulary={vocabulary} onOpen={onSearch} />
          <CustomerFilters
            search={search}
            onNarrow={(next) => change({ ...next, page: undefined })}
            isOfOneTenant={partnerId !== undefined}
          />
          <ColumnChooser columns={columns} chosen={chosen} onChoose={(keys) => change({ columns: keys?.join(',') })} />
        </>
      }
      state={listState(list, {
        title: t('customers.list.empty'),
        hint: emptyHint,
        onClear: isNarrowed(search) ? () => onSearch(withoutFilters(search), { isStep: true }) : undefined,
      })}
    />
  )
}
