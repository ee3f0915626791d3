import { expect, it } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { doneToEach } from './each.ts'

it('acts on every row, and keeps the refused ones', async () => {
  const seen: number[] = []
  const outcome = await doneToEach([1, 2, 3], async (row) => {
    seen.push(row)
    if (row === 2) throw new Error('changed')
  })
  expect(seen).toEqual([1, 2, 3])
  expect(outcome).toEqual({ done: 2, refused: [new Error('changed')] })
})

it('stops when the network hangs, and counts the rest as refused', async () => {
  const late = new CallError('', { status: 0, late: 'write' })
  const seen: number[] = []
  const outcome = await doneToEach([1, 2, 3], async (row) => {
    seen.push(row)
    if (row === 2) throw late
  })
  expect(seen).toEqual([1, 2])
  expect(outcome).toEqual({ done: 1, refused: [late, late] })
})
