import { Outlet, useRouter } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Suspense, useEffect, useState } from 'react'
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
import { useSideMenu } from './use-side-menu.ts'
import { WhyNot } from './WhyNot.tsx'

// Loads when idle, so that keys typed right after Ctrl K reach it.
const Palette = lazyDialog(async () => ({ default: (await import('./Palette.tsx')).Palette }))
const ShortcutList = lazyDialog(async () => ({ default: (await import('./ShortcutList.tsx')).ShortcutList }))

/** The frame of every screen except the sign-in: header, side menu, content. */
export function Shell() {
  const t = useT('shell')
  const side = useSideMenu()
  const [overlay, setOverlay] = useState<Overlay>()
  const router = useRouter()
  useShortcuts(setOverlay)
  useAccountSettings()
  const mayReadProfile = useCan()('read:profile')

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
      <div className={classes.shell} data-menu={side.isOpen ? 'open' : 'closed'}>
        <a href="#content" className={classes.skip}>
          {t('shell.header.skip')}
        </a>
        <Header isMenuOpen={side.isOpen} menuButton={side.button} onMenu={side.toggle} onPalette={() => setOverlay('palette')} />
        <NavigationProgress />
        {side.isOpen ? <SideMenu menu={side.menu} onChoose={side.onChoose} /> : null}
        {side.isOpen ? <button type="button" className={classes.veil} aria-label={t('ui.action.close')} onClick={side.close} /> : null}
        <main id="content" className={classes.content} tabIndex={-1} inert={side.isOverlay}>
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
