import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

export type Migration = { name: string; sql: string; checksum: string }

const folder = new URL('./migrations/', import.meta.url)

/** All migrations in order: the numbered files of the domains, then each later change, named by its date. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const migrations: Migration[] = []
  // One after the other: a process may have few files open at a time.
  for (const name of names) migrations.push(migrationOf(name, await readFile(new URL(name, folder), 'utf8')))
  return migrations
}

export function migrationOf(name: string, sql: string): Migration {
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}
