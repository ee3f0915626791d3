import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import type { Certificates } from './certificates.ts'
import { freePort } from './nats.ts'

/** Debian's package; a machine without it reports that its cases were skipped. */
const program = '/usr/sbin/mosquitto'
const shipped = path.resolve(import.meta.dirname, '../../../deploy/mosquitto')
export const hasMosquitto = existsSync(program)

export type Mosquitto = {
  port: number
  /** Ends the broker with this signal and restarts it on the same port, with what it saved or an empty disk. */
  restart(signal: NodeJS.Signals, disk?: 'empty'): Promise<void>
  stop(): Promise<void>
}

export type ShippedMosquitto = {
  servicePort: number
  gatewayPort: number
  /** Replaces the password file, as `systemctl reload` does. */
  reload(passwords: readonly string[]): Promise<void>
  stop(): Promise<void>
}

/** Mosquitto with the shipped files, except for ports, directories and certificates. */
export async function startShippedMosquitto(passwords: readonly string[]): Promise<ShippedMosquitto> {
  const [servicePort, gatewayPort] = [await freePort(), await freePort()]
  const directory = await mkdtemp(path.join(tmpdir(), 'mosquitto-'))
  await chmod(directory, 0o777)
  const settings = (await readFile(path.join(shipped, 'mosquitto.conf'), 'utf8'))
    .replace('listener 1884 127.0.0.1', `listener ${servicePort} 127.0.0.1`)
    .replace('listener 8883', `listener ${gatewayPort} 127.0.0.1`)
    .replaceAll('/etc/mosquitto/', `${directory}/`)
    .replace('/var/lib/mosquitto/', `${directory}/`)
    .replaceAll(/^(certfile|keyfile) .*$/gm, '')
  const file = path.join(directory, 'mosquitto.conf')
  await writeFile(file, settings)
  const write = (lines: readonly string[]) => writeFile(path.join(directory, 'passwords'), `${lines.join('\n')}\n`)
  await write(passwords)
  await copyFile(path.join(shipped, 'acl'), path.join(directory, 'acl'))
  const child = await start(file, gatewayPort)
  return {
    servicePort,
    gatewayPort,
    async reload(lines) {
      await write(lines)
      child.kill('SIGHUP')
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The shipped file's settings of sessions, queues and disk. Listeners and passwords are the test's own. */
async function shippedDurability(): Promise<string> {
  const lines = (await readFile(path.join(shipped, 'mosquitto.conf'), 'utf8')).split('\n')
  return lines.filter((line) => /^(persistence|autosave_\w+|max_\w+_messages|max_queued_bytes|max_packet_size) /.test(line)).join('\n')
}

export async function startMosquitto(certificates?: Certificates): Promise<Mosquitto> {
  const port = await freePort()
  const directory = await mkdtemp(path.join(tmpdir(), 'mosquitto-'))
  // As root, Mosquitto switches to a separate user.
  await chmod(directory, 0o777)
  const file = path.join(directory, 'mosquitto.conf')
  const tls = certificates ? [`certfile ${certificates.certificate}`, `keyfile ${certificates.key}`] : []
  const own = [`listener ${port} 127.0.0.1`, ...tls, 'allow_anonymous true', `persistence_location ${directory}/`]
  await writeFile(file, [...own, await shippedDurability()].join('\n'))
  let child = await start(file, port)
  const stop = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    port,
    async restart(signal, disk) {
      await stop(signal)
      if (disk === 'empty') await rm(path.join(directory, 'mosquitto.db'), { force: true })
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
  await waitForPort(port)
  return child
}

/** Waits until a program of this machine listens on the port. */
export const waitForPort = (port: number) => vi.waitFor(() => isListening(port), { timeout: 15_000, interval: 20 })

async function isListening(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
  } finally {
    socket.destroy()
  }
}
