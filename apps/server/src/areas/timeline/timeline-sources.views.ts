import type { TimelineKind } from '@wattdesk/contract/timeline/terms.ts'
import { type SQL, sql } from 'drizzle-orm'
import { deviceNameSql } from '../../db/device-name-sql.ts'
import { deviceObjects, type Timeline } from './timeline.rules.ts'

/**
 * One table's part of a timeline, read through an index that leads with the customer, newest first, at most one page.
 * `prefix` and `id` form an entry's key; within a source, keys are ordered by `id`.
 */
export type Source = {
  kinds: readonly TimelineKind[]
  prefix: string
  at: SQL
  id: SQL
  /** The kind of an entry, if a source has several. */
  kind?: SQL
  columns: SQL
  from: SQL
}

const nobody = sql.raw('null::text as actor_kind, null::text as actor_name')
const untranslated = sql.raw('null::jsonb as subject_names')
const plain = sql`null::text as level, false as is_whole_day, null::uuid as activity_id, ${untranslated}`
const devices = sql.raw(deviceObjects.map((type) => `'${type}'`).join(', '))

export const kindOf = (source: Source): SQL => source.kind ?? sql`${source.kinds[0]}::text`

/** Maps an activity log entry to its kind. */
const activityKind = sql`(case
  when e.source = 'csv_import' or e.object_type = 'data-import' then 'import'
  when e.object_type = 'sale' then 'sale'
  when e.object_type in (${devices}) or e.object_type = 'device-limit' then 'device'
  when e.object_type = 'impersonation' then 'impersonation'
  when e.event in ('customer-user.invited', 'customer-user.joined') then 'invitation'
  when e.object_type = 'mail' or e.event in ('customer-user.verification-sent', 'customer-user.password-reset-sent') then 'mail'
  when e.event = 'customer-user.signed-in' then 'sign-in'
  else 'change' end)`

/** Skips records that the log covers within a minute. Without access to the log, records show all their events. */
const isNotInLog = ({ customerId, hasLog }: Timeline, at: SQL, reported: SQL) =>
  hasLog
    ? sql`not exists (select from activity_entries e where e.customer_id = ${customerId} and ${reported}
        and e.at between ${at} - interval '1 minute' and ${at} + interval '1 minute')`
    : sql`true`

/** Records without a log entry of their creation: older than the log, or loaded in bulk. */
const isUnlogged = (timeline: Timeline, id: SQL, at: SQL) => isNotInLog(timeline, at, sql`e.object_id = ${id}::text`)

/** All sources of a customer's timeline. */
export function timelineSources(timeline: Timeline): Source[] {
  const sources = [
    ...(timeline.hasLog ? [activities(timeline)] : []),
    ...customerSources(timeline),
    ...userSources(timeline),
    ...mailSources(timeline),
    ...deviceSources(timeline),
    ...saleSources(timeline),
    ...alarmSources(timeline),
    notes(timeline),
  ]
  return sources.filter((source) => source.kinds.some((kind) => timeline.kinds.includes(kind)))
}

function activities({ customerId }: Timeline): Source {
  return {
    kinds: ['change', 'device', 'invitation', 'mail', 'sign-in', 'import', 'sale', 'impersonation'],
    prefix: 'a',
    at: sql.raw('e.at'),
    id: sql.raw('e.id'),
    kind: activityKind,
    columns: sql`e.event, e.actor_kind,
      coalesce(nullif(e.actor_name, ''), (select first_name || ' ' || last_name from members where id = e.member_id)) as actor_name, e.object_type, e.object_id, null::text as subject,
      null::text as level, false as is_whole_day, e.id as activity_id, ${untranslated}`,
    // Notes come from their own records, which contain the text.
    from: sql`activity_entries e where e.customer_id = ${customerId} and e.object_type <> 'note'`,
  }
}

function customerSources(timeline: Timeline): Source[] {
  const milestone = (prefix: string, event: string, at: SQL, kind: TimelineKind, reported = sql`e.object_id = c.id::text`): Source => ({
    kinds: [kind],
    prefix,
    at,
    id: sql.raw('c.id'),
    columns: sql`${event} as event, ${nobody}, 'customer' as object_type, c.id::text as object_id, null::text as subject, ${plain}`,
    from: sql`customers c where c.id = ${timeline.customerId} and ${isNotInLog(timeline, at, reported)}`,
  })
  return [
    milestone('cc', 'customer.created', sql.raw('c.created_at'), 'change'),
    milestone('cj', 'customer.joined', sql.raw('c.joined_at'), 'sign-in', sql`e.event = 'customer-user.joined'`),
    milestone('cd', 'customer.deactivated', sql.raw('c.deactivated_at'), 'change'),
  ]
}

function userSources(timeline: Timeline): Source[] {
  const { customerId } = timeline
  const invited = sql`invitations v join customer_users u on u.id = v.customer_user_id where v.customer_id = ${customerId}`
  const lastLogin = sql.raw('u.last_login_at')
  const of = (type: string, id: SQL) =>
    sql`${nobody}, ${type} as object_type, ${id}::text as object_id, u.first_name || ' ' || u.last_name as subject, ${plain}`
  const ofInvitation = of('invitation', sql.raw('v.id'))
  return [
    {
      kinds: ['sign-in'],
      prefix: 'l',
      at: lastLogin,
      id: sql.raw('u.id'),
      columns: sql`'customer-user.last-signed-in' as event, ${of('customer-user', sql.raw('u.id'))}`,
      from: sql`customer_users u where u.customer_id = ${customerId}
        and ${isNotInLog(timeline, lastLogin, sql`e.event = 'customer-user.signed-in' and e.object_id = u.id::text`)}`,
    },
    {
      kinds: ['invitation'],
      prefix: 'vs',
      at: sql.raw('v.sent_at'),
      id: sql.raw('v.id'),
      columns: sql`'invitation.sent' as event, ${ofInvitation}`,
      from: invited,
    },
    {
      kinds: ['invitation'],
      prefix: 'vd',
      at: sql.raw('v.updated_at'),
      id: sql.raw('v.id'),
      columns: sql`'invitation.' || v.delivery_state as event, ${ofInvitation}`,
      from: sql`${invited} and v.delivery_state not in ('pending', 'sent', 'n/a')`,
    },
  ]
}

function mailSources({ customerId }: Timeline): Source[] {
  const mail = (prefix: string, event: string, at: SQL, condition = sql``): Source => ({
    kinds: ['mail'],
    prefix,
    at,
    id: sql.raw('o.id'),
    columns: sql`${event} as event, ${nobody}, 'mail' as object_type, o.id::text as object_id, o.subject, ${plain}`,
    from: sql`outbox_mails o where o.customer_id = ${customerId} ${condition}`,
  })
  // The invitation has its own "sent" entry.
  const isNoInvitation = sql`and not exists (select from invitations v where v.mail_id = o.id)`
  return [mail('ms', 'mail.sent', sql.raw('o.sent_at'), isNoInvitation), mail('mf', 'mail.failed', sql.raw('o.failed_at'))]
}

function deviceSources(timeline: Timeline): Source[] {
  const { customerId } = timeline
  return [
    {
      kinds: ['device'],
      prefix: 'i',
      at: sql.raw('i.added_at'),
      id: sql.raw('i.id'),
      columns: sql`'device.added' as event, ${nobody}, i.kind as object_type, i.id::text as object_id, null::text as subject, ${plain}`,
      from: sql`installations i where i.customer_id = ${customerId} and ${isUnlogged(timeline, sql.raw('i.id'), sql.raw('i.added_at'))}`,
    },
    {
      kinds: ['device'],
      prefix: 'p',
      at: sql.raw('p.added_at'),
      id: sql.raw('p.id'),
      columns: sql`'device.found' as event, 'device' as actor_kind, g.serial_number as actor_name, 'appliance' as object_type, p.id::text as object_id,
        ${deviceNameSql('p')} as subject, ${plain}`,
      from: sql`installations i join gateways g on g.installation_id = i.id join appliances p on p.gateway_id = g.id
        where i.customer_id = ${customerId} and i.kind = 'gateway'`,
    },
  ]
}

function saleSources(timeline: Timeline): Source[] {
  const { customerId, timeZone } = timeline
  return [
    {
      kinds: ['sale'],
      prefix: 's',
      at: sql.raw('s.created_at'),
      id: sql.raw('s.id'),
      columns: sql`'sale.started' as event, ${nobody}, 'sale' as object_type, s.id::text as object_id, s.installation_kind as subject, ${plain}`,
      from: sql`sales s where s.customer_id = ${customerId} and ${isUnlogged(timeline, sql.raw('s.id'), sql.raw('s.created_at'))}`,
    },
    {
      kinds: ['sale'],
      prefix: 't',
      at: sql`((t.completed_on + time '12:00') at time zone ${timeZone}::text)`,
      id: sql.raw("(t.sale_id::text || ':' || lpad(t.position::text, 5, '0')) collate \"C\""),
      columns: sql`'sale.step-completed' as event, ${nobody}, 'sale' as object_type, s.id::text as object_id, t.name as subject,
        null::text as level, true as is_whole_day, null::uuid as activity_id, t.names as subject_names`,
      from: sql`sales s join sale_steps t on t.sale_id = s.id where s.customer_id = ${customerId}`,
    },
  ]
}

function alarmSources({ customerId }: Timeline): Source[] {
  const alarm = (prefix: string, event: string, at: SQL): Source => ({
    kinds: ['alarm'],
    prefix,
    at,
    id: sql.raw('m.id'),
    columns: sql`${event} as event, ${nobody}, 'alarm' as object_type, m.id::text as object_id, m.code as subject, m.level,
      false as is_whole_day, null::uuid as activity_id, ${untranslated}`,
    from: sql`alarms m where m.customer_id = ${customerId}`,
  })
  return [alarm('mr', 'alarm.raised', sql.raw('m.raised_at')), alarm('mc', 'alarm.cleared', sql.raw('m.cleared_at'))]
}

function notes({ customerId }: Timeline): Source {
  return {
    kinds: ['note'],
    prefix: 'n',
    at: sql.raw('n.created_at'),
    id: sql.raw('n.id'),
    columns: sql`'note.written' as event, 'member' as actor_kind,
      (select first_name || ' ' || last_name from members where id = n.member_id) as actor_name,
      'note' as object_type, n.id::text as object_id, n.text as subject, ${plain}`,
    from: sql`customer_notes n where n.customer_id = ${customerId}`,
  }
}
