import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectAsync } from 'mqtt'
import { vi } from 'vitest'
import { freePort } from './nats.ts'

/** Debian's package; a machine without it tells that its cases were skipped. */
const program = '/usr/sbin/mosquitto'
export const hasMosquitto = existsSync(program)

export type Mosquitto = {
  port: number
  /** Ends it with this signal and starts it again on the same port with what it kept. */
  restart(signal: NodeJS.Signals): Promise<void>
  stop(): Promise<void>
}

/** What the shipped file says of sessions, queues and the disk; listeners and passwords are a test's own. */
async function shippedDurability(): Promise<string> {
  const lines = (await readFile(path.resolve(import.meta.dirname, '../../../deploy/mosquitto/mosquitto.conf'), 'utf8')).split('\n')
  return lines.filter((line) => /^(persistence|autosave_\w+|max_\w+_messages|max_queued_bytes|max_packet_size) /.test(line)).join('\n')
}

export async function startMosquitto(): Promise<Mosquitto> {
  const port = await freePort()
  const directory = await mkdtemp(path.join(tmpdir(), 'mosquitto-'))
  // As root, Mosquitto becomes a user of its own.
  await chmod(directory, 0o777)
  const file = path.join(directory, 'mosquitto.conf')
  await writeFile(
    file,
    `listener ${port} 127.0.0.1\nallow_anonymous true\npersistence_location ${directory}/\n${await shippedDurability()}`,
  )
  let child = await start(file, port)
  const stop = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    port,
    async restart(signal) {
      await stop(signal)
      child = await start(file, port)
    },
    async stop() {
      await stop('SIGTERM')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function start(file: string, port: number): Promise<ChildProcess> {
  const child = spawn(program, ['-c', file], { stdio: 'ignore' })
  await vi.waitFor(async () => (await connectAsync(`mqtt://127.0.0.1:${port}`, { reconnectPeriod: 0 }, false)).endAsync(), 15_000)
  return child
}
