import { expect, type Page } from '@playwright/test'

export type Member = 'admin' | 'support' | 'installer' | 'root' | 'secure'

export const passwordOf = (member: Member) => `${member}-sunny-roof`
export const emailOf = (member: Member) => `${member}@wattdesk.example`

/** Signs in as a person does: through the login page and the identity provider, ending at the wanted path. */
export async function signIn(page: Page, member: Member, wanted = '/dashboard'): Promise<void> {
  await page.goto(wanted)
  await page.getByRole('button', { name: 'Continue with sign-in' }).click()
  await enterPassword(page, member)
  await page.waitForURL((url) => url.pathname.startsWith('/dashboard'))
}

export async function enterPassword(page: Page, member: Member, password = passwordOf(member)): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(emailOf(member))
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens the address of a home whose data arrive now: one that the simulated fleet plays. */
export async function openLiveHome(page: Page, tab: string): Promise<void> {
  // Its configuration names a gateway; the newest of those customers is as good as any.
  const id = await page.evaluate(findLiveHome)
  expect(id, 'a home of the demonstration sends data').toBeTruthy()
  await page.goto(`/dashboard/customers/${id}/${tab}`)
}

async function findLiveHome(): Promise<string | undefined> {
  const key = Object.keys(localStorage).find((name) => name.endsWith(':session')) ?? ''
  const { accessToken } = JSON.parse(localStorage.getItem(key) ?? '{}')
  type Listed = { items: { id: string; connection?: { status: string } }[] }
  const get = async (path: string): Promise<Listed> => (await fetch(path, { headers: { authorization: `Bearer ${accessToken}` } })).json()
  const filter = encodeURIComponent('{"type":"residential_customer","status":"active"}')
  for (let page = 0; page < 30; page++) {
    const { items } = await get(`/api/v1/customers?limit=100&page=${page}&filter=${filter}`)
    const found = await Promise.all(
      items.map(async ({ id }) => {
        const gateways = await get(`/api/v1/customers/${id}/installations/gateway`)
        return gateways.items[0]?.connection?.status === 'available' ? id : undefined
      }),
    )
    const id = found.find(Boolean)
    if (id) return id
  }
  return undefined
}
