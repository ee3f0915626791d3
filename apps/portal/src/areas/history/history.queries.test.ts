import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { firstDaysQuery, summaryQuery } from './history.queries.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['not known by a server of the former release', 404, { code: 'NotFound' }, { charging: null, gas: null }],
  ['those of the home otherwise', 200, { charging: '2025-03-01', gas: null }, { charging: '2025-03-01', gas: null }],
])('the first days of charging and gas are %s', async (_, status, body, known) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  expect(await new QueryClient().fetchQuery(firstDaysQuery('home'))).toEqual(known)
})

test.each([
  ['sums', summaryQuery],
  ['first days', firstDaysQuery],
])('the %s of one home are not those of another until its own are loaded', (_, queryOf) => {
  const client = new QueryClient()
  const known = (siteId: string) => ({
    queryKey: queryOf(siteId).queryKey,
    placeholderData: queryOf(siteId).placeholderData,
    enabled: false,
  })
  client.setQueryData(queryOf('first').queryKey as readonly string[], {})
  const observer = new QueryObserver<unknown>(client, known('first') as never)
  const stop = observer.subscribe(() => undefined)
  expect(observer.getCurrentResult().data).toEqual({})
  observer.setOptions(known('second') as never)
  expect(observer.getCurrentResult().data).toBeUndefined()
  stop()
})
