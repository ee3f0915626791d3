import '@wattdesk/ui/theme/theme.css'
import '@wattdesk/ui/theme/mantine.css'
import { keepFocusOfRemoved, keepFocusWhileBusy } from '@wattdesk/ui/feedback/keep-focus.ts'
import { ensureArea } from '@wattdesk/ui/language/sentence-cache.ts'
import { followNetwork } from '@wattdesk/ui/network/reachability.ts'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { whenSessionIsLost, whenTenantIsSwitched } from './api/call.ts'
import { createQueryClient } from './api/query-client.ts'
import { reportError } from './api/report-error.ts'
import { toasts } from './api/toasts.ts'
import { followShownTenant, refreshProfile } from './areas/profile/profile.queries.ts'
import { speaker, spokenLanguage } from './language/language-choice.ts'
import { keepResponses } from './offline/kept-responses.ts'
import { keepFiles } from './offline/service-worker.ts'
import { createPortalRouter } from './router.ts'
import { followAttendance } from './session/attendance.ts'
import { followOtherTabs, isHeld, memberOf, shownSession, subscribeToSession } from './session/session-store.ts'
import { stayAtSignIn } from './sign-in/go-on.ts'
import { captureSignInReturn } from './sign-in/sign-in.ts'
import { expireSession, prepareSignOut } from './sign-in/sign-out.ts'

captureSignInReturn()
const queryClient = createQueryClient(reportError)
followShownTenant(queryClient)
keepResponses(queryClient)
keepFiles()
followNetwork()
followAttendance()
const router = createPortalRouter(queryClient)

const leave = () => {
  if (isHeld()) return
  stayAtSignIn()
  queryClient.clear()
  void router.navigate({ to: '/login' })
}
prepareSignOut({
  here: () => router.state.location.href,
  sayExpired: () => toasts.show({ key: 'session-expired', message: speaker().t('session.expired'), toastType: 'warning' }),
  leave,
})
whenSessionIsLost(expireSession)
// The shell says what changed.
whenTenantIsSwitched(() => void refreshProfile(queryClient))
followOtherTabs()
keepFocusWhileBusy()
keepFocusOfRemoved()
let former = shownSession()
subscribeToSession(() => {
  const before = former
  former = shownSession()
  if (!before || memberOf(before) === memberOf(former)) return
  // After a sign-out elsewhere, or a sign-in as another member, this tab must not show the former member's data either.
  if (former) window.location.replace('/')
  else if (router.state.location.pathname !== '/login') leave()
})

/**
 * Renders only once there is content: after an empty render, React would delay the first complete one by 300 ms to avoid flicker. Not
 * awaited at the top level, because the chunks of sentences import this one, and each would wait for the other.
 */
async function draw(): Promise<void> {
  const language = spokenLanguage()
  const sentences = (['ui', 'shell', 'session', 'offline'] as const).map((area) => ensureArea(language, area))
  await Promise.all([...sentences, router.load()])
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(<App queryClient={queryClient} router={router} />)
}

void draw()
