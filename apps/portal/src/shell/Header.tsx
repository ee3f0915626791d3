import { ActionIcon } from '@mantine/core'
import { IconLogout, IconMenu2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import type { RefObject } from 'react'
import { profileQuery } from '../areas/profile/profile.queries.ts'
import { startPath } from '../session/guards.ts'
import { useCan } from '../session/use-session.ts'
import { leaveSession } from '../sign-in/sign-out.ts'
import { AppearanceMenu } from './AppearanceMenu.tsx'
import classes from './Header.module.css'
import { HeaderSearch } from './HeaderSearch.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { NotificationBell } from './NotificationBell.tsx'

type Props = { isMenuOpen: boolean; menuButton: RefObject<HTMLButtonElement | null>; onMenu: () => void; onPalette: () => void }

export function Header({ isMenuOpen, menuButton, onMenu, onPalette }: Props) {
  const t = useT('shell')
  const can = useCan()
  const { data: profile } = useQuery({ ...profileQuery, enabled: can('read:profile') })
  return (
    <header className={classes.header}>
      <ActionIcon ref={menuButton} size={34} aria-label={t('shell.header.menu')} aria-expanded={isMenuOpen} onClick={onMenu}>
        <IconMenu2 size={19} aria-hidden />
      </ActionIcon>
      <Link to={startPath()} activeOptions={{ exact: true }} className={classes.logo} aria-label={t('shell.header.toDashboard')}>
        <img src="/icon.svg" width={22} height={22} alt="" />
        <span>{t('shell.product')}</span>
      </Link>
      {can('read:customers') ? <HeaderSearch onPalette={onPalette} /> : null}
      <div className={classes.tools}>
        {can('read:notifications') ? <NotificationBell /> : null}
        <LanguageMenu isSignedIn />
        <AppearanceMenu />
        {profile ? (
          <Tooltip label={t('shell.header.profile')}>
            <Link to="/dashboard/profile/summary" className={classes.profile}>
              {profile.email}
            </Link>
          </Tooltip>
        ) : null}
        <Tooltip label={t('shell.header.logout')}>
          <ActionIcon size={34} aria-label={t('shell.header.logout')} onClick={() => void leaveSession()}>
            <IconLogout size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    </header>
  )
}
