import type { AppHome } from '@wattdesk/contract/customer-app/models.ts'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

async function loadQueries() {
  vi.resetModules()
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { onLine: true })
  return import('./queries.ts')
}

test('a home from a server of the former release has no messages of sales', async () => {
  const { homeQuery } = await loadQueries()
  const { saleMessages: _, ...former }: AppHome = { viewer: { name: 'Ida' }, sites: [], saleMessages: [], home: null } as never
  expect(homeQuery(undefined).select?.(former as AppHome)).toMatchObject({ ...former, saleMessages: [] })
})

test('figures of a screen that stays open are read again, and sooner if that failed', async () => {
  const { dayQuery, gasQuery } = await loadQueries()
  for (const { refetchInterval } of [dayQuery('site', '2026-11-30'), gasQuery('site', { fromDate: '2026-11-30' } as never)]) {
    const pauseAfter = (status: string) =>
      typeof refetchInterval === 'function' ? refetchInterval({ state: { status } } as never) : undefined
    expect([pauseAfter('success'), pauseAfter('error')]).toEqual([300_000, 60_000])
  }
})
