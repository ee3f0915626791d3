import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import { connectAsync } from 'mqtt'
import { describe, expect, it, vi } from 'vitest'
import { brokerDuties } from '../../../../../test/broker-duties.ts'
import { givenOf } from '../../../../../test/given.ts'
import { startServer } from '../../../../../test/server.ts'
import { publish, samplesUntil, telemetryMessage, telemetryOf, whenGone } from '../../../../../test/telemetry.ts'
import { lineOf } from '../../../../../test/telemetry-line.ts'
import { serviceUsername } from '../../../../platform/mqtt/mqtt-credentials.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
const line = lineOf(server, given, telemetry)
const { startBroker, startIngest, signIn, home: givenHome, countSamples } = line

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

  it('informs an MQTT 5 gateway of a refusal', async () => {
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

  it('lets a gateway receive only its own commands', async () => {
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

  it('disconnects a client that announces too large a packet', async () => {
    const gateway = await telemetry.gateway(null)
    const { port } = await startBroker()
    const client = await signIn(port, gateway)
    const gone = whenGone(client)
    publish(client, gateway.serial, 'x'.repeat(300 * 1_024)).catch(() => undefined)
    await gone
  })

  it('disconnects a client that announces too large a packet before it signs in', async () => {
    const { port } = await startBroker()
    const socket = connectTcp(port, '127.0.0.1')
    // A CONNECT that announces 256 MB, all of which would be awaited and buffered.
    socket.write(Buffer.from([0x10, 0xff, 0xff, 0xff, 0x7f]))
    await once(socket, 'close')
  })

  it('disconnects a flooding client, and gives it no advantage when it reconnects', async () => {
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

describe('a gateway at the embedded broker', () => {
  const serve = async () => {
    const { port } = await startBroker()
    await startIngest(port)
    return { port, renew: async () => undefined }
  }
  brokerDuties({ server, given, line, serve })
})
