import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keepAlso } from '../offline/service-worker.ts'
import { useCan } from '../session/use-session.ts'

const afterMs = 5_000

/** Preloads the screens that installers need without network, so that the worker caches their files. */
export function InstallerScreens() {
  const router = useRouter()
  const isInstaller = useCan()('write:unpaired-devices')
  useEffect(() => {
    if (!isInstaller) return undefined
    const load = async () => (await import('./load-installer-screens.ts')).loadInstallerScreens(router)
    const timer = setTimeout(() => void keepAlso(load).catch(() => undefined), afterMs)
    return () => clearTimeout(timer)
  }, [isInstaller, router])
  return null
}
