import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { EventBus } from './event-bus.ts'
import type { Log } from './log.ts'

/** The bus between processes. Reconnects forever; events published while NATS is unavailable are lost, as `EventBus` allows. */
export async function openNatsBus(url: string, log: Log): Promise<EventBus> {
  const { hostname, port, username, password } = new URL(url)
  const connection: NatsConnection = await connect({
    servers: `${hostname}:${port || 4222}`,
    user: username ? decodeURIComponent(username) : undefined,
    pass: password ? decodeURIComponent(password) : undefined,
    tls: url.startsWith('tls:') ? {} : undefined,
    name: 'wattdesk',
    reconnect: true,
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
  })
  void reportStatus(connection, log)
  return {
    publish(subject, data) {
      if (!connection.isClosed()) connection.publish(subject, JSON.stringify(data))
    },
    subscribe(subject, receive) {
      const subscription = connection.subscribe(subject, {
        callback(error, message) {
          if (error) return log.warn({ err: error, subject }, 'event bus subscription failed')
          const data = parse(message.string())
          if (data !== undefined) receive(data, message.subject)
        },
      })
      return () => subscription.unsubscribe()
    },
    close: () => connection.drain(),
  }
}

/** Parses an event. Other products may publish on the same NATS, so malformed messages are ignored. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function reportStatus(connection: NatsConnection, log: Log): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') log.warn('event bus disconnected')
    if (status.type === 'reconnect') log.info('event bus reconnected')
  }
}
