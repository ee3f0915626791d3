import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, constants, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './processes.ts'

export type VictoriaMetrics = { url: string; put(lines: readonly string[]): Promise<void>; stop(): Promise<void> }

const program = 'victoria-metrics'

/** Path of the program; undefined if it is not on the PATH. */
export async function findVictoriaMetrics(): Promise<string | undefined> {
  for (const directory of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(directory, program)
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return file
  }
  return undefined
}

/** Starts it with an empty directory and without its cache of responses, because a home's history is seldom requested twice. */
export async function startVictoriaMetrics(file: string): Promise<VictoriaMetrics> {
  const directory = await mkdtemp(path.join(tmpdir(), 'wattdesk-bench-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const options = [
    `-storageDataPath=${directory}`,
    `-httpListenAddr=${new URL(url).host}`,
    '-retentionPeriod=100y',
    '-search.disableCache',
    '-loggerLevel=ERROR',
  ]
  const child = spawn(file, options, { stdio: ['ignore', 'ignore', 'inherit'] })
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(directory, { recursive: true, force: true })
  }
  await waitFor(`${url}/health`)
  return {
    url,
    stop,
    async put(lines) {
      await post(`${url}/api/v1/import`, lines.join('\n'))
      // Written data can be queried once it is flushed.
      await post(`${url}/internal/force_flush`)
    },
  }
}

async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await sleep(50)
  }
  throw new Error(`${program} did not start`)
}

async function post(url: string, body?: string): Promise<void> {
  const response = await fetch(url, { method: 'POST', ...(body === undefined ? {} : { body }) })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
}
