import { expect, it } from 'vitest'
import { knownSearch } from './data-debug-address.ts'

it.each(['2026-02-30', '2026-13-01', 'yesterday'])('drops %s, which is no day', (date) => {
  expect(knownSearch({ config: 'c1', date, from: date, until: '2026-02-28' })).toEqual({ config: 'c1', until: '2026-02-28' })
})
