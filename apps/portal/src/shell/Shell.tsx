import { Outlet, useRouter } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Suspense, useEffect, useState } from 'react'
import { readStored, writeStored } from '../session/storage.ts'
import { useCan } from '../session/use-session.ts'
import { focusContentAfter } from './focus-content.ts'
import { Header } from './Header.tsx'
import { InstallerScreens } from './InstallerScreens.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { OfflineNotices } from './OfflineNotices.tsx'
import { PendingScreen } from './PendingScreen.tsx'
import { ServiceNotices } from './ServiceNotices.tsx'
import classes from './Shell.module.css'
import { ShellNotices } from './ShellNotices.tsx'
import { SideMenu } from './SideMenu.tsx'
import { useAccountSettings } from './use-account-settings.ts'
import { type Overlay, useShortcuts } from './use-shortcuts.ts'
import { WhyNot } from './WhyNot.tsx'

// Loads when idle, so that keys typed right after Ctrl K reach it.
const Palette = lazyDialog(async () => ({ default: (await import('./Palette.tsx')).Palette }))
const ShortcutList = lazyDialog(async () => ({ default: (await import('./ShortcutList.tsx')).ShortcutList }))

/** Below this width, the menu overlays the page. */
const narrow = '(max-width: 899.98px)'
const isNarrow = () => window.matchMedia(narrow).matches
const startsWithMenu = () => !isNarrow() && readStored('menu') !== 'closed'

/** The frame of every screen except the sign-in: header, side menu, content. */
export function Shell() {
  const t = useT('shell')
  const [isMenuOpen, setMenuOpen] = useState(startsWithMenu)
  // The menu must not cover a window that has become narrow.
  useEffect(() => {
    const width = window.matchMedia(narrow)
    const follow = () => setMenuOpen(startsWithMenu())
    width.addEventListener('change', follow)
    return () => width.removeEventListener('change', follow)
  }, [])
  const [overlay, setOverlay] = useState<Overlay>()
  const router = useRouter()
  useShortcuts(setOverlay)
  useAccountSettings()
  const mayReadProfile = useCan()('read:profile')

  const toggleMenu = () => {
    setMenuOpen(!isMenuOpen)
    if (!isNarrow()) writeStored('menu', isMenuOpen ? 'closed' : 'open')
  }
  // Navigation closes the overlay menu.
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged && isNarrow()) setMenuOpen(false)
      }),
    [router],
  )

  // A link of the former screen had the focus. Without it, keys would not scroll the new screen.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusContentAfter(document.activeElement)
      }),
    [router],
  )

  return (
    <WhyNot>
      <div className={classes.shell} data-menu={isMenuOpen ? 'open' : 'closed'}>
        <a href="#content" className={classes.skip}>
          {t('shell.header.skip')}
        </a>
        <Header isMenuOpen={isMenuOpen} onMenu={toggleMenu} onPalette={() => setOverlay('palette')} />
        <NavigationProgress />
        {isMenuOpen ? <SideMenu onChoose={() => isNarrow() && setMenuOpen(false)} /> : null}
        {isMenuOpen ? <button type="button" className={classes.veil} aria-label={t('ui.action.close')} onClick={toggleMenu} /> : null}
        <main id="content" className={classes.content} tabIndex={-1}>
          <Suspense fallback={<PendingScreen />}>
            <OfflineNotices />
            <ServiceNotices />
            {mayReadProfile ? <ShellNotices /> : null}
            <Outlet />
          </Suspense>
        </main>
        <InstallerScreens />
        <Suspense>
          {overlay === 'palette' ? <Palette onClose={() => setOverlay(undefined)} /> : null}
          {overlay === 'shortcuts' ? <ShortcutList onClose={() => setOverlay(undefined)} /> : null}
        </Suspense>
      </div>
    </WhyNot>
  )
}
