import { expect, test } from 'vitest'
import { chosenOf, filterText, oneOf, pageOf, textSearch, withinDays } from './list-search.ts'

test.each([
  [{}, { page: 0, limit: 25 }],
  [
    { page: '3', limit: '50' },
    { page: 2, limit: 50 },
  ],
  [
    { page: '0', limit: '7' },
    { page: 0, limit: 25 },
  ],
  [{ page: '-4' }, { page: 0, limit: 25 }],
  [{ page: 'x' }, { page: 0, limit: 25 }],
  [{ page: '2.9' }, { page: 1, limit: 25 }],
])('%j asks for %j', (search, page) => expect(pageOf(search)).toEqual(page))

test('only parameters a screen knows are kept, as text', () => {
  expect(textSearch(['q', 'page'] as const)({ q: 'a', page: '', other: 'x' })).toEqual({ q: 'a' })
})

test('a filter names only what is narrowed, and only values that exist', () => {
  expect(chosenOf('partner,nonsense', ['residential_customer', 'partner'])).toEqual(['partner'])
  expect(filterText({ type: oneOf(['partner']), status: oneOf([]), createdAt: [] })).toBe('{"type":{"op":"in","value":["partner"]}}')
  expect(filterText({ status: oneOf([]) })).toBeUndefined()
})

test('a period holds its last day whole', () => {
  const [from, until] = withinDays('2026-03-28', '2026-03-29')
  expect(new Date(String(from?.value)).getDate()).toBe(28)
  expect(new Date(String(until?.value)).getDate()).toBe(30)
  expect(withinDays('nonsense', undefined)).toEqual([])
})
