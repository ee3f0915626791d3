import type { TimelineKind } from '@wattdesk/contract/timeline.ts'
import { type SQL, sql } from 'drizzle-orm'

/**
 * One table's part of a time-line. Each is read through an index led by the customer, newest first, no further than a page.
 * `prefix` and `id` make the key of an entry; the order of keys within a source is that of `id`.
 */
export type Source = {
  kinds: readonly TimelineKind[]
  prefix: string
  at: SQL
  id: SQL
  /** The kind of an entry, where a source has several. */
  kind?: SQL
  columns: SQL
  from: SQL
}

const nobody = sql.raw('null::text as actor_kind, null::text as actor_name')
const plain = sql.raw('null::text as level, false as is_whole_day, null::uuid as activity_id')
const deviceKinds = sql.raw("'pvbattery', 'gateway', 'meter', 'wallbox', 'heatpump', 'gas', 'smarthome', 'electriccar', 'installation'")

/** What kind of thing an entry of the activity log tells of. */
const activityKind = sql`(case
  when e.source = 'csv_import' then 'import'
  when e.object_type = 'sale' then 'sale'
  when e.object_type in (${deviceKinds}) then 'device'
  when e.object_type = 'impersonation' then 'impersonation'
  when e.object_type = 'mail' or e.event in ('customer-user.invited', 'customer-user.joined', 'customer-user.verification-sent') then 'invitation'
  when e.event = 'customer-user.signed-in' then 'sign-in'
  else 'change' end)`

/** Records that came into being without an entry of their own: those of the time before the log, or loaded past it. */
const isUnlogged = (customerId: string, id: SQL, at: SQL) => sql`not exists (
  select from activity_entries e where e.customer_id = ${customerId} and e.object_id = ${id}::text
    and e.at between ${at} - interval '1 minute' and ${at} + interval '1 minute')`

/** Everything that a customer's time-line is made of. */
export function timelineSources(customerId: string): Source[] {
  return [
    activities(customerId),
    ...customerSources(customerId),
    ...userSources(customerId),
    ...deviceSources(customerId),
    ...saleSources(customerId),
    ...alarmSources(customerId),
  ]
}

function activities(customerId: string): Source {
  return {
    kinds: ['change', 'device', 'invitation', 'sign-in', 'import', 'sale', 'impersonation'],
    prefix: 'a',
    at: sql.raw('e.at'),
    id: sql.raw('e.id'),
    kind: activityKind,
    columns: sql`e.event, e.actor_kind, e.actor_name, e.object_type, e.object_id, null::text as subject,
      null::text as level, false as is_whole_day, e.id as activity_id`,
    from: sql`activity_entries e where e.customer_id = ${customerId}`,
  }
}

function customerSources(customerId: string): Source[] {
  const milestone = (prefix: string, event: string, at: SQL, kind: TimelineKind): Source => ({
    kinds: [kind],
    prefix,
    at,
    id: sql.raw('c.id'),
    columns: sql`${event} as event, ${nobody}, 'customer' as object_type, c.id::text as object_id, null::text as subject, ${plain}`,
    from: sql`customers c where c.id = ${customerId} and ${isUnlogged(customerId, sql.raw('c.id'), at)}`,
  })
  return [
    milestone('cc', 'customer.created', sql.raw('c.created_at'), 'change'),
    milestone('cj', 'customer.joined', sql.raw('c.joined_at'), 'sign-in'),
    milestone('cd', 'customer.deactivated', sql.raw('c.deactivated_at'), 'change'),
  ]
}

function userSources(customerId: string): Source[] {
  const invited = sql`invitations v join customer_users u on u.id = v.customer_user_id where v.customer_id = ${customerId}`
  const ofUser = sql`${nobody}, 'customer-user' as object_type, u.id::text as object_id,
    u.first_name || ' ' || u.last_name as subject, ${plain}`
  return [
    {
      kinds: ['sign-in'],
      prefix: 'l',
      at: sql.raw('u.last_login_at'),
      id: sql.raw('u.id'),
      columns: sql`'customer-user.last-signed-in' as event, ${ofUser}`,
      from: sql`customer_users u where u.customer_id = ${customerId}`,
    },
    {
      kinds: ['invitation'],
      prefix: 'vs',
      at: sql.raw('v.sent_at'),
      id: sql.raw('v.id'),
      columns: sql`'invitation.sent' as event, ${ofUser}`,
      from: invited,
    },
    {
      kinds: ['invitation'],
      prefix: 'vd',
      at: sql.raw('v.updated_at'),
      id: sql.raw('v.id'),
      columns: sql`'invitation.' || v.delivery_state as event, ${ofUser}`,
      from: sql`${invited} and v.delivery_state not in ('pending', 'sent', 'n/a')`,
    },
  ]
}

function deviceSources(customerId: string): Source[] {
  return [
    {
      kinds: ['device'],
      prefix: 'i',
      at: sql.raw('i.added_at'),
      id: sql.raw('i.id'),
      columns: sql`'device.added' as event, ${nobody}, i.kind as object_type, i.id::text as object_id, null::text as subject, ${plain}`,
      from: sql`installations i where i.customer_id = ${customerId} and ${isUnlogged(customerId, sql.raw('i.id'), sql.raw('i.added_at'))}`,
    },
    {
      kinds: ['device'],
      prefix: 'p',
      at: sql.raw('p.added_at'),
      id: sql.raw('p.id'),
      columns: sql`'device.found' as event, 'device' as actor_kind, g.serial_number as actor_name, 'appliance' as object_type, p.id::text as object_id,
        concat_ws(' ', p.manufacturer, p.model) as subject, ${plain}`,
      from: sql`installations i join gateways g on g.installation_id = i.id join appliances p on p.gateway_id = g.id
        where i.customer_id = ${customerId} and i.kind = 'gateway'`,
    },
  ]
}

function saleSources(customerId: string): Source[] {
  return [
    {
      kinds: ['sale'],
      prefix: 's',
      at: sql.raw('s.created_at'),
      id: sql.raw('s.id'),
      columns: sql`'sale.started' as event, ${nobody}, 'sale' as object_type, s.id::text as object_id, s.installation_kind as subject, ${plain}`,
      from: sql`sales s where s.customer_id = ${customerId} and ${isUnlogged(customerId, sql.raw('s.id'), sql.raw('s.created_at'))}`,
    },
    {
      kinds: ['sale'],
      prefix: 't',
      at: sql.raw("(t.completed_on + time '12:00') at time zone 'UTC'"),
      id: sql.raw("(t.sale_id::text || ':' || lpad(t.position::text, 5, '0')) collate \"C\""),
      columns: sql`'sale.step-completed' as event, ${nobody}, 'sale' as object_type, s.id::text as object_id, t.name as subject,
        null::text as level, true as is_whole_day, null::uuid as activity_id`,
      from: sql`sales s join sale_steps t on t.sale_id = s.id where s.customer_id = ${customerId}`,
    },
  ]
}

function alarmSources(customerId: string): Source[] {
  const alarm = (prefix: string, event: string, at: SQL): Source => ({
    kinds: ['alarm'],
    prefix,
    at,
    id: sql.raw('m.id'),
    columns: sql`${event} as event, ${nobody}, 'alarm' as object_type, m.id::text as object_id, m.code as subject, m.level,
      false as is_whole_day, null::uuid as activity_id`,
    from: sql`alarms m where m.customer_id = ${customerId}`,
  })
  return [alarm('mr', 'alarm.raised', sql.raw('m.raised_at')), alarm('mc', 'alarm.cleared', sql.raw('m.cleared_at'))]
}
