import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { codeOf } from '../api/sentence.ts'
import { PageForbidden } from '../session/guards.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { ForbiddenPage } from './ForbiddenPage.tsx'

/** Shown in place of a screen that failed to load or render. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (error instanceof PageForbidden || codeOf(error) === 'PermissionMissing') return <ForbiddenPage />
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorPage error={error} onRetry={retry} />
}
