import { connect, type Socket } from 'node:net'
import { encodeFrame, type Frame, openFrameReader } from './modbus-frame.ts'
import { ModbusSilence, type Request, readRequest, readResponse, writeOneRequest, writeRequest } from './modbus-request.ts'

export type ModbusClient = {
  /** Reads up to 125 holding registers. */
  read(unit: number, address: number, count: number): Promise<number[]>
  /** Writes up to 123 holding registers at once: the device accepts all or none. */
  write(unit: number, address: number, registers: readonly number[]): Promise<void>
  /** Writes a register by function 6, for devices that refuse function 16. */
  writeOne(unit: number, address: number, register: number): Promise<void>
  /** False once the connection has ended, by either side. */
  isOpen(): boolean
  close(): void
}

export type ModbusAddress = { host: string; port: number; timeoutMs: number; settleMs?: number }
type Asked = Request & { transaction: number; resolve(registers: number[]): void; reject(error: Error): void }

/**
 * Connects to a Modbus TCP device. Each step, including the connection, ends within `timeoutMs`. Some devices drop requests in the first
 * moment of a connection, so `settleMs` is waited first.
 */
export async function openModbusClient({ host, port, timeoutMs, settleMs = 0 }: ModbusAddress): Promise<ModbusClient> {
  const socket = await openSocket({ host, port, timeoutMs })
  if (settleMs > 0) await new Promise((resolve) => setTimeout(resolve, settleMs))
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
    // A response to an abandoned request, or to no request.
    if (!asked || frame.transaction !== asked.transaction) return
    const { resolve, reject, ...request } = asked
    asked = undefined
    const response = frame.unit === request.unit ? readResponse(frame.body, request) : new Error('response from another unit')
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
    // After a timeout, data on this connection cannot be assigned to a request any more.
    const timer = setTimeout(() => fail(new ModbusSilence()), timeoutMs)
    socket.write(encodeFrame({ transaction: last, unit: request.unit, body: request.body }))
    return promise.finally(() => clearTimeout(timer))
  }
  // Many devices handle only one request at a time.
  const askInTurn = (request: Request): Promise<number[]> => {
    const response = turn.then(() => ask(request))
    turn = response.catch(() => undefined)
    return response
  }
  return {
    read: (unit, address, count) => askInTurn(readRequest(unit, address, count)),
    write: async (unit, address, registers) => void (await askInTurn(writeRequest(unit, address, registers))),
    writeOne: async (unit, address, register) => void (await askInTurn(writeOneRequest(unit, address, register))),
    isOpen: () => !socket.destroyed,
    close: () => socket.destroy(),
  }
}

/** Connects within `timeoutMs`. */
export function openSocket({ host, port, timeoutMs }: Omit<ModbusAddress, 'settleMs'>): Promise<Socket> {
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
