/** The demonstration's figures: what its loading appended, folded, so that the first dashboard is as quick as any. */
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
