import type { ImportRow } from '@wattdesk/contract/imports/models.ts'
import { expect, it } from 'vitest'
import { rowsWith } from './use-same-value.ts'

const row = (number: number, country: string): ImportRow => ({
  row: number,
  state: 'faulty',
  version: 1,
  values: { country },
  faults: [],
  customerId: null,
})

it('finds the other rows with the same invalid value, and none for an empty one', () => {
  const rows = [row(2, 'XX'), row(3, 'YY'), row(4, 'XX'), row(5, '')]
  expect(rowsWith(rows, { field: 'country', from: 'XX' }).map((one) => one.row)).toEqual([2, 4])
  expect(rowsWith(rows, { field: 'country', from: '' })).toEqual([])
})
