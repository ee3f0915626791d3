import { expect, test } from 'vitest'
import { conflictsOf, isContested, rebased } from './conflicts.ts'

const base = { name: 'Anna', city: 'Köln', zip: '50667', gvs: false }
const names = ['name', 'city', 'zip', 'gvs']

test('a field is told by who changed it', () => {
  const mine = { ...base, name: 'Anne', city: 'Bonn' }
  const saved = { ...base, city: 'Mainz', gvs: true }
  expect(conflictsOf(base, mine, saved, names)).toEqual([
    { name: 'name', mine: 'Anne', saved: 'Anna', by: 'me' },
    { name: 'city', mine: 'Bonn', saved: 'Mainz', by: 'both' },
    { name: 'gvs', mine: false, saved: true, by: 'other' },
  ])
})

test('the same change by both, and nothing beside nothing, are no conflict', () => {
  expect(conflictsOf({ name: 'A', city: null }, { name: 'B', city: '' }, { name: 'B', city: undefined }, ['name', 'city'])).toEqual([])
})

test('nobody is asked when only oneself changed what differs', () => {
  expect(isContested(conflictsOf(base, { ...base, name: 'Anne' }, base, names))).toBe(false)
  expect(isContested(conflictsOf(base, base, { ...base, name: 'Anne' }, names))).toBe(true)
})

test('what is not chosen from one’s own version is as it was saved, even what the form did not know', () => {
  const mine = { name: 'Anne', consents: { news: true }, version: 1 }
  const saved = { name: 'Anna', consents: { news: false, survey: true }, version: 2 }
  expect(conflictsOf({ ...mine, name: 'Anna' }, mine, saved, ['name', 'consents.news'])).toEqual([
    { name: 'name', mine: 'Anne', saved: 'Anna', by: 'me' },
    { name: 'consents.news', mine: true, saved: false, by: 'other' },
  ])
  expect(rebased(saved, mine, ['consents.news'])).toEqual({ name: 'Anna', consents: { news: true, survey: true }, version: 2 })
})
