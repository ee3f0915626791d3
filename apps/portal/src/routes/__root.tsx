import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { PortalContext } from '../router-context.ts'
import { requireSession } from '../session/guards.ts'

/** Pages for members without a session: the sign-in page and the entries that lead there. */
const openPaths = /^\/(login|auth|oauth)\/?$/

export const Route = createRootRouteWithContext<PortalContext>()({
  // Here rather than in each route, because an unknown path has no route.
  beforeLoad: ({ location }) => {
    if (!openPaths.test(location.pathname)) requireSession(location)
  },
  component: Outlet,
})
