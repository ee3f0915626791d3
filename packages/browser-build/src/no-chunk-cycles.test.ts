import { expect, it } from 'vitest'
import { findCycle } from './no-chunk-cycles.ts'

const chunks = (imports: Record<string, string[]>) => new Map(Object.entries(imports))

it('names the chunks that import each other, without those that lead to them', () => {
  expect(findCycle(chunks({ screen: ['calls'], calls: ['terms'], terms: ['models'], models: ['terms'] }))).toEqual(['terms', 'models'])
})

it('accepts chunks that are shared, and imports from outside the build', () => {
  expect(findCycle(chunks({ a: ['c', 'b'], b: ['c', 'react'], c: [] }))).toBeUndefined()
})
