import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { PortalContext } from '../router-context.ts'

export const Route = createRootRouteWithContext<PortalContext>()({ component: Outlet })
