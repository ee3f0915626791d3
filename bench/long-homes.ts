import type pg from 'pg'
import { measuredQuantities, quantities } from '../packages/energy/src/quantities.ts'

/** Number of homes with a year of quarter hours and ten years of sums; all others have a day, a month and a year of them. */
export const longHomes = 10

export const columns = measuredQuantities.map((name) => quantities[name].column)
export const sums = columns.map((column) => `sum(${column}) as ${column}`).join(', ')
const values = columns.map((_, at) => `(100 * random() + ${at})::real`).join(', ')
/** Stored only with days and months. */
const use = { columns: ', pv_to_home_wh, pv_to_battery_wh', values: ', 40, 10' }
const usedIn = (table: string) => (table === 'energy_intervals' ? { columns: '', values: '' } : use)

export async function givenLongHomes(client: pg.Client): Promise<string[]> {
  await client.query('truncate energy_intervals, device_intervals, energy_days, energy_months')
  await client.query('select ensure_interval_partitions(2024, 2027)')
  const { rows } = await client.query<{ id: string }>(
    `select s.id from sites s join customers c on c.id = s.customer_id
     where c.affiliate_id = (select tenant_id from members where email = 'admin@wattdesk.example') order by s.id limit $1`,
    [longHomes],
  )
  const ids = rows.map((row) => row.id)
  const fill = (table: string, column: string, from: string, step: string, covered: number) =>
    client.query(
      `insert into ${table} (site_id, ${column}, ${columns.join(', ')}${usedIn(table).columns}, covered_seconds)
       select site, at, ${values}${usedIn(table).values}, ${covered} from unnest($1::uuid[]) as site,
         generate_series('${from}'::timestamptz, '2025-12-31 23:45+00'::timestamptz, '${step}') as at`,
      [ids],
    )
  await fill('energy_intervals', 'start', '2025-01-01 00:00+00', '15 minutes', 900)
  await fill('energy_days', 'day', '2016-01-01 00:00+00', '1 day', 86_400)
  await fill('energy_months', 'month', '2016-01-01 00:00+00', '1 month', 2_592_000)
  await sumYear(client, 'energy_days', 'day', ids)
  await sumYear(client, 'energy_months', 'month', ids)
  await client.query('vacuum analyze energy_intervals, energy_days, energy_months')
  return ids
}

/** Sums the quarter hours of the year into days or months. */
async function sumYear(client: pg.Client, table: string, column: 'day' | 'month', ids: readonly string[]): Promise<void> {
  const summed = columns.map((name) => `${name} = q.${name}`).join(', ')
  await client.query(
    `update ${table} e set ${summed}
     from (select site_id, date_trunc('${column}', start at time zone 'Europe/Berlin')::date as ${column}, ${sums}
       from energy_intervals where site_id = any($1) group by 1, 2) q
     where e.site_id = q.site_id and e.${column} = q.${column}`,
    [ids],
  )
}

/** Gives every other home a day of quarter hours, a month of days and a year of months. */
export async function fillFleet(client: pg.Client): Promise<void> {
  const fill = (table: string, column: string, from: string, to: string, step: string, covered: number) =>
    client.query(
      `insert into ${table} (site_id, ${column}, ${columns.join(', ')}${usedIn(table).columns}, covered_seconds)
       select s.id, at, ${values}${usedIn(table).values}, ${covered} from sites s,
         generate_series('${from}'::timestamptz, '${to}'::timestamptz, '${step}') as at
       on conflict do nothing`,
    )
  await client.query('set synchronous_commit = off')
  await fill('energy_intervals', 'start', '2025-06-01 00:00+00', '2025-06-01 23:45+00', '15 minutes', 900)
  await fill('energy_days', 'day', '2025-06-01', '2025-06-30', '1 day', 86_400)
  await fill('energy_months', 'month', '2025-01-01', '2025-12-01', '1 month', 2_592_000)
  await client.query('vacuum analyze energy_intervals, energy_days, energy_months')
}
