import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { PendingScreen } from './shell/PendingScreen.tsx'
import { RouteFailure } from './shell/RouteFailure.tsx'

/** Slower screens show a placeholder. */
const pendingMs = 120

export function createPortalRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // The pointer rests on a row for less than this while scrolling, which preloading would slow down.
    defaultPreloadDelay: 250,
    // The query client caches responses, so the router must not.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 150,
    // Another record starts anew: its screen must not keep figures, open dialogs or input of the previous one.
    defaultRemountDeps: ({ params }) => params,
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
  // A filter or a tab changes the screen that is shown. A placeholder in its place, as on a slow device, would take the focus from the field.
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? pendingMs : Number.POSITIVE_INFINITY
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
