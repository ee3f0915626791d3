import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { IConnackPacket, Packet } from 'mqtt-packet'
import { afterEach, expect, it, vi } from 'vitest'
import { openLog } from './log.ts'
import { openMqttLink } from './mqtt.ts'
import { mqtt } from './mqtt-packets.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A broker that says what it can do, and accepts every subscription. */
async function startBroker(properties: NonNullable<IConnackPacket['properties']>) {
  const heard: Packet[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    const answer = (packet: Packet) => mqtt.writeToStream(packet, socket, { protocolVersion: 5 })
    const parser = mqtt.parser({ protocolVersion: 5 })
    parser.on('packet', (packet: Packet) => {
      heard.push(packet)
      if (packet.cmd === 'connect') answer({ cmd: 'connack', reasonCode: 0, sessionPresent: false, properties })
      if (packet.cmd === 'subscribe')
        answer({ cmd: 'suback', messageId: packet.messageId ?? 0, granted: packet.subscriptions.map(() => 1) })
      if (packet.cmd === 'pingreq') answer({ cmd: 'pingresp' })
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
  return { port: (server.address() as AddressInfo).port, heard } // a TCP server's address is one
}

async function openLink(properties: NonNullable<IConnackPacket['properties']>, wasKept = false) {
  const { port, heard } = await startBroker(properties)
  const log = openLog('silent')
  const warned = vi.spyOn(log, 'warn')
  const filters = ['$share/wattdesk/gateways/+/telemetry']
  const url = `mqtt://127.0.0.1:${port}`
  const link = openMqttLink({ url, clientId: 'ingest', version: 5, isKept: true, wasKept, filters, receive: () => undefined, log })
  closing.push(() => link.close())
  return { link, heard, warnings: () => warned.mock.calls.map((call) => String(call.at(-1))) }
}

it.each([
  [{ maximumQoS: 0 }, 'it must allow QoS 1'],
  [{ wildcardSubscriptionAvailable: false }, 'it must allow subscriptions with wildcards'],
  [{ sharedSubscriptionAvailable: false }, 'it must allow shared subscriptions, or MQTT_SESSIONS be 1'],
  [{ retainAvailable: false }, 'it must retain messages: gateways retain their status'],
  [{ sessionExpiryInterval: 600 }, 'it must keep sessions for 86400 seconds, not 600'],
])('a broker that says %o is not used, and the log says at once why', async (properties, reason) => {
  const { link, warnings } = await openLink(properties)
  await vi.waitFor(() => expect(warnings()).toEqual([`MQTT broker cannot be used, retrying: ${reason}`]), { timeout: 5_000, interval: 10 })
  expect(link.isConnected()).toBe(false)
})

it('a broker’s limits are kept: unacknowledged messages, and the time without a sign of life', async () => {
  const { link, heard, warnings } = await openLink({ receiveMaximum: 2, serverKeepAlive: 1 })
  await vi.waitFor(() => expect(link.isConnected()).toBe(true), { timeout: 5_000, interval: 10 })
  expect([1, 2, 3].map((number) => link.publish('commands', `${number}`))).toEqual([true, true, false])
  await vi.waitFor(() => expect(heard.map(({ cmd }) => cmd)).toContain('pingreq'), { timeout: 5_000, interval: 10 })
  expect(warnings()).toEqual([])
})

it('a broker that has forgotten a kept session is reported', async () => {
  const { link, warnings } = await openLink({}, true)
  await vi.waitFor(() => expect(link.isConnected()).toBe(true), { timeout: 5_000, interval: 10 })
  expect(warnings()).toEqual([expect.stringContaining('the MQTT broker has forgotten the session')])
})
