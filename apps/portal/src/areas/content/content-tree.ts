import type { ContentItem } from '@wattdesk/contract/content/models.ts'

/** In the saved order. */
export const childrenOf = (items: readonly ContentItem[], parentId: string | null): ContentItem[] =>
  items.filter((item) => item.parentId === parentId).toSorted((a, b) => a.order - b.order)

/** The moves that put a content at another position of its list. Those in between shift; unused positions stay unused. */
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

export type Place = { parentId: string | null; beforeId: string | null }

/** A content cannot be below itself or anything below it. */
export const mayStandBelow = (item: Pick<ContentItem, 'id' | 'path'>, parent: Pick<ContentItem, 'id' | 'path'> | undefined): boolean =>
  !parent || (parent.id !== item.id && !parent.path.startsWith(`${item.path}/`))

/** One level in: below the previous content, at its end. Undefined for the first of a list. */
export function placeInside(items: readonly ContentItem[], item: ContentItem): Place | undefined {
  const list = childrenOf(items, item.parentId)
  const before = list[list.findIndex(({ id }) => id === item.id) - 1]
  return before && { parentId: before.id, beforeId: null }
}

/** One level out: behind its parent. Undefined at the root. */
export function placeOutside(items: readonly ContentItem[], item: ContentItem): Place | undefined {
  const parent = items.find(({ id }) => id === item.parentId)
  if (!parent) return undefined
  const list = childrenOf(items, parent.parentId)
  const next = list[list.findIndex(({ id }) => id === parent.id) + 1]
  return { parentId: parent.parentId, beforeId: next?.id ?? null }
}

/** Whether readers see another order than the saved one. They do not see content that was never published. */
export const hasUnpublishedOrder = (list: readonly ContentItem[]): boolean =>
  list.some(({ order, publishedOrder }) => publishedOrder !== null && publishedOrder !== order)
