import { expect, test } from 'vitest'
import { conflictsOf, isContested, rebased } from './conflicts.ts'

const base = { name: 'Anna', city: 'Köln', zip: '50667', gvs: false }
const names = ['name', 'city', 'zip', 'gvs']

test('a conflict states who changed the field', () => {
  const mine = { ...base, name: 'Anne', city: 'Bonn' }
  const saved = { ...base, city: 'Mainz', gvs: true }
  expect(conflictsOf(base, mine, saved, names)).toEqual([
    { name: 'name', mine: 'Anne', saved: 'Anna', by: 'me' },
    { name: 'city', mine: 'Bonn', saved: 'Mainz', by: 'both' },
    { name: 'gvs', mine: false, saved: true, by: 'other' },
  ])
})

test('equal changes and two empty values are not conflicts', () => {
  expect(conflictsOf({ name: 'A', city: null }, { name: 'B', city: '' }, { name: 'B', city: undefined }, ['name', 'city'])).toEqual([])
})

test('differences made by the member alone need no choice', () => {
  expect(isContested(conflictsOf(base, { ...base, name: 'Anne' }, base, names))).toBe(false)
  expect(isContested(conflictsOf(base, base, { ...base, name: 'Anne' }, names))).toBe(true)
})

test('fields not chosen from the member’s own version keep the saved values, also unknown ones', () => {
  const mine = { name: 'Anne', consents: { news: true }, version: 1 }
  const saved = { name: 'Anna', consents: { news: false, survey: true }, version: 2 }
  expect(conflictsOf({ ...mine, name: 'Anna' }, mine, saved, ['name', 'consents.news'])).toEqual([
    { name: 'name', mine: 'Anne', saved: 'Anna', by: 'me' },
    { name: 'consents.news', mine: true, saved: false, by: 'other' },
  ])
  expect(rebased(saved, mine, ['consents.news'])).toEqual({ name: 'Anna', consents: { news: true, survey: true }, version: 2 })
})
