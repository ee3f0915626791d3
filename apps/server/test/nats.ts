import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Debian's package; a machine without it tells that its cases were skipped. */
export const hasNats = spawnSync('nats-server', ['--version']).status === 0

export type Nats = {
  url: string
  /** The returned function starts it again on the same port. */
  stopForAWhile(): Promise<() => Promise<void>>
  stop(): Promise<void>
}

export async function startNats(): Promise<Nats> {
  const port = await freePort()
  const start = async () => {
    const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
    await once(child, 'spawn')
    return child
  }
  let child: ChildProcess = await start()
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    url: `nats://127.0.0.1:${port}`,
    async stopForAWhile() {
      await stop()
      return async () => {
        child = await start()
      }
    },
    stop,
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // a TCP server's address is one
  await new Promise((resolve) => probe.close(resolve))
  return port
}
