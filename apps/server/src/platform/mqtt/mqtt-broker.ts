import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { packetSizeMax } from '@wattdesk/device-protocol/gateway-messages.ts'
import { mayGatewayPublish, mayGatewaySubscribe, parseGatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import { Aedes, type AuthenticateError, type Client } from 'aedes'
import memory from 'aedes-persistence'
import type { Log } from '../log.ts'
import type { AccessList, MqttKeys, UsedCredential } from './mqtt-credentials.ts'
import { openHandoff } from './mqtt-handoff.ts'
import { openRoles } from './mqtt-roles.ts'

export type BrokerOptions = {
  keys: MqttKeys
  access: AccessList
  host: string
  port: number
  log: Log
  /** Called when a gateway first signs in with its next credential. */
  onUsed?: (used: UsedCredential) => void
  limits?: Partial<BrokerLimits>
}

export type BrokerLimits = {
  connections: number
  /** A gateway's sustained rate of messages, and its burst after a silence. */
  messagesPerSecond: number
  burst: number
  /** How long a gateway waits for its acknowledgement before the broker disconnects it, so that it reconnects. */
  patienceMs: number
}

const defaultLimits: BrokerLimits = { connections: 20_000, messagesPerSecond: 200, burst: 2_000, patienceMs: 10_000 }
const badCredentials = 4
/** Replaces the service's subscriptions to gateways' channels, because those messages are handed to it directly. */
const nowhere = '$wattdesk/handed-on'

type Persistence = { outgoingClearMessageId(client: Client, packet: { messageId?: number }): Promise<unknown> }

export type Broker = {
  port: number
  connections(): number
  /** Disconnects gateways that signed in with a credential that is no longer accepted. */
  recheck(): void
  close(): Promise<void>
}

/**
 * The bundled MQTT broker. A gateway signs in with its serial number, publishes on its own channels and receives its own commands, within
 * limits; its messages are acknowledged when the service has stored them in the database.
 */
export async function openBroker({ keys, access, host, port, log, onUsed, limits: given }: BrokerOptions): Promise<Broker> {
  const limits = { ...defaultLimits, ...given }
  const handoff = openHandoff(limits)
  const roles = openRoles({ keys, access, rate: limits, onUsed })
  // The package's types describe its old callback interface. Called without callbacks, it returns promises, as aedes does.
  const persistence = (memory as unknown as () => Persistence)()
  const clearMessageId = persistence.outgoingClearMessageId.bind(persistence)
  persistence.outgoingClearMessageId = async (client, packet) =>
    handoff.acknowledge(client, packet.messageId) ? undefined : clearMessageId(client, packet)

  const broker = await Aedes.createBroker({
    persistence,
    connectTimeout: 10_000,
    drainTimeout: 20_000,
    maxClientsIdLength: 64,
    keepaliveLimit: 300,
    queueLimit: 100,
    authenticate(client, username, password, done) {
      const isKnown = username !== undefined && password !== undefined && roles.signIn(client, username, password)
      done(isKnown ? null : refusal(), isKnown || null)
    },
    authorizePublish(client, packet, done) {
      const role = roles.of(client)
      if (!role) return done(new Error('not signed in'))
      if (role.kind === 'service') return done(parseGatewayTopic(packet.topic)?.channel === 'commands' ? null : new Error('not allowed'))
      if (!mayGatewayPublish(role.serial, packet.topic)) return done(new Error(`may not publish to ${packet.topic}`))
      if (!roles.mayPublish(role)) return done(new Error('publishes too often'))
      handoff.offer(packet, done)
    },
    authorizeSubscribe(client, subscription, done) {
      const role = roles.of(client)
      if (role?.kind === 'gateway') return done(null, mayGatewaySubscribe(role.serial, subscription.topic) ? subscription : null)
      if (role?.kind !== 'service') return done(null, null)
      handoff.addReceiver(client)
      done(null, { ...subscription, topic: nowhere })
    },
  })
  skipHandedOn(broker)
  broker.on('clientDisconnect', (client) => {
    handoff.removeReceiver(client)
    roles.gone(client)
  })
  broker.on('clientError', (client, error) => log.info({ client: client.id, reason: error.message }, 'MQTT client was disconnected'))
  broker.on('connectionError', (_, error) => log.info({ reason: error.message }, 'MQTT connection was refused'))

  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.setNoDelay(true)
    // From the first byte on, because clients also send packets before they sign in.
    limitPacketSize(broker.handle(socket), log)
  })
  server.maxConnections = limits.connections
  await listen(server, port, host)
  return {
    port: (server.address() as AddressInfo).port, // a TCP server's address is one
    connections: () => broker.connectedClients,
    recheck() {
      for (const client of roles.outdated()) {
        log.info({ client: client.id }, 'MQTT client was disconnected: its credential ended')
        client.conn.destroy()
      }
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      await new Promise<void>((resolve) => broker.close(resolve))
      for (const socket of sockets) socket.destroy()
      handoff.close()
      roles.close()
      await closed
    },
  }
}

/** Listens. Retries if the port is in use, possibly by the broker of a killed server, which exits within moments. */
async function listen(server: Server, port: number, host: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      server.listen(port, host)
      await once(server, 'listening')
      return
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken || attempt === 10) throw error
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
}

/** Handed-off messages skip subscriptions and are not retained. */
function skipHandedOn(broker: Aedes): void {
  const publish = broker.publish.bind(broker)
  broker.publish = (packet, ...rest: unknown[]) => {
    const channel = parseGatewayTopic(packet.topic)?.channel
    const done = rest.at(-1)
    if (channel === undefined || channel === 'commands') Reflect.apply(publish, broker, [packet, ...rest])
    else if (typeof done === 'function') setImmediate(() => done(null))
  }
}

function refusal(): AuthenticateError {
  return Object.assign(new Error('bad user name or password'), { returnCode: badCredentials })
}

/** aedes reads packets of any announced length (up to 256 MB), so a client that announces too much is disconnected here. */
function limitPacketSize(client: Client, log: Log): void {
  // The parser is not part of aedes' public types; mqtt-packet sets `packet.length` when it has read the fixed header.
  const { _parser: parser } = client as unknown as { _parser: { parse(chunk: Buffer): number; packet: { length: number } } }
  const parse = parser.parse.bind(parser)
  parser.parse = (chunk) => {
    const left = parse(chunk)
    if (parser.packet.length > packetSizeMax + 1_024) {
      log.info({ client: client.id }, 'MQTT client was disconnected: its packet was too large')
      client.conn.destroy()
    }
    return left
  }
}
