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
  const returned = await request.post(address, { form, headers: { origin } })
  const { searchParams } = new URL(returned.url())
  const authorization = `Basic ${Buffer.from(`${searchParams.get('state')}:${searchParams.get('code')}`).toString('base64')}`
  const response = await request.post('/api/v1/auth/sign-in', { headers: { authorization, origin } })
  expect(response.status(), `${form.email} signs in`).toBe(200)
  // The smallest page of the portal's origin, which gives access to its storage before the portal reads it.
  await page.goto('/health/live')
  await page.evaluate((session) => localStorage.setItem('wattdesk-admin-portal:session', session), await response.text())
  if (wanted) await page.goto(wanted)
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

/** A home of the simulated fleet whose wallbox or heat pump measures, once its past is loaded, which happens after a first start. */
export async function findLiveHome(page: Page): Promise<string> {
  await expect
    .poll(
      async () => {
        liveHome ??= await searchLiveHome(page)
        return liveHome
      },
      // Loading the past takes half a minute, and the first tests keep both cores busy meanwhile.
      { timeout: 120_000 * patience },
    )
    .toBeDefined()
  if (!liveHome) throw new Error('No home of the demonstration sends data')
  return liveHome
}

async function searchLiveHome(page: Page): Promise<string | undefined> {
  type Listed = { items: { id: string; connection?: { status: string } }[] }
  type Live = { sites: { appliances: { kind: string }[] }[] }
  type Measured = { items: { customer: { id: string }; weekShare: number }[] }
  // Few of thousands of homes were ever measured, and only their gateways are queried.
  const latest = await call<Measured>(page, '/api/v1/data-import/status?limit=100&order=measuredAt:desc')
  // A home that another test has just assigned has no history yet.
  const measured = new Set(latest.items.filter(({ weekShare }) => weekShare > 0.5).map(({ customer }) => customer.id))
  const filter = encodeURIComponent('{"type":"residential_customer","status":"active"}')
  for (let number = 0; number < 30; number++) {
    const { items } = await call<Listed>(page, `/api/v1/customers?limit=100&page=${number}&filter=${filter}`)
    for (const { id } of items.filter((one) => measured.has(one.id))) {
      const [gateways, systems] = await Promise.all(
        ['gateway', 'pvbattery'].map((kind) => call<Listed>(page, `/api/v1/customers/${id}/installations/${kind}`)),
      )
      // A home whose installation was assigned may have no devices yet.
      if (!systems?.items.length || gateways?.items[0]?.connection?.status !== 'available') continue
      const { sites } = await call<Live>(page, `/api/v1/customers/${id}/live`)
      if (sites.some(({ appliances }) => appliances.some(({ kind }) => kind === 'EVSTATION' || kind === 'HEAT_PUMP'))) return id
    }
  }
  return undefined
}
