import { workAlarmLevels } from '@wattdesk/contract/dashboard/terms.ts'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether the mail with an alias is undelivered, and its user or member got no later one. A mail to a member counts only while the address
 * is theirs.
 */
export const isUndelivered = (mail: string): SQL =>
  sql.raw(`(${mail}.failed_at is not null or ${mail}.delivery_state in ('bounce', 'blocked'))
    and not exists (select from outbox_mails later where later.customer_id = ${mail}.customer_id
      and later.customer_user_id = ${mail}.customer_user_id and later.created_at > ${mail}.created_at)
    and (${mail}.customer_user_id is not null or not exists (select from outbox_mails later
      where lower(later.recipient) = lower(${mail}.recipient) and later.customer_user_id is null and later.created_at > ${mail}.created_at))
    and (${mail}.template is null or ${mail}.template not like 'member-%' or ${ofMember(mail)})`)

/** Alerts also go to addresses that are no member's. A new address is confirmed by its mail. */
const ofMember = (mail: string): string =>
  `(${mail}.template = 'member-service-alert'
    or exists (select from members of_mail where of_mail.email = ${mail}.recipient and of_mail.removed_at is null)
    or exists (select from member_email_changes asked join members of_mail on of_mail.id = asked.member_id
      where asked.email = ${mail}.recipient and asked.confirmed_at is null and of_mail.removed_at is null))`

/** Whether the step with an alias is open, and its planned day lies before a date. */
export const isOverdue = (step: string, today: SQL): SQL =>
  sql`${sql.raw(step)}.status = 'pending' and ${sql.raw(step)}.planned_on < ${today}`

/**
 * Whether checks follow the silence of the gateway with an alias as an incident that is an alarm worth work, or will become one. Of several
 * gateways of a home, checks follow the first.
 */
export const isWatchedGateway = (gateway: string): SQL =>
  sql.raw(`(exists (select from incidents o left join alarms raised on raised.id = o.alarm_id
      where o.site_id = ${gateway}.site_id and o.code = 'GatewayOffline' and o.ended_at is null
        and (raised.id is null or raised.level in (${workAlarmLevels.map((level) => `'${level}'`).join(', ')})))
    and not exists (select from gateways earlier where earlier.site_id = ${gateway}.site_id and earlier.installation_id is not null
      and earlier.id < ${gateway}.id))`)
