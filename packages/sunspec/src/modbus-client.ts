import { connect, type Socket } from 'node:net'
import { encodeFrame, type Frame, openFrameReader, readHolding } from './modbus-frame.ts'

/** The device answered that it cannot: 1 function, 2 address, 3 value, 4 failure, 6 busy, 11 no answer behind it. */
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
  close(): void
}

type Address = { host: string; port: number; timeoutMs: number }
type Asked = { transaction: number; unit: number; count: number; resolve(registers: number[]): void; reject(error: Error): void }

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
    // An answer to a request that was given up, or to none.
    if (!asked || frame.transaction !== asked.transaction) return
    const { resolve, reject, ...request } = asked
    asked = undefined
    const answer = readAnswer(frame, request)
    if (answer instanceof Error) reject(answer)
    else resolve(answer)
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

  const ask = async (unit: number, address: number, count: number): Promise<number[]> => {
    if (socket.destroyed) throw new Error('the device ended the connection')
    const body = Buffer.alloc(5)
    body.writeUInt8(readHolding, 0)
    body.writeUInt16BE(address, 1)
    body.writeUInt16BE(count, 3)
    last = (last + 1) % 65_536
    const { promise, resolve, reject } = Promise.withResolvers<number[]>()
    asked = { transaction: last, unit, count, resolve, reject }
    // After that, nothing on this connection can be trusted to be an answer to what was asked.
    const timer = setTimeout(() => fail(new Error('the device does not answer')), timeoutMs)
    socket.write(encodeFrame({ transaction: last, unit, body }))
    return promise.finally(() => clearTimeout(timer))
  }
  return {
    read(unit, address, count) {
      // Many devices answer one request at a time only.
      const answer = turn.then(() => ask(unit, address, count))
      turn = answer.catch(() => undefined)
      return answer
    },
    close: () => socket.destroy(),
  }
}

function readAnswer({ unit, body }: Frame, asked: { unit: number; count: number }): number[] | Error {
  const code = body[0] ?? 0
  if (unit !== asked.unit) return new Error('another unit answers')
  if (code === (readHolding | 0x80)) return new ModbusException(body[1] ?? 0)
  if (code !== readHolding || body[1] !== asked.count * 2 || body.length !== 2 + asked.count * 2) return new Error('a wrong answer')
  return Array.from({ length: asked.count }, (_, index) => body.readUInt16BE(2 + index * 2))
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
