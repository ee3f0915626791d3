import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('keys are UUIDs, each another', () => {
  const ids = Array.from({ length: 100 }, newId)
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(100)
})
