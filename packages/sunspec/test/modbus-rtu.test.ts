import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { ModbusException, ModbusSilence } from '../src/modbus-request.ts'
import { frameOf, openRtuClient } from '../src/modbus-rtu.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A line with a device at its other end whose replies a test chooses. */
async function openLine(reply: (line: Socket, request: Buffer) => void, timeoutMs = 150) {
  const server = createServer((line) => {
    line.on('error', () => undefined)
    line.on('data', (request) => reply(line, request))
    closing.push(() => line.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const client = openRtuClient(socket, timeoutMs)
  closing.push(client.close)
  return { client, socket }
}

const response = (body: number[], unit = 1) => frameOf({ unit, body: Buffer.from(body) })

test('frames are those of the specification', async () => {
  // Modbus over Serial Line: unit 1 reads two registers from 0; unit 2 refuses.
  expect(frameOf({ unit: 1, body: Buffer.from([3, 0, 0, 0, 2]) }).toString('hex')).toBe('010300000002c40b')
  const requests: string[] = []
  const { client } = await openLine((line, request) => {
    requests.push(request.toString('hex'))
    line.write(
      request[0] === 2 ? response([0x83, 2], 2) : request[1] === 16 ? response([...request.subarray(1, 6)]) : response([3, 4, 1, 44, 0, 7]),
    )
  })
  expect(await client.read(1, 0, 2)).toEqual([300, 7])
  await expect(client.read(2, 0, 2)).rejects.toEqual(new ModbusException(2))
  await client.write(1, 40, [5, 6])
  expect(requests[0]).toBe('010300000002c40b')
})

describe('a response', () => {
  const whole = response([3, 2, 1, 44])
  test.each([
    ['in parts', (line: Socket) => [...whole].forEach((byte, at) => void setTimeout(() => line.write(Buffer.from([byte])), at))],
    ['behind noise', (line: Socket) => line.write(Buffer.concat([Buffer.from([0, 0xff]), whole]))],
    ['behind the echo of the request', (line: Socket, request: Buffer) => line.write(Buffer.concat([request, whole]))],
  ])('is read %s', async (_, reply) => {
    const { client } = await openLine(reply, 1_000)
    expect(await client.read(1, 0, 1)).toEqual([300])
  })

  test.each([
    ['silence', () => undefined, 'does not respond'],
    ['a wrong checksum', (line: Socket) => line.write(Buffer.concat([whole.subarray(0, -1), Buffer.from([1])])), 'a disturbed response'],
    ['half of it', (line: Socket) => line.write(whole.subarray(0, 4)), 'a disturbed response'],
    ['another unit', (line: Socket) => line.write(response([3, 2, 1, 44], 9)), 'a disturbed response'],
    ['more registers than were asked for', (line: Socket) => line.write(response([3, 4, 1, 44, 0, 0])), 'a wrong response'],
    ['an end', (line: Socket) => line.end(), 'has ended'],
  ])('is not taken from %s', async (_, reply, message) => {
    const { client } = await openLine(reply)
    await expect(client.read(1, 0, 1)).rejects.toThrow(message)
  })
})

test('a late response does not count for the next request, and the line goes on', async () => {
  const ends: Socket[] = []
  const { client, socket } = await openLine((line) => {
    ends.push(line)
    if (ends.length > 1) line.write(response([3, 2, 1, 44]))
  })
  await expect(client.read(1, 0, 1)).rejects.toThrow(ModbusSilence)
  ends[0]?.write(response([3, 2, 9, 9]))
  await once(socket, 'data')
  expect(await client.read(1, 0, 1)).toEqual([300])
})
