import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chown, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '../src/platform/embedded-postgres.ts'
import { testHome } from './postgres.ts'

const run = promisify(execFile)
const settings = ['fsync=off', 'full_page_writes=off', 'wal_level=replica', 'max_wal_senders=4']

export type ReplicatedPostgres = {
  primaryUrl: string
  /** The owner's connection to the standby. */
  standbyUrl: string
  /** The network between product and standby, which tests stall and cut. */
  network: Network
  stop(): Promise<void>
}

/** A PostgreSQL with a standby that follows by streaming replication. */
export async function startReplicatedPostgres(database: string): Promise<ReplicatedPostgres> {
  const directoryOf = (kind: string) => path.join(testHome, `${process.pid}-${kind}`)
  const first = await startPostgres({ directory: directoryOf('primary'), database, settings })
  await first.stop()
  const copy = first.directory.replace(/primary$/, 'standby')
  await run('cp', ['-a', first.directory, copy])
  await writeFile(path.join(copy, 'standby.signal'), '')
  const { uid, gid } = await stat(first.directory)
  await chown(path.join(copy, 'standby.signal'), uid, gid)
  const primary = await startPostgres({ directory: directoryOf('primary'), database, settings })
  const following = [...settings, `primary_conninfo=${primary.url}`]
  const standby = await startPostgres({ directory: directoryOf('standby'), database, settings: following })
  const network = await startNetwork(Number(new URL(standby.url).port))
  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    network,
    async stop() {
      network.close()
      for (const one of [standby, primary]) {
        await one.stop('immediate')
        await rm(one.directory, { recursive: true, force: true })
      }
    },
  }
}

type Network = {
  port: number
  /** Silently stops forwarding. */
  stall(): void
  /** Ends all connections, and accepts no new ones. */
  cut(): void
  /** Accepts connections again. */
  heal(): void
  close(): void
}

async function startNetwork(server: number): Promise<Network> {
  const sockets = new Set<Socket>()
  let state: 'whole' | 'stalled' | 'cut' = 'whole'
  const listening = createServer((client) => {
    if (state === 'cut') return void client.destroy()
    const onward = connect(server, '127.0.0.1')
    for (const socket of [client, onward]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    client.on('close', () => onward.destroy())
    onward.on('close', () => client.destroy())
    if (state === 'whole') client.pipe(onward).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (listening.address() as AddressInfo).port, // a TCP server's address is one
    stall() {
      state = 'stalled'
      for (const socket of sockets) socket.unpipe().pause()
    },
    cut() {
      state = 'cut'
      destroyAll()
    },
    heal() {
      state = 'whole'
      destroyAll()
    },
    close() {
      destroyAll()
      listening.close()
    },
  }
}
