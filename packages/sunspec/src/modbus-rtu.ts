import type { Duplex } from 'node:stream'
import type { ModbusClient } from './modbus-client.ts'
import { ModbusSilence, type Request, readRequest, readResponse, writeOneRequest, writeRequest } from './modbus-request.ts'

/** Where bytes are sent and received: a serial line, or a connection to a server of one. */
export type Line = Pick<Duplex, 'write' | 'on' | 'off' | 'destroy' | 'destroyed'>

/** The silence between two frames, at least 3.5 characters: 4 ms at 9600 baud. More, because adapters deliver in bursts. */
const quietMs = 10
/** Unit, function and checksum, with at least one byte between. */
const frameMin = 5
const frameMax = 256

/** A Modbus RTU master on a line. Sends one request at a time. After a request without a response, waits until the line is quiet. */
export function openRtuClient(line: Line, timeoutMs: number): ModbusClient {
  let turn: Promise<unknown> = Promise.resolve()
  let receivedAt = 0
  line.on('data', () => {
    receivedAt = performance.now()
  })
  line.on('error', () => line.destroy())

  const ask = async (request: Request): Promise<number[]> => {
    await untilQuiet(() => receivedAt, timeoutMs)
    const frame = frameOf(request)
    const { promise, resolve, reject } = Promise.withResolvers<number[]>()
    let gathered: Buffer = Buffer.alloc(0)
    const take = (chunk: Buffer) => {
      gathered = Buffer.concat([gathered, chunk]).subarray(-2 * frameMax)
      // Some adapters receive what they send.
      if (gathered.subarray(0, frame.length).equals(frame)) gathered = gathered.subarray(frame.length)
      const body = findResponse(gathered, request)
      if (!body) return
      const response = readResponse(body, request)
      if (response instanceof Error) reject(response)
      else resolve(response)
    }
    const end = () => reject(new Error('the serial line has ended'))
    const timer = setTimeout(() => reject(gathered.length > 0 ? new Error('a disturbed response') : new ModbusSilence()), timeoutMs)
    line.on('data', take)
    line.on('close', end)
    if (line.destroyed) end()
    else line.write(frame)
    return promise.finally(() => {
      clearTimeout(timer)
      line.off('data', take)
      line.off('close', end)
    })
  }
  const askInTurn = (request: Request): Promise<number[]> => {
    const response = turn.then(() => ask(request))
    turn = response.catch(() => undefined)
    return response
  }
  return {
    read: (unit, address, count) => askInTurn(readRequest(unit, address, count)),
    write: async (unit, address, registers) => void (await askInTurn(writeRequest(unit, address, registers))),
    writeOne: async (unit, address, register) => void (await askInTurn(writeOneRequest(unit, address, register))),
    isOpen: () => !line.destroyed,
    close: () => line.destroy(),
  }
}

/** A late response to an earlier request must not count as the response to the next one. */
async function untilQuiet(receivedAt: () => number, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs
  for (;;) {
    const left = receivedAt() + quietMs - performance.now()
    if (left <= 0 || performance.now() > until) return
    await new Promise((resolve) => setTimeout(resolve, left))
  }
}

/** A frame of Modbus RTU: unit, function and data, checksum with its lower byte first. */
export function frameOf({ unit, body }: Pick<Request, 'unit' | 'body'>): Buffer {
  const frame = Buffer.alloc(body.length + 3)
  frame.writeUInt8(unit, 0)
  body.copy(frame, 1)
  frame.writeUInt16LE(checksumOf(frame.subarray(0, -2)), frame.length - 2)
  return frame
}

/** Finds the response among bytes that may begin with noise: a frame of the same unit and function with a correct checksum. */
function findResponse(bytes: Buffer, { unit, body }: Request): Buffer | undefined {
  const called = body[0] ?? 0
  for (let from = 0; from + frameMin <= bytes.length; from += 1) {
    const [first, code = 0, size = 0] = bytes.subarray(from, from + 3)
    if (first !== unit || (code & 0x7f) !== called) continue
    const length = code === called ? (called === 3 ? size + frameMin : 8) : frameMin
    const frame = bytes.subarray(from, from + length)
    if (frame.length === length && frame.readUInt16LE(length - 2) === checksumOf(frame.subarray(0, -2))) return frame.subarray(1, -2)
  }
  return undefined
}

/** CRC-16 of Modbus over Serial Line (polynomial 0xA001, start 0xFFFF). */
function checksumOf(bytes: Uint8Array): number {
  let checksum = 0xffff
  for (const byte of bytes) {
    checksum ^= byte
    for (let bit = 0; bit < 8; bit += 1) checksum = checksum & 1 ? (checksum >> 1) ^ 0xa001 : checksum >> 1
  }
  return checksum
}
