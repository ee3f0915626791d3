import type { GatewayStatus } from '@wattdesk/device-protocol/gateway-messages.ts'
import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import { connect, type MqttClient } from 'mqtt'

export type Access = {
  url: string
  serial: string
  password: string
  /** The first pause before it connects again; it doubles up to `longestPauseMs`. */
  pauseMs?: number
}
export type Log = Record<'info' | 'warn' | 'debug', (facts: object, message: string) => void>
type Events = { opened(client: MqttClient): void; lost(): void; heard(text: string): void }

const longestPauseMs = 30_000
const goodbyeMs = 1_000

/** A gateway's connection to the broker, and to the next one whenever it is lost. */
export function openConnection(access: Access, log: Log, events: Events) {
  const { serial, pauseMs: firstPauseMs = 1_000 } = access
  let client: MqttClient | undefined
  let retry: NodeJS.Timeout | undefined
  let failures = 0
  let isWanted = false

  const begin = () => {
    const opened = openClient(access)
    client = opened
    opened.on('connect', () => {
      failures = 0
      opened.subscribe(gatewayTopic(serial, 'commands'), { qos: 1 })
      events.opened(opened)
    })
    opened.on('message', (_, payload) => events.heard(payload.toString()))
    opened.on('error', (error) => log.warn({ err: error, serial }, 'gateway connection failed'))
    opened.once('close', () => {
      if (client === opened) client = undefined
      opened.end(true)
      events.lost()
      if (!isWanted) return
      // Thousands of gateways that lose their broker together must not return together.
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures, 5)) * (0.5 + Math.random())
      failures += 1
      retry = setTimeout(begin, pauseMs)
    })
  }
  return {
    /** The connected client. */
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
    /** Disconnects once `goodbye` has arrived. */
    async close(goodbye: () => Promise<unknown>) {
      isWanted = false
      clearTimeout(retry)
      if (client?.connected) await Promise.race([goodbye().catch(() => undefined), pause(goodbyeMs)])
      await Promise.race([client?.endAsync(true), pause(goodbyeMs)])
      client = undefined
    },
  }
}

function openClient({ url, serial, password }: Access): MqttClient {
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
