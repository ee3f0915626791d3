import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Folder with the programs of a PostgreSQL on this machine that has Citus, if there is one. The product's own PostgreSQL has none. */
export function findCitus(): string | undefined {
  try {
    const ask = (what: string) => execFileSync('pg_config', [what], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    return existsSync(path.join(ask('--sharedir'), 'extension/citus.control')) ? ask('--bindir') : undefined
  } catch {
    return undefined
  }
}

/** Whether a server's directory belongs to one of those programs. */
export const isCitusDirectory = (directory: string): boolean => /-citus-[a-z0-9-]+$/.test(directory)
