import { type SQL, sql } from 'drizzle-orm'

/** Whether the mail with an alias is undelivered, and its user got no later one. */
export const isUndelivered = (mail: string): SQL =>
  sql.raw(`(${mail}.failed_at is not null or ${mail}.delivery_state in ('bounce', 'blocked'))
    and not exists (select from outbox_mails later where later.customer_id = ${mail}.customer_id
      and later.customer_user_id = ${mail}.customer_user_id and later.created_at > ${mail}.created_at)`)

/** Whether the step with an alias is open, and its planned day lies before a date. */
export const isOverdue = (step: string, today: SQL): SQL =>
  sql`${sql.raw(step)}.status = 'pending' and ${sql.raw(step)}.planned_on < ${today}`
