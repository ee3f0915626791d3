import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { IConnackPacket, Packet } from 'mqtt-packet'
import { afterEach, expect, it, vi } from 'vitest'
import { openLog } from '../log.ts'
import { type MqttMessage, openMqttLink } from './mqtt.ts'
import { mqtt } from './mqtt-packets.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A broker that declares its capabilities, accepts every subscription, and then sends this many messages at once, whatever the limit. */
async function startBroker(properties: NonNullable<IConnackPacket['properties']>, messages = 0) {
  const contacts: Packet[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    const respond = (packet: Packet) => mqtt.writeToStream(packet, socket, { protocolVersion: 5 })
    const parser = mqtt.parser({ protocolVersion: 5 })
    parser.on('packet', (packet: Packet) => {
      contacts.push(packet)
      if (packet.cmd === 'connect') respond({ cmd: 'connack', reasonCode: 0, sessionPresent: false, properties })
      if (packet.cmd === 'subscribe')
        respond({ cmd: 'suback', messageId: packet.messageId ?? 0, granted: packet.subscriptions.map(() => 1) })
      if (packet.cmd === 'subscribe' && packet.messageId === 1)
        for (let messageId = 1; messageId <= messages; messageId++)
          respond({ cmd: 'publish', topic: 'gateways/1/telemetry', payload: 'x'.repeat(500), qos: 1, dup: false, retain: false, messageId })
      if (packet.cmd === 'pingreq') respond({ cmd: 'pingresp' })
    })
    socket.on('data', (chunk) => parser.parse(chunk))
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, received: contacts } // a TCP server's address is one
}

type Given = { wasKept?: boolean; messages?: number; receive?: (message: MqttMessage) => void }

async function openLink(properties: NonNullable<IConnackPacket['properties']>, given: Given = {}) {
  const { wasKept = false, messages = 0, receive = () => undefined } = given
  const { port, received } = await startBroker(properties, messages)
  const log = openLog('silent')
  const warned = vi.spyOn(log, 'warn')
  const filters = ['$share/wattdesk/gateways/+/telemetry']
  const url = `mqtt://127.0.0.1:${port}`
  const link = openMqttLink({ url, clientId: 'ingest', version: 5, isKept: true, wasKept, filters, receive, log })
  closing.push(() => link.close())
  return { link, received, warnings: () => warned.mock.calls.map((call) => String(call.at(-1))) }
}

it.each([
  [{ maximumQoS: 0 }, 'it must allow QoS 1'],
  [{ wildcardSubscriptionAvailable: false }, 'it must allow subscriptions with wildcards'],
  [{ sharedSubscriptionAvailable: false }, 'it must allow shared subscriptions, or MQTT_SESSIONS be 1'],
  [{ retainAvailable: false }, 'it must retain messages: gateways retain their status'],
  [{ sessionExpiryInterval: 600 }, 'it must keep sessions for 86400 seconds, not 600'],
])('a broker that declares %o is not used, and the log gives the reason at once', async (properties, reason) => {
  const { link, warnings } = await openLink(properties)
  await vi.waitFor(() => expect(warnings()).toEqual([`MQTT broker cannot be used, retrying: ${reason}`]), { timeout: 5_000, interval: 10 })
  expect(link.isConnected()).toBe(false)
})

it('a broker’s limits are respected: unacknowledged messages, and the keep-alive time', async () => {
  const { link, received, warnings } = await openLink({ receiveMaximum: 2, serverKeepAlive: 1 })
  await vi.waitFor(() => expect(link.isConnected()).toBe(true), { timeout: 5_000, interval: 10 })
  expect([1, 2, 3].map((number) => link.publish('commands', `${number}`))).toEqual([true, true, false])
  await vi.waitFor(() => expect(received.map(({ cmd }) => cmd)).toContain('pingreq'), { timeout: 5_000, interval: 10 })
  expect(warnings()).toEqual([])
})

it('a broker that has lost a kept session is reported', async () => {
  const { link, warnings } = await openLink({}, { wasKept: true })
  await vi.waitFor(() => expect(link.isConnected()).toBe(true), { timeout: 5_000, interval: 10 })
  expect(warnings()).toEqual([expect.stringContaining('the MQTT broker has forgotten the session')])
})

it('a broker that exceeds its limit is not read meanwhile, and every message arrives over the same connection', async () => {
  const messages = 30_000
  const waiting: MqttMessage[] = []
  const counts = { received: 0, most: 0 }
  const receive = (message: MqttMessage) => {
    waiting.push(message)
    counts.received += 1
    counts.most = Math.max(counts.most, waiting.length)
  }
  const { received } = await openLink({}, { messages, receive })
  const most = () => received.flatMap((packet) => (packet.cmd === 'connect' ? [packet.properties?.receiveMaximum ?? 0] : []))[0] ?? 0
  await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(most()), { timeout: 10_000, interval: 10 })
  const acknowledged = () => received.filter(({ cmd }) => cmd === 'puback').length
  await vi.waitFor(
    () => {
      for (const message of waiting.splice(0)) message.acknowledge()
      expect([counts.received, acknowledged()]).toEqual([messages, messages])
    },
    { timeout: 10_000, interval: 10 },
  )
  expect(counts.most).toBeLessThan(most() + 1_000)
  expect(received.filter(({ cmd }) => cmd === 'connect').length).toBe(1)
})
