// Waits for the end of a test run, which holds the other end of the standard input, and stops the PostgreSQL that the run left behind.
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { startPostgres } from '../src/platform/embedded-postgres.ts'

const [directory = ''] = process.argv.slice(2)
await finished(process.stdin.resume(), { writable: false }).catch(() => undefined)
// A run that ended by itself has removed it.
if (existsSync(path.join(directory, 'postmaster.pid'))) {
  const postgres = await startPostgres({ directory, database: 'postgres' })
  await postgres.stop('immediate')
}
if (directory !== '') await rm(directory, { recursive: true, force: true })
