import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { listGateways, revokeGatewayCredential, rotateGatewayCredential } from '@wattdesk/contract/installations/gateway.ts'
import { listPvBatteries } from '@wattdesk/contract/installations/pvbattery.ts'
import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import type { Credentials } from '@wattdesk/gateway-core/connection.ts'
import { openGatewayLink } from '@wattdesk/gateway-core/gateway-link.ts'
import { connectAsync } from 'mqtt'
import { describe, expect, it, vi } from 'vitest'
import { givenOf } from '../../../../test/given.ts'
import { installationsOf } from '../../../../test/installations.ts'
import { startServer } from '../../../../test/server.ts'
import { publish, samplesUntil, telemetryMessage, telemetryOf, whenGone } from '../../../../test/telemetry.ts'
import { lineOf } from '../../../../test/telemetry-line.ts'
import { serviceUsername } from '../../../platform/mqtt-credentials.ts'
import { listGatewayCredentials } from '../../gateways/gateway-credentials.service.ts'
import { findGatewaySites } from '../../gateways/gateway-pairing.service.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
const { closing, startBroker, startIngest, signIn, home: givenHome, countSamples } = lineOf(server, given, telemetry)

describe('the embedded broker', () => {
  it.each([
    ['a wrong password', 'C083-TEST-0001', 'wrong', 'C083-TEST-0001'],
    ['no password', 'C083-TEST-0001', undefined, 'C083-TEST-0001'],
    ['the name of the service', serviceUsername, 'wrong', 'x'],
    ['a serial number that is none', 'a/b', 'x', 'a/b'],
  ])('refuses %s', async (_, username, password, clientId) => {
    const { port } = await startBroker()
    const attempt = connectAsync(`mqtt://127.0.0.1:${port}`, { clientId, username, password, reconnectPeriod: 0 }, false)
    await expect(attempt).rejects.toThrow(/Connection refused|Not authorized|Bad username/i)
  })

  it('tells a gateway that speaks MQTT 5 that it does not', async () => {
    const { serial, password } = await telemetry.gateway(null)
    const { port } = await startBroker()
    const options = { clientId: serial, username: serial, password, protocolVersion: 5 as const, reconnectPeriod: 0 }
    await expect(connectAsync(`mqtt://127.0.0.1:${port}`, options, false)).rejects.toThrow(/protocol version/i)
  })

  it('refuses a gateway under the client id of another', async () => {
    const [one, other] = [await telemetry.gateway(null), await telemetry.gateway(null)]
    const { port } = await startBroker()
    const options = { clientId: other.serial, username: one.serial, password: one.password, reconnectPeriod: 0 }
    await expect(connectAsync(`mqtt://127.0.0.1:${port}`, options, false)).rejects.toThrow()
  })

  it.each(['telemetry', 'commands'] as const)("sends a gateway away that publishes to another one's %s", async (channel) => {
    const { siteId, gateway: victim } = await givenHome()
    const { gateway } = await givenHome()
    const { port } = await startBroker()
    await startIngest(port)
    const client = await signIn(port, gateway)
    const gone = whenGone(client)
    const message = telemetryMessage(samplesUntil(server.clock.now().getTime(), 1))
    client.publishAsync(gatewayTopic(victim.serial, channel), message, { qos: 1 }).catch(() => undefined)
    await gone
    expect(await countSamples(siteId)).toBe(0)
  })

  it('lets a gateway hear its own commands only', async () => {
    const [gateway, other] = [await telemetry.gateway(null), await telemetry.gateway(null)]
    const { port } = await startBroker()
    const client = await signIn(port, gateway)
    const granted = async (filter: string) => {
      try {
        return (await client.subscribeAsync(filter, { qos: 1 }))[0]?.qos
      } catch {
        return 128
      }
    }
    expect(await granted(gatewayTopic(gateway.serial, 'commands'))).toBe(1)
    for (const filter of ['#', gatewayTopic(other.serial, 'commands'), 'wattdesk/v1/gateways/+/commands', '$SYS/#']) {
      expect(await granted(filter)).toBe(128)
    }
  })

  it('sends a client away that announces a packet too large', async () => {
    const gateway = await telemetry.gateway(null)
    const { port } = await startBroker()
    const client = await signIn(port, gateway)
    const gone = whenGone(client)
    publish(client, gateway.serial, 'x'.repeat(300 * 1_024)).catch(() => undefined)
    await gone
  })

  it('sends somebody away who announces a packet too large before they signed in', async () => {
    const { port } = await startBroker()
    const socket = connectTcp(port, '127.0.0.1')
    // A CONNECT of 256 MB, all of which would be waited for and kept.
    socket.write(Buffer.from([0x10, 0xff, 0xff, 0xff, 0x7f]))
    await once(socket, 'close')
  }, 5_000)

  it('sends a client away that floods, and gives it nothing for coming back', async () => {
    const { siteId, gateway } = await givenHome()
    const { port } = await startBroker({ messagesPerSecond: 0.001, burst: 10 })
    await startIngest(port)
    const flood = async (from: number) => {
      const client = await signIn(port, gateway)
      const gone = whenGone(client)
      for (let index = 0; index < 30; index++) {
        const message = telemetryMessage(samplesUntil(server.clock.now().getTime() - (from + index) * 1_000, 1))
        publish(client, gateway.serial, message).catch(() => undefined)
      }
      await gone
    }
    await flood(0)
    await vi.waitFor(async () => expect(await countSamples(siteId)).toBe(10))
    await flood(100)
    await flood(200)
    expect(await countSamples(siteId)).toBe(10)
  })
})

describe('the credential of a gateway', () => {
  /** A gateway of a customer, connected, and the calls about it. */
  async function connected() {
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    const gateway = await telemetry.installedGateway(id, siteId)
    const { port } = await startBroker()
    await startIngest(port)
    const kept: Credentials[] = []
    const link = openGatewayLink({
      url: `mqtt://127.0.0.1:${port}`,
      ...gateway,
      firmware: '1',
      run: 1,
      pauseMs: 20,
      jobs: { scan: async () => [], measure: async () => link.send(() => samplesUntil(server.clock.now().getTime(), 1)) },
      log: { info: () => undefined, warn: () => undefined, debug: () => undefined },
      keep: async (credentials) => void kept.push(credentials),
    })
    closing.push(link.close)
    link.open()
    await vi.waitFor(() => expect(link.isConnected()).toBe(true))
    const input = { token: admin.token, params: { id, installationId: gateway.serial } }
    const stateNow = async () => (await server.call(listGateways, { token: admin.token, params: { id } })).body.items[0]?.credential.state
    const newest = async () => ({ ...gateway, password: (await listGatewayCredentials(server.ctx, [gateway.serial]))[0]?.password ?? '' })
    return { id, siteId, gateway, port, kept, link, input, stateNow, newest }
  }

  it('is rotated by command: the former one ends once the gateway has used the next one', async () => {
    const { id, gateway, port, kept, link, input, stateNow, newest } = await connected()
    const rotations = await Promise.all([1, 2].map(() => server.call(rotateGatewayCredential, input)))
    expect(rotations.map(({ status }) => status)).toEqual([200, 200])
    await vi.waitFor(async () => expect([link.isConnected(), await stateNow()]).toEqual([true, 'valid']), { timeout: 5_000, interval: 30 })
    const next = await newest()
    expect(kept).toEqual([
      { password: gateway.password, next: { password: next.password, commandId: expect.any(String) } },
      { password: next.password },
    ])
    await expect(signIn(port, gateway)).rejects.toThrow(/Connection refused/)
    const logged = await server.sql<{ event: string }>(
      "select event from activity_entries where customer_id = $1 and event like 'gateway.cred%'",
      [id],
    )
    expect(logged).toHaveLength(1)
    expect(await server.sql("select from gateway_commands where command = 'credential'")).toEqual([])
  })

  it('lets its gateway measure at once for a member who reads live', async () => {
    const { id, siteId, gateway, input } = await connected()
    const heard = () => server.sql('select from gateways where id = $1 and contacted_at is not null', [gateway.id])
    await vi.waitFor(async () => expect(await heard()).toHaveLength(1), 5_000)
    const read = (useCache: 'true' | 'false') => server.call(listPvBatteries, { token: input.token, params: { id }, query: { useCache } })
    await read('true')
    expect(await countSamples(siteId)).toBe(0)
    expect((await read('false')).status).toBe(200)
    expect(await countSamples(siteId)).toBe(1)
    await installationsOf(server).add('pvbattery', { customerId: id, siteId })
    // What it has just measured is live, and it is not told again.
    expect((await read('false')).body.items).toMatchObject([{ live: { outcome: 'measured', from: 'gateway', state: { source: 'live' } } }])
    expect(await countSamples(siteId)).toBe(1)
  })

  it('is revoked at once, at the broker and for all that is heard, until a rotation makes another one', async () => {
    const { gateway, port, link, input, stateNow, newest } = await connected()
    const client = await signIn(port, { ...gateway, serial: gateway.serial })
    const gone = whenGone(client)
    link.drop()
    expect((await server.call(revokeGatewayCredential, input)).body.credential.state).toBe('revoked')
    await gone
    await expect(signIn(port, gateway)).rejects.toThrow(/Connection refused/)
    expect((await findGatewaySites(server.ctx, [gateway.serial])).size).toBe(0)
    expect(await listGatewayCredentials(server.ctx, [gateway.serial])).toEqual([])
    expect((await server.call(revokeGatewayCredential, input)).status).toBe(200)
    expect((await server.call(rotateGatewayCredential, input)).status).toBe(200)
    expect(await stateNow()).toBe('valid')
    await vi.waitFor(async () => signIn(port, await newest()), 5_000)
    await expect(signIn(port, gateway)).rejects.toThrow(/Connection refused/)
  })
})
