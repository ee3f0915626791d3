import type pg from 'pg'

/** Forgets processes that ran on the database that a backup was made of. */
export async function forgetProcesses(client: pg.Client): Promise<void> {
  await client.query('delete from processes')
}

/** Notes that a backup was made, so that the status page knows how old the last one is. */
export async function noteBackup(client: pg.Client, backup: { takenAt: Date; tool: string; bytes: number | null }): Promise<void> {
  await client.query('insert into backups (taken_at, tool, bytes) values ($1, $2, $3) on conflict (taken_at) do nothing', [
    backup.takenAt,
    backup.tool,
    backup.bytes,
  ])
}
