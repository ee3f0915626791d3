import { randomUUID } from 'node:crypto'
import { type GatewayStatus, gatewayCommand, type TelemetryMessage } from '@wattdesk/device-protocol/gateway-messages.ts'
import { gatewayTopic, type UpwardChannel } from '@wattdesk/device-protocol/topics.ts'
import { connect, type MqttClient } from 'mqtt'
import mqttPacket from 'mqtt-packet'
import type { GatewayHome } from './fleet.ts'
import { runCommand } from './gateway-commands.ts'
import { appliancesOf } from './home-appliances.ts'
import { type Batch, openOutbox } from './outbox.ts'
import { scenarios } from './scenarios/catalogue.ts'
import type { Member, Simulation } from './simulation.ts'

// Otherwise it caches a buffer for each of the 65,536 message IDs.
mqttPacket.writeToStream.cacheNumbers = false

const firmware = '4.12.0'
/** Most unacknowledged messages of a gateway. */
const windowSize = 2

/** A gateway on MQTT: publishes its home's samples, keeps unacknowledged ones, executes commands. */
export function startGateway(home: GatewayHome, { config, progress, wheel, log }: Simulation): Member {
  const appliances = appliancesOf(home)
  const outbox = openOutbox(home, appliances, config.intervalMs, 0, progress)
  const scenario = scenarios[home.scenario]
  let sequence = Math.floor(Date.now() / 1_000)
  let underWay = 0
  let client: MqttClient | undefined

  const publish = (channel: UpwardChannel, message: unknown, retain = false) =>
    client?.publishAsync(gatewayTopic(home.serial, channel), JSON.stringify(message), { qos: 1, retain })

  const sendStatus = (state: GatewayStatus['state']) =>
    publish('status', { state, since: new Date().toISOString(), firmware } satisfies GatewayStatus, true)

  const send = async (batch: Batch) => {
    underWay += 1
    const message: TelemetryMessage = { messageId: randomUUID(), sequence: sequence++, samples: batch.samples }
    try {
      await publish('telemetry', message)
      outbox.acknowledge(batch)
    } catch (error) {
      log.debug({ err: error, serial: home.serial }, 'telemetry was not acknowledged and will be sent again')
      outbox.rewind()
    } finally {
      underWay -= 1
    }
  }

  const open = () => {
    const will = JSON.stringify({ state: 'offline' } satisfies GatewayStatus)
    const opened = connect(config.mqttUrl, {
      clientId: home.serial,
      username: home.serial,
      password: home.password,
      clean: true,
      keepalive: 60,
      reconnectPeriod: 2_000 + (home.seed % 50) * 100,
      timerVariant: 'native',
      will: { topic: gatewayTopic(home.serial, 'status'), payload: Buffer.from(will), qos: 1, retain: true },
    })
    opened.on('connect', () => {
      opened.subscribe(gatewayTopic(home.serial, 'commands'), { qos: 1 })
      sendStatus('online')?.catch(() => log.debug({ serial: home.serial }, 'status was not acknowledged'))
    })
    opened.on('message', (_, payload) => {
      const command = gatewayCommand.safeParse(parseJson(payload.toString()))
      if (command.success) void runCommand(command.data, appliances, { publish, restart })
    })
    opened.on('error', (error) => log.warn({ err: error, serial: home.serial }, 'gateway connection failed'))
    return opened
  }

  /** Disconnects abruptly, as when unplugged. The broker publishes the last will. */
  const drop = () => {
    client?.stream.destroy()
    client?.end(true)
    client = undefined
    outbox.rewind()
  }
  const restart = () => drop()

  const leave = wheel.join((now) => {
    const isOnline = scenario.isOnline(home.seed, now)
    if (client && !isOnline) drop()
    if (!client && isOnline) client = open()
    if (!client?.connected || underWay >= windowSize) return
    const batch = outbox.next(now)
    if (batch) void send(batch)
  })

  return {
    async stop() {
      leave()
      if (client?.connected) await Promise.race([sendStatus('offline'), pause(1_000)])
      await client?.endAsync(true)
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
