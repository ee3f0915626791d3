import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type EmbeddedPostgres, startPostgres } from '../src/platform/embedded-postgres.ts'
import { onServer, testHome } from './postgres.ts'

const database = 'wattdesk'
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_preload_libraries=citus',
  'wal_level=logical',
  'max_wal_senders=4',
  // Transactions over several nodes are committed in two phases.
  'max_prepared_transactions=100',
  'citus.node_conninfo=sslmode=disable',
  'citus.shard_count=8',
  'citus.recover_2pc_interval=1s',
  'citus.enable_statistics_collection=off',
]

export type CitusCluster = {
  /** The owner's connection to the coordinator. */
  coordinatorUrl: string
  /** Adds both worker nodes. Until then, the coordinator is a server like any other. */
  addNodes(): Promise<void>
  /** Kills a worker node. The returned function starts it again. */
  killNode(index: 0 | 1): Promise<() => Promise<void>>
  stop(): Promise<void>
}

/** A coordinator and two worker nodes, of these programs. */
export async function startCitusCluster(binaries: string): Promise<CitusCluster> {
  const start = (kind: string, port?: number) =>
    startPostgres({ directory: path.join(testHome, `${process.pid}-citus-${kind}`), database, settings, binaries, ...(port && { port }) })
  const coordinator = await start('coordinator')
  const workers: [EmbeddedPostgres, EmbeddedPostgres] = [await start('worker-1'), await start('worker-2')]
  // The nodes sign in at each other with one password.
  const { password } = new URL(coordinator.url)
  for (const worker of workers) {
    await onServer(worker.url, (client) => client.query(`alter role postgres password '${password}'`))
    await writeFile(path.join(worker.directory, 'password'), password)
  }
  const portOf = (node: EmbeddedPostgres) => Number(new URL(node.url).port)
  return {
    coordinatorUrl: coordinator.url,
    async addNodes() {
      for (const node of [coordinator, ...workers]) {
        await onServer(Object.assign(new URL(node.url), { password }).href, async (client) => {
          await client.query('create extension citus')
          await client.query("insert into pg_dist_authinfo values (0, 'postgres', $1)", [`password=${password}`])
        })
      }
      await onServer(coordinator.url, async (client) => {
        await client.query("select citus_set_coordinator_host('127.0.0.1', $1)", [portOf(coordinator)])
        for (const worker of workers) await client.query("select citus_add_node('127.0.0.1', $1)", [portOf(worker)])
      })
    },
    async killNode(index) {
      const node = workers[index]
      await node.stop('immediate')
      return async () => {
        workers[index] = await start(`worker-${index + 1}`, portOf(node))
      }
    },
    async stop() {
      for (const node of [coordinator, ...workers]) {
        await node.stop('immediate')
        await rm(node.directory, { recursive: true, force: true })
      }
    },
  }
}
