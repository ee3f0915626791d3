import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { prepareAreas } from '../language/language-choice.ts'
import { keepAlso } from '../offline/service-worker.ts'
import { useCan } from '../session/use-session.ts'

const afterMs = 5_000

/** Preloads the screens that installers need without network, so that the worker caches their files. */
export function InstallerScreens() {
  const router = useRouter()
  const isInstaller = useCan()('write:unpaired-devices')
  useEffect(() => {
    if (!isInstaller) return undefined
    const load = () =>
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
    const timer = setTimeout(() => void keepAlso(load), afterMs)
    return () => clearTimeout(timer)
  }, [isInstaller, router])
  return null
}
