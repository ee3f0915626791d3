import { z } from 'zod'
import type { FromBroker, ToBroker } from './platform/embedded-broker.ts'
import { openLog } from './platform/log.ts'
import { type Broker, openBroker } from './platform/mqtt-broker.ts'
import { openAccessList, type UsedCredential } from './platform/mqtt-credentials.ts'

const variables = z.object({
  MQTT_HOST: z.string().min(1),
  MQTT_PORT: z.coerce.number().int().min(0).max(65_535),
  MQTT_DEVICE_KEY: z.base64url(),
  MQTT_SERVICE_PASSWORD: z.string().min(1),
  LOG_LEVEL: z.string().default('info'),
})

/** The embedded MQTT broker's process: started and watched by the server, ends with it. */
async function main(): Promise<void> {
  const settings = variables.parse(process.env)
  const log = openLog(settings.LOG_LEVEL)
  const keys = { deviceKey: Buffer.from(settings.MQTT_DEVICE_KEY, 'base64url'), servicePassword: settings.MQTT_SERVICE_PASSWORD }
  const access = openAccessList(keys)
  let broker: Broker | undefined
  // The server ended before it could say anything.
  const leave = () => process.exit(0)
  process.once('disconnect', leave)
  // The server's first message says which credentials are accepted. Before it, nobody may sign in.
  await new Promise<void>((resolve) => {
    process.on('message', ({ admit }: ToBroker) => {
      access.set(admit)
      broker?.recheck()
      resolve()
    })
  })
  process.off('disconnect', leave)
  const send = (message: FromBroker) => process.send?.(message)
  const onUsed = (used: UsedCredential) => send({ used })
  const opened = await openBroker({ keys, access, host: settings.MQTT_HOST, port: settings.MQTT_PORT, log, onUsed })
  broker = opened
  send({ port: opened.port })
  const stop = async () => {
    setTimeout(() => process.exit(1), 5_000).unref()
    await opened.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // The server is gone: without a consumer, the broker would only make gateways wait.
  process.once('disconnect', stop)
}

await main()
