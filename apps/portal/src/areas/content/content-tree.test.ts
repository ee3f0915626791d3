import type { ContentItem } from '@wattdesk/contract/content/models.ts'
import { expect, test } from 'vitest'
import { childrenOf, hasUnpublishedOrder, mayStandBelow, movesTo, placeInside, placeOutside } from './content-tree.ts'

const item = (id: string, order: number, publishedOrder: number | null = order): ContentItem => ({
  ...{ id, order, publishedOrder, parentId: null, slug: id, path: id, translations: [] },
  schema: { id: 's', name: 's', title: 's' },
})
const list = [item('a', 1), item('b', 2), item('c', 5)]

test('a moved content takes the place of another one, and those between follow', () => {
  expect(movesTo(list, 'c', 0)).toEqual([
    { id: 'c', order: 1, was: 5 },
    { id: 'a', order: 2, was: 1 },
    { id: 'b', order: 5, was: 2 },
  ])
  expect(movesTo(list, 'a', 1)).toEqual([
    { id: 'b', order: 1, was: 2 },
    { id: 'a', order: 2, was: 1 },
  ])
  expect([movesTo(list, 'a', 0), movesTo(list, 'a', 3), movesTo(list, 'a', -1), movesTo(list, 'x', 0)]).toEqual([[], [], [], []])
})

test('an order is unpublished if readers see another one', () => {
  expect(hasUnpublishedOrder(list)).toBe(false)
  expect(hasUnpublishedOrder([item('a', 2, 1)])).toBe(true)
  expect(hasUnpublishedOrder([item('a', 2, null)])).toBe(false)
  expect(childrenOf([item('b', 2), item('a', 1)], null).map(({ id }) => id)).toEqual(['a', 'b'])
})

test('a content moves a level in below the one before it, a level out behind its parent, and never below itself', () => {
  const below = { ...item('d', 1), parentId: 'b', path: 'b/d' }
  const items = [...list, below]
  const [a, b] = list as [ContentItem, ContentItem]
  expect([placeInside(items, a), placeInside(items, b)]).toEqual([undefined, { parentId: 'a', beforeId: null }])
  expect([placeOutside(items, a), placeOutside(items, below)]).toEqual([undefined, { parentId: null, beforeId: 'c' }])
  expect([mayStandBelow(b, below), mayStandBelow(b, b), mayStandBelow(below, b), mayStandBelow(b, undefined)]).toEqual([
    false,
    false,
    true,
    true,
  ])
})
