import type pg from 'pg'

/** Deletes processes of the database that a backup was made from, and marks this one as a copy, however old the backup is. */
export async function becomeCopy(client: pg.Client): Promise<void> {
  await client.query('delete from processes; delete from ingest_processes; update deployment_state set home = null')
}

/** Records a backup, so that the status page knows the age of the last one. */
export async function noteBackup(client: pg.Client, backup: { takenAt: Date; tool: string; bytes: number | null }): Promise<void> {
  await client.query('insert into backups (taken_at, tool, bytes) values ($1, $2, $3) on conflict (taken_at) do nothing', [
    backup.takenAt,
    backup.tool,
    backup.bytes,
  ])
}
