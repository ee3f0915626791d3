import type { useRouter } from '@tanstack/react-router'
import { prepareAreas } from '../language/language-choice.ts'

/** Loads what installers need without network. */
export const loadInstallerScreens = (router: ReturnType<typeof useRouter>): Promise<unknown> =>
  Promise.allSettled([
    router.loadRouteChunk(router.routesByPath['/dashboard/unallocated-installations/list']),
    router.loadRouteChunk(router.routesByPath['/dashboard/unallocated-installations/$startCode/$id/smart-energy-devices']),
    router.loadRouteChunk(router.routesByPath['/dashboard/unallocated-installations/unallocated-installations/$id']),
    import('../areas/unallocated-installations/AddUnallocatedDialog.tsx'),
    import('../start-code/StartCodeCamera.tsx'),
    import('./KeptWorkNotice.tsx'),
    // Sentences of dialogs and refusals.
    prepareAreas('unallocatedInstallations', 'installations', 'forms', 'validation', 'errors', 'gatewayErrors', 'savedViews'),
  ])
