import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { PortalContext } from '../router-context.ts'
import { requireSession } from '../session/guards.ts'

/** Sign-in pages need no session. */
const openPaths = /^\/(login|auth|oauth)\/?$/

export const Route = createRootRouteWithContext<PortalContext>()({
  // Checked here, because unknown paths have no route of their own.
  beforeLoad: ({ location }) => {
    if (!openPaths.test(location.pathname)) requireSession(location)
  },
  component: Outlet,
})
