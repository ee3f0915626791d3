import { expect, type Page } from '@playwright/test'
import { patience } from '../scripts/patience.ts'
import { call } from './calls.ts'

export type Member = 'admin' | 'support' | 'installer' | 'root' | 'secure'

export const passwordOf = (member: Member) => `${member}-sunny-roof`
export const emailOf = (member: Member) => `${member}@wattdesk.example`

/**
 * Gives a page's context a new session, by the calls of the sign-in pages without rendering these, and opens the wanted path. Sessions
 * are never copied between contexts, because a refresh cookie that is used twice ends the whole session. sign-in.spec.ts tests the
 * sign-in pages themselves.
 */
export async function signIn(page: Page, member: Member, wanted?: string): Promise<void> {
  await signInAs(page, { email: emailOf(member), password: passwordOf(member) }, wanted)
}

export async function signInAs(page: Page, form: { email: string; password: string }, wanted?: string): Promise<void> {
  const { request } = page.context()
  const { uri } = await (await request.get('/api/v1/auth/authorization-uri?lang=en_GB')).json()
  const address = (await request.get(uri)).url()
  const { origin } = new URL(address)
  const enter = () => request.post(address, { form, headers: { origin } })
  let returned = await enter()
  // A busy machine refuses it for now, and its page asks to try again.
  for (let tries = 1; returned.status() === 503 && tries < 10; tries++) {
    await page.waitForTimeout(1_000)
    returned = await enter()
  }
  expect(new URL(returned.url()).searchParams.get('code'), `the password of ${form.email}: ${returned.status()}`).toBeTruthy()
  const { searchParams } = new URL(returned.url())
  const authorization = `Basic ${Buffer.from(`${searchParams.get('state')}:${searchParams.get('code')}`).toString('base64')}`
  const response = await request.post('/api/v1/auth/sign-in', { headers: { authorization, origin } })
  expect(response.status(), `${form.email} signs in`).toBe(200)
  // The smallest page of the portal's origin, which gives access to its storage before the portal reads it.
  await page.goto('/health/live')
  await page.evaluate((session) => localStorage.setItem('wattdesk-admin-portal:session', session), await response.text())
  if (wanted) await page.goto(wanted)
}

/** A new colleague of the signed-in admin. No other test signs in as this member, so what they choose for themselves disturbs none. */
export async function givenMember(admin: Page): Promise<{ email: string; password: string; name: string }> {
  const { request } = admin.context()
  const member = { email: `vera.${crypto.randomUUID()}@team.example`, firstName: 'Vera', lastName: 'Ziegler' }
  const { id } = await call<{ id: string }>(admin, '/api/v1/account/users', { ...member, language: 'en', roles: ['admin'] })
  const { items } = await call<{ items: { uri: string }[] }>(admin, `/api/v1/auth/sign-up-uris?userIds=${id}`)
  const uri = items[0]?.uri ?? ''
  const password = 'copper lantern on a hill'
  const response = await request.post(uri, { form: { password }, headers: { origin: new URL(uri).origin } })
  expect(response.ok(), `${member.email} accepts the invitation`).toBe(true)
  return { email: member.email, password, name: 'Vera Ziegler' }
}

export async function enterPassword(page: Page, member: Member, password = passwordOf(member)): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(emailOf(member))
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Looked up once per worker. Every member who needs it belongs to the tenant whose homes the fleet simulates. */
let liveHome: string | undefined

/** Opens the address of a home that is delivering data now. */
export async function openLiveHome(page: Page, tab: string): Promise<void> {
  await page.goto(`/dashboard/customers/${await findLiveHome(page)}/${tab}`)
}

/**
 * A home of the simulated fleet whose wallbox and another device measure, which happens soon after a start. Which one is found first depends
 * on the order in which homes deliver, so each must suit all tests: its address is confirmed, it has the region's brand, and it delivers
 * every few seconds.
 */
export async function findLiveHome(page: Page): Promise<string> {
  // A failure shows how far the search came.
  const found = async () => (liveHome ? { id: liveHome } : searchLiveHome(page))
  await expect.poll(found, { timeout: 120_000 * patience }).toMatchObject({ id: expect.any(String) })
  if (!liveHome) throw new Error('No home of the demonstration sends data')
  return liveHome
}

type Search = { id?: string; delivering: number; withHistory: number; residential: number; connected: number }

/** Some homes of the fleet save data volume by delivering every ten minutes. */
const oldestSeconds = 45 * patience

async function searchLiveHome(page: Page): Promise<Search> {
  type Listed = { items: { connection?: { status: string } }[] }
  type Live = { sites: { ageSeconds: number | null; appliances: { kind: string }[] }[] }
  type Brand = { absence: string | null }
  type Users = { items: { isMain: boolean; emailVerifiedAt: string | null }[] }
  type Measured = { items: { customer: { id: string }; weekShare: number }[] }
  // Homes measured by the cloud of a vendor could fill a page.
  const filter = encodeURIComponent('{"state":"delivering","deviceKind":"gateway"}')
  const { items } = await call<Measured>(page, `/api/v1/data-import/status?limit=100&order=measuredAt:desc&filter=${filter}`)
  // A home that another test has just assigned has no history yet. The newest first, so that each run finds the same.
  const ids = items.filter(({ weekShare }) => weekShare > 0.5).map(({ customer }) => customer.id)
  const homes = ids.sort((a, b) => (a < b ? 1 : -1)).map((id) => `/api/v1/customers/${id}`)
  const search: Search = { delivering: items.length, withHistory: homes.length, residential: 0, connected: 0 }
  for (const home of homes) {
    const { type, accountEmail } = await call<{ type: string; accountEmail: string }>(page, home)
    // The tests of the customers' app change the homes of its sign-ins.
    if (type !== 'residential_customer' || accountEmail.endsWith('@wattdesk.example')) continue
    search.residential += 1
    const [gateways, systems] = await Promise.all(
      ['gateway', 'pvbattery'].map((kind) => call<Listed>(page, `${home}/installations/${kind}`)),
    )
    // A home whose installation was assigned may have no devices yet.
    if (!systems?.items.length || gateways?.items[0]?.connection?.status !== 'available') continue
    const { items: users } = await call<Users>(page, `${home}/users`)
    const { absence } = await call<Brand>(page, `${home}/app-draft`)
    if (!users.find(({ isMain }) => isMain)?.emailVerifiedAt || absence !== 'not-branded') continue
    search.connected += 1
    const { sites } = await call<Live>(page, `${home}/live`)
    const isLive = ({ ageSeconds, appliances }: Live['sites'][number]) =>
      (ageSeconds ?? Infinity) <= oldestSeconds && appliances.length > 1 && appliances.some(({ kind }) => kind === 'EVSTATION')
    if (sites.some(isLive)) {
      liveHome = home.slice(home.lastIndexOf('/') + 1)
      return { ...search, id: liveHome }
    }
  }
  return search
}
