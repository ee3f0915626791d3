// Publishes telemetry with QoS 1 over many connections, with many unacknowledged messages on each, and reports the rate of
// acknowledgements. Runs in a separate process; messages are encoded in advance, so that it uses as little of the machine as possible.
import { connect, type Socket } from 'node:net'
import mqtt from 'mqtt-packet'
import { exportedW, meterReadingsAt } from './meter-readings.ts'

export type MqttLoad = {
  port: number
  gateways: { serial: string; password: string }[]
  messages: number
  /** Unacknowledged messages per connection. */
  window: number
  /** Instant of the first sample, in epoch ms. A gateway's next one is five seconds later. */
  firstAt: number
}
export type MqttResult = { messagesPerSecond: number; p50Ms: number; p99Ms: number }

type Connection = { socket: Socket; packets: Buffer[]; sentAt: number[]; sent: number; acknowledged: number }

process.once('message', (load: MqttLoad) => void run(load))
process.send?.('ready')

async function run(load: MqttLoad): Promise<void> {
  const connections = await Promise.all(load.gateways.map((_, place) => open(load, place)))
  const latencies: number[] = []
  const startedAt = performance.now()
  await Promise.all(connections.map((connection) => pump(connection, load.window, latencies)))
  const seconds = (performance.now() - startedAt) / 1_000
  latencies.sort((a, b) => a - b)
  const result: MqttResult = {
    messagesPerSecond: latencies.length / seconds,
    p50Ms: latencies[Math.floor(latencies.length * 0.5)] ?? 0,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
  }
  process.send?.(result, () => process.exit(0))
}

async function open(load: MqttLoad, place: number): Promise<Connection> {
  const { serial, password } = load.gateways[place] ?? { serial: '', password: '' }
  const count = Math.ceil(load.messages / load.gateways.length)
  const packets = Array.from({ length: count }, (_, index) => encode(serial, index, load.firstAt + index * 5_000))
  const socket = connect(load.port, '127.0.0.1')
  socket.setNoDelay(true)
  socket.write(
    mqtt.generate({ cmd: 'connect', clientId: serial, clean: true, keepalive: 120, username: serial, password: Buffer.from(password) }),
  )
  await new Promise<void>((resolve, reject) => {
    socket.once('data', (bytes) => (bytes[0] === 0x20 && bytes[3] === 0 ? resolve() : reject(new Error('the broker refused a gateway'))))
    socket.once('error', reject)
  })
  return { socket, packets, sentAt: [], sent: 0, acknowledged: 0 }
}

function encode(serial: string, index: number, at: number): Buffer {
  const sample = {
    at,
    productionPowerW: 3_000 + (index % 500),
    gridPowerW: -exportedW,
    batteryPowerW: -1_000,
    householdPowerW: 1_199.5,
    heatPumpPowerW: 0,
    evPowerW: 0,
    batteryStateOfCharge: 0.5,
    ...meterReadingsAt(at),
  }
  const payload = JSON.stringify({ messageId: `m-${index}`, sequence: index, samples: [sample] })
  const topic = `wattdesk/v1/gateways/${serial}/telemetry`
  return mqtt.generate({ cmd: 'publish', topic, payload, qos: 1, messageId: (index % 65_535) + 1, dup: false, retain: false })
}

function pump(connection: Connection, window: number, latencies: number[]): Promise<void> {
  const { socket, packets, sentAt } = connection
  return new Promise<void>((resolve, reject) => {
    const fill = () => {
      socket.cork()
      for (; connection.sent < packets.length && connection.sent - connection.acknowledged < window; connection.sent++) {
        sentAt[connection.sent] = performance.now()
        socket.write(packets[connection.sent] ?? '')
      }
      socket.uncork()
    }
    let rest = 0
    socket.on('data', (bytes) => {
      // After the connection's own acknowledgement, only those of messages arrive: four bytes each.
      const count = Math.floor((rest + bytes.length) / 4)
      rest = (rest + bytes.length) % 4
      const now = performance.now()
      for (let index = 0; index < count; index++) latencies.push(now - (sentAt[connection.acknowledged++] ?? now))
      if (connection.acknowledged < packets.length) fill()
      else resolve()
    })
    socket.once('close', () => reject(new Error('the broker closed a connection')))
    socket.once('error', reject)
    fill()
  }).then(() => void socket.destroy())
}
