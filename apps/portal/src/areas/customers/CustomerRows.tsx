import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CustomerRow } from '@wattdesk/contract/customers.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type Column, parseOrder } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { ListFrame } from '@wattdesk/ui/list/ListFrame.tsx'
import { PagingBar } from '@wattdesk/ui/list/PagingBar.tsx'
import { type ReactNode, Suspense } from 'react'
import type { ListKey, TextSearch } from '../../lists/list-search.ts'
import type { ListSelection } from '../../lists/use-selection.ts'

type Props = {
  list: UseQueryResult<ListOf<CustomerRow>>
  columns: readonly Column<CustomerRow>[]
  search: TextSearch<ListKey>
  /** Puts a change of page, size or order into the address; a new page makes an entry in the history. */
  onChange: (change: TextSearch<ListKey>, options: { isStep: boolean }) => void
  expectedRows: number
  toolbar?: ReactNode
  /** Rows can be ticked, and acted on together by the bar below them. */
  selection?: ListSelection
  bar?: ReactNode
  state: ReactNode
}

/** A page of customers with what narrows it above and the way to other pages below. */
export function CustomerRows({ list, columns, search, onChange, expectedRows, toolbar, selection, bar, state }: Props) {
  const t = useT('customers')
  const change = (next: TextSearch<ListKey>) => onChange({ ...next, page: undefined }, { isStep: false })
  const footer = list.data ? (
    <PagingBar
      page={list.data.page}
      limit={list.data.limit}
      total={list.data.total}
      isCapped={list.data.totalIsCapped}
      onPage={(page) => onChange({ page: page > 0 ? String(page + 1) : undefined }, { isStep: true })}
      onLimit={(limit) => change({ limit: String(limit) })}
    />
  ) : null
  return (
    <ListFrame toolbar={toolbar} footer={footer}>
      <DataTable
        label={t('customers.title')}
        columns={columns}
        rows={list.data?.items}
        keyOf={(row) => row.id}
        link={customerLink}
        selection={selection && { ...selection, nameOf: (row) => row.accountName }}
        order={parseOrder(search.order) ?? { field: 'createdAt', direction: 'desc' }}
        onOrder={(order) => change({ order })}
        expectedRows={expectedRows}
        isRefreshing={list.isPlaceholderData}
        state={state}
      />
      <Suspense>{bar}</Suspense>
    </ListFrame>
  )
}

const customerLink = (row: CustomerRow, content: ReactNode, className: string) => (
  <Link to="/dashboard/customers/$customerId" params={{ customerId: row.id }} className={className}>
    {content}
  </Link>
)
