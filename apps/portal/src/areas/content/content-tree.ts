import type { ContentItem } from '@wattdesk/contract/content/models.ts'

/** The contents of a list in the order they were saved in. */
export const childrenOf = (items: readonly ContentItem[], parentId: string | null): ContentItem[] =>
  items.filter((item) => item.parentId === parentId).toSorted((a, b) => a.order - b.order)

/** The moves that put a content at the place of another one of its list. Those between follow; places that were free stay free. */
export function movesTo(list: readonly ContentItem[], id: string, at: number): { id: string; order: number; was: number }[] {
  const from = list.findIndex((item) => item.id === id)
  const moved = list[from]
  if (!moved || at < 0 || at >= list.length) return []
  const next = list.toSpliced(from, 1).toSpliced(at, 0, moved)
  const places = list.map(({ order }) => order)
  return next.flatMap((item, index) => {
    const order = places[index]
    return order === undefined || order === item.order ? [] : [{ id: item.id, order, was: item.order }]
  })
}

/** Whether readers see another order than the saved one. Content that was never published is not seen by them. */
export const hasUnpublishedOrder = (list: readonly ContentItem[]): boolean =>
  list.some(({ order, publishedOrder }) => publishedOrder !== null && publishedOrder !== order)
