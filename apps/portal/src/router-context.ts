import type { QueryClient } from '@tanstack/react-query'

/** Available to the guards and loaders of all routes. */
export type PortalContext = { queryClient: QueryClient }
