import { pageSizes } from '@wattdesk/contract/page-sizes.ts'
import { ColumnChooser } from '@wattdesk/ui/list/ColumnChooser.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { ListFrame } from '@wattdesk/ui/list/ListFrame.tsx'
import { PagingBar } from '@wattdesk/ui/list/PagingBar.tsx'
import type { RowLink } from '@wattdesk/ui/list/row-link.ts'
import type { RowSelection } from '@wattdesk/ui/list/row-selection.ts'
import { PartOfScreen } from '@wattdesk/ui/overlay/part-of-screen.ts'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useContext, useMemo } from 'react'
import { isShortcut } from '../page/shortcuts.ts'
import { AlikeNote } from './AlikeNote.tsx'
import { pageOf } from './define-list.ts'
import type { FilterWords } from './filter-words.ts'
import { ListFilters } from './ListFilters.tsx'
import classes from './list.module.css'
import type { Filter } from './list-filters.ts'
import { type EmptyWords, listState } from './list-state.tsx'
import type { Ordering } from './OrderMenu.tsx'
import { SavedViews } from './SavedViews.tsx'
import { useAlikeColumns } from './use-alike-columns.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import type { Listing } from './use-listing.ts'

const ViewTabs = lazy(async () => ({ default: (await import('./ViewTabs.tsx')).ViewTabs }))
const OrderMenu = lazy(async () => ({ default: (await import('./OrderMenu.tsx')).OrderMenu }))
// `lazy` loses the component's type parameter, hence the cast.
const CardRows = lazy(async () => ({
  default: (await import('./CardRows.tsx')).CardRows,
})) as unknown as typeof import('./CardRows.tsx').CardRows

type Props<Row, Filters> = {
  listing: Listing<Row, Filters>
  /** For screen readers. */
  label: string
  /** Labels of the filters; undefined for those that are not offered. */
  words: FilterWords<Filters>
  keyOf: (row: Row) => string
  link?: RowLink<Row>
  empty: EmptyWords
  /** For a list among other content. */
  heading?: string
  /** Shows rows as cards at any width. `orders` then names the fields to sort by. */
  card?: (row: Row) => ReactNode
  orders?: readonly Ordering[]
  selection?: RowSelection<Row>
  /** Actions on selected rows. */
  bar?: ReactNode
  /** Edits a row; also triggered by the key E. */
  onEdit?: (row: Row) => void
}

/** A complete list: views, filters, columns, rows as table or cards, pages, and all its states. */
export function ListScreen<Row, Filters extends Readonly<Record<string, Filter>>>(props: Props<Row, Filters>) {
  const { listing, label, words, keyOf, link, empty, heading, card, orders, selection, bar, onEdit } = props
  const isPart = useContext(PartOfScreen) || heading !== undefined
  const { list, address, result, page, columns, chosen, shown, order, change, open } = listing
  // Tables are sorted by their headers, which cards lack.
  const isNarrow = useIsNarrow()
  const vocabulary = useMemo(() => list.vocabulary(columns), [list, columns])
  const { columns: inSight, alike } = useAlikeColumns(listing, isNarrow || card !== undefined)
  const state = listState({ ...result, data: page }, { ...empty, onClear: listing.isNarrowed ? listing.clear : undefined })
  const views = { list: list.name, search: address, stated: listing.stated, place: listing.place, vocabulary }
  return (
    <>
      <Suspense>{heading ? null : <ViewTabs {...views} />}</Suspense>
      <ListFrame
        toolbar={
          <>
            {heading ? <h2 className={classes.heading}>{heading}</h2> : null}
            <SavedViews {...views} onOpen={listing.openView} />
            <ListFilters filters={list.filters} words={words} address={address} onChange={change} />
            {card || isNarrow ? (
              <Suspense>
                <OrderMenu orders={orders ?? ordersOf(shown)} order={order} onOrder={(next) => change({ order: next })} />
              </Suspense>
            ) : null}
            {card ? null : <ColumnChooser columns={columns} chosen={chosen} onChoose={(keys) => open({ columns: keys?.join(',') })} />}
          </>
        }
        footer={
          page && page.total > 0 ? (
            <>
              {alike.length > 0 ? (
                <AlikeNote alike={alike} onShow={() => open({ columns: shown.map(({ key }) => key).join(',') })} />
              ) : null}
              <PagingBar
                page={page.page}
                limit={page.limit}
                total={page.total}
                isCapped={page.totalIsCapped}
                onPage={listing.turn}
                sizes={pageSizes}
                onLimit={(limit) => change({ limit: String(limit) })}
              />
            </>
          ) : null
        }
      >
        <PartOfScreen value={isPart}>
          {card ? (
            <Suspense>
              <CardRows label={label} rows={page?.items} keyOf={keyOf} card={card} state={state} />
            </Suspense>
          ) : (
            // A new column may have to load its sentences; the page around it stays.
            <Suspense>
              <DataTable
                label={label}
                columns={inSight}
                rows={page?.items}
                keyOf={keyOf}
                link={link}
                selection={selection}
                onKey={onEdit ? (row, event) => editAt(row, event, onEdit) : undefined}
                order={order}
                onOrder={(next) => change({ order: next })}
                expectedRows={pageOf(address).limit}
                isRefreshing={result.isPlaceholderData}
                state={state}
              />
            </Suspense>
          )}
        </PartOfScreen>
        <Suspense>{bar}</Suspense>
      </ListFrame>
    </>
  )
}

function editAt<Row>(row: Row, event: KeyboardEvent, onEdit: (row: Row) => void) {
  if (event.key !== 'e' || !isShortcut(event.nativeEvent)) return
  event.preventDefault()
  onEdit(row)
}

const ordersOf = <Row,>(columns: readonly Column<Row>[]): Ordering[] =>
  columns.flatMap(({ header, orderBy }) => (orderBy ? [{ field: orderBy, label: header }] : []))
