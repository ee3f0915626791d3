/** Folds the deltas of the demonstration data, so that the first dashboard loads as fast as any other. */
import { connect, disconnect } from '../../db/connect.ts'
import { openLog } from '../../platform/log.ts'
import { foldAllStatistics } from './statistics.service.ts'

export async function foldSeededStatistics(options: { databaseUrl: string }): Promise<void> {
  const db = connect({ url: options.databaseUrl, max: 1, log: openLog('warn') })
  try {
    await foldAllStatistics(db)
  } finally {
    await disconnect(db)
  }
}
