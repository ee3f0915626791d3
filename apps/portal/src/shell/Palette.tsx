import type { Icon } from '@tabler/icons-react'
import {
  IconAppWindow,
  IconBolt,
  IconIdBadge2,
  IconLogout,
  IconPackages,
  IconPlugConnected,
  IconPlus,
  IconRouter,
  IconSearch,
  IconUser,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useId, useState } from 'react'
import { placeOf, surroundingsOf, unallocatedPlace, useResultTitle } from '../areas/search/found-record.ts'
import { MatchReasons } from '../areas/search/MatchReasons.tsx'
import { searchQuery, staffQuery } from '../areas/search/search.queries.ts'
import { useUnallocated } from '../areas/search/use-unallocated.ts'
import { useCan } from '../session/use-session.ts'
import { leaveSession } from '../sign-in/sign-out.ts'
import classes from './Palette.module.css'
import { furtherScreens } from './palette-screens.ts'
import { entriesFor } from './side-menu.ts'
import { takeTyping } from './typed-ahead.ts'

type Target = { key: string; label: string; note?: string; reason?: ReactNode; icon: Icon; open: () => void }
type Section = { title: string; targets: Target[] }

/** Suggestions of the search; the results page shows more. */
const suggestionsMax = 8

/** The command palette: finds pages, actions, customers and devices by a few letters. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT('palette')
  const [term, setTerm] = useState('')
  useEffect(() => setTerm((before) => before + takeTyping()), [])
  const [at, setAt] = useState(0)
  const listId = useId()
  const sections = useSections(term, onClose)
  const targets = sections.flatMap((section) => section.targets)
  const chosen = targets[Math.min(at, targets.length - 1)]

  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && targets.length > 0) {
      event.preventDefault()
      setAt((at + step + targets.length) % targets.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      chosen?.open()
    }
  }
  return (
    <Dialog title={t('palette.title')} onClose={onClose} size="md">
      <input
        data-autofocus
        className={classes.input}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={chosen ? `${listId}-${chosen.key}` : undefined}
        aria-label={t('palette.placeholder')}
        placeholder={t('palette.placeholder')}
        maxLength={200}
        value={term}
        onChange={(event) => {
          setTerm(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKey}
      />
      <div id={listId} role="listbox" aria-label={t('palette.title')} className={classes.list}>
        {sections.map((section) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
          <div key={section.title} role="group" aria-label={section.title}>
            <p className={classes.section} aria-hidden>
              {section.title}
            </p>
            {section.targets.map((target) => (
              <Option key={target.key} id={`${listId}-${target.key}`} target={target} isChosen={target === chosen} />
            ))}
          </div>
        ))}
        {targets.length === 0 ? <p className={classes.nothing}>{t('palette.nothing', { term })}</p> : null}
      </div>
      <p className={classes.hint}>{t('palette.hint')}</p>
    </Dialog>
  )
}

function Option({ id, target, isChosen }: { id: string; target: Target; isChosen: boolean }) {
  const Glyph = target.icon
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox above has the focus and the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className={classes.option}
      onClick={target.open}
      ref={isChosen ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
    >
      <Glyph size={16} aria-hidden />
      <span className={classes.text}>
        {target.label}
        {target.reason}
      </span>
      {target.note ? <span className={classes.note}>{target.note}</span> : null}
    </div>
  )
}

function useSections(term: string, close: () => void): Section[] {
  const t = useT('palette', 'shell')
  const can = useCan()
  const navigate = useNavigate()
  const wanted = useDeferredValue(term.trim())
  const go = (open: () => unknown) => () => {
    close()
    void open()
  }
  const staff = useStaff(wanted, go)
  const found = useFound(wanted, go)
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
    // Without a term, all of them would push everything else out of sight.
    { title: t('palette.screens'), targets: wanted ? [...menu, ...further].filter(matching) : menu },
    { title: t('palette.actions'), targets: [...actions, logout].filter(matching) },
    { title: t('palette.staff'), targets: staff },
    { title: t('palette.found'), targets: found },
  ].filter((section) => section.targets.length > 0)
}

type Go = (open: () => unknown) => () => void

/** Customers, devices and installations that a term finds, and the way to all results. */
function useFound(term: string, go: Go): Target[] {
  const t = useT('palette')
  const can = useCan()
  const navigate = useNavigate()
  const titleOf = useResultTitle()
  const maySearch = can('read:customers') && can('read:customers-users')
  const { data } = useQuery({ ...searchQuery(term, suggestionsMax), enabled: term.length >= 2 && maySearch })
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

/** Members, vendors and gateways in no home that a term finds. */
function useStaff(term: string, go: Go): Target[] {
  const navigate = useNavigate()
  const may = useCan()(['read:account-users', 'read:system-settings', 'read:gateway-stock'])
  const isAsked = term.length >= 2 && may
  const { data } = useQuery({ ...staffQuery(term), enabled: isAsked })
  if (!isAsked || !data) return []
  return [
    ...data.members.map(({ id, name, email }) => ({
      key: `member-${id}`,
      label: name,
      note: email,
      icon: IconIdBadge2,
      open: go(() => navigate({ to: '/dashboard/account/members', search: { member: id } })),
    })),
    ...data.gateways.map(({ id, serialNumber, model }) => ({
      key: `gateway-${id}`,
      label: serialNumber,
      note: model,
      icon: IconPackages,
      open: go(() => navigate({ to: '/dashboard/gateways/list', search: { gateway: id } })),
    })),
    ...data.vendors.map(({ id, name }) => ({
      key: `vendor-${id}`,
      label: name,
      icon: IconPlugConnected,
      open: go(() => navigate({ to: '/dashboard/settings/api' })),
    })),
  ]
}
