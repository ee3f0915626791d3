import { expect, test } from 'vitest'
import { changesBetween } from './json-changes.ts'

test('names each leaf that differs, by its path', () => {
  const before = { name: 'Old', site: { zip: '80331', city: 'München' }, tags: ['a', 'b'] }
  const after = { name: 'New', site: { zip: '80331', city: 'Munich' }, tags: ['a'] }
  expect(changesBetween(before, after)).toEqual([
    { path: 'name', from: 'Old', to: 'New' },
    { path: 'site.city', from: 'München', to: 'Munich' },
    { path: 'tags.1', from: 'b', to: undefined },
  ])
})

test('null and absent are both empty', () => {
  expect(changesBetween({ a: null }, {})).toEqual([])
  expect(changesBetween(null, { a: 1, b: null })).toEqual([{ path: 'a', from: undefined, to: 1 }])
})
