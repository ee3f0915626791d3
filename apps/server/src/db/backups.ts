import type pg from 'pg'

/** Deletes processes that ran on the database that the backup was made from. */
export async function forgetProcesses(client: pg.Client): Promise<void> {
  await client.query('delete from processes')
}

/** Records a backup, so that the status page knows the age of the last one. */
export async function noteBackup(client: pg.Client, backup: { takenAt: Date; tool: string; bytes: number | null }): Promise<void> {
  await client.query('insert into backups (taken_at, tool, bytes) values ($1, $2, $3) on conflict (taken_at) do nothing', [
    backup.takenAt,
    backup.tool,
    backup.bytes,
  ])
}
