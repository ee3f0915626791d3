import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { CallError } from '../api/call-error.ts'
import { codeOf } from '../api/sentence.ts'
import { PageForbidden } from '../session/guards.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { ForbiddenPage } from './ForbiddenPage.tsx'

/** The permissions that the server reports as missing. */
function neededFor(error: unknown): string | undefined {
  const details = error instanceof CallError ? error.details : undefined
  const permission = typeof details === 'object' && details !== null ? Reflect.get(details, 'permission') : undefined
  return typeof permission === 'string' ? permission : undefined
}

/** Replaces a screen that failed to load or render. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (error instanceof PageForbidden || codeOf(error) === 'PermissionMissing') return <ForbiddenPage needed={neededFor(error)} />
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorPage error={error} onRetry={retry} />
}
