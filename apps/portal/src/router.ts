import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { PendingScreen } from './shell/PendingScreen.tsx'
import { RouteFailure } from './shell/RouteFailure.tsx'

export function createPortalRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // Longer than the pointer stays on a row while scrolling: loading a screen then would slow down the scrolling.
    defaultPreloadDelay: 250,
    // Only the query client caches responses; the router caches none.
    defaultPreloadStaleTime: 0,
    // A screen that takes longer shows its outline.
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 120,
    defaultPendingMinMs: 150,
    scrollRestoration: true,
    defaultErrorComponent: RouteFailure,
    defaultNotFoundComponent: NotFoundPage,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
      const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
      return text ? `?${text}` : ''
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
