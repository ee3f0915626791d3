// Sends signed deliveries of a thousand samples each over a few connections, and reports how many samples per second were acknowledged.
// Runs in a separate process; bodies and signatures are prepared in advance.
import { createHmac, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { exportedW, meterReadingsAt } from './meter-readings.ts'

export type WebhookLoad = {
  url: string
  key: string
  vendorSiteIds: string[]
  deliveries: number
  connections: number
  /** Instant of the first sample, in epoch ms. The next one of a site is five seconds later. */
  firstAt: number
}
export type WebhookResult = { samplesPerSecond: number }

const samplesPerDelivery = 1_000

process.once('message', (load: WebhookLoad) => void run(load))
process.send?.('ready')

async function run(load: WebhookLoad): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
  const deliveries = Array.from({ length: load.deliveries }, (_, index) => deliveryOf(load, index))
  let next = 0
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: load.connections }, async () => {
      for (let one = deliveries[next++]; one; one = deliveries[next++]) await post(load.url, agent, one)
    }),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  const result: WebhookResult = { samplesPerSecond: (load.deliveries * samplesPerDelivery) / seconds }
  process.send?.(result, () => process.exit(0))
}

type Delivery = { body: Buffer; headers: Record<string, string> }

function deliveryOf(load: WebhookLoad, index: number): Delivery {
  const round = Math.floor(index / load.vendorSiteIds.length)
  const samples = Array.from({ length: samplesPerDelivery }, (_, place) =>
    sampleOf(load.firstAt + (round * samplesPerDelivery + place) * 5_000),
  )
  const body = Buffer.from(JSON.stringify({ vendorSiteId: load.vendorSiteIds[index % load.vendorSiteIds.length], samples }))
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const deliveryId = randomUUID()
  const signature = createHmac('sha256', load.key).update(`${timestamp}.${deliveryId}.`).update(body).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'content-length': String(body.length),
    'x-wattdesk-timestamp': timestamp,
    'x-wattdesk-delivery': deliveryId,
    'x-wattdesk-signature': `v1=${signature}`,
  }
  return { body, headers }
}

function sampleOf(at: number) {
  return {
    at,
    productionPowerW: 3_000 + (at % 500),
    gridPowerW: -exportedW,
    batteryPowerW: -1_000,
    householdPowerW: 1_199.5,
    heatPumpPowerW: 0,
    evPowerW: 0,
    batteryStateOfCharge: 0.5,
    ...meterReadingsAt(at),
  }
}

function post(url: string, agent: Agent, { body, headers }: Delivery): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.once('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`returned ${response.statusCode}`))))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}
