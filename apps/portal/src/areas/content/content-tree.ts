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

export type Place = { parentId: string | null; beforeId: string | null }

/** Whether a content may stand below another one: not below itself, nor below what stands below it. */
export const mayStandBelow = (item: Pick<ContentItem, 'id' | 'path'>, parent: Pick<ContentItem, 'id' | 'path'> | undefined): boolean =>
  !parent || (parent.id !== item.id && !parent.path.startsWith(`${item.path}/`))

/** One level in: below the content before it, at the end. Undefined for the first of a list. */
export function placeInside(items: readonly ContentItem[], item: ContentItem): Place | undefined {
  const list = childrenOf(items, item.parentId)
  const before = list[list.findIndex(({ id }) => id === item.id) - 1]
  return before && { parentId: before.id, beforeId: null }
}

/** One level out: behind the content that it stands below. Undefined at the root. */
export function placeOutside(items: readonly ContentItem[], item: ContentItem): Place | undefined {
  const parent = items.find(({ id }) => id === item.parentId)
  if (!parent) return undefined
  const list = childrenOf(items, parent.parentId)
  const next = list[list.findIndex(({ id }) => id === parent.id) + 1]
  return { parentId: parent.parentId, beforeId: next?.id ?? null }
}

/** Whether readers see another order than the saved one. Content that was never published is not seen by them. */
export const hasUnpublishedOrder = (list: readonly ContentItem[]): boolean =>
  list.some(({ order, publishedOrder }) => publishedOrder !== null && publishedOrder !== order)
