import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
    mutationMeta: Meta
  }
}

/** `showsErrors`: the screen says itself what failed (a form beside its fields), so no toast is shown. */
type Meta = { showsErrors?: boolean }

const keptMs = 600_000
/** Long enough that a screen does not ask again for what its route loaded a moment ago. */
const freshMs = 1_000

/** Answers are kept 10 minutes and asked for again on mount and on reconnect; never retried, nor asked for on focus. */
export function createQueryClient(onError: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.showsErrors) onError(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        if (!mutation.meta?.showsErrors) onError(error)
      },
    }),
    defaultOptions: {
      queries: {
        gcTime: keptMs,
        staleTime: freshMs,
        retry: false,
        // Asked even when the browser believes itself offline: a failure that is said beats a wait that is not.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnMount: true,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, gcTime: keptMs, networkMode: 'always' },
    },
  })
}
