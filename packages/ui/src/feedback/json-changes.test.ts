import { expect, test } from 'vitest'
import { changesBetween } from './json-changes.ts'

test('names each leaf that differs, by its path', () => {
  const before = { name: 'Old', site: { zip: '80331', city: 'München' }, tags: ['a', 'b'] }
  const after = { name: 'New', site: { zip: '80331', city: 'Munich' }, tags: ['a'] }
  expect(changesBetween(before, after)).toEqual([
    { path: 'name', from: 'Old', to: 'New' },
    { path: 'site.city', from: 'München', to: 'Munich' },
    { path: 'tags.0', from: 'b', to: undefined },
  ])
})

test('null and absent are both empty', () => {
  expect(changesBetween({ a: null }, {})).toEqual([])
  expect(changesBetween(null, { a: 1, b: null })).toEqual([{ path: 'a', from: undefined, to: 1 }])
})

test('a list of plain values differs in what left and what came', () => {
  const before = { languages: ['de', 'en', 'it'], order: ['a', 'b'], steps: [{ name: 'one' }] }
  expect(changesBetween(before, { ...before, languages: ['en', 'hu', 'it', 'pl'] })).toEqual([
    { path: 'languages.0', from: 'de', to: 'hu' },
    { path: 'languages.1', from: undefined, to: 'pl' },
  ])
  expect(changesBetween(before, { ...before, order: ['b', 'a'] })).toEqual([
    { path: 'order.0', from: 'a', to: 'b' },
    { path: 'order.1', from: 'b', to: 'a' },
  ])
  expect(changesBetween({ ...before, steps: 'none' }, before)).toEqual([
    { path: 'steps', from: 'none', to: undefined },
    { path: 'steps.0.name', from: undefined, to: 'one' },
  ])
  expect(changesBetween(before, {})).toHaveLength(6)
})
