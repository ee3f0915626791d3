import { MutationCache, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { isReachable, subscribeToReachability } from '@wattdesk/ui/network/reachability.ts'
import { afterTyping } from '../session/typed-work.ts'
import { CallError } from './call-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta
    mutationMeta: MutationMeta
  }
}

/**
 * `showsErrors`: without data, the screen shows the error in their place, and there is no toast. A failed refresh leaves the data on the
 * screen, and has a toast. `isQuiet`: never a toast, because nobody asked for the data, or because the screen always shows the error itself.
 */
type QueryMeta = { showsErrors?: boolean; isQuiet?: boolean }

/** `showsErrors`: the screen shows the error itself, for example beside a form's fields, so there is no toast. */
type MutationMeta = { showsErrors?: boolean }

const keptMs = 600_000
/** Long enough that a screen does not refetch what its route has just loaded, even on a slow phone. */
const freshMs = 3_000
/** A poll that keeps failing shows its toast at most this often. */
const pollToastMs = 60_000

/** Responses are cached for 10 minutes and refetched on mount and reconnect. No retries, no refetch on focus. */
export function createQueryClient(onError: (error: unknown) => void): QueryClient {
  onlineManager.setEventListener((setOnline) => subscribeToReachability(() => setOnline(isReachable())))
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: reportQueries(onError) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        // The screen may still show what is gone.
        if (isMissing(error)) void client.invalidateQueries()
        if (!mutation.meta?.showsErrors) onError(error)
      },
    }),
    defaultOptions: {
      queries: {
        gcTime: keptMs,
        staleTime: freshMs,
        retry: false,
        // Fetched even if the browser claims to be offline: a visible failure is better than a silent wait.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnMount: true,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, gcTime: keptMs, networkMode: 'always' },
    },
  })
  fetchOvertakenAgain(client)
  return client
}

const isMissing = (error: unknown): boolean => error instanceof CallError && error.status === 404

/** A record that does not exist has no toast: the screen says it in place of the record. */
function reportQueries(onError: (error: unknown) => void) {
  const reportedAt = new WeakMap<Query<unknown, unknown>, number>()
  return (error: unknown, query: Query<unknown, unknown>): void => {
    if (isMissing(error)) {
      dropRemoved(query)
      return
    }
    const { meta, state, observers } = query
    if (meta?.isQuiet || (meta?.showsErrors && state.data === undefined)) return
    const now = performance.now()
    const last = reportedAt.get(query)
    const isPolled = observers.some(({ options }) => options.refetchInterval)
    if (isPolled && last !== undefined && now - last < pollToastMs) return
    reportedAt.set(query, now)
    onError(error)
  }
}

/** A record that was removed meanwhile leaves the screen, but not while typed input would go with it. Saving that reports the removal. */
function dropRemoved(query: Query<unknown, unknown>): void {
  afterTyping(() => {
    if (query.state.data !== undefined && isMissing(query.state.error)) query.setState({ data: undefined, dataUpdatedAt: 0 })
  })
}

/**
 * The first response of a query may precede a change that invalidates the query meanwhile. TanStack Query would keep that response, so it
 * is fetched again.
 */
function fetchOvertakenAgain(client: QueryClient): void {
  const overtaken = new WeakSet<Query>()
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    const isFirstLoad = query.state.data === undefined && query.state.fetchStatus === 'fetching'
    if (action.type === 'invalidate' && isFirstLoad) overtaken.add(query)
    if (action.type === 'success' && overtaken.delete(query)) {
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
  })
}
