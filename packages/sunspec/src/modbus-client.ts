import { connect, type Socket } from 'node:net'
import { encodeFrame, type Frame, openFrameReader, readHolding, writeHolding } from './modbus-frame.ts'

/** The exception that the device returned: 1 function, 2 address, 3 value, 4 failure, 6 busy, 11 no response behind it. */
export class ModbusException extends Error {
  readonly code: number
  constructor(code: number) {
    super(`Modbus exception ${code}`)
    this.name = 'ModbusException'
    this.code = code
  }
}

export type ModbusClient = {
  /** Reads up to 125 holding registers. */
  read(unit: number, address: number, count: number): Promise<number[]>
  /** Writes up to 123 holding registers at once: the device takes all or none. */
  write(unit: number, address: number, registers: readonly number[]): Promise<void>
  close(): void
}

type Address = { host: string; port: number; timeoutMs: number }
/** A request, and what makes a frame the response to it. */
type Request = { unit: number; body: Buffer; accept(body: Buffer): number[] | undefined }
type Asked = Request & { transaction: number; resolve(registers: number[]): void; reject(error: Error): void }

/** Connects to a Modbus TCP device. Each step, the connection included, ends within `timeoutMs`. */
export async function openModbusClient({ host, port, timeoutMs }: Address): Promise<ModbusClient> {
  const socket = await openSocket({ host, port, timeoutMs })
  const readFrames = openFrameReader()
  let asked: Asked | undefined
  let last = 0
  let turn: Promise<unknown> = Promise.resolve()

  const fail = (error: Error) => {
    socket.destroy()
    asked?.reject(error)
    asked = undefined
  }
  const settle = (frame: Frame) => {
    // A response to a request that was given up, or to none.
    if (!asked || frame.transaction !== asked.transaction) return
    const { resolve, reject, ...request } = asked
    asked = undefined
    const response = readResponse(frame, request)
    if (response instanceof Error) reject(response)
    else resolve(response)
  }
  socket.on('data', (chunk) => {
    try {
      for (const frame of readFrames(chunk)) settle(frame)
    } catch (error) {
      fail(error instanceof Error ? error : new Error('not a Modbus frame'))
    }
  })
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the device ended the connection')))

  const ask = async (request: Request): Promise<number[]> => {
    if (socket.destroyed) throw new Error('the device ended the connection')
    last = (last + 1) % 65_536
    const { promise, resolve, reject } = Promise.withResolvers<number[]>()
    asked = { ...request, transaction: last, resolve, reject }
    // After that, nothing on this connection can be trusted to be a response to what was asked.
    const timer = setTimeout(() => fail(new Error('the device does not respond')), timeoutMs)
    socket.write(encodeFrame({ transaction: last, unit: request.unit, body: request.body }))
    return promise.finally(() => clearTimeout(timer))
  }
  // Many devices respond to one request at a time only.
  const askInTurn = (request: Request): Promise<number[]> => {
    const response = turn.then(() => ask(request))
    turn = response.catch(() => undefined)
    return response
  }
  return {
    read: (unit, address, count) => askInTurn(readRequest(unit, address, count)),
    write: async (unit, address, registers) => void (await askInTurn(writeRequest(unit, address, registers))),
    close: () => socket.destroy(),
  }
}

function readRequest(unit: number, address: number, count: number): Request {
  const body = Buffer.alloc(5)
  body.writeUInt8(readHolding, 0)
  body.writeUInt16BE(address, 1)
  body.writeUInt16BE(count, 3)
  return {
    unit,
    body,
    accept(response) {
      if (response[1] !== count * 2 || response.length !== 2 + count * 2) return undefined
      return Array.from({ length: count }, (_, index) => response.readUInt16BE(2 + index * 2))
    },
  }
}

function writeRequest(unit: number, address: number, registers: readonly number[]): Request {
  const body = Buffer.alloc(6 + registers.length * 2)
  body.writeUInt8(writeHolding, 0)
  body.writeUInt16BE(address, 1)
  body.writeUInt16BE(registers.length, 3)
  body.writeUInt8(registers.length * 2, 5)
  for (const [index, register] of registers.entries()) body.writeUInt16BE(register, 6 + index * 2)
  // The response repeats address and count.
  return { unit, body, accept: (response) => (response.equals(body.subarray(0, 5)) ? [] : undefined) }
}

function readResponse({ unit, body }: Frame, asked: Request): number[] | Error {
  const [code = 0, detail = 0] = body
  const called = asked.body[0] ?? 0
  if (unit !== asked.unit) return new Error('another unit answers')
  if (code === (called | 0x80)) return new ModbusException(detail)
  return (code === called ? asked.accept(body) : undefined) ?? new Error('a wrong response')
}

function openSocket({ host, port, timeoutMs }: Address): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = connect({ host, port, noDelay: true })
  const give = (error: Error) => {
    socket.destroy()
    reject(error)
  }
  const timer = setTimeout(() => give(new Error('no connection')), timeoutMs)
  socket.once('error', give)
  socket.once('connect', () => {
    clearTimeout(timer)
    socket.off('error', give)
    resolve(socket)
  })
  return promise.finally(() => clearTimeout(timer))
}
