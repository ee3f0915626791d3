import type { Db } from '../db/connect.ts'
import { type DeploymentRow, readDeploymentState } from '../db/deployment-state.ts'
import { sha256 } from './crypto.ts'
import type { Log } from './log.ts'
import { repeat } from './repeat.ts'

/**
 * Which deployment this process belongs to. A copy of its database (a restored backup, a dump) is not the original: it must not
 * receive, send or call anything in the original's name.
 */
export type Deployment = {
  /** Part of every external name: sessions at brokers, subjects, message IDs. A copy has another name than its original. */
  name(): string
  isOriginal(): boolean
  state(): DeploymentRow
  /** Calls back after each change. Returns a function that stops it. */
  onChange(callback: () => void): () => void
  /** Reads the state again, as all processes do every few seconds. */
  refresh(): Promise<void>
  /** Follows the state until the returned function is called. */
  follow(): () => Promise<void>
}

const everyMs = 5_000

type Opening = { db: Db; log: Log; config: { isQuiet: boolean } }

export async function openDeployment({ db, log, config }: Opening): Promise<Deployment> {
  const callbacks = new Set<() => void>()
  let row = await readDeploymentState(db)
  const isOriginal = () => row.isOriginal && !config.isQuiet
  const usual = log.level
  const followLevel = () => {
    const isSet = row.logLevel !== null && row.logLevelUntil !== null && row.logLevelUntil.getTime() > Date.now()
    const level = isSet && row.logLevel ? row.logLevel : usual
    if (log.level !== level) log.level = level
  }
  const refresh = async () => {
    const before = JSON.stringify(row)
    row = await readDeploymentState(db)
    followLevel()
    if (JSON.stringify(row) !== before) for (const callback of callbacks) callback()
  }
  return {
    name: () => (isOriginal() ? row.name : `${row.name}-copy-${sha256(row.here).toString('hex').slice(0, 8)}`),
    isOriginal,
    state: () => row,
    onChange(callback) {
      callbacks.add(callback)
      return () => callbacks.delete(callback)
    },
    refresh,
    follow: () => repeat({ log }, { name: 'deployment state', everyMs }, refresh),
  }
}
