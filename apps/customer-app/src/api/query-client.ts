import { onlineManager, QueryClient } from '@tanstack/react-query'
import { isReachable, subscribeToReachability } from '@wattdesk/ui/network/reachability.ts'
import { CallError } from './call-error.ts'

/** Phones lose their network all the time: network failures are retried, refusals are not. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 2 && error instanceof CallError && (error.status === 0 || error.status >= 500),
        // Without network a call fails at once, and the failure is shown. Otherwise it would wait for the network silently.
        networkMode: 'always',
        refetchOnReconnect: true,
        gcTime: 24 * 3_600_000,
      },
    },
  })
  onlineManager.setEventListener((setOnline) =>
    subscribeToReachability(() => {
      setOnline(isReachable())
      if (isReachable()) void tryAgain(client)
    }),
  )
  return client
}

/** Refetches everything on the screen that failed: a lost network concerns all of it. */
export const tryAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
