import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call-error.ts'

/** A phone loses its network all the time: what failed for want of it is tried again, what was refused is not. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 2 && error instanceof CallError && (error.status === 0 || error.status >= 500),
        // Without network a call fails at once, and what failed says so. Otherwise it would wait for the network without a word.
        networkMode: 'always',
        refetchOnReconnect: true,
        gcTime: 24 * 3_600_000,
      },
    },
  })
  window.addEventListener('online', () => void tryAgain(client))
  return client
}

/** Asks again for everything on the screen that failed: what one lacks for want of network, the others lack too. */
export const tryAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
