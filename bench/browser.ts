import { type Browser, chromium, type Page } from 'playwright-core'
import { demonstrationPassword } from '../apps/server/src/demonstration/sign-ins.ts'
import { makeStale, portal } from '../scripts/builds.ts'
import { findChromium, getChromium } from '../scripts/chromium.ts'
import { onServer } from './databases.ts'
import { type Api, startApi } from './product.ts'

export const listPath = '/dashboard/customers/list'

export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? getChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  })
}

/** The product with the portal as it is delivered, at the address that its sign-in leads back to. */
export async function startWithPortal(customers: number): Promise<Api> {
  await makeStale(portal)
  const api = await startApi(customers, { PORTAL_DIR: portal.directory })
  return { ...api, url: api.url.replace('127.0.0.1', 'localhost') }
}

/** Signs in as a person does who wanted the customers list, and waits until its rows are there. */
export async function signInToList(page: Page, url: string): Promise<void> {
  const email = 'admin@wattdesk.example'
  await page.goto(url + listPath)
  await page.getByRole('button', { name: 'Continue with sign-in' }).click()
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(demonstrationPassword(email))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((at) => at.pathname === listPath)
  await listIsThere(page)
}

export async function listIsThere(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('row').nth(25).waitFor()
  await page.waitForLoadState('networkidle')
}

/** A customer whose home measured something in the last two hours. */
export async function givenHome(databaseUrl: string): Promise<string> {
  const { rows } = await onServer(databaseUrl, async (client) => {
    const year = new Date().getUTCFullYear()
    await client.query('select ensure_interval_partitions($1, $2)', [year - 1, year + 1])
    return client.query<{ id: string }>(
      `with home as (select s.id as site_id, c.id from sites s join customers c on c.id = s.customer_id
         where c.status = 'active' and c.type = 'residential_customer' order by c.id limit 1),
       added as (insert into energy_intervals
           (site_id, start, production_wh, household_wh, heat_pump_wh, ev_wh, grid_import_wh, grid_export_wh, battery_charge_wh, battery_discharge_wh, covered_seconds)
         select site_id, start, 400, 150, 0, 0, 0, 250, 0, 0, 900 from home,
           generate_series(date_bin('15 minutes', now() - interval '2 hours', 'epoch'), now() - interval '15 minutes', '15 minutes') as start
         on conflict do nothing)
       select id from home`,
    )
  })
  const [home] = rows
  if (!home) throw new Error('No customer has a site')
  return home.id
}
