import type { CustomerType } from '@wattdesk/contract/customers/terms.ts'
import type { Permission } from '@wattdesk/contract/permissions.ts'

const record = '/dashboard/customers/$customerId'

type Place<To extends string, Word extends string> = {
  to: `${typeof record}/${To}`
  word: Word
  /** All are required. */
  needs: readonly Permission[]
}
const place = <To extends string, Word extends string>(to: To, word: Word, ...needs: Permission[]): Place<To, Word> => ({
  to: `${record}/${to}`,
  word,
  needs,
})

/** Which customers have the tab. `site`: those with a place for devices; `devices`: those with something to measure. */
type Audience = 'partner' | 'whitelabel' | 'site' | 'devices'

/** In display order. A tab with several screens opens the first that the member may see. */
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
/** The only screen of a purged customer. */
export const purgedScreen = `${record}/audit-log` as const

export type CustomerTab = {
  to: CustomerScreen['to']
  word: CustomerScreen['word'] | 'sales' | 'liveStream' | 'dataImport'
  isOpen: boolean
  /** Shown, although it has no content, because its address was opened. */
  isIdle: boolean
  /** Only if the tab has several. */
  screens: readonly CustomerScreen[]
}

type Seen = {
  can: (needs: readonly Permission[]) => boolean
  /** The route that is open, as declared. */
  open: string
  type: CustomerType | undefined
  isPurged: boolean
  /** Undefined until known. */
  hasSite: boolean | undefined
  hasDevices: boolean | undefined
}

/** The tabs that a member sees. Always includes the open one. */
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
