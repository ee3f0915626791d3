import type pg from 'pg'
import { UnusableDatabase } from '../db/first-connection.ts'
import { clear, onDatabase } from './loadable.ts'

export type Contents = { customers: number; members: number; entries: number; lastChangeAt: Date | null }

/** The effects of removing the demonstration. Throws if the database has none, or if other programs are connected to it. */
export async function findRemovable(ownerUrl: string): Promise<Contents> {
  return onDatabase(ownerUrl, async (client) => {
    await requireRemovable(client)
    const { rows } = await client.query<Contents>(
      `select (select count(*)::int from customers) as customers, (select count(*)::int from members) as members,
        (select count(*)::int from activity_entries) as entries, (select max(at) from activity_entries) as "lastChangeAt"`,
    )
    return rows[0] ?? { customers: 0, members: 0, entries: 0, lastChangeAt: null }
  })
}

/** Afterwards the database is as after the migrations, with its secret. */
export async function removeDemonstration(ownerUrl: string): Promise<void> {
  await onDatabase(ownerUrl, async (client) => {
    await client.query('begin')
    await requireRemovable(client)
    await clear(client)
    await client.query('delete from demonstration_loads')
    const { rows } = await client.query<{ found: string | null }>("select to_regclass('pgboss.job')::text as found")
    if (rows[0]?.found) await client.query('delete from pgboss.job')
    await client.query('commit')
  })
}

async function requireRemovable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ loads: number; others: number }>(
    `select (select count(*)::int from demonstration_loads) as loads,
      (select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and application_name in ('wattdesk', 'wattdesk-jobs')) as others`,
  )
  if (!rows[0]?.loads) throw new UnusableDatabase('The database was not loaded with the demonstration; nothing was removed.')
  if (rows[0].others > 0) throw new UnusableDatabase('Wattdesk is running on this database. Stop all of its processes, then try again.')
}
