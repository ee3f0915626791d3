import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import Modbus from 'jsmodbus'
import { afterEach, describe, expect, test } from 'vitest'
import { openModbusClient } from '../src/modbus-client.ts'
import { ModbusException } from '../src/modbus-request.ts'
import { startModbusServer } from '../src/modbus-server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A peer whose responses a test chooses. */
async function startPeer(reply: (socket: Socket, request: Buffer) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (request) => reply(socket, request))
    closing.push(() => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return (server.address() as AddressInfo).port
}

async function open(port: number) {
  const client = await openModbusClient({ host: '127.0.0.1', port, timeoutMs: 150 })
  closing.push(client.close)
  return client
}

const startDevice = async () => {
  const held = Array.from({ length: 200 }, (_, index) => index * 7)
  const device = await startModbusServer({ host: '127.0.0.1', port: 0 }, (unit, address, count) =>
    unit === 1 && address + count <= held.length ? held.slice(address, address + count) : undefined,
  )
  closing.push(device.close)
  return device.port
}

describe('our device', () => {
  test('is read by a third-party client', async () => {
    const socket = connect(await startDevice(), '127.0.0.1')
    closing.push(() => socket.destroy())
    const client = new Modbus.client.TCP(socket, 1, 1_000)
    await once(socket, 'connect')
    const { response } = await client.readHoldingRegisters(10, 3)
    expect(response.body.valuesAsArray).toEqual([70, 77, 84])
    await expect(client.readHoldingRegisters(199, 5)).rejects.toMatchObject({ err: 'ModbusException' })
    await expect(client.writeSingleRegister(1, 1)).rejects.toMatchObject({ err: 'ModbusException' })
  })

  test('is read by our client, which distinguishes a refusal from a failure and sends one request at a time', async () => {
    const client = await open(await startDevice())
    const responses = await Promise.all([client.read(1, 0, 2), client.read(1, 198, 2), client.read(1, 5, 125)])
    expect(responses.map((one) => one.length)).toEqual([2, 2, 125])
    await expect(client.read(1, 199, 2)).rejects.toEqual(new ModbusException(2))
    await expect(client.read(9, 0, 1)).rejects.toMatchObject({ code: 2 })
    expect(await client.read(1, 1, 1)).toEqual([7])
  })

  test('disconnects clients that do not use Modbus', async () => {
    const socket = connect(await startDevice(), '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: inverter\r\n\r\n')
    await once(socket, 'close')
  })
})

describe('our client', () => {
  const frameOf = (request: Buffer, body: number[], unit = 1) =>
    Buffer.from([request[0] ?? 0, request[1] ?? 0, 0, 0, 0, body.length + 1, unit, ...body])

  test('assembles a response that arrives in parts', async () => {
    const port = await startPeer((socket, request) => {
      const frame = frameOf(request, [3, 2, 1, 44])
      socket.write(frame.subarray(0, 4))
      setImmediate(() => socket.write(frame.subarray(4)))
    })
    expect(await (await open(port)).read(1, 0, 1)).toEqual([300])
  })

  test.each([
    ['silence', () => undefined, 'does not respond'],
    [
      'half a response',
      (socket: Socket, request: Buffer) => socket.write(frameOf(request, [3, 2, 1, 44]).subarray(0, 8)),
      'does not respond',
    ],
    ['a response to another request', (socket: Socket) => socket.write(frameOf(Buffer.from([9, 9]), [3, 2, 1, 44])), 'does not respond'],
    ['another unit', (socket: Socket, request: Buffer) => socket.write(frameOf(request, [3, 2, 1, 44], 7)), 'another unit'],
    ['too little', (socket: Socket, request: Buffer) => socket.write(frameOf(request, [3, 1, 1])), 'a wrong response'],
    ['garbage', (socket: Socket) => socket.write('SSH-2.0-OpenSSH_9.2p1\r\n'), 'not a Modbus frame'],
    ['a closed connection', (socket: Socket) => socket.end(), 'ended the connection'],
  ])('gives up on %s, and on the requests behind it', async (_, reply, message) => {
    const client = await open(await startPeer(reply))
    await expect(client.read(1, 0, 1)).rejects.toThrow(message)
  })

  test('gives up on a host that accepts no connection', async () => {
    await expect(openModbusClient({ host: '127.0.0.1', port: 1, timeoutMs: 100 })).rejects.toThrow()
  })
})
