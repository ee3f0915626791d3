import { expect, it } from 'vitest'
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
