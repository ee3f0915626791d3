import type { AppHome } from '@wattdesk/contract/customer-app/models.ts'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test('a home from a server of the former release has no messages of sales', async () => {
  vi.resetModules()
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { onLine: true })
  const { homeQuery } = await import('./queries.ts')
  const { saleMessages: _, ...former }: AppHome = { viewer: { name: 'Ida' }, sites: [], saleMessages: [], home: null } as never
  expect(homeQuery(undefined).select?.(former as AppHome)).toMatchObject({ ...former, saleMessages: [] })
})
