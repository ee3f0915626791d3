import type { Icon } from '@tabler/icons-react'
import {
  IconAppWindow,
  IconBolt,
  IconHistory,
  IconIdBadge2,
  IconLogout,
  IconPackages,
  IconPlugConnected,
  IconPlus,
  IconRouter,
  IconSearch,
  IconStar,
  IconUser,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ReactNode } from 'react'
import { useKeptCustomers } from '../areas/customers/kept/use-kept-customers.ts'
import { placeOf, surroundingsOf, unallocatedPlace, useResultTitle } from '../areas/search/found-record.ts'
import { MatchReasons } from '../areas/search/MatchReasons.tsx'
import { searchQuery, staffQuery } from '../areas/search/search.queries.ts'
import { useUnallocated } from '../areas/search/use-unallocated.ts'
import { useCan } from '../session/use-session.ts'
import { leaveSession } from '../sign-in/sign-out.ts'
import { focusContent } from './focus-content.ts'
import { furtherScreens } from './palette-screens.ts'
import { entriesFor } from './side-menu.ts'

/** `isOutdated`: found for the previous term, and shown until the response. */
export type Target = {
  key: string
  label: string
  note?: string
  reason?: ReactNode
  icon: Icon
  isOutdated?: boolean
  open: () => void
}
export type Section = { title: string; targets: Target[] }

/** The results page shows more. */
const suggestionsMax = 8

/**
 * Results of a term: pages, actions, people and records. Without a term, the member's favourites and recent records. Never those of an
 * earlier term without being marked so: a pasted term and Enter would open one of them.
 */
export function usePaletteSections(term: string, close: () => void): Section[] {
  const t = useT('palette', 'shell')
  const can = useCan()
  const navigate = useNavigate()
  const wanted = term.trim()
  const go = (open: () => unknown) => () => {
    close()
    void Promise.resolve(open()).then(focusContent)
  }
  const staff = useStaff(wanted, go)
  const found = useFound(wanted, go)
  const kept = useKept(wanted === '', go)
  const menu: Target[] = entriesFor(can).map(({ id, to, icon }) => ({
    key: id,
    label: t(`shell.menu.${id}`),
    icon,
    open: go(() => navigate({ to })),
  }))
  const further: Target[] = furtherScreens
    .filter(({ needs }) => can(needs, { all: true }))
    .map(({ id, to }) => ({ key: `screen-${id}`, label: t(`palette.screen.${id}`), icon: IconAppWindow, open: go(() => navigate({ to })) }))
  const actions: Target[] = [
    ...(can('write:customers') ? [{ id: 'addCustomer', to: '/dashboard/customers/list' } as const] : []),
    ...(can('write:account-users') ? [{ id: 'addMember', to: '/dashboard/account/members' } as const] : []),
  ].map(({ id, to }) => ({
    key: id,
    label: t(`palette.action.${id}`),
    icon: IconPlus,
    open: go(() => navigate({ to, search: { new: 'true' } })),
  }))
  const logout = { key: 'logout', label: t('shell.header.logout'), icon: IconLogout, open: go(leaveSession) }
  const matching = (target: Target) => target.label.toLowerCase().includes(wanted.toLowerCase())
  return [
    ...kept,
    // Further screens only with a term, because they would push everything else out of view.
    { title: t('palette.screens'), targets: wanted ? [...menu, ...further].filter(matching) : menu },
    { title: t('palette.actions'), targets: [...actions, logout].filter(matching) },
    { title: t('palette.staff'), targets: staff },
    { title: t('palette.found'), targets: found },
  ].filter((section) => section.targets.length > 0)
}

type Go = (open: () => unknown) => () => void

/** Favourites and recent records. */
function useKept(isShown: boolean, go: Go): Section[] {
  const t = useT('palette')
  const navigate = useNavigate()
  const { favorites, recent } = useKeptCustomers(isShown)
  const targetsOf = (of: string, icon: Icon, customers: typeof recent): Target[] =>
    customers.map(({ id, accountName, site }) => ({
      key: `${of}-${id}`,
      label: accountName,
      note: site?.city,
      icon,
      open: go(() => navigate({ to: '/dashboard/customers/$customerId', params: { customerId: id } })),
    }))
  return [
    { title: t('palette.favorites'), targets: targetsOf('favorite', IconStar, favorites) },
    { title: t('palette.recent'), targets: targetsOf('recent', IconHistory, recent) },
  ]
}

/** Customers, devices and installations that match a term, and a link to all results. */
function useFound(term: string, go: Go): Target[] {
  const t = useT('palette')
  const can = useCan()
  const navigate = useNavigate()
  const titleOf = useResultTitle()
  const maySearch = can('read:customers') && can('read:customers-users')
  const { data, isPlaceholderData: isOutdated } = useQuery({
    ...searchQuery(term, suggestionsMax),
    enabled: term.length >= 2 && maySearch,
  })
  const unallocated = useUnallocated(term)
  const results = term.length >= 2 ? (data?.items ?? []) : []
  return [
    ...unallocated.map(({ id, startCode, tenant }) => ({
      key: `unallocated-${id}`,
      label: startCode,
      note: [t('palette.installation'), tenant.name].join(' · '),
      icon: IconRouter,
      open: go(() => navigate({ to: unallocatedPlace, params: { id } })),
    })),
    ...results.map((result) => ({
      key: `${result.kind}-${result.id}`,
      label: titleOf(result),
      note: surroundingsOf(result),
      reason: <MatchReasons matches={result.matches} />,
      icon: result.installation ? IconBolt : IconUser,
      isOutdated,
      open: go(() => navigate(placeOf(result))),
    })),
    ...(term && maySearch
      ? [
          {
            key: 'search',
            label: t('palette.searchFor', { term }),
            icon: IconSearch,
            open: go(() => navigate({ to: '/dashboard/search/$searchQuery', params: { searchQuery: term } })),
          },
        ]
      : []),
  ]
}

/** Members, vendors and gateways without a home that match a term. */
function useStaff(term: string, go: Go): Target[] {
  const navigate = useNavigate()
  const may = useCan()(['read:account-users', 'read:system-settings', 'read:gateway-stock'])
  const isAsked = term.length >= 2 && may
  const { data, isPlaceholderData: isOutdated } = useQuery({ ...staffQuery(term), enabled: isAsked })
  if (!isAsked || !data) return []
  return [
    ...data.members.map(({ id, name, email }) => ({
      key: `member-${id}`,
      label: name,
      note: email,
      icon: IconIdBadge2,
      isOutdated,
      open: go(() => navigate({ to: '/dashboard/account/members', search: { member: id } })),
    })),
    ...data.gateways.map(({ id, serialNumber, model }) => ({
      key: `gateway-${id}`,
      label: serialNumber,
      note: model,
      icon: IconPackages,
      isOutdated,
      open: go(() => navigate({ to: '/dashboard/gateways/list', search: { gateway: id } })),
    })),
    ...data.vendors.map(({ id, name }) => ({
      key: `vendor-${id}`,
      label: name,
      icon: IconPlugConnected,
      isOutdated,
      open: go(() => navigate({ to: '/dashboard/settings/api' })),
    })),
  ]
}
