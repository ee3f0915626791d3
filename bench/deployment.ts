import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../apps/server/src/platform/embedded-postgres.ts'
import { makeStale, programFile, programs } from '../scripts/builds.ts'
import { benchDirectory, benchSecret, closeDatabases, copyOfDatabase } from './databases.ts'
import { type PostgresControls, postgresOf } from './faulty-product.ts'
import { type KeptProcess, keep } from './kept-process.ts'
import { tokenOf } from './members.ts'
import { freePort } from './processes.ts'
import { startProxy } from './proxy.ts'
import { type Homes, provisionHomes } from './telemetry-homes.ts'

const root = path.resolve(import.meta.dirname, '..')

/** A deployment with several processes: two APIs behind a proxy, two ingests, a worker, PostgreSQL, NATS and Mosquitto. */
export type Deployment = {
  /** Address of the proxy. */
  url: string
  /** Addresses of the servers behind it. */
  apiUrls: [string, string]
  databaseUrl: string
  token: string
  tenantId: string
  mqttPort: number
  homes: Homes['gateways']
  serials: string[]
  apis: [KeptProcess, KeptProcess]
  ingests: [KeptProcess, KeptProcess]
  worker: KeptProcess
  mosquitto: KeptProcess
  nats: KeptProcess
  postgres: PostgresControls
  /** Needed because tokens are valid for ten minutes. */
  renewToken(): Promise<void>
  stop(): Promise<void>
}

type Size = { customers?: number; gateways?: number; sessions?: number }

export async function startDeployment({ customers = 1_000, gateways = 20, sessions = 1 }: Size = {}): Promise<Deployment> {
  const database = await copyOfDatabase(customers, 'faults_several')
  const { gateways: homes } = await provisionHomes(database.url, gateways)
  const { directory } = await startPostgres({ directory: path.join(benchDirectory, 'postgres'), database: 'postgres' })
  const scratch = await mkdtemp(path.join(tmpdir(), 'wattdesk-faults-'))
  const [mqttPort, natsPort, proxyPort] = [await freePort(), await freePort(), await freePort()]
  const mosquitto = await keepMosquitto(mqttPort, scratch)
  const nats = await keepNats(natsPort, scratch)
  const environment = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    SECRET_KEY: benchSecret.toString('base64'),
    PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
    NATS_URL: `nats://127.0.0.1:${natsPort}`,
    MQTT_URL: `mqtt://127.0.0.1:${mqttPort}`,
    MQTT_SESSIONS: String(sessions),
  }
  const server = (name: string, role: string) => keepServer(name, { ...environment, ROLES: role })
  await makeStale(programs)
  const first = await server('the first API', 'api')
  const second = await server('the second API', 'api')
  const ingests: Deployment['ingests'] = [
    (await server('the first ingest', 'ingest')).kept,
    (await server('the second ingest', 'ingest')).kept,
  ]
  const worker = (await server('the worker', 'worker')).kept
  const proxy = await startProxy(proxyPort, [first.url, second.url])
  const newToken = () => tokenOf(database.url, benchSecret, 'admin@wattdesk.example', environment.PUBLIC_URL)
  const token = await newToken()
  const parts = { apis: [first.kept, second.kept] satisfies Deployment['apis'], ingests, worker, mosquitto, nats }
  const deployment: Deployment = {
    url: proxy.url,
    apiUrls: [first.url, second.url],
    databaseUrl: database.url,
    token,
    tenantId: await tenantOf(proxy.url, token),
    mqttPort,
    homes,
    serials: homes.map(({ serial }) => serial),
    ...parts,
    postgres: await postgresOf(directory),
    async renewToken() {
      deployment.token = await newToken()
    },
    async stop() {
      proxy.close()
      await Promise.all([...parts.apis, ...ingests, worker].map((one) => one.stop()))
      await Promise.all([mosquitto.stop(), nats.stop()])
      await database.drop()
      await closeDatabases()
      await rm(scratch, { recursive: true })
    },
  }
  return deployment
}

async function keepServer(name: string, environment: Record<string, string>): Promise<{ kept: KeptProcess; url: string }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const kept = await keep({
    name,
    command: process.execPath,
    parameters: ['--disable-warning=ExperimentalWarning', programFile('server')],
    environment: { ...environment, PORT: String(port) },
    isReady: async () => (await fetch(`${url}/health/ready`)).ok,
  })
  return { kept, url }
}

const keepNats = (port: number, scratch: string): Promise<KeptProcess> =>
  keep({
    name: 'NATS',
    command: 'nats-server',
    parameters: ['-a', '127.0.0.1', '-p', String(port), '-l', path.join(scratch, 'nats.log')],
    isReady: () => isListening(port),
  })

/** Mosquitto with the shipped file's settings for sessions, queues and the disk. */
async function keepMosquitto(port: number, scratch: string): Promise<KeptProcess> {
  const shipped = (await readFile(path.join(root, 'deploy/mosquitto/mosquitto.conf'), 'utf8')).split('\n')
  const durability = shipped.filter((line) => /^(persistence|autosave_\w+|max_\w+_messages|max_queued_bytes|max_packet_size) /.test(line))
  const own = [`user root`, `listener ${port} 127.0.0.1`, 'allow_anonymous true', `persistence_location ${scratch}/`, 'log_dest none']
  const file = path.join(scratch, 'mosquitto.conf')
  await writeFile(file, [...own, ...durability].join('\n'))
  return keep({ name: 'Mosquitto', command: '/usr/sbin/mosquitto', parameters: ['-c', file], isReady: () => isListening(port) })
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function tenantOf(url: string, token: string): Promise<string> {
  const me = await fetch(`${url}/api/v1/profile/me`, { headers: { authorization: `Bearer ${token}` } })
  const { tenant } = (await me.json()) as { tenant: { id: string } } // the shape that the contract's `getMe` declares
  return tenant.id
}
