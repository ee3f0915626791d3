import type { QueryClient } from '@tanstack/react-query'

/** What every route's guard and loader may use. */
export type PortalContext = { queryClient: QueryClient }
