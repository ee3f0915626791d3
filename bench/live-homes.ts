import type pg from 'pg'
import { onServer } from './databases.ts'

export type WatchedHome = { siteId: string; sessionId: string }

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

/** Homes without records in a database, all watched by one session. */
export const inventedHomes = (count: number): WatchedHome[] =>
  Array.from({ length: count }, (_, index) => ({ siteId: idOf(index), sessionId: idOf(0) }))

const userAgent = 'wattdesk bench'

/** Opens app sessions for this many customers with a home. */
export async function openApps(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `with chosen as (
       select u.id from customer_users u join customers c on c.id = u.customer_id
       where u.is_main and c.status = 'active' and exists (select from sites s where s.customer_id = c.id and s.is_main)
       order by u.id limit $1
     ), registered as (
       insert into customer_identities (customer_user_id, subject, password_hash, created_at, password_changed_at)
       select id, gen_random_uuid(), 'none', now(), now() from chosen on conflict do nothing
     )
     insert into customer_sessions (id, customer_user_id, user_agent, created_at, last_used_at, expires_at)
     select gen_random_uuid(), id, $2, now(), now(), now() + interval '1 day' from chosen`,
    [count, userAgent],
  )
}

/** Homes watched by the sessions of `openApps`. */
export async function openedApps(databaseUrl: string): Promise<WatchedHome[]> {
  return onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<WatchedHome>(
      `select s.id as "siteId", o.id as "sessionId" from customer_sessions o join customer_users u on u.id = o.customer_user_id
       join sites s on s.customer_id = u.customer_id and s.is_main where o.user_agent = $1 order by s.id`,
      [userAgent],
    )
    return rows
  })
}
