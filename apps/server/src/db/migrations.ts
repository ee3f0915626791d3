import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

export type Migration = { name: string; sql: string; checksum: string }

const folder = new URL('./migrations/', import.meta.url)
export const releaseMigration = '0001-release.sql'
const dated = /^(\d{4}-\d{2}-\d{2})-([01]\d|2[0-3])[0-5]\d-[a-z0-9]+(-[a-z0-9]+)*\.sql$/

/** All migrations in order: the schema of the first release, then each later change by its date. */
export async function readMigrations(): Promise<Migration[]> {
  const names = orderOf((await readdir(folder)).filter((name) => name.endsWith('.sql')))
  const migrations: Migration[] = []
  // Sequentially, because a process may have few files open.
  for (const name of names) migrations.push(migrationOf(name, await readFile(new URL(name, folder), 'utf8')))
  return migrations
}

/** The order in which migrations run. Throws for a name that would not sort by its date. */
export function orderOf(names: readonly string[]): string[] {
  const odd = names.find((name) => name !== releaseMigration && !isDated(name))
  if (odd !== undefined) {
    throw new Error(`Migration ${odd} is not named by its date and time in UTC, such as 2027-01-15-0900-add-meters.sql.`)
  }
  return [...names].sort()
}

function isDated(name: string): boolean {
  const day = dated.exec(name)?.[1]
  if (day === undefined) return false
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

export function migrationOf(name: string, sql: string): Migration {
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}
