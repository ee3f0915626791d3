import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { encodeFrame, type Frame, openFrameReader, readHolding, writeHolding, writeOneHolding } from './modbus-frame.ts'

/** The holding registers of a unit from an address; undefined if it has none there. */
export type HoldingRegisters = (unit: number, address: number, count: number) => readonly number[] | undefined

/** Writes registers of a unit from an address on, at once or `isOne` by function 6. Returns false if they are not writable. */
export type WriteRegisters = (unit: number, address: number, registers: readonly number[], isOne: boolean) => boolean

export type ModbusServer = { port: number; close(): Promise<void> }

const exceptions = { function: 1, address: 2, value: 3 } as const
const countMax = 125
const writtenMax = 123
const connectionsMax = 16
const idleMs = 120_000

/** A Modbus TCP device whose holding registers can be read, and written if `write` is given. */
export async function startModbusServer(
  { host, port }: { host: string; port: number },
  registers: HoldingRegisters,
  write: WriteRegisters = () => false,
): Promise<ModbusServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.setNoDelay(true)
    socket.setTimeout(idleMs, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    const readFrames = openFrameReader()
    socket.on('data', (chunk) => {
      try {
        for (const frame of readFrames(chunk)) socket.write(encodeFrame({ ...frame, body: respond(frame, registers, write) }))
      } catch {
        socket.destroy()
      }
    })
  })
  server.maxConnections = connectionsMax
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port, // a TCP server's address is one
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

function respond({ unit, body }: Frame, registers: HoldingRegisters, write: WriteRegisters): Buffer {
  const asked = body.readUInt8(0)
  const refuse = (code: number) => Buffer.from([asked | 0x80, code])
  if (asked !== readHolding && asked !== writeHolding && asked !== writeOneHolding) return refuse(exceptions.function)
  if (body.length < 5) return refuse(exceptions.value)
  const [address, count] = [body.readUInt16BE(1), body.readUInt16BE(3)]
  if (asked === writeHolding) {
    if (count < 1 || count > writtenMax || body.length !== 6 + count * 2) return refuse(exceptions.value)
    const given = Array.from({ length: count }, (_, index) => body.readUInt16BE(6 + index * 2))
    return write(unit, address, given, false) ? body.subarray(0, 5) : refuse(exceptions.address)
  }
  if (asked === writeOneHolding) {
    if (body.length !== 5) return refuse(exceptions.value)
    return write(unit, address, [count], true) ? body : refuse(exceptions.address)
  }
  if (body.length !== 5 || count < 1 || count > countMax) return refuse(exceptions.value)
  const found = registers(unit, address, count)
  if (found?.length !== count) return refuse(exceptions.address)
  const data = Buffer.alloc(2 + count * 2)
  data.writeUInt8(readHolding, 0)
  data.writeUInt8(count * 2, 1)
  for (const [index, register] of found.entries()) data.writeUInt16BE(register, 2 + index * 2)
  return data
}
