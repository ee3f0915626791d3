import { createElement } from 'react'
import { expect, test } from 'vitest'
import { alikeColumns, fewestRows, looksAlike } from './alike-columns.ts'
import type { Column } from './column.ts'

type Row = { id: number; type: string }
const Mark = (props: { row?: Row; tone?: string; children?: string }) => props.children ?? null
const columns: Column<Row>[] = [
  { key: 'name', header: 'Name', isTitle: true, cell: () => 'same' },
  { key: 'id', header: 'ID', cell: ({ id }) => id },
  { key: 'type', header: 'Type', cell: ({ type }) => createElement(Mark, { tone: 'ok' }, type) },
  { key: 'tenant', header: 'Tenant', cell: (row) => createElement(Mark, { row }), word: () => 'North' },
  { key: 'outcome', header: 'Outcome', isAlwaysShown: true, cell: () => 'Planned' },
  { key: 'files', header: 'Files', isUntitled: true, cell: () => null },
]
const rows = (count: number, typeOf: (id: number) => string = () => 'partner') =>
  Array.from({ length: count }, (_, id): Row => ({ id, type: typeOf(id) }))
const keysOf = (given: readonly Row[], kept: string[] = []) =>
  alikeColumns(columns, given, ({ key }) => kept.includes(key)).map(({ key }) => key)

test('columns with one value in every row are found, except titles, buttons and kept ones', () => {
  expect(keysOf(rows(fewestRows))).toEqual(['type', 'tenant'])
  expect(keysOf(rows(fewestRows), ['tenant'])).toEqual(['type'])
  expect(keysOf(rows(fewestRows, (id) => (id === 3 ? 'home' : 'partner')))).toEqual(['tenant'])
  expect(keysOf(rows(fewestRows - 1))).toEqual([])
  expect(keysOf([])).toEqual([])
})

test('cells are compared by their elements', () => {
  const row = { id: 1, type: 'a' }
  expect(looksAlike(createElement(Mark, { row }), createElement(Mark, { row: { ...row } }))).toBe(true)
  expect(looksAlike(createElement(Mark, { row }), createElement(Mark, { row: { ...row, id: 2 } }))).toBe(false)
  expect(looksAlike(createElement(Mark), createElement('b'))).toBe(false)
  expect(looksAlike('–', null)).toBe(false)
})
