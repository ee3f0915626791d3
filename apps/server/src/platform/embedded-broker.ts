import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from './compile-cache.ts'
import type { Log } from './log.ts'
import type { MqttKeys } from './mqtt-credentials.ts'

export type EmbeddedBroker = { url: string; close(): Promise<void> }

const script = fileURLToPath(new URL('../main-broker.ts', import.meta.url))
const firstPauseMs = 250
const longestPauseMs = 5_000

/**
 * Starts the MQTT broker in a separate process, so that a flood of messages cannot stop the API, and restarts it whenever it
 * ends. Gateways and service reconnect and send unacknowledged messages again.
 */
export async function startEmbeddedBroker(options: { keys: MqttKeys; host: string; port: number; log: Log }): Promise<EmbeddedBroker> {
  let child: ChildProcess
  let restart: NodeJS.Timeout | undefined
  let isClosed = false
  let failures = 0
  let { port } = options

  const start = async () => {
    child = fork(script, {
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256', '--max-semi-space-size=2'],
      env: {
        MQTT_HOST: options.host,
        MQTT_PORT: String(port),
        MQTT_DEVICE_KEY: options.keys.deviceKey.toString('base64url'),
        MQTT_SERVICE_PASSWORD: options.keys.servicePassword,
        LOG_LEVEL: options.log.level,
        ...compileCache(),
      },
    })
    child.once('exit', (code, signal) => {
      if (isClosed) return
      failures += 1
      options.log.error({ code, signal }, 'the MQTT broker ended, restarting it')
      restart = setTimeout(() => void start().catch(() => undefined), Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures, 6)))
    })
    const [message] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error(`The MQTT broker could not start on port ${port} (MQTT_PORT)`))),
    ])
    port = (message as { port: number }).port // the broker's process sends this and nothing else
    setTimeout(() => (failures = 0), 30_000).unref()
  }

  await start().catch((error: unknown) => {
    isClosed = true
    throw error
  })
  return {
    url: `mqtt://${options.host}:${port}`,
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
