// Many gateways with the connection of the real one, and a message every five seconds. Runs in a separate process.
import { openGatewayLink } from '@wattdesk/gateway-core/gateway-link.ts'

export type GatewayLoad = { port: number; gateways: { serial: string; password: string }[]; steadyMs: number }
/** Reports of the process, in this order. Afterwards it waits to be stopped. */
export type GatewayReport =
  | { step: 'connected'; seconds: number }
  | { step: 'steady'; messages: number; p50Ms: number; p99Ms: number }
  | { step: 'back'; seconds: number }
  | { step: 'done'; messages: number }

const everyMs = 5_000
const log = { info: () => undefined, warn: () => undefined, debug: () => undefined }
const say = (report: GatewayReport) => process.send?.(report)

process.once('message', (load: GatewayLoad) => void run(load))
process.send?.('ready')

async function run({ port, gateways, steadyMs }: GatewayLoad): Promise<void> {
  const links = gateways.map((gateway) =>
    openGatewayLink({
      ...gateway,
      url: `mqtt://127.0.0.1:${port}`,
      firmware: '4.12.0',
      run: Math.floor(Date.now() / 1_000),
      jobs: { scan: async () => [] },
      log,
    }),
  )
  const begun = performance.now()
  for (const link of links) link.open()
  const count = () => links.filter((link) => link.isConnected()).length
  await until(() => count() === links.length)
  say({ step: 'connected', seconds: (performance.now() - begun) / 1_000 })

  let messages = 0
  let latencies: number[] = []
  const send = (link: (typeof links)[number]) => {
    const sentAt = performance.now()
    const sample = { at: Date.now(), productionPowerW: 3_000, gridPowerW: -800.5, householdPowerW: 2_199.5 }
    messages += 1
    link.send(
      () => [sample],
      () => latencies.push(performance.now() - sentAt),
    )
  }
  const timers = links.map((link, place) => setTimeout(() => send(link), (place / links.length) * everyMs))
  const intervals = links.map((link, place) =>
    setTimeout(() => timers.push(setInterval(() => send(link), everyMs)), (place / links.length) * everyMs),
  )
  // The first messages of a connection warm it up.
  await pause(2 * everyMs)
  latencies = []
  await pause(steadyMs)
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  say({ step: 'steady', messages: latencies.length, p50Ms: at(0.5), p99Ms: at(0.99) })

  await until(() => count() < links.length / 2)
  const lostAt = performance.now()
  await until(() => count() === links.length)
  say({ step: 'back', seconds: (performance.now() - lostAt) / 1_000 })
  for (const timer of [...timers, ...intervals]) clearTimeout(timer)
  await until(() => links.every((link) => link.waiting() === 0))
  say({ step: 'done', messages })
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(20)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
