import { z } from 'zod'
import { openLog } from './platform/log.ts'
import type { FromBroker, SentKeys, ToBroker } from './platform/mqtt/embedded-broker.ts'
import { type Broker, openBroker } from './platform/mqtt/mqtt-broker.ts'
import { type AccessList, type MqttKeys, openAccessList, type UsedCredential } from './platform/mqtt/mqtt-credentials.ts'
import { faultOfAddress } from './platform/wrong-address.ts'

const variables = z.object({
  MQTT_HOST: z.string().min(1),
  MQTT_PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.string().default('info'),
})

/** The embedded MQTT broker's process: started and watched by the server, ends with it. */
async function main(): Promise<void> {
  const settings = variables.parse(process.env)
  const log = openLog(settings.LOG_LEVEL)
  let access: AccessList | undefined
  let broker: Broker | undefined
  // The server ended before it sent anything.
  const leave = () => process.exit(0)
  process.once('disconnect', leave)
  // The server's first message contains the keys and the accepted credentials. Until then, nobody can sign in.
  const keys = await new Promise<MqttKeys>((resolve) => {
    process.on('message', ({ admit, keys: sent }: ToBroker) => {
      if (sent) {
        const received = receivedKeys(sent)
        access = openAccessList(received)
        resolve(received)
      }
      access?.set(admit)
      broker?.recheck()
    })
  })
  process.off('disconnect', leave)
  const send = (message: FromBroker) => process.send?.(message)
  const onUsed = (used: UsedCredential) => send({ used })
  const { MQTT_HOST: host, MQTT_PORT: port } = settings
  const opened = await openBroker({ keys, access: access ?? openAccessList(keys), host, port, log, onUsed }).catch((error: unknown) => {
    const wrongSetting = faultOfAddress(error, { port, host, settings: { port: 'MQTT_PORT', host: 'MQTT_HOST' } })
    if (!wrongSetting) throw error
    // The server reports it.
    process.send?.({ wrongSetting } satisfies FromBroker, () => process.exit(1))
    return new Promise<never>(() => undefined)
  })
  broker = opened
  send({ port: opened.port })
  const stop = async () => {
    setTimeout(() => process.exit(1), 5_000).unref()
    await opened.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // The server has ended: without a consumer, the broker would only keep gateways waiting.
  process.once('disconnect', stop)
}

const receivedKeys = ({ deviceKeys, servicePasswords }: SentKeys): MqttKeys => ({
  deviceKeys: new Map(deviceKeys.map(([generation, key]) => [generation, Buffer.from(key, 'base64url')])),
  servicePasswords,
})

await main()
