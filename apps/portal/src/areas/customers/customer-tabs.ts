import type { CustomerType } from '@wattdesk/contract/customers/terms.ts'
import type { Permission } from '@wattdesk/contract/permissions.ts'

const record = '/dashboard/customers/$customerId'

type Place<To extends string, Word extends string> = {
  to: `${typeof record}/${To}`
  word: Word
  /** All of these are required. */
  needs: readonly Permission[]
}
const place = <To extends string, Word extends string>(to: To, word: Word, ...needs: Permission[]): Place<To, Word> => ({
  to: `${record}/${to}`,
  word,
  needs,
})

/** Customers that have a tab: `partner`; `whitelabel`; `site`: with a place for devices; `devices`: something to measure. */
type Audience = 'partner' | 'whitelabel' | 'site' | 'devices'

/** The tabs of a customer, in their order. A tab with several screens opens the first that the member may see. */
const tabs = [
  { screens: [place('account', 'account', 'read:customers')] },
  { audience: 'partner', screens: [place('dashboard', 'dashboard', 'read:customers')] },
  { audience: 'partner', screens: [place('customers', 'customers', 'read:customers', 'read:customers-sub-customers')] },
  { audience: 'partner', screens: [place('upload', 'upload', 'write:customers')] },
  { audience: 'whitelabel', screens: [place('white-label', 'whiteLabelTab', 'read:customers', 'read:whitelabel-configurations')] },
  { audience: 'site', screens: [place('smartenergy', 'smartenergy', 'read:customers')] },
  {
    audience: 'devices',
    word: 'liveStream',
    screens: [place('live-stream', 'liveNow', 'read:live-stream'), place('history', 'history', 'read:live-stream')],
  },
  {
    word: 'sales',
    screens: [
      place('sales', 'currentSales', 'write:customers', 'read:customers-sales'),
      place('sales-history', 'salesHistory', 'read:customers', 'read:customers-sales'),
      place('archived-sales', 'archivedSales', 'read:customers', 'read:customers-sales'),
    ],
  },
  { audience: 'site', screens: [place('alarms', 'alarms', 'read:customers')] },
  { screens: [place('timeline', 'timeline', 'read:customers')] },
  { screens: [place('impersonate', 'impersonate', 'read:impersonation')] },
  { screens: [place('audit-log', 'auditLog', 'read:customers', 'read:activities')] },
  {
    audience: 'devices',
    word: 'dataImport',
    screens: [place('data-import', 'dataImport', 'read:data-import'), place('data-debug', 'dataDebug', 'read:data-debug')],
  },
] as const satisfies readonly { audience?: Audience; word?: string; screens: readonly Place<string, string>[] }[]

type Declared = (typeof tabs)[number]
export type CustomerScreen = Declared['screens'][number]
/** All that remains of a purged customer. */
export const purgedScreen = `${record}/audit-log` as const

export type CustomerTab = {
  to: CustomerScreen['to']
  word: CustomerScreen['word'] | 'sales' | 'liveStream' | 'dataImport'
  isOpen: boolean
  /** Shown although it has nothing to show, because its address was opened. */
  isIdle: boolean
  /** The screens of the tab, if it has several. */
  screens: readonly CustomerScreen[]
}

type Seen = {
  can: (needs: readonly Permission[]) => boolean
  /** The route that is open, as declared. */
  open: string
  type: CustomerType | undefined
  isPurged: boolean
  /** Undefined while not known. */
  hasSite: boolean | undefined
  hasDevices: boolean | undefined
}

/** The tabs of a customer that a member sees. The open one is always included. */
export function tabsOf(seen: Seen): CustomerTab[] {
  return tabs.flatMap((tab) => {
    const screens: readonly CustomerScreen[] = tab.screens
    const permitted = screens.filter((screen) => seen.can(screen.needs) && (!seen.isPurged || screen.to === purgedScreen))
    const [first] = permitted
    if (!first) return []
    const isOpen = permitted.some((screen) => screen.to === seen.open)
    const concerns = !('audience' in tab) || isFor(tab.audience, seen)
    if (!concerns && !isOpen) return []
    return [
      {
        to: first.to,
        word: 'word' in tab ? tab.word : first.word,
        isOpen,
        isIdle: !concerns && 'audience' in tab && tab.audience === 'devices',
        screens: permitted.length > 1 ? permitted : [],
      },
    ]
  })
}

function isFor(audience: Audience, { type, hasSite, hasDevices }: Seen): boolean {
  const isHome = type === 'residential_customer'
  switch (audience) {
    case 'partner':
      return type !== undefined && !isHome
    case 'whitelabel':
      return type === 'whitelabel_partner'
    case 'site':
      return isHome || hasSite === true || hasDevices === true
    case 'devices':
      return hasDevices ?? isHome
  }
}
