import { onlineManager, QueryClient } from '@tanstack/react-query'
import { isReachable, subscribeToReachability } from '@wattdesk/ui/network/reachability.ts'
import { CallError } from './call-error.ts'

/** A hanging network made the reader wait already. */
const isPassing = (error: unknown) => error instanceof CallError && !error.isLate && (error.status === 0 || error.status >= 500)

/** Phones often lose a request, so failures are retried while there is a network. Refusals are not. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Fails at once without network, so that the failure is shown instead of a silent wait.
        retry: (count, error) => count < 2 && isReachable() && isPassing(error),
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
