import { expect, test } from 'vitest'
import { faultsBelow, spanAt } from './json-faults.ts'

const text = '{ "a": [1, { "b\\u0063": "x" }], "d": null }'

test.each([
  ['', text],
  ['a', '[1, { "b\\u0063": "x" }]'],
  ['a.0', '1'],
  ['a.1.bc', '"x"'],
  ['d', 'null'],
  ['a.7', '[1, { "b\\u0063": "x" }]'],
  ['nowhere', text],
  ['d.e', 'null'],
])('the part at %j', (path, part) => {
  const { from, to } = spanAt(text, path)
  expect(text.slice(from, to)).toBe(part)
})

test('invalid JSON has a path, too', () => {
  expect(spanAt('', 'a')).toEqual({ from: 0, to: 0 })
  expect(spanAt('{ "a": ', 'a').from).toBeGreaterThanOrEqual(0)
})

test('faults are located by the path below the content', () => {
  const faults = [
    { field: 'fields.a.0', code: 'Required' },
    { field: 'fields', code: 'WrongType' },
    { field: 'slug', code: 'Required' },
  ]
  expect(faultsBelow(faults, 'fields')).toEqual([
    { field: 'a.0', code: 'Required' },
    { field: '', code: 'WrongType' },
  ])
})
