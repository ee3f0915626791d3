import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Profile } from '@wattdesk/contract/profile/models.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
import { toasts } from '../api/toasts.ts'
import { forgetShown, profileQuery, readAnew } from '../areas/profile/profile.queries.ts'
import { prepareAreas, speaker } from '../language/language-choice.ts'

// Most sessions show none.
const banners = () => import('./ShellBanners.tsx')
const PreviewBanner = lazy(async () => ({ default: (await banners()).PreviewBanner }))
const LentNotice = lazy(async () => ({ default: (await banners()).LentNotice }))
const WorkingBanner = lazy(async () => ({ default: (await banners()).WorkingBanner }))

type Tenant = NonNullable<Profile['workingIn']>['tenant']

const pollMs = 60_000
const enteredKey = 'tenant-entered'
const leftKey = 'tenant-left'

/** A loan can be closed early, and another tab can leave. */
const pollWorkingMs = 15_000
/** The maximum of browser timers. */
const timerMaxMs = 2 ** 31 - 1

/** Shown above every screen: a previewed role, the tenant in which the member works, and access lent to them with its end. */
export function ShellNotices() {
  const { data: profile } = useQuery({
    ...profileQuery,
    refetchInterval: ({ state }) => (state.data?.workingIn ? pollWorkingMs : pollMs),
    // Another tab may have switched this session.
    refetchOnWindowFocus: 'always',
  })
  const hasLeft = useRef(false)
  useSwitches(profile, hasLeft)
  useEnd(profile?.loans[0]?.endsAt)
  if (!profile) return null
  const { previewedRole, workingIn, loans } = profile
  const others = loans.filter(({ id }) => id !== workingIn?.loan.id)
  return (
    <Suspense>
      {previewedRole ? <PreviewBanner role={previewedRole} /> : null}
      {workingIn ? <WorkingBanner {...workingIn} hasLeft={hasLeft} /> : null}
      {others.length > 0 && !previewedRole ? <LentNotice loans={others} /> : null}
    </Suspense>
  )
}

/** Says that the session was switched, for whatever reason, and refetches what this tab shows. Says so until read if nobody here did it. */
function useSwitches(profile: Profile | undefined, hasLeft: RefObject<boolean>): void {
  const client = useQueryClient()
  const known = useRef<Profile['workingIn']>(undefined)
  useEffect(() => {
    if (!profile) return
    const [before, now] = [known.current, profile.workingIn]
    known.current = now
    if (before === undefined || before?.loan.id === now?.loan.id) return
    void sayWhatSwitched(now?.tenant ?? null, before?.tenant ?? null, hasLeft.current)
    hasLeft.current = false
    void forgetShown(client)
  }, [profile, hasLeft, client])
}

/** Loads its sentences only now, because most sessions never switch. */
async function sayWhatSwitched(entered: Tenant | null, left: Tenant | null, hasLeft: boolean): Promise<void> {
  await prepareAreas('access')
  const { t } = speaker()
  // Two contradictory messages are never shown at once.
  toasts.close(entered ? leftKey : enteredKey)
  if (entered) toasts.show({ key: enteredKey, message: t('access.working.entered', { tenant: entered.name }), toastType: 'success' })
  else if (left) {
    const how = hasLeft ? ({ toastType: 'success' } as const) : ({ toastType: 'warning', autoHideMs: 0 } as const)
    toasts.show({ key: leftKey, message: t('access.working.left', { tenant: left.name }), ...how })
  }
}

/** Reads anew when the first loan ends. */
function useEnd(endsAt: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!endsAt) return undefined
    const timer = setTimeout(() => void readAnew(client), Math.min(Math.max(Date.parse(endsAt) - nowMs(), 0) + 1_000, timerMaxMs))
    return () => clearTimeout(timer)
  }, [endsAt, client])
}
