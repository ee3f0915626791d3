import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Certificates } from './certificates.ts'

const shipped = path.resolve(import.meta.dirname, '../../../deploy/nats')

/** Debian's package; a machine without it reports that its cases were skipped. */
export const hasNats = spawnSync('nats-server', ['--version']).status === 0

export type Nats = {
  url: string
  /** The returned function restarts it on the same port. */
  stopForAWhile(): Promise<() => Promise<void>>
  stop(): Promise<void>
}

/** NATS with a shipped file, except for its port, certificates and the rest of the cluster. */
export async function startShippedNats(
  { certificate, key }: Certificates,
  password: string,
  onPort?: number,
  name: 'nats.conf' | 'nats-single.conf' = 'nats.conf',
): Promise<Nats> {
  const directory = await mkdtemp(path.join(tmpdir(), 'nats-'))
  const file = path.join(directory, 'nats.conf')
  const port = onPort ?? (await freePort())
  const settings = (await readFile(path.join(shipped, name), 'utf8'))
    .replace('0.0.0.0:4222', `127.0.0.1:${port}`)
    .replace('/etc/nats/certs/server.crt', certificate)
    .replace('/etc/nats/certs/server.key', key)
    .replace(/^cluster \{[\s\S]*?^\}/m, '')
  await writeFile(file, settings)
  const nats = await keepNats('env', [`NATS_PASSWORD=${password}`, 'nats-server', '-c', file])
  const stop = async () => {
    await nats.stop()
    await rm(directory, { recursive: true })
  }
  return { ...nats, stop, url: `tls://wattdesk:${password}@localhost:${port}` }
}

export async function startNats(onPort?: number): Promise<Nats> {
  const port = onPort ?? (await freePort())
  return { ...(await keepNats('nats-server', ['-a', '127.0.0.1', '-p', String(port)])), url: `nats://127.0.0.1:${port}` }
}

async function keepNats(command: string, parameters: readonly string[]): Promise<Omit<Nats, 'url'>> {
  const start = async () => {
    const child = spawn(command, parameters, { stdio: 'ignore' })
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

/** Nodes of a cluster on this machine, from a file whose three routes name the others. */
export async function startNatsCluster(settings: string): Promise<{ countRoutedNodes(): Promise<number[]>; stop(): Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'nats-'))
  const ports = await Promise.all(Array.from({ length: 9 }, () => freePort()))
  const nodes = [0, 1, 2].map((node) => ({ clients: ports[node], routes: ports[node + 3], http: ports[node + 6] }))
  const routes = nodes.map((node) => `nats://127.0.0.1:${node.routes}`)
  const running = await Promise.all(
    nodes.map(async (node, at) => {
      const file = path.join(directory, `${at}.conf`)
      const own = settings
        .replace('0.0.0.0:4222', `127.0.0.1:${node.clients}`)
        .replace('0.0.0.0:8222', `127.0.0.1:${node.http}`)
        .replace('0.0.0.0:6222', `127.0.0.1:${node.routes}`)
        .replaceAll(/nats:\/\/nats-(\d)[^,\]]*/g, (_, number: string) => routes[Number(number)] ?? '')
      await writeFile(file, own)
      return keepNats('env', ['NATS_PASSWORD=password-of-a-test', 'nats-server', '-c', file])
    }),
  )
  return {
    countRoutedNodes: () =>
      Promise.all(
        nodes.map(async ({ http }) => {
          const { routes: found } = (await (await fetch(`http://127.0.0.1:${http}/routez`)).json()) as { routes: { remote_id: string }[] }
          return new Set(found.map((route) => route.remote_id)).size
        }),
      ),
    async stop() {
      await Promise.all(running.map((one) => one.stop()))
      await rm(directory, { recursive: true })
    },
  }
}
