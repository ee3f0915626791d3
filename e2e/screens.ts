import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { patience } from '../scripts/patience.ts'
import { mailboxUrl } from './addresses.ts'
import { call } from './calls.ts'
import { givenCustomer, type Made } from './given-customer.ts'
import { findLiveHome } from './members.ts'

type Unallocated = { id: string; startCode: string }
/** Values for the parameters of paths: homes with and without data, partners, a bulk action, and installations of installers. */
export type Subjects = {
  home: string
  empty: Made
  partner: Made
  brand: Made
  bulkAction: string
  unallocated: Unallocated
  assignedSite: string
  affiliate: string
}

export async function givenSubjects(page: Page): Promise<Subjects> {
  const stamp = Date.now()
  const partner = await givenCustomer(page, { type: 'partner', accountName: `Solarhof ${stamp}`, site: undefined })
  const empty = await givenCustomer(page, { accountName: `Ida ${stamp}`, tenantId: partner.partnerTenantId })
  const brand = await givenCustomer(page, { type: 'whitelabel_partner', accountName: `Sonnenhaus ${stamp}`, site: undefined })
  const { id } = await call<{ id: string }>(page, '/api/v1/customers/bulk-actions', {
    action: { kind: 'send-invitation' },
    selection: { by: 'ids', customerIds: [empty.id] },
  })
  const unallocated = await givenUnallocated(page)
  const assigned = await call<{ items: { assignedCustomer: { siteId: string } | null }[] }>(
    page,
    '/api/v1/unallocated-installations/assigned',
  )
  const affiliates = await call<{ items: { id: string }[] }>(page, '/api/v1/settings/tenant-affiliates')
  // Before its own test, none is assigned; the screen then shows "not found".
  const assignedSite = assigned.items[0]?.assignedCustomer?.siteId ?? id
  return {
    home: await findLiveHome(page),
    empty,
    partner,
    brand,
    bulkAction: id,
    unallocated,
    assignedSite,
    affiliate: affiliates.items[0]?.id ?? id,
  }
}

/** An installation from the demonstration. */
export async function givenUnallocated(page: Page): Promise<Unallocated> {
  const { items } = await call<{ items: Unallocated[] }>(page, '/api/v1/unallocated-installations')
  const found = items.find(({ startCode }) => startCode === '39FDDF7D85BAAD2D')
  if (!found) throw new Error('The demonstration has no unallocated installation')
  return found
}

/** Paths of the route tree that only redirect. */
const forwarding = [
  '/',
  '/auth',
  '/oauth',
  '/login',
  '/dashboard/account',
  '/dashboard/customers',
  '/dashboard/profile',
  '/dashboard/unallocated-installations',
  '/dashboard/gateways',
  '/dashboard/settings',
  '/dashboard/features',
  '/dashboard/cms',
]
const customer = '/dashboard/customers/$customerId'
/** Tabs that only partners have. */
const ofPartners = ['customers', 'dashboard', 'upload'].map((tab) => `${customer}/${tab}`)

/** Screens for root only. */
export const ofRoot = ['/dashboard/status']

/** The screens of each role. Other screens redirect its members to their start page. */
const screensOf: Readonly<Record<'admin' | 'support' | 'installer', (path: string) => boolean>> = {
  admin: (path) => !ofRoot.includes(path),
  support: (path) => !ofRoot.includes(path) && !notOfSupport.test(path),
  installer: (path) =>
    /^\/dashboard\/(unallocated-installations|gateways\/list|outbox|profile|account\/activity-log|cms\/instructions)(\/|$)/.test(path),
}
const notOfSupport =
  /^\/dashboard\/(reports|settings|gateways\/deliveries|cms\/new-schemas)|\/customers\/(\$customerId\/upload|\$customerId\/sales|upload|update-order-status)$/

/** Goes to each screen that a role may not see, within the page. Each must redirect to the start page. */
export async function expectRefusals(page: Page, role: keyof typeof screensOf, start: string): Promise<void> {
  const refused = [...allPaths(), ...ofRoot].filter((path) => !screensOf[role](path))
  expect(refused.length).toBeGreaterThan(0)
  for (const path of refused) {
    await page.evaluate((to) => history.pushState({}, '', to), path.replace(/\$\w+/g, crypto.randomUUID()))
    const arrives = page.waitForFunction((at) => location.pathname === at, start, { polling: 'raf', timeout: 20_000 * patience })
    await arrives.catch(() => expect(`${path} of ${role}`).toBe(`sends to ${start}`))
  }
}

/** Every path of the portal's route tree, so that no new screen is missed. */
function allPaths(): string[] {
  const tree = readFileSync(new URL('../apps/portal/src/routeTree.gen.ts', import.meta.url), 'utf8')
  const union = /fullPaths:([\s\S]*?)fileRoutesByTo/.exec(tree)?.[1] ?? ''
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1'))
  return [...new Set(paths)].filter((path) => !forwarding.includes(path) && !ofRoot.includes(path) && path !== customer)
}

/** Goes to each screen that a role may see, within the page. Each must open, and none of its requests may be refused or fail. */
export async function expectPermitted(page: Page, role: keyof typeof screensOf, subjects: Subjects): Promise<void> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() === 403 || response.status() === 500) faults.push(`${page.url()}: ${response.status()} of ${response.url()}`)
  })
  const addresses = screensFor(role, subjects)
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) await openScreen(page, address)
  expect(faults).toEqual([])
}

/** Addresses of all screens that a role may see. */
export const screensFor = (role: keyof typeof screensOf, subjects: Subjects): string[] =>
  allPaths().filter(screensOf[role]).map(addressesOf(subjects))

/** Addresses of all screens of the portal for signed-in members. */
export const portalScreens = (subjects: Subjects): string[] => allPaths().map(addressesOf(subjects))

/** Fills in the parameters of a path. */
function addressesOf({ home, partner, brand, bulkAction, unallocated, assignedSite, affiliate }: Subjects): (path: string) => string {
  const values: Readonly<Record<string, string>> = {
    affiliateId: affiliate,
    bulkActionId: bulkAction,
    searchQuery: 'becker',
    siteId: assignedSite,
    id: unallocated.id,
    startCode: unallocated.startCode,
  }
  return (path) =>
    path.replace(/\$(\w+)/g, (_, name: string) => {
      if (name === 'customerId') return ofPartners.includes(path) ? partner.id : path.endsWith('/white-label') ? brand.id : home
      const value = values[name]
      if (value) return value
      throw new Error(`${path} is new: add a value for $${name} to e2e/screens.ts`)
    })
}

/** The tabs of a customer's record, for a home without any data. */
export const emptyTabs = ({ empty }: Subjects): string[] =>
  allPaths()
    .filter((path) => path.startsWith(customer) && !ofPartners.includes(path) && !path.endsWith('/white-label'))
    .map((path) => path.replace('$customerId', empty.id))

/** Pages besides the portal's own screens. sign-in.spec.ts inspects the API reference, which is slow to draw. */
export const otherPages = [mailboxUrl, '/idp/password', '/idp/password/spent', '/dashboard/nowhere']

/** Opens a screen, and waits until it shows its content. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await goTo(page, address)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('[class*=skeleton]'), `${address} has loaded`).toHaveCount(0)
  // A screen that the member may not see would redirect.
  if (address.startsWith('/')) expect(new URL(page.url()).pathname).toBe(address.split(/[?#]/)[0])
}

/** Waits until the past of the demonstration is loaded, which begins at its first start and takes minutes on a busy machine. */
export async function expectPastLoaded(page: Page): Promise<void> {
  const loading = async () => (await call<{ pastLoading: object | null }>(page, '/api/v1/service/notice')).pastLoading
  await expect.poll(loading, { timeout: 180_000 * patience }).toBeNull()
}

/** Goes to an address. Between screens of the portal, it works like a link, because loading the portal takes most of the time. */
export async function goTo(page: Page, address: string): Promise<void> {
  const { pathname, search } = new URL(page.url(), 'http://localhost')
  const isElsewhere = address.startsWith('/dashboard') && address !== pathname + search
  const isWithin = isElsewhere && (await page.evaluate(() => '__TSR_ROUTER__' in window))
  if (!isWithin) return void (await page.goto(address))
  // While the portal is starting, a change of its address is lost.
  await settles(page)
  await page.evaluate((to) => history.pushState({}, '', to), address)
  await settles(page)
}

/** Waits until the router shows the URL. */
async function settles(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const { status, location: wanted, resolvedLocation: shown } = (window as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__.state
      return status === 'idle' && shown?.href === wanted.href && shown.pathname === location.pathname
    },
    undefined,
    { polling: 'raf', timeout: 30_000 * patience },
  )
}
type Place = { href: string; pathname: string }
type Router = { state: { status: 'idle' | 'pending'; location: Place; resolvedLocation?: Place } }

/** Rows of a home's devices, but not its gateways, which are shown below and may load first. */
export const deviceRows = (page: Page): Locator => page.getByRole('article').and(page.locator(':has([aria-expanded])'))

/** Opens the row of a device, which shows its facts and actions. */
export async function openDevice(device: Locator): Promise<void> {
  const row = device.getByRole('button').first()
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
  await expect(row).toHaveAttribute('aria-expanded', 'true')
}

/** Opens the form of a new device of a kind. */
export async function addDevice(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add device' }).click()
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
}

/** A titled part of a screen. */
export const panel = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) })

export const openAccount = (page: Page, customerId: string): Promise<unknown> => page.goto(`/dashboard/customers/${customerId}/account`)
