import { IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type RefObject, useEffect } from 'react'
import { readStored, writeStored } from '../session/storage.ts'
import { useCan } from '../session/use-session.ts'
import { leaveSession } from '../sign-in/sign-out.ts'
import classes from './SideMenu.module.css'
import { type Badge, entriesFor, entryAt, type MenuEntry, type MenuGroup } from './side-menu.ts'
import { useBadges } from './use-badges.ts'

const activeKey = 'active-menu-item'
/** Hovering this long usually precedes a click. */
const menuPreloadMs = 40
const badgeWords = {
  customers: 'shell.menu.badgeCustomers',
  members: 'shell.menu.badgeMembers',
  unallocated: 'shell.menu.badgeUnallocated',
  vendors: 'shell.menu.badgeVendors',
} as const

/** Shows the entries that the member may open, and remembers the last active one. */
export function SideMenu({ menu, onChoose }: { menu: RefObject<HTMLElement | null>; onChoose: () => void }) {
  const t = useT('shell')
  const can = useCan()
  const badges = useBadges()
  const entries = entriesFor(can)
  const { pathname, id } = useRouterState({
    select: (state) => ({ pathname: state.location.pathname, id: Reflect.get(state.location.search, 'id') as string | undefined }), // query parameters are text
    structuralSharing: true,
  })
  const here = entryAt(entries, pathname, id)
  const activeId = here?.id ?? (pathname.startsWith('/dashboard/profile') ? undefined : readStored(activeKey))
  useEffect(() => {
    if (here) writeStored(activeKey, here.id)
  }, [here])

  const rows = (group: MenuGroup) =>
    entries
      .filter((entry) => entry.group === group)
      .map((entry) => (
        <Row
          key={entry.id}
          entry={entry}
          isActive={entry.id === activeId}
          isHere={entry === here}
          count={entry.badge && badges[entry.badge]}
          onChoose={onChoose}
        />
      ))
  const [cmsRows, activityRows] = [rows('cms'), rows('activity')]
  return (
    <nav ref={menu} className={classes.menu} aria-label={t('shell.menu.label')}>
      <ul>{rows('main')}</ul>
      {cmsRows.length > 0 ? <h2 className={classes.heading}>{t('shell.menu.cms')}</h2> : null}
      <ul>{cmsRows}</ul>
      {activityRows.length > 0 ? <h2 className={classes.heading}>{t('shell.menu.activity')}</h2> : null}
      <ul>{activityRows}</ul>
      <ul className={classes.user}>
        {can('read:profile') ? (
          <li>
            <Link
              to="/dashboard/profile/summary"
              className={classes.row}
              onClick={onChoose}
              activeOptions={{ includeSearch: false }}
              activeProps={{ 'data-active': true }}
            >
              <IconUserCircle size={18} stroke={1.6} aria-hidden />
              {t('shell.menu.profile')}
            </Link>
          </li>
        ) : null}
        <li>
          <button type="button" className={classes.row} onClick={() => void leaveSession()}>
            <IconLogout size={18} stroke={1.6} aria-hidden />
            {t('shell.header.logout')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

type RowProps = {
  entry: MenuEntry
  isActive: boolean
  /** Whether it is open now, not only remembered as active. */
  isHere: boolean
  count: number | undefined
  onChoose: () => void
}

function Row({ entry, isActive, isHere, count, onChoose }: RowProps) {
  const { t, language } = useLanguage()
  const Glyph = entry.icon
  return (
    <li>
      <Link
        to={entry.to}
        preloadDelay={menuPreloadMs}
        className={classes.row}
        data-active={isActive || undefined}
        // Otherwise, the dashboard would be the current page on every screen below its path.
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={isHere ? 'page' : undefined}
        onClick={onChoose}
      >
        <Glyph size={18} stroke={1.6} aria-hidden />
        <span className={classes.word}>{t(`shell.menu.${entry.id}`)}</span>
        {entry.badge && count !== undefined ? <Count badge={entry.badge} count={count} text={formatNumber(count, language)} /> : null}
      </Link>
    </li>
  )
}

function Count({ badge, count, text }: { badge: Badge; count: number; text: string }) {
  const { t } = useLanguage()
  return (
    <span className={classes.badge}>
      <span aria-hidden>{text}</span>
      <span className="wd-visually-hidden">{t(badgeWords[badge], { count })}</span>
    </span>
  )
}
