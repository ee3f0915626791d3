import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { createServer } from 'node:tls'
import { connectChargePoint } from '@wattdesk/contract/charging/calls.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { makeCertificates } from '../../../test/certificates.ts'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { wallboxesOf } from '../../../test/wallboxes.ts'

const server = startServer()
const { wallbox, plugIn, at, closing, address, listen, close } = wallboxesOf(server, givenOf(server))

beforeAll(listen)
afterEach(close)

/** A proxy that terminates TLS, as required before the server by the security profile 2 of OCPP. */
async function startTlsProxy() {
  const certificates = await makeCertificates()
  closing.push(certificates.remove)
  const [cert, key, ca] = await Promise.all(
    [certificates.certificate, certificates.key, certificates.authority].map((file) => readFile(file, 'utf8')),
  )
  const proxy = createServer({ cert: cert ?? '', key: key ?? '' }, (socket) => {
    const onward = connect(Number(new URL(address()).port), '127.0.0.1')
    for (const end of [socket, onward]) end.on('error', () => undefined).on('close', () => [socket, onward].map((one) => one.destroy()))
    socket.pipe(onward).pipe(socket)
  }).listen(0)
  proxy.on('tlsClientError', () => undefined)
  await once(proxy, 'listening')
  closing.push(() => proxy.close())
  return { port: (proxy.address() as AddressInfo).port, ca: ca ?? '' } // a TCP server's address is one
}

const versions = [
  ['ocpp1.6', { chargePointVendor: 'Easee', chargePointModel: 'Home' }, 'FormationViolation'],
  ['ocpp2.0.1', { reason: 'PowerUp', chargingStation: { vendorName: 'Alfen', model: 'Eve' } }, 'FormatViolation'],
] as const

describe.each(versions)('a wallbox that speaks %s', (version, boot, violation) => {
  it('connects over TLS with HTTP Basic, and trusts no other authority', async () => {
    const [one, proxy] = [await wallbox(), await startTlsProxy()]
    const { call, client } = await plugIn(one, {}, [version], proxy)
    expect(client.protocol).toBe(version)
    expect(await call('BootNotification', boot)).toMatchObject({ status: 'Accepted' })
    expect(await one.state()).toMatchObject({ isConnected: true })
    const wrong = { access: { ...one.access, password: 'x'.repeat(32) } }
    await expect(plugIn(wrong, {}, [version], proxy)).rejects.toThrow('Unauthenticated')
    const other = await makeCertificates()
    closing.push(other.remove)
    const ca = await readFile(other.authority, 'utf8')
    await expect(plugIn(one, {}, [version], { ...proxy, ca })).rejects.toThrow(/certificate/i)
  })

  it('has one connection, with the latest password', async () => {
    const one = await wallbox()
    const first = await plugIn(one, {}, [version])
    const second = await plugIn(one, {}, [version])
    await once(first.client, 'close')
    const access = (await server.call(connectChargePoint, one.input)).body
    await once(second.client, 'close')
    await expect(plugIn(one, {}, [version])).rejects.toThrow('Unauthenticated')
    for (const identity of ['EH 0/A', '\0']) {
      await expect(plugIn({ access: { ...access, identity } }, {}, [version])).rejects.toThrow('Unauthenticated')
    }
    const { client } = await plugIn({ access }, {}, [version])
    expect((await one.state())?.isConnected).toBe(true)
    await client.close()
    await vi.waitFor(async () => expect((await one.state())?.isConnected).toBe(false))
  })

  it('gets an error for a payload outside the schema, and is disconnected for what is not OCPP', async () => {
    const { identity, password } = (await wallbox()).access
    const headers = { authorization: `Basic ${Buffer.from(`${identity}:${password}`).toString('base64')}` }
    const socket = new WebSocket(`${address()}/ocpp/${encodeURIComponent(identity)}`, version, { headers })
    closing.push(() => socket.terminate())
    await once(socket, 'open')
    const ask = async (action: string, payload: object) => {
      socket.send(JSON.stringify([2, action, action, payload]))
      return JSON.parse(String((await once(socket, 'message'))[0]))
    }
    expect(await ask('Nonsense', {})).toEqual([4, 'Nonsense', 'NotImplemented', 'Nonsense', {}])
    const wrong = [4, 'StatusNotification', violation, expect.stringMatching(/^(connectorStatus|errorCode|status)/), {}]
    expect(await ask('StatusNotification', { timestamp: at(), evseId: 1, connectorId: 1 })).toEqual(wrong)
    const gone = once(socket, 'close')
    socket.send('{"not":"ocpp"}')
    expect((await gone)[0]).toBe(1007)
  })
})
