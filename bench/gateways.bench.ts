import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { hostsOf } from '@wattdesk/gateway-core/network.ts'
import { searchNetwork } from '@wattdesk/gateway-core/network-search.ts'
import { databaseOf, onServer } from './databases.ts'
import type { GatewayLoad, GatewayReport } from './gateway-load.ts'
import type { GatewayNetwork } from './gateway-network.ts'
import { memoryOf, nodeProcessesOf } from './memory.ts'
import { freePort } from './processes.ts'
import { type Api, startApiOn } from './product.ts'
import { atMost, type Bench, number, type Row } from './row.ts'
import { provisionHomes } from './telemetry-homes.ts'

const gatewayCount = 2_000
const steadyMs = 30_000
const devices = 20

/** Many gateways on one ingest process, their return after a restart of the broker, and a network search. Without a bar. */
export const gatewaysBench: Bench = {
  name: 'gateways',
  bars: [],
  async run() {
    return [await searchRow(), ...(await fleetRows())]
  },
}

/** Uses the settings of the gateway program, with which every silent host costs its whole time limit. */
async function searchRow(): Promise<Row> {
  const network: GatewayNetwork = { hosts: hostsOf('127.0.77.0/24'), devices, port: await freePort() }
  const child = await start('gateway-network.ts', network)
  try {
    const begun = performance.now()
    const hosts = network.hosts.map((host) => ({ host, port: network.port }))
    const found = await searchNetwork({ hosts, units: [1, 126], timeoutMs: 2_000, atOnce: 64, withinMs: 300_000 }, () => undefined)
    if (found.length !== devices) throw new Error(`${found.length} devices were found instead of ${devices}`)
    const seconds = (performance.now() - begun) / 1_000
    const row = {
      bar: 0,
      what: `search of a /24: ${devices} devices, all other hosts silent`,
      ours: `${number(seconds, 1)} s`,
      reference: '',
    }
    return atMost(row, seconds, 60, 20, ' s')
  } finally {
    child.kill('SIGKILL')
  }
}

async function fleetRows(): Promise<Row[]> {
  const port = await freePort()
  const databaseUrl = await databaseOf(10_000)
  const { gateways } = await provisionHomes(databaseUrl, gatewayCount)
  const product = await startApiOn(databaseUrl, { ROLES: 'api,ingest,worker', MQTT_PORT: String(port) })
  const child = await start('gateway-load.ts', { port, gateways, steadyMs } satisfies GatewayLoad)
  const next = async <Step extends GatewayReport['step']>(step: Step) => {
    const [report] = (await once(child, 'message')) as [GatewayReport]
    if (report.step !== step) throw new Error(`the load reports ${report.step} instead of ${step}`)
    return report as Extract<GatewayReport, { step: Step }>
  }
  try {
    const connected = await next('connected')
    const before = await cpuOf(product)
    const begun = performance.now()
    const steady = await next('steady')
    const cores = ((await cpuOf(product)) - before) / ((performance.now() - begun) / 1_000)
    const memoryMb = await memoryOf(await nodeProcessesOf(product.pid))
    process.kill(await brokerOf(product), 'SIGKILL')
    const back = await next('back')
    const { messages } = await next('done')
    const stored = await countSamples(product.databaseUrl)
    const what = `${number(gatewayCount)} gateways, a message each 5 s`
    const row = (about: string, ours: string) => ({ bar: 0, what: about, ours, reference: '' })
    return [
      atMost(
        row(`${what}: sent to committed, p99`, `${number(steady.p99Ms, 1)} ms (p50 ${number(steady.p50Ms, 1)})`),
        steady.p99Ms,
        1_000,
        250,
        ' ms',
      ),
      atMost(row(`${what}: memory of all Node processes`, `${number(memoryMb)} MB`), memoryMb, 900, 600, ' MB'),
      atMost(row(`${what}: processor`, `${number(cores, 2)} cores`), cores, 1.5, 0.75, ' cores'),
      atMost(row('first sign-in of all', `${number(connected.seconds, 1)} s`), connected.seconds, 60, 20, ' s'),
      atMost(row('all back after the broker was killed', `${number(back.seconds, 1)} s`), back.seconds, 60, 30, ' s'),
      atMost(row('messages lost meanwhile', `${messages - stored} of ${number(messages)}`), messages - stored, 0, 0),
    ]
  } finally {
    child.kill('SIGKILL')
    await product.stop()
  }
}

async function start(file: string, message: object): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, file), [], { execArgv: ['--disable-warning=ExperimentalWarning'] })
  await once(child, 'message')
  const isOpen = file === 'gateway-network.ts' ? once(child, 'message') : undefined
  child.send(message)
  await isOpen
  return child
}

/** Processor seconds that the product's Node processes have used. */
async function cpuOf({ pid }: Api): Promise<number> {
  const ticks = await Promise.all(
    (await nodeProcessesOf(pid)).map(async (one) => {
      const fields = (await readFile(`/proc/${one}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ')
      return Number(fields[11]) + Number(fields[12])
    }),
  )
  return ticks.reduce((sum, one) => sum + one, 0) / 100
}

async function brokerOf({ pid }: Api): Promise<number> {
  for (const one of await nodeProcessesOf(pid)) {
    if ((await readFile(`/proc/${one}/cmdline`, 'utf8')).includes('dist/broker.js')) return one
  }
  throw new Error('the product has no broker')
}

const countSamples = (databaseUrl: string): Promise<number> =>
  onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from samples where source_id in (select id from gateways where serial_number like 'BENCH-%')",
    )
    return rows[0]?.count ?? 0
  })
