// Publishes one message per gateway with QoS 1 over a few connections, like a broker outside of the product. Runs in a separate process,
// and reports when all are acknowledged.
import { connectAsync } from 'mqtt'
import { exportedW, meterReadingsAt } from './meter-readings.ts'

export type FleetLoad = {
  port: number
  serials: string[]
  /** Samples per message, a minute apart. */
  samples: number
  /** Instant of the first sample, in epoch ms. */
  firstAt: number
}

const connections = 8
/** Unacknowledged messages per connection. */
const window = 200
const minuteMs = 60_000

process.once('message', (load: FleetLoad) => void run(load))
process.send?.('ready')

async function run(load: FleetLoad): Promise<void> {
  let next = 0
  const publishAll = async (connection: number) => {
    const client = await connectAsync(`mqtt://127.0.0.1:${load.port}`, { clientId: `fleet-${connection}`, reconnectPeriod: 0 })
    const one = async () => {
      for (let place = next++; place < load.serials.length; place = next++) {
        const topic = `wattdesk/v1/gateways/${load.serials[place]}/telemetry`
        await client.publishAsync(topic, messageOf(load, place), { qos: 1 })
      }
    }
    await Promise.all(Array.from({ length: window }, one))
    await client.endAsync()
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => publishAll(connection)))
  process.send?.({ sent: load.serials.length }, () => process.exit(0))
}

function messageOf({ samples, firstAt }: FleetLoad, place: number): string {
  const all = Array.from({ length: samples }, (_, index) => ({
    at: firstAt + index * minuteMs,
    productionPowerW: 3_000 + (place % 500),
    gridPowerW: -exportedW,
    batteryPowerW: -1_000,
    householdPowerW: 1_199.5,
    batteryStateOfCharge: 0.5,
    ...meterReadingsAt(firstAt + index * minuteMs),
  }))
  return JSON.stringify({ messageId: `f-${place}-${firstAt}`, sequence: Math.floor(firstAt / minuteMs), samples: all })
}
