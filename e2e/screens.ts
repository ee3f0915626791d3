import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { mailboxUrl } from './addresses.ts'
import { call } from './calls.ts'
import { givenCustomer, type Made } from './given-customer.ts'
import { findLiveHome } from './members.ts'

/** What the parameters of paths stand for: a home that sends data, one without any, partners, and a bulk action. */
export type Subjects = { home: string; empty: Made; partner: Made; brand: Made; bulkAction: string }

export async function givenSubjects(page: Page): Promise<Subjects> {
  const stamp = Date.now()
  const partner = await givenCustomer(page, { type: 'partner', accountName: `Solarhof ${stamp}`, site: undefined })
  const empty = await givenCustomer(page, { accountName: `Ida ${stamp}`, tenantId: partner.partnerTenantId })
  const brand = await givenCustomer(page, { type: 'whitelabel_partner', accountName: `Sonnenhaus ${stamp}`, site: undefined })
  const { id } = await call<{ id: string }>(page, '/api/v1/customers/bulk-actions', {
    action: { kind: 'send-invitation' },
    selection: { by: 'ids', customerIds: [empty.id] },
  })
  return { home: await findLiveHome(page), empty, partner, brand, bulkAction: id }
}

/** Paths of the route tree that only lead elsewhere. */
const forwarding = ['/', '/auth', '/oauth', '/login', '/dashboard/account', '/dashboard/customers', '/dashboard/profile']
const customer = '/dashboard/customers/$customerId'
/** Tabs that only partners have. */
const ofPartners = ['customers', 'dashboard', 'upload'].map((tab) => `${customer}/${tab}`)

/** Every path of the portal's route tree, so that no new screen is forgotten. */
function allPaths(): string[] {
  const tree = readFileSync(new URL('../apps/portal/src/routeTree.gen.ts', import.meta.url), 'utf8')
  const union = /fullPaths:([\s\S]*?)fileRoutesByTo/.exec(tree)?.[1] ?? ''
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1'))
  return [...new Set(paths)].filter((path) => !forwarding.includes(path) && path !== customer)
}

/** The addresses of all screens of the portal that a member sees after signing in. */
export function portalScreens({ home, partner, brand, bulkAction }: Subjects): string[] {
  return allPaths().map((path) =>
    path.replace(/\$(\w+)/g, (_, name: string) => {
      if (name === 'customerId') return ofPartners.includes(path) ? partner.id : path.endsWith('/white-label') ? brand.id : home
      if (name === 'bulkActionId') return bulkAction
      if (name === 'searchQuery') return 'becker'
      throw new Error(`${path} is new: say in e2e/screens.ts what $${name} stands for`)
    }),
  )
}

/** The tabs of a customer's record, of a home that has nothing to show in them. */
export const emptyTabs = ({ empty }: Subjects): string[] =>
  allPaths()
    .filter((path) => path.startsWith(customer) && !ofPartners.includes(path) && !path.endsWith('/white-label'))
    .map((path) => path.replace('$customerId', empty.id))

/** Pages beside the portal's own screens. The API reference, which takes long to draw, is looked at in sign-in.spec.ts. */
export const otherPages = [mailboxUrl, '/idp/password', '/idp/password/spent', '/dashboard/nowhere']

/** Opens a screen, and waits until it shows what it is about. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('[class*=skeleton]'), `${address} has loaded`).toHaveCount(0)
  // A screen that the member may not see would lead elsewhere.
  if (address.startsWith('/')) expect(new URL(page.url()).pathname).toBe(address.split(/[?#]/)[0])
}
