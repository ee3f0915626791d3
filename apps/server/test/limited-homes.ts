import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { listDeviceLimits, setDeviceLimit } from '@wattdesk/contract/device-limits/calls.ts'
import type { DeviceLimitModel } from '@wattdesk/contract/device-limits/models.ts'
import type { GatewayLimit } from '@wattdesk/device-protocol/limits.ts'
import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import type { givenOf } from './given.ts'
import type { startServer } from './server.ts'
import { publish, telemetryOf } from './telemetry.ts'
import { lineOf } from './telemetry-line.ts'

export const minute = 60_000
export const inverter = {
  deviceId: 'inv-1',
  kind: 'PV',
  manufacturer: 'Fronius',
  model: 'Symo',
  serialNumber: '1',
  limitable: { generationW: 9_999 },
}
export const battery = {
  deviceId: 'bat-1',
  kind: 'BATTERY',
  manufacturer: 'BYD',
  model: 'HVS',
  serialNumber: '2',
  limitable: { consumptionW: 5_000 },
}

/** Homes at a broker whose gateways receive limits. */
export function limitedHomesOf(server: ReturnType<typeof startServer>, given: ReturnType<typeof givenOf>) {
  const telemetry = telemetryOf(server)
  const { startBroker, startIngest, signIn } = lineOf(server, given, telemetry)
  const at = (ms = 0) => new Date(server.clock.now().getTime() + ms).toISOString()

  /** A home whose gateway is online, and the commands that it receives. */
  async function home(...appliances: object[]) {
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    const gateway = await telemetry.installedGateway(id, siteId)
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    const received: { commandId: string; limits: GatewayLimit[] }[] = []
    client.on('message', (_, payload) => {
      const command = JSON.parse(payload.toString())
      if (command.command === 'limits' && !received.some(({ commandId }) => commandId === command.commandId)) received.push(command)
    })
    await client.subscribeAsync(gatewayTopic(gateway.serial, 'commands'), { qos: 1 })
    const say = (channel: 'appliances' | 'limits' | 'command-results', message: object) =>
      publish(client, gateway.serial, JSON.stringify({ messageId: crypto.randomUUID(), at: at(), ...message }), channel)
    const report = (kept: string[], ...events: object[]) => say('limits', { kept, events: events.map((event) => ({ at: at(), ...event })) })
    const { token } = admin
    const params = { id }
    const set = (body: DeviceLimitModel | object) => server.call(setDeviceLimit, { token, params, body: body as DeviceLimitModel })
    const list = async () => (await server.call(listDeviceLimits, { token, params })).body.items
    const events = async (by = token) => {
      const { items } = (await server.call(listCustomerActivities, { token: by, params })).body
      return items.flatMap(({ event, actor }) => (event.startsWith('device-limit.') ? [[event.slice(13), actor.kind]] : []))
    }
    if (appliances.length > 0) await say('appliances', { appliances })
    return { admin, token, id, siteId, gateway, received, say, report, set, list, events, params }
  }

  return { home, at }
}
