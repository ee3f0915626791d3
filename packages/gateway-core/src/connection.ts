import type { GatewayStatus } from '@wattdesk/device-protocol/gateway-messages.ts'
import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import { connect, type MqttClient } from 'mqtt'

/** A gateway's credentials. `next` was given by a rotation and is not accepted yet. */
export type Credentials = { password: string; next?: { password: string; commandId: string } | undefined }
export type Access = Credentials & {
  url: string
  serial: string
  /** Stores changed credentials for the next start. */
  keep?: (credentials: Credentials) => Promise<void>
  /** The first pause before it connects again; it doubles up to `longestPauseMs`. */
  pauseMs?: number
}
export type Log = Record<'info' | 'warn' | 'debug', (facts: object, message: string) => void>
type Events = {
  opened(client: MqttClient): void
  lost(): void
  received(text: string): void
  /** The next credential was accepted, and is the only one from now on. */
  rotated(commandId: string): void
}

const longestPauseMs = 30_000
const goodbyeMs = 1_000
/** Reason codes of a broker that does not accept a credential: MQTT 3.1.1 and 5. */
const refusals = [4, 5, 134, 135]

/** A gateway's connection to the broker, renewed whenever it is lost. */
export function openConnection(access: Access, log: Log, events: Events) {
  const { serial, pauseMs: firstPauseMs = 1_000 } = access
  let client: MqttClient | undefined
  let retry: NodeJS.Timeout | undefined
  let failures = 0
  let isWanted = false
  let credentials: Credentials = { password: access.password, next: access.next }
  let isNextRefused = false

  const change = async (changed: Credentials) => {
    await access.keep?.(changed)
    credentials = changed
  }
  const begin = () => {
    // The previous credential is tried only after a broker has rejected the next one, and then the next one is tried again.
    const next = isNextRefused ? undefined : credentials.next
    isNextRefused = false
    const opened = openClient(access, next?.password ?? credentials.password)
    client = opened
    opened.on('connect', () => {
      failures = 0
      if (next && next === credentials.next) {
        change({ password: next.password }).then(
          () => events.rotated(next.commandId),
          (error: unknown) => log.warn({ err: error, serial }, 'the new credential could not be stored'),
        )
      }
      opened.subscribe(gatewayTopic(serial, 'commands'), { qos: 1 })
      events.opened(opened)
    })
    opened.on('message', (_, payload) => events.received(payload.toString()))
    opened.on('error', (error) => {
      if (next && 'code' in error && refusals.includes(Number(error.code))) isNextRefused = true
      log.warn({ err: error, serial }, 'gateway connection failed')
    })
    opened.once('close', () => {
      if (client === opened) client = undefined
      opened.end(true)
      events.lost()
      if (!isWanted) return
      // Random, because thousands of gateways that lose their broker together must not return together.
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures, 5)) * (0.5 + Math.random())
      failures += 1
      retry = setTimeout(begin, pauseMs)
    })
  }
  return {
    /** Stores a credential from a command, and signs in with it. Returns whether it is in use already. */
    async rotate(next: NonNullable<Credentials['next']>): Promise<boolean> {
      if (credentials.password === next.password) return true
      await change({ password: credentials.password, next })
      // Closes once all messages in flight are acknowledged, and reconnects.
      client?.end()
      return false
    },
    client: () => (client?.connected ? client : undefined),
    open() {
      if (isWanted) return
      isWanted = true
      begin()
    },
    drop() {
      isWanted = false
      clearTimeout(retry)
      client?.stream.destroy()
      client?.end(true)
      client = undefined
    },
    /** Waits for `goodbye`, then disconnects. */
    async close(goodbye: () => Promise<unknown>) {
      isWanted = false
      clearTimeout(retry)
      if (client?.connected) await Promise.race([goodbye().catch(() => undefined), pause(goodbyeMs)])
      await Promise.race([client?.endAsync(true), pause(goodbyeMs)])
      client = undefined
    },
  }
}

function openClient({ url, serial }: Access, password: string): MqttClient {
  const will = JSON.stringify({ state: 'offline' } satisfies GatewayStatus)
  return connect(url, {
    clientId: serial,
    username: serial,
    password,
    clean: true,
    keepalive: 60,
    reconnectPeriod: 0,
    connectTimeout: 15_000,
    timerVariant: 'native',
    will: { topic: gatewayTopic(serial, 'status'), payload: Buffer.from(will), qos: 1, retain: true },
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
