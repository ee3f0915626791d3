import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { checkReachability } from '@wattdesk/ui/network/reachability.ts'
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

/** Without network, or because another release has replaced the file. */
const isOfFile = (error: unknown) => error instanceof Error && /module|CSS/.test(error.message)

/** Replaces a screen that failed to load or render. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (error instanceof PageForbidden || codeOf(error) === 'PermissionMissing') return <ForbiddenPage needed={neededFor(error)} />
  const retry = async () => {
    // React remembers a file that could not be loaded, so only reloading the page requests it again.
    if (isOfFile(error) && (await checkReachability())) return location.reload()
    reset()
    void router.invalidate()
  }
  return <ErrorPage error={error} onRetry={() => void retry()} />
}
