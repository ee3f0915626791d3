import { setTimeout as pause } from 'node:timers/promises'
import { connect, headers, type Msg, type NatsConnection } from '@nats-io/transport-node'
import type { Deployment } from './deployment.ts'
import type { EventBus } from './event-bus.ts'
import type { Log } from './log.ts'
import type { Tracing } from './tracing.ts'

const connectWithinMs = 5_000
const retryMs = 300
const sendEvery = 100
/** A start waits this long for NATS, then continues without it. */
const firstWaitMs = 2_000

export type NatsOptions = {
  url: string
  /** Its name prefixes all subjects, so that deployments at the same NATS have separate events. */
  deployment: Pick<Deployment, 'name' | 'onChange'>
  log: Log
  tracing?: Tracing | undefined
}

type Receive = Parameters<EventBus['subscribe']>[1]
type Subscription = { subject: string; receive: Receive; stop?: () => void }

/**
 * The bus between processes. Connects and reconnects forever, and never delays a start or a stop. Events published while NATS is
 * unavailable are lost, as `EventBus` allows.
 */
export async function openNatsBus({ url, deployment, log, tracing }: NatsOptions): Promise<EventBus> {
  const missed = new Set<() => void>()
  const subscriptions = new Set<Subscription>()
  const closing = new AbortController()
  let connection: NatsConnection | undefined
  let isConnected = false
  let name = deployment.name()

  const listen = (one: Subscription, to: NatsConnection) => {
    const prefix = `${name}.`
    const taken = to.subscribe(prefix + one.subject, {
      callback(error, message) {
        if (error) log.warn({ err: error, subject: one.subject }, 'event bus subscription failed')
        else hand(message, message.subject.slice(prefix.length), one.receive, tracing)
      },
    })
    one.stop = () => taken.unsubscribe()
  }
  const unfollow = deployment.onChange(() => {
    if (deployment.name() === name) return
    name = deployment.name()
    for (const one of subscriptions) {
      one.stop?.()
      if (connection) listen(one, connection)
    }
  })
  const changed = (isNow: boolean) => {
    isConnected = isNow
    if (!isNow) return log.warn('event bus disconnected')
    log.info('event bus connected')
    for (const callback of missed) callback()
  }
  const connecting = connectPatiently(url, log, closing.signal).then((found) => {
    if (!found) return
    connection = found
    for (const one of subscriptions) listen(one, found)
    changed(true)
    void watchStatus(found, changed)
  })
  await Promise.race([connecting, pause(firstWaitMs, undefined, { signal: closing.signal })])
  return {
    publish(subject, data) {
      if (!connection || connection.isClosed()) return
      const traceparent = tracing?.active()?.traceparent
      const carried = traceparent ? { headers: withTrace(traceparent) } : undefined
      connection.publish(`${name}.${subject}`, JSON.stringify(data), carried)
    },
    subscribe(subject, receive) {
      const one: Subscription = { subject, receive }
      subscriptions.add(one)
      if (connection) listen(one, connection)
      return () => {
        subscriptions.delete(one)
        one.stop?.()
      }
    },
    onMissed(callback) {
      missed.add(callback)
      return () => missed.delete(callback)
    },
    isConnected: () => isConnected && connection?.isClosed() === false,
    async close() {
      closing.abort()
      unfollow()
      await connecting
      // Messages for an unavailable server cannot be delivered.
      if (isConnected) await connection?.drain()
      else await connection?.close()
    },
  }
}

function hand(message: Msg, subject: string, receive: Receive, tracing: Tracing | undefined): void {
  const data = parse(message.string())
  if (data === undefined) return
  const from = message.headers?.get('traceparent')
  const [kind] = subject.split('.')
  if (!tracing || !from) receive(data, subject)
  else tracing.span(`receive ${kind}`, { kind: 'consumer', from }, () => receive(data, subject))
}

/** Address and credentials of a NATS server. */
export function serverOf(url: string) {
  const { hostname, port, username, password } = new URL(url)
  return {
    servers: `${hostname}:${port || 4222}`,
    user: username ? decodeURIComponent(username) : undefined,
    pass: password ? decodeURIComponent(password) : undefined,
    // With `tls:`, a server without TLS is refused before it gets the password.
    tls: url.startsWith('tls:') ? {} : undefined,
  }
}

/** Retries while the server is unavailable or refuses, and logs the reason. Undefined if aborted. */
async function connectPatiently(url: string, log: Log, signal: AbortSignal): Promise<NatsConnection | undefined> {
  const server = serverOf(url)
  let reported = ''
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      return await connect({
        ...server,
        name: 'wattdesk',
        timeout: connectWithinMs,
        maxReconnectAttempts: -1,
        // The operator may correct the server's passwords while this process runs.
        ignoreAuthErrorAbort: true,
      })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      // Not at the first failure, because NATS and this process may have been started together.
      if (attempt > 0 && (reason !== reported || attempt % sendEvery === 0)) {
        log.warn({ server: server.servers, reason }, `event bus (NATS_URL) cannot be used, trying again: ${reason}`)
        reported = reason
      }
    }
    await pause(retryMs, undefined, { signal }).catch(() => undefined)
  }
  return undefined
}

function withTrace(traceparent: string) {
  const carried = headers()
  carried.set('traceparent', traceparent)
  return carried
}

/** Parses an event. Other products may publish on the same NATS, so malformed messages are ignored. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function watchStatus(connection: NatsConnection, changed: (isConnected: boolean) => void): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') changed(false)
    if (status.type === 'reconnect') changed(true)
  }
}
