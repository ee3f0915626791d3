import type pg from 'pg'

/** Notes that a backup was made, so that the status page knows how old the last one is. */
export async function noteBackup(client: pg.Client, backup: { takenAt: Date; tool: string; bytes: number | null }): Promise<void> {
  await client.query('insert into backups (taken_at, tool, bytes) values ($1, $2, $3) on conflict (taken_at) do nothing', [
    backup.takenAt,
    backup.tool,
    backup.bytes,
  ])
}
