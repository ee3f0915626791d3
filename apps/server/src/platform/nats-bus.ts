import { setTimeout as pause } from 'node:timers/promises'
import { connect, headers, type NatsConnection } from '@nats-io/transport-node'
import type { EventBus } from './event-bus.ts'
import type { Log } from './log.ts'
import type { Tracing } from './tracing.ts'

const connectWithinMs = 5_000
const retryMs = 300
const tellEvery = 100

/** The bus between processes. Reconnects forever; events published while NATS is unavailable are lost, as `EventBus` allows. */
export async function openNatsBus(url: string, log: Log, tracing?: Tracing): Promise<EventBus> {
  const connection = await connectPatiently(url, log)
  const missed = new Set<() => void>()
  let isConnected = true
  void watchStatus(connection, (isNow) => {
    isConnected = isNow
    if (!isNow) return log.warn('event bus disconnected')
    log.info('event bus reconnected')
    for (const callback of missed) callback()
  })
  return {
    publish(subject, data) {
      if (connection.isClosed()) return
      const traceparent = tracing?.active()?.traceparent
      connection.publish(subject, JSON.stringify(data), traceparent ? { headers: withTrace(traceparent) } : undefined)
    },
    subscribe(subject, receive) {
      const subscription = connection.subscribe(subject, {
        callback(error, message) {
          if (error) return log.warn({ err: error, subject }, 'event bus subscription failed')
          const data = parse(message.string())
          if (data === undefined) return
          const from = message.headers?.get('traceparent')
          const [kind] = message.subject.split('.')
          if (!tracing || !from) receive(data, message.subject)
          else tracing.span(`receive ${kind}`, { kind: 'consumer', from }, () => receive(data, message.subject))
        },
      })
      return () => subscription.unsubscribe()
    },
    onMissed(callback) {
      missed.add(callback)
      return () => missed.delete(callback)
    },
    isConnected: () => isConnected && !connection.isClosed(),
    close: () => connection.drain(),
  }
}

/** Waits for a server that is away or refuses, and says why. */
async function connectPatiently(url: string, log: Log): Promise<NatsConnection> {
  const { hostname, port, username, password } = new URL(url)
  const server = `${hostname}:${port || 4222}`
  let told = ''
  for (let attempt = 0; ; attempt++) {
    try {
      return await connect({
        servers: server,
        user: username ? decodeURIComponent(username) : undefined,
        pass: password ? decodeURIComponent(password) : undefined,
        // With `tls:`, a server without TLS is refused before it gets the password.
        tls: url.startsWith('tls:') ? {} : undefined,
        name: 'wattdesk',
        timeout: connectWithinMs,
        maxReconnectAttempts: -1,
        // The operator may put the server's passwords right while this process runs.
        ignoreAuthErrorAbort: true,
      })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      // Not at the first failure: NATS and this process may have been started together.
      if (attempt > 0 && (reason !== told || attempt % tellEvery === 0)) {
        log.warn({ server, reason }, `event bus (NATS_URL) cannot be used, trying again: ${reason}`)
        told = reason
      }
    }
    await pause(retryMs)
  }
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
