import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { CustomerImport, ImportRow } from '@wattdesk/contract/imports.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { useCallback, useMemo, useState } from 'react'
import { importRowsQuery, type RowsWanted, rowsPerCall } from './imports.queries.ts'

/** So many rows can be scrolled through; who has more narrows them, or downloads the result of each. */
export const scrolledMax = 50_000
/** Pages that are kept at hand around what is in sight. */
const pagesAtHand = 6

/** A place in the list, with its row once that is here; until then, being in sight asks for it. */
export type RowPlace = { at: number; row?: ImportRow; want: () => void }

/** All the rows that are wanted, of which those in sight are at hand. */
export function useRowsInSight(upload: CustomerImport, wanted: RowsWanted) {
  const [pages, setPages] = useState<readonly number[]>([0])
  const want = useCallback((at: number) => {
    const page = Math.floor(at / rowsPerCall)
    setPages((before) => (before.includes(page) ? before : [...before, page].slice(-pagesAtHand)))
  }, [])
  const { answers, failed, isRefreshing } = useQueries({ queries: pages.map((page) => importRowsQuery(upload, page, wanted)), combine })
  const total = answers[0]?.total
  const places = useMemo(() => {
    if (total === undefined) return undefined
    const all = Array.from({ length: Math.min(total, scrolledMax) }, (_, at): RowPlace => ({ at, want: () => want(at) }))
    for (const { page, items } of answers)
      items.forEach((row, index) => {
        const place = all[page * rowsPerCall + index]
        if (place) place.row = row
      })
    return all
  }, [total, want, answers])
  return { places, total, failed, isRefreshing }
}

/** Stays the same object as long as nothing in it changes. */
const combine = (asked: UseQueryResult<ListOf<ImportRow>>[]) => ({
  answers: asked.flatMap(({ data }) => data ?? []),
  failed: asked.find((one) => one.isError),
  isRefreshing: asked.some((one) => one.isPlaceholderData),
})
