import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startPostgres } from '../apps/server/src/platform/embedded-postgres.ts'
import { endsLast } from '../scripts/shutdown.ts'

/** Starts PostgreSQL, which stops when this process is interrupted, also while it starts. One that ran already is left running. */
export function startOwnPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const starting = startPostgres(options)
  const stop = async (mode: 'fast' | 'immediate') => {
    const postgres = await starting
    if (postgres.origin !== 'running') await postgres.stop(mode)
  }
  endsLast({ gently: () => stop('fast'), atOnce: () => stop('immediate') })
  return starting
}
