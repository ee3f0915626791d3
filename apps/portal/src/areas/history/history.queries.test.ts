import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { firstDaysQuery } from './history.queries.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['not known by a server of the former release', 404, { code: 'NotFound' }, { charging: null, gas: null }],
  ['those of the home otherwise', 200, { charging: '2025-03-01', gas: null }, { charging: '2025-03-01', gas: null }],
])('the first days of charging and gas are %s', async (_, status, body, known) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  expect(await new QueryClient().fetchQuery(firstDaysQuery('home'))).toEqual(known)
})
