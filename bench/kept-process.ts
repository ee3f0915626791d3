import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { until } from './faulty-product.ts'

/** On a busy machine, a start takes more than a minute. `start.bench.ts` measures how long it may take. */
const startsWithinMs = 180_000

/** A process that is restarted when it ends, as by a service manager. */
export type KeptProcess = {
  name: string
  /** Ends the process with a signal. It restarts half a second later. */
  end(signal: NodeJS.Signals): Promise<void>
  /** Ends the process with a signal. It stays down until the returned function is called, which waits until it works. */
  away(signal: NodeJS.Signals): Promise<() => Promise<void>>
  ready(): Promise<void>
  stop(): Promise<void>
}

export type KeptDescription = {
  name: string
  command: string
  parameters: readonly string[]
  environment?: Record<string, string>
  isReady(): Promise<boolean>
}

export async function keep({ name, command, parameters, environment, isReady }: KeptDescription): Promise<KeptProcess> {
  let isWanted = true
  let child = start()
  function start(): ChildProcess {
    const started = spawn(command, [...parameters], { env: { ...process.env, ...environment }, stdio: 'ignore' })
    started.once('exit', () => {
      setTimeout(() => {
        if (isWanted && started === child) child = start()
      }, 500)
    })
    return started
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const ready = async () => void (await until(isReady, startsWithinMs))
  await ready()
  return {
    name,
    end,
    async away(signal) {
      isWanted = false
      await end(signal)
      return async () => {
        isWanted = true
        child = start()
        await ready()
      }
    },
    ready,
    async stop() {
      isWanted = false
      await end('SIGTERM')
    },
  }
}
