import { randomUUID } from 'node:crypto'
import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import { type GatewayStatus, gatewayCommand, type TelemetryMessage } from '@wattdesk/device-protocol/gateway-messages.ts'
import { gatewayTopic, type UpwardChannel } from '@wattdesk/device-protocol/topics.ts'
import { type GatewayJobs, openCommandDesk, reportAppliances } from './command-desk.ts'
import { type Access, type Log, openConnection } from './connection.ts'
import { type NumberedMessage, openMessageLog } from './message-log.ts'

export type GatewayOptions = Access & {
  firmware: string
  /** Increases with every start that numbers messages from 0 again. */
  run: number
  jobs: Pick<GatewayJobs, 'scan'> & Partial<Pick<GatewayJobs, 'restart' | 'measure' | 'choose' | 'places' | 'limit'>>
  /** Called with each new connection. */
  onOpened?: () => void
  log: Log
}

export type GatewayLink = {
  isConnected(): boolean
  /** Connects, and again whenever the connection is lost, until `drop` or `close`. */
  open(): void
  /** Ends the connection abruptly, as when unplugged: the broker publishes the last will. */
  drop(): void
  /** Numbers a telemetry message and sends it until it is acknowledged. `read` returns its samples, also for a resend. */
  send(read: () => unknown[], onSafe?: () => void): void
  /** The number of unacknowledged messages. */
  waiting(): number
  /** Publishes a message. Rejects without a connection. */
  publish(channel: UpwardChannel, message: unknown): Promise<void>
  /** Publishes all appliances, now or with the next connection. */
  reportAppliances(appliances: readonly FoundAppliance[]): Promise<void>
  /** Reports that the gateway goes offline, and disconnects. */
  close(): Promise<void>
}

/** Maximum unacknowledged telemetry messages in flight. */
const windowSize = 2

/**
 * A gateway's side of the protocol: signs in, reports whether it is online, numbers telemetry and sends it until it is acknowledged,
 * keeps it for an hour, and executes commands.
 */
export function openGatewayLink(options: GatewayOptions): GatewayLink {
  const { serial, run, firmware, jobs, log } = options
  const messages = openMessageLog(Date.now)

  const publish = async (channel: UpwardChannel, message: unknown, retain = false): Promise<void> => {
    const client = connection.client()
    if (!client) throw new Error('not connected')
    await client.publishAsync(gatewayTopic(serial, channel), JSON.stringify(message), { qos: 1, retain })
  }
  const sendStatus = (state: GatewayStatus['state']) =>
    publish('status', { state, since: new Date().toISOString(), firmware } satisfies GatewayStatus, true)
  const transmit = ({ sequence, read }: NumberedMessage) =>
    publish('telemetry', { messageId: randomUUID(), run, sequence, samples: read() } satisfies TelemetryMessage)

  const pump = () => {
    for (const message of connection.client() ? messages.due(windowSize) : []) {
      messages.begin(message.sequence)
      transmit(message).then(
        () => {
          messages.acknowledge(message.sequence)
          pump()
        },
        // It is sent again with the next connection.
        (error: unknown) => log.debug({ err: error, serial }, 'telemetry was not acknowledged'),
      )
    }
  }
  const resend: GatewayJobs['resend'] = async (range) => {
    const found = range.run === run ? messages.range(range.from, range.to) : []
    for (const message of found) await transmit(message)
    return found.length
  }
  const inventory = openInventory(publish)
  const drop = () => connection.drop()
  const desk = openCommandDesk(
    {
      ...idle,
      restart: drop,
      ...jobs,
      resend,
      rotate: (next) => connection.rotate(next),
    },
    publish,
  )
  const connection = openConnection(options, log, {
    opened() {
      log.info({ serial }, 'connected')
      sendStatus('online').catch(() => log.debug({ serial }, 'status was not acknowledged'))
      void desk.resume()
      void inventory.resume()
      options.onOpened?.()
      pump()
    },
    lost: messages.interrupt,
    received(text) {
      const command = gatewayCommand.safeParse(parseJson(text))
      if (command.success) void desk.execute(command.data)
    },
    rotated(commandId) {
      void desk.finishRotation(commandId)
    },
  })
  return {
    isConnected: () => connection.client() !== undefined,
    open: connection.open,
    drop,
    send(read, onSafe) {
      messages.add(read, onSafe)
      pump()
    },
    waiting: messages.waiting,
    publish: (channel, message) => publish(channel, message),
    reportAppliances: inventory.report,
    close: () => connection.close(() => sendStatus('offline')),
  }
}

/** A gateway without devices does nothing on these commands. */
const idle: Pick<GatewayJobs, 'measure' | 'choose' | 'places' | 'limit'> = {
  measure: async () => undefined,
  choose: () => undefined,
  places: async () => undefined,
  limit: async () => undefined,
}

/** The last report of all appliances. A failed report is sent with the next connection. */
function openInventory(publish: (channel: UpwardChannel, message: unknown) => Promise<void>) {
  let unreported: readonly FoundAppliance[] | undefined
  const resume = async () => {
    const reported = unreported
    if (!reported) return
    try {
      await reportAppliances(publish, reported)
      if (unreported === reported) unreported = undefined
    } catch {
      // Not connected, or no longer.
    }
  }
  return {
    resume,
    report(appliances: readonly FoundAppliance[]): Promise<void> {
      unreported = appliances
      return resume()
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
