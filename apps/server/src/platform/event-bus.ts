import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { Log } from './log.ts'

/**
 * Carries events between the parts of the product: at most once, in order per publisher. What must not be lost is in
 * PostgreSQL; the bus only says that it changed. In process by default, over NATS when there are several processes.
 */
export type EventBus = {
  publish(subject: string, data: unknown): void
  /** Subjects are dot-separated; `*` stands for one part, a closing `>` for all that follow. Returns the way to stop. */
  subscribe(subject: string, receive: Receive): () => void
  close(): Promise<void>
}

type Receive = (data: unknown, subject: string) => void

/** The bus that the settings name: NATS where there is an address, else this process's own. */
export function openBus({ natsUrl, log }: { natsUrl: string | undefined; log: Log }): Promise<EventBus> {
  return natsUrl ? openNatsBus(natsUrl, log) : Promise.resolve(openLocalBus())
}

/** The bus of a product that runs in one process. */
export function openLocalBus(): EventBus {
  // Most subjects are plain: those are found at once, whatever the number of subscriptions.
  const plain = new Map<string, Set<Receive>>()
  const patterns = new Set<{ parts: string[]; receive: Receive }>()
  return {
    publish(subject, data) {
      for (const receive of plain.get(subject) ?? []) receive(data, subject)
      if (patterns.size === 0) return
      const parts = subject.split('.')
      for (const one of patterns) if (covers(one.parts, parts)) one.receive(data, subject)
    },
    subscribe(subject, receive) {
      if (/[*>]/.test(subject)) {
        const pattern = { parts: subject.split('.'), receive }
        patterns.add(pattern)
        return () => patterns.delete(pattern)
      }
      const receivers = plain.get(subject) ?? new Set()
      plain.set(subject, receivers.add(receive))
      return () => {
        receivers.delete(receive)
        if (receivers.size === 0 && plain.get(subject) === receivers) plain.delete(subject)
      }
    },
    async close() {
      plain.clear()
      patterns.clear()
    },
  }
}

function covers(pattern: string[], subject: string[]): boolean {
  for (const [at, part] of pattern.entries()) {
    if (part === '>') return subject.length > at
    if (subject[at] === undefined || (part !== '*' && part !== subject[at])) return false
  }
  return pattern.length === subject.length
}

/** The bus between processes. It reconnects for ever; what is published while NATS is away is gone, as the contract says. */
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

/** Others may publish on the same NATS: what is not ours is not heard. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function reportStatus(connection: NatsConnection, log: Log): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') log.warn('event bus is away')
    if (status.type === 'reconnect') log.info('event bus is back')
  }
}
