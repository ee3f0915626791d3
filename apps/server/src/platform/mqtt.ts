import { connect as connectTcp, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import type { IConnackPacket, IDisconnectPacket, IPublishPacket, ISubackPacket, IUnsubackPacket, Packet, Parser } from 'mqtt-packet'
import { Counter } from 'prom-client'
import type { Log } from './log.ts'
import { metrics } from './metrics.ts'
import { mqtt } from './mqtt-packets.ts'

/** A message, to be acknowledged once it is safe. Until then the broker keeps it and sends it again after a reconnect. */
export type MqttMessage = { topic: string; payload: Buffer; acknowledge(): void }

export type MqttLink = {
  isConnected(): boolean
  /** Whether it is connected, has received nothing for this long, and has acknowledged everything. */
  isQuiet(forMs: number): boolean
  /** Sends a message with QoS 1, without waiting for the acknowledgement. False if there is no connection. */
  publish(topic: string, payload: string): boolean
  /**
   * Closes the connection once messages in flight are acknowledged or time out. A kept session stays at the broker, unless
   * `endsSession`.
   */
  close(options?: { endsSession?: boolean }): Promise<void>
}

export type MqttLinkOptions = {
  url: string
  clientId: string
  username?: string
  password?: string
  version: 4 | 5
  /** Whether the broker keeps the session and its messages while disconnected. */
  isKept: boolean
  /** Topic filters to subscribe to with QoS 1. */
  filters: readonly string[]
  /** Topic filters of a former setting to unsubscribe from. */
  formerFilters?: readonly string[]
  receive(message: MqttMessage): void
  log: Log
}

const keepAliveSeconds = 30
const firstPauseMs = 200
const longestPauseMs = 5_000
/** Unacknowledged messages per connection. */
const receiveMaximum = 20_000
/** How long the broker keeps a session and its messages. */
const sessionExpirySeconds = 86_400
/** MQTT 5 reason code. */
const sessionTakenOver = 0x8e
/** This many ended connections within this time suggest that another client uses the same client ID. */
const fightEndings = 3
const fightWithinMs = 60_000
/** Time that messages in flight get to complete on close. */
const drainMs = 2_000

const endings = new Counter({
  name: 'wattdesk_broker_connections_ended_total',
  help: 'Connections to the MQTT broker that ended without our doing: lost, or taken over by another client',
  labelNames: ['reason'] as const,
  registers: [metrics],
})

/**
 * A connection to an MQTT broker whose messages are acknowledged one by one, in any order, when their work is done: many
 * are under way at once, as one commit for many needs. (The usual client library hands on the next message only after the
 * one before is acknowledged.) It reconnects by itself.
 */
export function openMqttLink(options: MqttLinkOptions): MqttLink {
  const broker = new URL(options.url).host
  const watch = watchEndings(options)
  let isClosed = false
  let failures = 0
  let retry: NodeJS.Timeout | undefined
  let session: Session | undefined

  const open = () => {
    session = openSession(options, {
      ready() {
        failures = 0
      },
      ended({ reason, wasReady, isTakenOver }) {
        session = undefined
        if (isClosed) return
        if (wasReady) watch.ended(isTakenOver)
        failures += 1
        if (failures % 20 === 3) options.log.warn({ broker, reason }, 'MQTT broker cannot be used, retrying')
        retry = setTimeout(open, Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures, 8)))
      },
    })
  }
  open()
  return {
    isConnected: () => session?.isReady() ?? false,
    isQuiet: (forMs) => session?.isQuiet(forMs) ?? false,
    publish: (topic, payload) => session?.publish(topic, payload) ?? false,
    async close(how) {
      isClosed = true
      clearTimeout(retry)
      await session?.close(how)
    },
  }
}

/** Counts ended connections and warns if another client may use the same client ID. Not every broker reports takeovers. */
function watchEndings({ url, clientId, log }: MqttLinkOptions) {
  const broker = new URL(url).host
  let recent: number[] = []
  return {
    ended(isTakenOver: boolean): void {
      endings.inc({ reason: isTakenOver ? 'taken over' : 'lost' })
      const now = performance.now()
      recent = [...recent.filter((at) => now - at < fightWithinMs), now]
      if (!isTakenOver && recent.length < fightEndings) return
      recent = []
      log.warn({ broker, clientId }, 'the MQTT connection was ended by the broker; does another client use the same client ID?')
    },
  }
}

type SessionEvents = { ready(): void; ended(ending: { reason: string; wasReady: boolean; isTakenOver: boolean }): void }
type Session = Pick<MqttLink, 'close' | 'isQuiet' | 'publish'> & { isReady(): boolean }

/** One connection from open to close. */
function openSession(options: MqttLinkOptions, events: SessionEvents): Session {
  const { version } = options
  const { socket, opened } = openSocket(options.url)
  const parser = mqtt.parser({ protocolVersion: version })
  let isReady = false
  let isTakenOver = false
  let reason = 'connection lost'
  /** IDs of sent messages; 1 and 2 belong to subscriptions. */
  let lastId = 2

  const send = (packet: Packet) => {
    if (socket.writable) mqtt.writeToStream(packet, socket, { protocolVersion: version })
  }
  const end = (why: string) => {
    reason = why
    socket.destroy()
  }
  const incoming = openIncoming(options.receive, acknowledger(socket, send))
  const stopHeartbeat = keepAlive(
    socket,
    () => send({ cmd: 'pingreq' }),
    () => end('no answer'),
  )
  socket.once(opened, () => send(connectPacket(options)))
  socket.on('data', (chunk) => parser.parse(chunk))
  socket.on('error', (error) => {
    reason = error.message
  })
  socket.once('close', () => {
    stopHeartbeat()
    events.ended({ reason, wasReady: isReady, isTakenOver })
    isReady = false
  })
  listen(parser, {
    connack(packet) {
      const lack = lackOf(packet, options)
      if (lack) return end(lack)
      for (const one of subscriptionPackets(options)) send(one)
    },
    suback({ granted }) {
      const refused = [...granted].find((code) => typeof code === 'number' && code >= 0x80)
      if (refused !== undefined) return end(`refuses the subscription with code ${refused}`)
      isReady = true
      events.ready()
    },
    publish: incoming.hear,
    disconnect(packet) {
      isTakenOver = packet.reasonCode === sessionTakenOver
      end(`ended by the broker with code ${packet.reasonCode ?? 0}`)
    },
    fault: (error) => end(error.message),
  })

  return {
    isReady: () => isReady,
    isQuiet: (forMs) => isReady && incoming.isQuiet(forMs),
    publish(topic, payload) {
      if (!isReady) return false
      lastId = lastId === 65_535 ? 3 : lastId + 1
      send({ cmd: 'publish', topic, payload, qos: 1, retain: false, dup: false, messageId: lastId })
      return true
    },
    async close({ endsSession = false } = {}) {
      if (isReady) await incoming.drain()
      if (socket.destroyed) return
      send({ cmd: 'disconnect', ...(endsSession && version === 5 ? { properties: { sessionExpiryInterval: 0 } } : {}) })
      const ended = new Promise((resolve) => socket.once('close', resolve))
      socket.end()
      setTimeout(() => socket.destroy(), 1_000).unref()
      await ended
    },
  }
}

/** Sends pings, and calls `isDead` if the broker has sent nothing since the last one. */
function keepAlive(socket: Socket, ping: () => void, isDead: () => void): () => void {
  let isAlive = true
  socket.on('data', () => {
    isAlive = true
  })
  const heartbeat = setInterval(() => {
    if (!isAlive) return isDead()
    isAlive = false
    ping()
  }, keepAliveSeconds * 500)
  return () => clearInterval(heartbeat)
}

/** Tracks the unacknowledged messages of one connection. */
function openIncoming(receive: MqttLinkOptions['receive'], acknowledge: (messageId: number) => void) {
  let underWay = 0
  let heardAt = performance.now()
  let drained: (() => void) | undefined
  return {
    hear({ topic, payload, qos, messageId }: IPublishPacket): void {
      // A broker without receive maximum may exceed it. It redelivers the messages dropped here.
      if (underWay >= receiveMaximum || drained) return
      underWay += 1
      heardAt = performance.now()
      receive({
        topic,
        payload: typeof payload === 'string' ? Buffer.from(payload) : payload,
        acknowledge() {
          underWay -= 1
          if (qos > 0 && messageId !== undefined) acknowledge(messageId)
          if (underWay === 0) drained?.()
        },
      })
    },
    isQuiet: (forMs: number) => underWay === 0 && performance.now() - heardAt > forMs,
    /** Stops receiving, and waits for messages in flight. */
    async drain(): Promise<void> {
      const isDrained = new Promise<void>((resolve) => {
        drained = resolve
      })
      if (underWay > 0) await Promise.race([isDrained, pause(drainMs, undefined, { ref: false })])
      // Acknowledgements are written at the end of the event loop turn.
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

/** Why the broker cannot be used, by its CONNACK packet. */
function lackOf(packet: IConnackPacket, { isKept, filters }: MqttLinkOptions): string | undefined {
  const code = packet.reasonCode ?? packet.returnCode ?? 0
  if (code === 1 || code === 0x84) return 'it must speak MQTT 5'
  if (code !== 0) return `refused with code ${code}`
  const { maximumQoS, sessionExpiryInterval, wildcardSubscriptionAvailable, sharedSubscriptionAvailable } = packet.properties ?? {}
  if (maximumQoS === 0) return 'it must allow QoS 1'
  if (wildcardSubscriptionAvailable === false) return 'it must allow subscriptions with wildcards'
  if (sharedSubscriptionAvailable === false && filters.some((filter) => filter.startsWith('$share/')))
    return 'it must allow shared subscriptions, or MQTT_SESSIONS be 1'
  if (isKept && sessionExpiryInterval !== undefined && sessionExpiryInterval < sessionExpirySeconds)
    return `it must keep sessions for ${sessionExpirySeconds} seconds, not ${sessionExpiryInterval}`
  return undefined
}

function subscriptionPackets({ version, filters, formerFilters = [] }: MqttLinkOptions): Packet[] {
  // The session received retained messages with its first subscription.
  const subscriptions = filters.map((topic) => ({ topic, qos: 1 as const, ...(version === 5 ? { rh: 1 } : {}) }))
  return [
    ...(filters.length > 0 ? [{ cmd: 'subscribe' as const, messageId: 1, subscriptions }] : []),
    ...(formerFilters.length > 0 ? [{ cmd: 'unsubscribe' as const, messageId: 2, unsubscriptions: [...formerFilters] }] : []),
  ]
}

function openSocket(url: string): { socket: Socket; opened: 'connect' | 'secureConnect' } {
  const { hostname, port, protocol } = new URL(url)
  const isTls = protocol === 'mqtts:'
  const target = { host: hostname, port: Number(port || (isTls ? 8883 : 1883)) }
  const socket: Socket = isTls ? connectTls({ ...target, servername: hostname }) : connectTcp(target)
  socket.setNoDelay(true)
  return { socket, opened: isTls ? 'secureConnect' : 'connect' }
}

function connectPacket({ clientId, username, password, version, isKept }: MqttLinkOptions): Packet {
  return {
    cmd: 'connect',
    protocolId: 'MQTT',
    protocolVersion: version,
    clientId,
    clean: !isKept,
    keepalive: keepAliveSeconds,
    username,
    password: password === undefined ? undefined : Buffer.from(password),
    properties: version === 5 ? { receiveMaximum, ...(isKept ? { sessionExpiryInterval: sessionExpirySeconds } : {}) } : undefined,
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
  suback(packet: ISubackPacket | IUnsubackPacket): void
  publish(packet: IPublishPacket): void
  disconnect(packet: IDisconnectPacket): void
  fault(error: Error): void
}

function listen(parser: Parser, hearing: Hearing): void {
  parser.on('packet', (packet: Packet) => {
    if (packet.cmd === 'publish') hearing.publish(packet)
    else if (packet.cmd === 'connack') hearing.connack(packet)
    else if (packet.cmd === 'suback' || packet.cmd === 'unsuback') hearing.suback(packet)
    else if (packet.cmd === 'disconnect') hearing.disconnect(packet)
  })
  parser.on('error', (error: Error) => hearing.fault(error))
}
