import { onlineManager, QueryClient } from '@tanstack/react-query'
import { isReachable, subscribeToReachability } from '@wattdesk/ui/network/reachability.ts'
import { CallError } from './call-error.ts'

/** Phones often lose their network, so network failures are retried. Refusals are not. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 2 && error instanceof CallError && (error.status === 0 || error.status >= 500),
        // Fails at once without network, so that the failure is shown instead of a silent wait.
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

/** Refetches every failed query on the screen, because a lost network concerns them all. */
export const tryAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
