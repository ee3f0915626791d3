// The work of a start that loads much code: checks the settings, migrates, finds the simulated homes. It runs in a process of its own, which
// ends with the start, because the process that stays while the product runs must be small. `preparation.ts` starts it.
import { writeFleetFile } from '../apps/server/src/demonstration/fleet-file.ts'
import { isCutOff, isLoadable } from '../apps/server/src/demonstration/loadable.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import type { SecretKeys } from '../apps/server/src/platform/secret-keys.ts'
import { checkSettings } from './settings.ts'
import { bringUpToDate } from './up-to-date.ts'
import { printWelcome } from './welcome.ts'

/** A database whose embedded server, if any, has its data in a directory. */
type Database = { url: string; ownerUrl?: string | undefined; directory?: string | undefined }
type FleetFile = { databaseUrl: string; file: string }

let known: SecretKeys | undefined

const tasks = {
  async settings() {
    const { demo, port, mqttBroker, demoHistoryDays } = checkSettings()
    return { demo, port, brokerPort: mqttBroker.port, historyDays: demoHistoryDays }
  },
  async bringUpToDate({ directory, url, ownerUrl: given }: Database, secretKey: string) {
    // Whoever started the embedded server stops it when this process refuses and ends.
    const embedded = directory ? { directory, stop: async () => undefined } : undefined
    const database = { url, ...(given && { ownerUrl: given }), ...(embedded && { embedded }) }
    const { applicationUrl, ownerUrl, secretKey: keys } = await bringUpToDate(database, secretKey)
    known = keys
    const owner = ownerUrl ?? applicationUrl
    return { applicationUrl, ownerUrl, isLoadable: await isLoadable(owner), isCutOff: await isCutOff(owner) }
  },
  /** Returns the number of simulated homes. They get addresses and the credentials of their devices, but no secret of the product. */
  async writeFleetFile({ databaseUrl, file }: FleetFile) {
    if (!known) throw new Error('The database was not brought up to date')
    return writeFleetFile({ databaseUrl, secretKey: known, file })
  },
  async welcome(environment: Record<string, string>, startedInMs: number) {
    printWelcome(readConfig(environment), startedInMs)
  },
}

export type Tasks = typeof tasks
export type Asked = { number: number; task: keyof Tasks; given: unknown[] }
export type Answered = { number: number; result?: unknown; fault?: string }

process.on('message', async ({ number, task, given }: Asked) => {
  // Sent by `preparation.ts`, whose types are those of the tasks.
  const work = tasks[task] as (...parts: unknown[]) => Promise<unknown>
  const answer: Answered = await work(...given).then(
    (result) => ({ number, result }),
    (error: Error) => ({ number, fault: error.message }),
  )
  process.send?.(answer)
})
process.once('disconnect', () => process.exit(0))
