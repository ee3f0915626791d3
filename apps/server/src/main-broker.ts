import { z } from 'zod'
import { openLog } from './platform/log.ts'
import { openBroker } from './platform/mqtt-broker.ts'

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
  const broker = await openBroker({ keys, host: settings.MQTT_HOST, port: settings.MQTT_PORT, log })
  process.send?.({ port: broker.port })
  const stop = async () => {
    setTimeout(() => process.exit(1), 5_000).unref()
    await broker.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // The server is gone: without a consumer, the broker would only make gateways wait.
  process.once('disconnect', stop)
}

await main()
