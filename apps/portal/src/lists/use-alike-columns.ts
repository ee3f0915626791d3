import { type Alike, alikeColumns, fewestRows } from '@wattdesk/ui/list/alike-columns.ts'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { useMemo, useRef } from 'react'
import type { Listing } from './use-listing.ts'

type Shown<Row> = { columns: readonly Column<Row>[]; alike: readonly Alike[] }
const nothing: readonly Alike[] = []

/**
 * The columns to show, without those in which all rows say the same. Columns that were chosen, that the list is ordered by or
 * in which another page differs stay, so that nothing comes and goes between pages.
 */
export function useAlikeColumns<Row, Filters>({ shown, chosen, order, page, address }: Listing<Row, Filters>, isOff: boolean): Shown<Row> {
  const differing = useRef({ meaning: '', keys: new Set<string>() })
  const orderedBy = order?.field
  const meaning = JSON.stringify({ ...address, page: undefined })
  return useMemo(() => {
    if (isOff || chosen || !page) return { columns: shown, alike: nothing }
    if (differing.current.meaning !== meaning) differing.current = { meaning, keys: new Set() }
    const { keys } = differing.current
    const alike = alikeColumns(shown, page.items, ({ key, orderBy }) => keys.has(key) || (orderBy !== undefined && orderBy === orderedBy))
    const columns = shown.filter(({ key }) => !alike.some((one) => one.key === key))
    if (page.items.length >= fewestRows) for (const { key } of columns) keys.add(key)
    return { columns, alike }
  }, [shown, chosen, orderedBy, page, meaning, isOff])
}
