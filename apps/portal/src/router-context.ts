import type { QueryClient } from '@tanstack/react-query'

export type PortalContext = { queryClient: QueryClient }
