import type { Icon } from '@tabler/icons-react'
import {
  IconActivity,
  IconBell,
  IconBook,
  IconChartBar,
  IconDatabaseImport,
  IconFileText,
  IconForms,
  IconLayoutDashboard,
  IconListDetails,
  IconMail,
  IconPackages,
  IconPlugConnected,
  IconRouter,
  IconStack2,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { Permission } from '@wattdesk/contract/permissions.ts'

type Words =
  | 'dashboard'
  | 'reports'
  | 'members'
  | 'customers'
  | 'alarms'
  | 'unallocated'
  | 'gateways'
  | 'settings'
  | 'features'
  | 'dataStatus'
  | 'outbox'
  | 'accountActivity'
  | 'myActivity'
  | 'cmsContent'
  | 'cmsSchemas'
  | 'cmsInstructions'
export type Badge = 'vendors' | 'customers' | 'members' | 'unallocated'
export type MenuGroup = 'main' | 'cms' | 'activity'

export type MenuEntry = {
  /** Key of its label in `shell.menu`, and its value of the `id` query parameter. */
  id: Words
  to: MenuPath
  icon: Icon
  group: MenuGroup
  /** Opens the entry after G. */
  letter: string
  /** Hidden unless the member holds one of these. */
  needs: readonly Permission[]
  /** And each of these. */
  needsAlso?: readonly Permission[]
  badge?: Badge
  /** Other paths that belong to it, with everything below. */
  alsoAt?: readonly string[]
}

export type MenuPath =
  | '/dashboard'
  | '/dashboard/reports'
  | '/dashboard/account/members'
  | '/dashboard/customers/list'
  | '/dashboard/alarms'
  | '/dashboard/unallocated-installations/list'
  | '/dashboard/gateways/list'
  | '/dashboard/settings'
  | '/dashboard/features'
  | '/dashboard/data-status'
  | '/dashboard/cms/content'
  | '/dashboard/cms/new-schemas'
  | '/dashboard/cms/instructions'
  | '/dashboard/outbox'
  | '/dashboard/account/activity-log'
  | '/dashboard/profile/activity-log'

/** One row per screen. */
export const sideMenu: readonly MenuEntry[] = [
  {
    id: 'dashboard',
    to: '/dashboard',
    alsoAt: ['/dashboard/fleet', '/dashboard/work'],
    icon: IconLayoutDashboard,
    group: 'main',
    letter: 'd',
    needs: ['read:dashboard'],
  },
  { id: 'reports', to: '/dashboard/reports', icon: IconChartBar, group: 'main', letter: 'r', needs: ['read:business-reports'] },
  {
    id: 'members',
    to: '/dashboard/account/members',
    icon: IconUsersGroup,
    group: 'main',
    letter: 'm',
    needs: ['read:account-users'],
    badge: 'members',
  },
  {
    id: 'customers',
    to: '/dashboard/customers/list',
    icon: IconUsers,
    group: 'main',
    letter: 'c',
    needs: ['read:customers'],
    badge: 'customers',
    alsoAt: ['/dashboard/search'],
  },
  { id: 'alarms', to: '/dashboard/alarms', icon: IconBell, group: 'main', letter: 'l', needs: ['read:customers'] },
  { id: 'dataStatus', to: '/dashboard/data-status', icon: IconDatabaseImport, group: 'main', letter: 't', needs: ['read:data-import'] },
  {
    id: 'unallocated',
    to: '/dashboard/unallocated-installations/list',
    icon: IconRouter,
    group: 'main',
    letter: 'u',
    needs: ['read:unpaired-devices'],
    badge: 'unallocated',
  },
  { id: 'gateways', to: '/dashboard/gateways/list', icon: IconPackages, group: 'main', letter: 'w', needs: ['read:gateway-stock'] },
  {
    id: 'settings',
    to: '/dashboard/settings',
    alsoAt: ['/dashboard/status'],
    icon: IconPlugConnected,
    group: 'main',
    letter: 's',
    needs: ['read:system-settings', 'read:account-api-access', 'read:outgoing-events'],
    badge: 'vendors',
  },
  {
    id: 'features',
    to: '/dashboard/features',
    icon: IconStack2,
    group: 'main',
    letter: 'f',
    needs: ['read:supported-features', 'read:supported-feature-groups'],
  },
  {
    id: 'cmsContent',
    to: '/dashboard/cms/content',
    icon: IconFileText,
    group: 'cms',
    letter: 'n',
    needs: ['read:cms-content'],
    needsAlso: ['read:cms-cloud-native'],
  },
  {
    id: 'cmsSchemas',
    to: '/dashboard/cms/new-schemas',
    icon: IconForms,
    group: 'cms',
    letter: 'h',
    needs: ['read:cms-schemas'],
    needsAlso: ['read:cms-cloud-native'],
  },
  { id: 'cmsInstructions', to: '/dashboard/cms/instructions', icon: IconBook, group: 'cms', letter: 'i', needs: ['read:cms-content'] },
  // Installers read the mails that were sent to themselves.
  { id: 'outbox', to: '/dashboard/outbox', icon: IconMail, group: 'activity', letter: 'o', needs: ['read:notifications'] },
  {
    id: 'accountActivity',
    to: '/dashboard/account/activity-log',
    icon: IconListDetails,
    group: 'activity',
    letter: 'a',
    needs: ['read:activities'],
  },
  {
    id: 'myActivity',
    to: '/dashboard/profile/activity-log',
    icon: IconActivity,
    group: 'activity',
    letter: 'y',
    needs: ['read:activities'],
  },
]

export function entriesFor(can: (needed: readonly Permission[], options?: { all?: boolean }) => boolean): MenuEntry[] {
  return sideMenu.filter(({ needs, needsAlso = [] }) => can(needs) && can(needsAlso, { all: true }))
}

/** Finds the entry of a path: by `id` in the query, otherwise by the path, otherwise by its first three segments. */
export function entryAt(entries: readonly MenuEntry[], pathname: string, id: string | undefined): MenuEntry | undefined {
  const firstThree = (path: string) => path.split('/').slice(0, 3).join('/')
  return (
    entries.find((entry) => entry.id === id) ??
    entries.find((entry) => entry.to === pathname) ??
    entries.find((entry) => entry.to !== '/dashboard' && pathname.startsWith(`${entry.to}/`)) ??
    entries.find((entry) => entry.alsoAt?.some((place) => `${pathname}/`.startsWith(`${place}/`))) ??
    entries.find(
      (entry) => entry.to !== '/dashboard' && firstThree(entry.to) === firstThree(pathname) && !pathname.startsWith('/dashboard/profile'),
    )
  )
}
