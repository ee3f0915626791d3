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

/** The product with the built portal, at the address to which its sign-in redirects. */
export async function startWithPortal(customers: number): Promise<Api> {
  await makeStale(portal)
  const api = await startApi(customers, { PORTAL_DIR: portal.directory })
  return { ...api, url: api.url.replace('127.0.0.1', 'localhost') }
}

/** Signs in like a person who opens the customers list, and waits for its rows. */
export async function signInToList(page: Page, url: string): Promise<void> {
  const email = 'admin@wattdesk.example'
  await page.goto(url + listPath)
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

/** A customer whose home measured every quarter hour of last year, with irregular sun, wind and consumption. */
export async function givenYear(databaseUrl: string): Promise<{ customerId: string; year: number }> {
  const customerId = await givenHome(databaseUrl)
  const year = new Date().getUTCFullYear() - 1
  await onServer(databaseUrl, (client) =>
    client.query(
      `insert into energy_intervals
         (site_id, start, production_wh, household_wh, heat_pump_wh, ev_wh, grid_import_wh, grid_export_wh, battery_charge_wh, battery_discharge_wh, covered_seconds)
       select s.id, q.start, q.sun, q.load, q.pump, q.car, greatest(0, q.net), greatest(0, -q.net), q.charge, q.discharge, 900
       from sites s, lateral (
         select *, load + pump + car + charge - discharge - sun as net from (
           select *, case when sun > 500 then 300 * random() else 0 end as charge, case when sun = 0 then 120 * random() else 0 end as discharge
           from (
             select start, greatest(0, sin((extract(hour from start) - 6) / 12.0 * pi())) * 1500 * (0.2 + 0.8 * random()) as sun,
               60 + 300 * random() as load, case when random() < 0.3 then 500 else 0 end as pump,
               case when extract(hour from start) between 18 and 20 then 2500 * random() else 0 end as car
             from generate_series($2::timestamptz, $3::timestamptz, interval '15 minutes') as start) known) stored) q
       where s.customer_id = $1
       on conflict do nothing`,
      [customerId, new Date(Date.UTC(year - 1, 11, 31)), new Date(Date.UTC(year + 1, 0, 1, 6))],
    ),
  )
  return { customerId, year }
}

/** A customer whose home measured something in the last two hours. */
export async function givenHome(databaseUrl: string): Promise<string> {
  const { rows } = await onServer(databaseUrl, async (client) => {
    const year = new Date().getUTCFullYear()
    await client.query('select ensure_interval_partitions($1, $2)', [year - 2, year + 1])
    return client.query<{ id: string }>(
      `with home as (select s.id as site_id, c.id from sites s join customers c on c.id = s.customer_id
         where c.status = 'active' and c.type = 'residential_customer' and c.affiliate_id = (
           select tenant_id from members where email = 'admin@wattdesk.example') order by c.id limit 1),
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
