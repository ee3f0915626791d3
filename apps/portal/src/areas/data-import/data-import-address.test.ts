import { expect, it } from 'vitest'
import { validateDataImportSearch } from './data-import-address.ts'

it.each(['2026-02-30', '2026-13-01', 'yesterday'])('drops %s, which is no day', (until) => {
  expect(validateDataImportSearch({ until, days: '90' })).toEqual({ days: '90' })
})
