import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { HomeScreen } from '../areas/home/HomeScreen.tsx'
import { ReturnScreen } from '../areas/sign-in/ReturnScreen.tsx'
import { SignInScreen } from '../areas/sign-in/SignInScreen.tsx'
import { ViewEndedScreen } from '../areas/sign-in/ViewEndedScreen.tsx'
import { ViewLinkScreen } from '../areas/sign-in/ViewLinkScreen.tsx'
import { usePreview } from '../session/preview.ts'
import { useSession } from '../session/session.ts'
import { isFramed } from '../session/view.ts'
import { lazyScreen } from '../shell/lazy-screen.ts'
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx'
import { Shell } from '../shell/Shell.tsx'
import { Waiting } from '../shell/Waiting.tsx'

// All screens but the first load when they are opened.
const screens = [
  ['/history', lazyScreen(async () => (await import('../areas/history/HistoryScreen.tsx')).HistoryScreen)],
  ['/outlook', lazyScreen(async () => (await import('../areas/outlook/OutlookScreen.tsx')).OutlookScreen)],
  ['/devices', lazyScreen(async () => (await import('../areas/devices/DevicesScreen.tsx')).DevicesScreen)],
  ['/battery', lazyScreen(async () => (await import('../areas/battery/BatteryScreen.tsx')).BatteryScreen)],
  ['/car', lazyScreen(async () => (await import('../areas/car/CarScreen.tsx')).CarScreen)],
  ['/heat-pump', lazyScreen(async () => (await import('../areas/heat-pump/HeatPumpScreen.tsx')).HeatPumpScreen)],
  ['/gas', lazyScreen(async () => (await import('../areas/gas/GasScreen.tsx')).GasScreen)],
  ['/solar-cloud', lazyScreen(async () => (await import('../areas/solar-cloud/SolarCloudScreen.tsx')).SolarCloudScreen)],
  ['/messages', lazyScreen(async () => (await import('../areas/messages/MessagesScreen.tsx')).MessagesScreen)],
  ['/account', lazyScreen(async () => (await import('../areas/account/AccountScreen.tsx')).AccountScreen)],
] as const

const PreviewRoutes = lazy(() => import('./PreviewRoutes.tsx').then((module) => ({ default: module.PreviewRoutes })))

export function AppRoutes() {
  const session = useSession()
  const preview = usePreview()
  const [location] = useLocation()
  if (preview) return <PreviewRoutes preview={preview} />
  if (session?.kind === 'ended') return <ViewEndedScreen />
  // Waits for the portal to send whose app this is.
  if (isFramed && !session) return <Waiting />
  return (
    <Switch>
      <Route path="/sign-in">
        <ReturnScreen />
      </Route>
      <Route path="/view">
        <ViewLinkScreen />
      </Route>
      <Route>
        {session ? (
          <Shell>
            <ScreenBoundary key={location}>
              <Suspense fallback={<Waiting />}>
                <Switch>
                  <Route path="/">
                    <HomeScreen />
                  </Route>
                  {screens.map(([path, Screen]) => (
                    <Route key={path} path={path}>
                      <Screen />
                    </Route>
                  ))}
                  <Route>
                    <Redirect to="/" replace />
                  </Route>
                </Switch>
              </Suspense>
            </ScreenBoundary>
          </Shell>
        ) : (
          <SignInScreen />
        )}
      </Route>
    </Switch>
  )
}
