import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterEach, expect, vi } from 'vitest'
import { patience } from '../../../scripts/patience.ts'
import { timeSeen } from '../../../scripts/set-time.ts'
import { testSecret } from './postgres.ts'
import type { TestServer } from './server.ts'

const main = path.resolve(import.meta.dirname, '../src/main.ts')
/** Node's cache of compiled code, so that only the first process of a clone strips the types of the server's files. */
const compiled = path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled')
/** A degraded process works. It returns 200, so that nobody takes it out of service. */
export const readiness = (state: 'ok' | 'degraded' | 'unavailable', missing: string[]) => ({
  status: state === 'unavailable' ? 503 : 200,
  state,
  missing,
})

/** Separate server processes on a test's database, which are ended after each test. */
export function serverProcesses(server: TestServer) {
  const ending: ChildProcess[] = []
  afterEach(async () => {
    for (const child of ending.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
  })

  /** A separate server process on the test's database, with its output so far. */
  function startProcess(environment: Record<string, string>) {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: {
        ...timeSeen(),
        NODE_COMPILE_CACHE: compiled,
        DATABASE_URL: server.ctx.config.databaseUrl,
        SECRET_KEY: testSecret.toString('base64'),
        PUBLIC_URL: 'http://localhost:4000',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    ending.push(child)
    let written = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (written += text))
    /** Resolves when the process serves and handles signals. */
    const started = new Promise((resolve) => child.once('message', resolve))
    return { child, started, written: () => written }
  }

  /** Starts a process, and calls it over the port that its log names. */
  async function startListening(environment: Record<string, string>) {
    const { child, started, written } = startProcess(environment)
    const address = await vi.waitFor(() => {
      const [, found] = /"address":"([^"]+)"/.exec(written()) ?? []
      if (!found) throw new Error(`it does not listen: ${written()}`)
      return found
    }, 30_000 * patience)
    const ready = async () => {
      const response = await fetch(`${address}/health/ready`)
      const { status, parts } = (await response.json()) as { status: string; parts: Record<string, string> }
      return { status: response.status, state: status, missing: Object.keys(parts).filter((part) => parts[part] !== 'ok') }
    }
    return {
      child,
      started,
      address,
      written,
      ready,
      becomes: (state: 'ok' | 'degraded' | 'unavailable', missing: string[]) =>
        vi.waitFor(async () => expect(await ready()).toEqual(readiness(state, missing)), 15_000),
    }
  }

  return { startProcess, startListening }
}
