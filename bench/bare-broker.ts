// The reference for telemetry over MQTT: the broker alone, which passes each message to one subscriber, without inspecting it and without
// a database.
import { createServer } from 'node:net'
import { Aedes } from 'aedes'
import { openLog } from '../apps/server/src/platform/log.ts'
import { openMqttLink } from '../apps/server/src/platform/mqtt/mqtt.ts'

const port = Number(process.env.PORT)
if (process.env.ROLE === 'subscriber') {
  const link = openMqttLink({
    url: `mqtt://127.0.0.1:${process.env.BROKER_PORT}`,
    clientId: 'subscriber',
    filters: ['wattdesk/v1/gateways/+/telemetry'],
    version: 4,
    isKept: false,
    log: openLog('warn'),
    receive: (message) => message.acknowledge(),
  })
  const waiting = setInterval(() => {
    if (!link.isConnected()) return
    clearInterval(waiting)
    process.send?.('ready')
  }, 20)
} else {
  const broker = await Aedes.createBroker({ queueLimit: 1_000_000, concurrency: 10_000 })
  createServer(broker.handle).listen(port, '127.0.0.1', () => process.send?.('ready'))
}
process.on('SIGTERM', () => process.exit(0))
