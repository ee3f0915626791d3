import { type Alike, alikeColumns, fewestRows } from '@wattdesk/ui/list/alike-columns.ts'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { useMemo, useRef } from 'react'
import type { Listing } from './use-listing.ts'

type Shown<Row> = { columns: readonly Column<Row>[]; alike: readonly Alike[] }
const nothing: readonly Alike[] = []

/**
 * Hides columns with the same value in all rows. Columns that were chosen, that the list is sorted by, or that differ on another page stay,
 * so that they do not come and go between pages.
 */
export function useAlikeColumns<Row, Filters>(listing: Listing<Row, Filters>, isOff: boolean): Shown<Row> {
  const { shown, chosen, order, page, address, result } = listing
  const known = useRef({ meaning: '', differing: new Set<string>(), alike: nothing })
  const orderedBy = order?.field
  const meaning = JSON.stringify({ ...address, page: undefined })
  return useMemo(() => {
    if (isOff || chosen || !page) return { columns: shown, alike: nothing }
    // While the next page loads, the rows are still those of the previous one.
    if (!result.isPlaceholderData) {
      if (known.current.meaning !== meaning) known.current = { meaning, differing: new Set(), alike: nothing }
      const { differing } = known.current
      const isKept = ({ key, orderBy }: Column<Row>) => differing.has(key) || (orderBy !== undefined && orderBy === orderedBy)
      const alike = alikeColumns(shown, page.items, isKept)
      known.current.alike = alike
      const others = shown.filter(({ key }) => !alike.some((one) => one.key === key))
      if (page.items.length >= fewestRows) for (const { key } of others) differing.add(key)
    }
    const { alike } = known.current
    return { columns: shown.filter(({ key }) => !alike.some((one) => one.key === key)), alike }
  }, [shown, chosen, orderedBy, page, meaning, isOff, result.isPlaceholderData])
}
