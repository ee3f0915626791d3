import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../compile-cache.ts'
import { InvalidSettings } from '../config.ts'
import type { Log } from '../log.ts'
import { leanMemory, youngMb } from '../process-memory.ts'
import { type GatewayAccess, type MqttKeys, openAccessList, type UsedCredential } from './mqtt-credentials.ts'

export type EmbeddedBroker = {
  url: string
  /** Sets the credentials of gateways that are accepted from now on, and disconnects gateways with others. */
  admit(changed: readonly GatewayAccess[]): void
  close(): Promise<void>
}
export type LaunchOptions = { host: string; port: number; log: Log }
export type AccessOptions = {
  keys: MqttKeys
  /** Gateways whose credential is not their first one. */
  access: readonly GatewayAccess[]
  onUsed: (used: UsedCredential) => void
}
export type EmbeddedBrokerOptions = LaunchOptions & AccessOptions
/** A broker process that has loaded its code but does not listen yet. */
export type LaunchedBroker = { open(options: AccessOptions): Promise<EmbeddedBroker> }
/** Sent to the broker process. The first message carries the keys. */
export type ToBroker = { admit: readonly GatewayAccess[]; keys?: SentKeys }
/** Keys as text, because messages between processes are JSON. */
export type SentKeys = { deviceKeys: (readonly [number, string])[]; servicePasswords: MqttKeys['servicePasswords'] }
export type FromBroker = { port: number } | { used: UsedCredential } | { wrongSetting: string }

const script = fileURLToPath(new URL('../../main-broker.ts', import.meta.url))
const firstPauseMs = 250
const longestPauseMs = 5_000

/**
 * Launches the MQTT broker's process, which loads while the server prepares itself. It is a separate process, so that a flood of messages
 * cannot stop the API, and is restarted whenever it ends. Gateways and service reconnect and resend unacknowledged messages.
 */
export function launchEmbeddedBroker(options: LaunchOptions): LaunchedBroker {
  const first = forkBroker(options, options.port)
  return { open: (access) => openLaunched(first, { ...options, ...access }) }
}

function forkBroker({ host, log }: LaunchOptions, port: number): ChildProcess {
  return fork(script, {
    execArgv: [
      ...['--disable-warning=ExperimentalWarning', '--max-old-space-size=256', `--max-semi-space-size=${youngMb}`],
      // If this process collects what its start left behind, so does the broker. Other modules of this process are none of its business.
      ...process.execArgv.filter((flag) => /^--(expose-gc|import=.*\/collect-once\.mjs)$/.test(flag)),
    ],
    env: {
      MQTT_HOST: host,
      MQTT_PORT: String(port),
      LOG_LEVEL: log.level,
      ...leanMemory(true),
      ...compileCache(),
    },
  })
}

const sent = ({ deviceKeys, servicePasswords }: MqttKeys): SentKeys => ({
  deviceKeys: [...deviceKeys].map(([generation, key]) => [generation, key.toString('base64url')] as const),
  servicePasswords,
})

async function openLaunched(launched: ChildProcess, options: EmbeddedBrokerOptions): Promise<EmbeddedBroker> {
  // Kept here, so that a restarted broker needs no database.
  const access = openAccessList(options.keys, options.access)
  let child = launched
  let restart: NodeJS.Timeout | undefined
  let isClosed = false
  let failures = 0
  let { port } = options

  const restartBroker = () => {
    child = forkBroker(options, port)
    void follow().catch(() => undefined)
  }
  const follow = async () => {
    child.once('exit', (code, signal) => {
      if (isClosed) return
      failures += 1
      options.log.error({ code, signal }, 'the MQTT broker ended, restarting it')
      restart = setTimeout(restartBroker, Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures, 6)))
    })
    child.on('message', (message: FromBroker) => {
      if (!('used' in message)) return
      access.use(message.used.serialNumber, message.used.credential)
      options.onUsed(message.used)
    })
    const noStart = () => Promise.reject(new Error(`The MQTT broker could not start on port ${port} (MQTT_PORT)`))
    if (!child.connected) return noStart()
    child.send({ admit: access.all(), keys: sent(options.keys) } satisfies ToBroker)
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(noStart)])
    const first = message as { port: number } | { wrongSetting: string } // the broker's process sends one of these first
    if ('wrongSetting' in first) throw new InvalidSettings(first.wrongSetting)
    port = first.port
    setTimeout(() => (failures = 0), 30_000).unref()
  }

  await follow().catch((error: unknown) => {
    isClosed = true
    throw error
  })
  return {
    url: `mqtt://${options.host}:${port}`,
    admit(changed) {
      access.set(changed)
      if (child.connected) child.send({ admit: changed } satisfies ToBroker)
    },
    async close() {
      isClosed = true
      clearTimeout(restart)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
