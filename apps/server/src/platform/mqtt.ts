import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { IConnackPacket, IPublishPacket, Packet, Parser } from 'mqtt-packet'
import type { Log } from './log.ts'
import { mqtt } from './mqtt-packets.ts'

/** A message, to be acknowledged once it is safe. Until then the broker keeps it and sends it again after a reconnect. */
export type MqttMessage = { topic: string; payload: Buffer; acknowledge(): void }

export type MqttLink = {
  isConnected(): boolean
  /** Resolves on the broker's acknowledgement (QoS 1). Rejects if the connection is lost first. */
  publish(topic: string, payload: string): Promise<void>
  /** Closes the connection. The broker keeps new messages for the next connection of this client ID. */
  close(): Promise<void>
}

export type MqttLinkOptions = {
  url: string
  clientId: string
  username?: string
  password?: string
  /** Topic filters to subscribe to with QoS 1. */
  filters: readonly string[]
  receive(message: MqttMessage): void
  /** Protocol version. Without it, tries 5 first, then 3.1.1. */
  version?: 4 | 5
  log: Log
}

const keepAliveSeconds = 30
const firstPauseMs = 200
const longestPauseMs = 5_000
/** Unacknowledged messages that the broker may send us. */
const receiveMaximum = 20_000

/**
 * A connection to an MQTT broker whose messages are acknowledged one by one, in any order, when their work is done: many
 * are under way at once, as one commit for many needs. (The usual client library hands on the next message only after the
 * one before is acknowledged.) The session is persistent and it reconnects by itself.
 */
export function openMqttLink(options: MqttLinkOptions): MqttLink {
  let isClosed = false
  let failures = 0
  let retry: NodeJS.Timeout | undefined
  // Only MQTT 5 lets us limit unacknowledged messages; a broker with 3.1.1 alone refuses it.
  let version: 4 | 5 = options.version ?? 5
  let session: Session | undefined

  const open = () => {
    session = openSession(options, version, {
      ready() {
        failures = 0
      },
      ended(reason, wasReady) {
        session = undefined
        if (isClosed) return
        if (!wasReady && !options.version) version = version === 5 ? 4 : 5
        failures += 1
        if (failures === 3) options.log.warn({ broker: new URL(options.url).host, reason }, 'MQTT broker is unreachable, retrying')
        retry = setTimeout(open, Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures, 8)))
      },
    })
  }
  open()
  return {
    isConnected: () => session?.isReady() ?? false,
    publish: (topic, payload) => session?.publish(topic, payload) ?? Promise.reject(new Error('MQTT broker is away')),
    async close() {
      isClosed = true
      clearTimeout(retry)
      await session?.close()
    },
  }
}

type SessionEvents = { ready(): void; ended(reason: string, wasReady: boolean): void }
type Session = Omit<MqttLink, 'isConnected'> & { isReady(): boolean }

/** One connection from open to close. */
function openSession(options: MqttLinkOptions, version: 4 | 5, events: SessionEvents): Session {
  const { socket, opened } = openSocket(options.url)
  const parser = mqtt.parser({ protocolVersion: version })
  const outgoing = openOutgoing()
  let isReady = false
  let isAlive = true
  let reason = 'connection lost'

  const send = (packet: Packet) => {
    if (socket.writable) mqtt.writeToStream(packet, socket, { protocolVersion: version })
  }
  const acknowledge = acknowledger(socket, send)
  const heartbeat = setInterval(() => {
    if (!isAlive) return void socket.destroy()
    isAlive = false
    send({ cmd: 'pingreq' })
  }, keepAliveSeconds * 500)

  socket.once(opened, () => send(connectPacket(options, version)))
  socket.on('data', (chunk) => {
    isAlive = true
    parser.parse(chunk)
  })
  socket.on('error', (error) => {
    reason = error.message
  })
  socket.once('close', () => {
    clearInterval(heartbeat)
    outgoing.rejectAll()
    events.ended(reason, isReady)
    isReady = false
  })
  listen(parser, {
    connack(packet) {
      const code = packet.reasonCode ?? packet.returnCode ?? 0
      if (code === 0) {
        const subscriptions = options.filters.map((topic) => ({ topic, qos: 1 as const }))
        return send({ cmd: 'subscribe', messageId: outgoing.nextId(), subscriptions })
      }
      reason = `refused with code ${code}`
      socket.destroy()
    },
    suback() {
      isReady = true
      events.ready()
    },
    publish(packet) {
      const { topic, payload, qos, messageId } = packet
      const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
      options.receive({ topic, payload: bytes, acknowledge: () => qos > 0 && messageId !== undefined && acknowledge(messageId) })
    },
    puback: outgoing.resolve,
    fault(error) {
      reason = error.message
      socket.destroy()
    },
  })

  return {
    isReady: () => isReady,
    publish(topic, payload) {
      if (!isReady) return Promise.reject(new Error('MQTT broker is away'))
      const messageId = outgoing.nextId()
      send({ cmd: 'publish', topic, payload, qos: 1, messageId, retain: false, dup: false })
      return outgoing.acknowledgement(messageId)
    },
    async close() {
      send({ cmd: 'disconnect' })
      const ended = new Promise((resolve) => socket.once('close', resolve))
      socket.end()
      setTimeout(() => socket.destroy(), 1_000).unref()
      await ended
    },
  }
}

function openSocket(url: string): { socket: Socket; opened: 'connect' | 'secureConnect' } {
  const { hostname, port, protocol } = new URL(url)
  const isTls = protocol === 'mqtts:'
  const target = { host: hostname, port: Number(port || (isTls ? 8883 : 1883)) }
  const socket: Socket = isTls ? connectTls({ ...target, servername: hostname }) : connectTcp(target)
  socket.setNoDelay(true)
  return { socket, opened: isTls ? 'secureConnect' : 'connect' }
}

/** Published messages that wait for the broker's acknowledgement. */
function openOutgoing() {
  const waiting = new Map<number, { resolve(): void; reject(error: Error): void }>()
  let lastId = 0
  return {
    nextId(): number {
      do lastId = (lastId % 65_535) + 1
      while (waiting.has(lastId))
      return lastId
    },
    acknowledgement: (messageId: number) => new Promise<void>((resolve, reject) => waiting.set(messageId, { resolve, reject })),
    resolve(messageId: number): void {
      waiting.get(messageId)?.resolve()
      waiting.delete(messageId)
    },
    rejectAll(): void {
      for (const one of waiting.values()) one.reject(new Error('Connection to the MQTT broker was lost'))
    },
  }
}

function connectPacket({ clientId, username, password }: MqttLinkOptions, version: 4 | 5): Packet {
  return {
    cmd: 'connect',
    protocolId: 'MQTT',
    protocolVersion: version,
    clientId,
    clean: false,
    keepalive: keepAliveSeconds,
    username,
    password: password === undefined ? undefined : Buffer.from(password),
    // The broker keeps session and messages for a day.
    properties: version === 5 ? { sessionExpiryInterval: 86_400, receiveMaximum } : undefined,
  }
}

/** Writes the acknowledgements of one turn of the event loop together. */
function acknowledger(socket: Socket, send: (packet: Packet) => void): (messageId: number) => void {
  let isCorked = false
  return (messageId) => {
    if (!isCorked) {
      isCorked = true
      socket.cork()
      process.nextTick(() => {
        isCorked = false
        socket.uncork()
      })
    }
    send({ cmd: 'puback', messageId })
  }
}

type Hearing = {
  connack(packet: IConnackPacket): void
  suback(): void
  publish(packet: IPublishPacket): void
  puback(messageId: number): void
  fault(error: Error): void
}

function listen(parser: Parser, hearing: Hearing): void {
  parser.on('packet', (packet: Packet) => {
    if (packet.cmd === 'publish') hearing.publish(packet)
    else if (packet.cmd === 'puback' && packet.messageId !== undefined) hearing.puback(packet.messageId)
    else if (packet.cmd === 'connack') hearing.connack(packet)
    else if (packet.cmd === 'suback') hearing.suback()
    else if (packet.cmd === 'disconnect') hearing.fault(new Error('the broker said goodbye'))
  })
  parser.on('error', (error: Error) => hearing.fault(error))
}
