import { makeStale, programFile, programs } from '../scripts/builds.ts'
import { benchSecret, databaseOf } from './databases.ts'
import { tokenOf } from './members.ts'
import { watchMemory } from './memory-peak.ts'
import { type Running, startScript } from './processes.ts'

export type Api = Running & { token: string; databaseUrl: string; stop(): Promise<void> }

/** An API process on a database with this many customers, and the token of an admin. */
export async function startApi(customers: number, environment: Record<string, string> = {}): Promise<Api> {
  return startApiOn(await databaseOf(customers), environment)
}

/** Like `startApi`, on an existing database. */
export async function startApiOn(databaseUrl: string, environment: Record<string, string> = {}): Promise<Api> {
  await makeStale(programs)
  const running = await startScript(programFile('server'), {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: benchSecret.toString('base64'),
    ROLES: 'api',
    DEMO: '0',
    ...environment,
  })
  const token = await tokenOf(databaseUrl, benchSecret, 'admin@wattdesk.example', `http://localhost:${new URL(running.url).port}`)
  const unwatch = watchMemory(running.pid)
  const stop = () => {
    unwatch()
    return running.stop()
  }
  return { ...running, token, databaseUrl, stop }
}
