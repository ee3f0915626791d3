import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import type { IConnackPacket, IDisconnectPacket, IPublishPacket, ISubackPacket, IUnsubackPacket, Packet, Parser } from 'mqtt-packet'
import type { Log } from '../log.ts'
import { asksForVersion, isUnknownPassword, lackOf, sessionExpirySeconds, versionTopic, weaknessOf } from './broker-needs.ts'
import { watchEndings, watchKeeping } from './broker-watch.ts'
import { mqtt } from './mqtt-packets.ts'

/** A message, to be acknowledged once it is stored. Until then the broker keeps it and resends it after a reconnect. */
export type MqttMessage = { topic: string; payload: Buffer; acknowledge(): void }

export type MqttLink = {
  isConnected(): boolean
  /** Whether the link is connected, has received nothing for this long, and has acknowledged everything. */
  isQuiet(forMs: number): boolean
  /**
   * Sends a message with QoS 1, without waiting for the acknowledgement. False without a connection, or if the broker accepts no more
   * until it has acknowledged others.
   */
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
  /** Read at each connection. The broker may accept any of them: after a rejection, the next one is tried. */
  passwords?: (() => readonly string[]) | undefined
  version: 4 | 5
  /** Whether the broker keeps the session and its messages while disconnected. */
  isKept: boolean
  /** Whether the broker has kept this session before, for this or another process. */
  wasKept?: boolean
  /** Topic filters to subscribe to with QoS 1. */
  filters: readonly string[]
  /** Topic filters of a previous setting to unsubscribe from. */
  formerFilters?: readonly string[]
  receive(message: MqttMessage): void
  log: Log
}

const keepAliveSeconds = 30
const firstPauseMs = 200
const longestPauseMs = 5_000
/**
 * Unacknowledged messages per connection: several commits' worth, but few enough that their acknowledgements, which Mosquitto reads one
 * by one among gateways' messages, never delay its response to a ping. If a broker sends more, it is not read meanwhile.
 */
const receiveMaximum = 5_000
/** Unacknowledged messages to a broker that announces no limit. */
const sendMaximum = 65_535
/** MQTT 5 reason code. */
const sessionTakenOver = 0x8e
/** Time for messages in flight to complete on close. */
const drainMs = 2_000

/**
 * A connection to an MQTT broker whose messages are acknowledged one by one, in any order, when their work is done: many are in flight at
 * once, so that they can share a commit. (The usual client library delivers the next message only after the previous one is
 * acknowledged.) It reconnects automatically.
 */
export function openMqttLink(options: MqttLinkOptions): MqttLink {
  const broker = new URL(options.url).host
  const watch = watchEndings(options)
  const keeping = watchKeeping(options)
  let isClosed = false
  let failures = 0
  let retry: NodeJS.Timeout | undefined
  let session: Session | undefined
  let lostAt: number | undefined
  /** Index of the password to try. */
  let choice = 0

  const open = () => {
    const passwords = options.passwords?.() ?? []
    session = openSession(options, passwords[choice % passwords.length], {
      ready(isKnown) {
        failures = 0
        if (lostAt !== undefined)
          options.log.info(
            { broker, clientId: options.clientId, isKnown, afterMs: Math.round(performance.now() - lostAt) },
            'the MQTT connection is back',
          )
        lostAt = undefined
        keeping.ready(isKnown)
      },
      ended({ reason, wasReady, isTakenOver, isLacking, isRefused }) {
        session = undefined
        if (isClosed) return
        if (wasReady) watch.ended(isTakenOver, reason)
        else if (!isRefused) watch.notReached()
        lostAt ??= performance.now()
        if (isRefused) choice += 1
        if (isRefused && choice % passwords.length > 0) {
          retry = setTimeout(open, firstPauseMs)
          return
        }
        failures += 1
        // A broker's missing capability is permanent, so it is reported at once.
        if (failures % 20 === (isLacking ? 1 : 3)) options.log.warn({ broker, reason }, `MQTT broker cannot be used, retrying: ${reason}`)
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

type Ending = { reason: string; wasReady: boolean; isTakenOver: boolean; isLacking: boolean; isRefused: boolean }
type SessionEvents = {
  /** Subscribed; `isKnown` if the broker knew the session. */
  ready(isKnown: boolean): void
  ended(ending: Ending): void
}
type Session = Pick<MqttLink, 'close' | 'isQuiet' | 'publish'> & { isReady(): boolean }

/** One connection from open to close. */
function openSession(options: MqttLinkOptions, password: string | undefined, events: SessionEvents): Session {
  const { version } = options
  const { socket, opened } = openSocket(options.url)
  const parser = mqtt.parser({ protocolVersion: version })
  let [isReady, isKnown, isTakenOver, isLacking, isRefused] = [false, false, false, false, false]
  let reason = 'connection lost'

  const send = (packet: Packet) => {
    if (socket.writable) mqtt.writeToStream(packet, socket, { protocolVersion: version })
  }
  const end = (why: string) => {
    reason = why
    socket.destroy()
  }
  const becomeReady = () => {
    isReady = true
    events.ready(isKnown)
  }
  const incoming = openIncoming(options.receive, acknowledger(socket, send), socket)
  const outgoing = openOutgoing(send)
  const heartbeat = keepAlive(
    socket,
    () => send({ cmd: 'pingreq' }),
    () => end('no response'),
  )
  socket.once(opened, () => send(connectPacket(options, password)))
  socket.on('data', (chunk) => parser.parse(chunk))
  socket.on('error', (error) => (reason = error.message))
  socket.once('close', () => {
    heartbeat.stop()
    events.ended({ reason, wasReady: isReady, isTakenOver, isLacking, isRefused })
    isReady = false
  })
  listen(parser, {
    connack(packet) {
      const lack = lackOf(packet, options)
      isLacking = lack !== undefined
      isRefused = isUnknownPassword(packet)
      if (lack) return end(lack)
      isKnown = packet.sessionPresent
      outgoing.limit(packet.properties?.receiveMaximum)
      heartbeat.start(packet.properties?.serverKeepAlive)
      const packets = subscriptionPackets(options)
      for (const one of packets) send(one)
      if (packets.length === 0) becomeReady()
    },
    suback(packet) {
      const refused = refusalOf(packet)
      if (refused !== undefined) return end(`refuses the subscription with code ${refused}`)
      if (!isReady && packet.messageId !== versionId) becomeReady()
    },
    puback: outgoing.acknowledged,
    publish: (packet) => (packet.topic === versionTopic ? judgeVersion(packet, options) : incoming.receive(packet)),
    disconnect(packet) {
      isTakenOver = packet.reasonCode === sessionTakenOver
      end(`ended by the broker with code ${packet.reasonCode ?? 0}`)
    },
    fault: (error) => end(error.message),
  })

  return {
    isReady: () => isReady,
    isQuiet: (forMs) => isReady && incoming.isQuiet(forMs),
    publish: (topic, payload) => isReady && outgoing.publish(topic, payload),
    async close({ endsSession = false } = {}) {
      if (isReady) await incoming.drain()
      if (socket.destroyed) return
      send({ cmd: 'disconnect', ...(endsSession && version === 5 ? { properties: { sessionExpiryInterval: 0 } } : {}) })
      await hangUp(socket)
    },
  }
}

async function hangUp(socket: Socket): Promise<void> {
  const ended = new Promise((resolve) => socket.once('close', resolve))
  socket.end()
  setTimeout(() => socket.destroy(), 1_000).unref()
  await ended
}

/** The code of a refused subscription. Only a refusal to read the version is ignored, because that is the broker's choice. */
function refusalOf({ granted, messageId }: ISubackPacket | IUnsubackPacket): number | undefined {
  const codes: readonly unknown[] = messageId === versionId ? [] : [...granted]
  return codes.filter((code) => typeof code === 'number').find((code) => code >= 0x80)
}

function judgeVersion({ payload }: IPublishPacket, { url, log }: MqttLinkOptions): void {
  const weakness = weaknessOf(payload.toString())
  if (weakness) log.warn({ broker: new URL(url).host }, weakness)
}

/** Sends pings, and calls `isDead` if the broker has sent nothing since the last one. */
function keepAlive(socket: Socket, ping: () => void, isDead: () => void) {
  let isAlive = true
  let heartbeat: NodeJS.Timeout | undefined
  socket.on('data', () => {
    isAlive = true
  })
  const stop = () => clearInterval(heartbeat)
  /** Twice within the broker's keep-alive time. */
  const start = (seconds = keepAliveSeconds) => {
    stop()
    heartbeat = setInterval(() => {
      // The broker's response would wait unread.
      if (socket.isPaused()) return
      if (!isAlive) return isDead()
      isAlive = false
      ping()
    }, seconds * 500)
  }
  start()
  return { start, stop }
}

/** Sends messages, limited to what the broker accepts at once. */
function openOutgoing(send: (packet: Packet) => void) {
  let most = sendMaximum
  let underWay = 0
  /** 1 to 3 belong to subscriptions. */
  let lastId = 3
  return {
    limit(count = sendMaximum): void {
      most = count
    },
    acknowledged(): void {
      underWay -= 1
    },
    publish(topic: string, payload: string): boolean {
      if (underWay >= most) return false
      underWay += 1
      lastId = lastId === 65_535 ? 4 : lastId + 1
      send({ cmd: 'publish', topic, payload, qos: 1, retain: false, dup: false, messageId: lastId })
      return true
    },
  }
}

/** Tracks the unacknowledged messages of one connection. */
function openIncoming(receive: MqttLinkOptions['receive'], acknowledge: (messageId: number) => void, socket: Socket) {
  let underWay = 0
  let receivedAt = performance.now()
  let drained: (() => void) | undefined
  return {
    receive({ topic, payload, qos, messageId }: IPublishPacket): void {
      // The broker resends the message to the next connection.
      if (drained) return
      underWay += 1
      // Mosquitto exceeds the maximum after a reconnect, and would never resend a dropped message over this connection.
      if (underWay > receiveMaximum) socket.pause()
      receivedAt = performance.now()
      receive({
        topic,
        payload: typeof payload === 'string' ? Buffer.from(payload) : payload,
        acknowledge() {
          underWay -= 1
          if (qos > 0 && messageId !== undefined) acknowledge(messageId)
          if (underWay <= receiveMaximum / 2 && socket.isPaused()) socket.resume()
          if (underWay === 0) drained?.()
        },
      })
    },
    isQuiet: (forMs: number) => underWay === 0 && performance.now() - receivedAt > forMs,
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

/** Message ID of the subscription to the broker's version. */
const versionId = 3

function subscriptionPackets({ version, filters, formerFilters = [] }: MqttLinkOptions): Packet[] {
  const ofVersion = { cmd: 'subscribe' as const, messageId: versionId, subscriptions: [{ topic: versionTopic, qos: 0 as const }] }
  // Retained messages arrived with the session's first subscription.
  const subscriptions = filters.map((topic) => ({ topic, qos: 1 as const, ...(version === 5 ? { rh: 1 } : {}) }))
  return [
    ...(filters.length > 0 ? [{ cmd: 'subscribe' as const, messageId: 1, subscriptions }] : []),
    ...(formerFilters.length > 0 ? [{ cmd: 'unsubscribe' as const, messageId: 2, unsubscriptions: [...formerFilters] }] : []),
    ...(asksForVersion({ filters }) ? [ofVersion] : []),
  ]
}

function openSocket(url: string): { socket: Socket; opened: 'connect' | 'secureConnect' } {
  const { hostname, port, protocol } = new URL(url)
  const isTls = protocol === 'mqtts:'
  const target = { host: hostname, port: Number(port || (isTls ? 8883 : 1883)) }
  // The server name for TLS. IP addresses are not allowed (RFC 6066).
  const servername = isIP(hostname) ? '' : hostname
  const socket: Socket = isTls ? connectTls({ ...target, servername }) : connectTcp(target)
  socket.setNoDelay(true)
  return { socket, opened: isTls ? 'secureConnect' : 'connect' }
}

function connectPacket({ clientId, username, version, isKept }: MqttLinkOptions, password: string | undefined): Packet {
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
  puback(): void
  publish(packet: IPublishPacket): void
  disconnect(packet: IDisconnectPacket): void
  fault(error: Error): void
}

function listen(parser: Parser, hearing: Hearing): void {
  parser.on('packet', (packet: Packet) => {
    if (packet.cmd === 'publish') hearing.publish(packet)
    else if (packet.cmd === 'connack') hearing.connack(packet)
    else if (packet.cmd === 'suback' || packet.cmd === 'unsuback') hearing.suback(packet)
    else if (packet.cmd === 'puback') hearing.puback()
    else if (packet.cmd === 'disconnect') hearing.disconnect(packet)
  })
  parser.on('error', (error: Error) => hearing.fault(error))
}
