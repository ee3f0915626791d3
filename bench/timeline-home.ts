import type pg from 'pg'
import { onServer } from './databases.ts'

const email = 'eventful@bench.example'
export const entriesOfHome = 10_000

/** A home with 10,000 events in three years, from every source of a timeline. Created once, and reused afterwards. */
export async function givenEventfulHome(databaseUrl: string): Promise<string> {
  return onServer(databaseUrl, async (client) => {
    const known = await client.query<{ id: string }>('select id from customers where account_email = $1', [email])
    const [found] = known.rows
    if (found) return found.id
    await client.query('begin')
    const id = await makeHome(client)
    await client.query('commit')
    await client.query('analyze activity_entries, alarms, invitations, outbox_mails, installations, appliances, sales, sale_steps')
    return id
  })
}

/** The instant of the n-th of this many events: spread over three years, three at the same instant. */
const instant = (n: string, of: number) => `now() - interval '1 day' - (${n} / 3) * (interval '3 years' / ${Math.ceil(of / 3)})`

async function makeHome(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into customers (id, tenant_id, affiliate_id, type, status, account_name, account_email, source_kind, created_at, joined_at, updated_at)
     select gen_random_uuid(), tenant_id, tenant_id, 'residential_customer', 'active', 'Eventful home', $1, 'user',
       now() - interval '4 years', now() - interval '3 years 11 months', now()
     from members where email = 'admin@wattdesk.example' returning id`,
    [email],
  )
  const id = rows[0]?.id ?? ''
  const add = (sql: string) => client.query(sql, [id])
  await add(
    `insert into sites (id, customer_id, name, address, zip_code, city, country, time_zone, is_main, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Home', 'Gartenweg 1', '68159', 'Mannheim', 'DE', 'Europe/Berlin', true, now(), now())`,
  )
  await add(
    `insert into customer_users (id, customer_id, username, first_name, last_name, email, language, is_main, last_login_at, created_at, updated_at)
     values (gen_random_uuid(), $1, '${email}', 'Erika', 'Mustermann', '${email}', 'de', true, now(), now(), now())`,
  )
  await add(
    `insert into alarms (id, customer_id, site_id, level, code, raised_at, cleared_at)
     select gen_random_uuid(), $1, s.id, (array['info', 'warning', 'error'])[1 + n % 3], (array['NoData', 'ConnectionLost', 'InverterFault'])[1 + n % 3],
       ${instant('n', 1_500)}, case when n > 100 then ${instant('n', 1_500)} + interval '2 hours' end
     from sites s, generate_series(1, 1500) n where s.customer_id = $1`,
  )
  await add(
    `insert into invitations (id, customer_id, customer_user_id, delivery_state, sent_at, updated_at, created_at)
     select gen_random_uuid(), $1, u.id, case when n > 100 then 'open' else 'sent' end, ${instant('n', 600)},
       ${instant('n', 600)} + interval '1 hour', ${instant('n', 600)} from customer_users u, generate_series(1, 600) n where u.customer_id = $1`,
  )
  await add(
    `insert into outbox_mails (id, recipient, subject, text_body, purpose, created_at, next_attempt_at, sent_at, customer_id)
     select gen_random_uuid(), '${email}', 'Your password was changed', '', 'customer', ${instant('n', 500)}, now(), ${instant('n', 500)}, $1
     from generate_series(1, 500) n`,
  )
  await addDevices(add)
  await addSales(add)
  await add(
    `insert into activity_entries (id, at, actor_kind, actor_name, action, event, source, application, object_type, object_id, customer_id, tenant_id, affiliate_id, request_id)
     select gen_random_uuid(), ${instant('n', 4_637)}, 'member', 'Ada Admin', 'update', kinds.event[1 + n % 7],
       case n % 11 when 0 then 'csv_import' else 'portal' end, 'portal', kinds.object[1 + n % 7], c.id::text, c.id, c.tenant_id, c.affiliate_id, 'bench'
     from customers c, generate_series(1, 4637) n, (select
       array['customer.changed', 'site.changed', 'pvbattery.changed', 'customer-user.signed-in', 'customer-user.invited', 'impersonation.started', 'sale.step-changed'] event,
       array['customer', 'site', 'pvbattery', 'customer-user', 'customer-user', 'impersonation', 'sale'] object) kinds
     where c.id = $1`,
  )
  return id
}

type Add = (sql: string) => Promise<unknown>

async function addDevices(add: Add): Promise<void> {
  await add(
    `with head as (
       insert into installations (id, customer_id, site_id, kind, vendor_id, vendor_installation_id, device_type, added_at, updated_at)
       select gen_random_uuid(), $1, s.id, case n when 1 then 'gateway' else 'wallbox' end, v.id, 'bench-' || s.id || n,
         case n when 1 then 'Gateway' else 'EV' end, ${instant('n', 121)} + interval '30 seconds', now()
       from sites s, generate_series(1, 121) n, (select id from vendors order by id limit 1) v where s.customer_id = $1
       returning id, site_id, kind
     ), charger as (
       insert into wallboxes (id, power_output_a, modulation_minimal_level_a) select id, 16, 6 from head where kind = 'wallbox'
     )
     insert into gateways (id, installation_id, site_id, serial_number, start_code, device_id, vendor_name, model, created_at)
     select gen_random_uuid(), id, site_id, 'bench-' || id, 'bench-' || id, 'bench-' || id, 'gridX', 'gridBox', now()
     from head where kind = 'gateway'`,
  )
  await add(
    `insert into appliances (id, gateway_id, device_id, kind, type, manufacturer, model, added_at, updated_at)
     select gen_random_uuid(), g.id, 'd' || n, 'INVERTER', 'inverter', 'Fronius', 'Gen24', ${instant('n', 79)}, now()
     from installations i join gateways g on g.installation_id = i.id, generate_series(1, 79) n where i.customer_id = $1`,
  )
}

async function addSales(add: Add): Promise<void> {
  await add(
    `insert into sales (id, customer_id, installation_kind, created_at, archived_at)
     select gen_random_uuid(), $1, 'pvbattery', ${instant('n', 60)} - interval '30 days', now() from generate_series(1, 60) n`,
  )
  await add(
    `insert into sale_steps (sale_id, position, name, status, completed_on)
     select s.id, n, 'Step ' || n, 'completed', (s.created_at + n * interval '3 days')::date from sales s, generate_series(0, 9) n where s.customer_id = $1`,
  )
}
