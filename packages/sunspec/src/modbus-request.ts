import { readHolding, writeHolding, writeOneHolding } from './modbus-frame.ts'

/** The exception that the device returned: 1 function, 2 address, 3 value, 4 failure, 6 busy, 11 no response behind it. */
export class ModbusException extends Error {
  readonly code: number
  constructor(code: number) {
    super(`Modbus exception ${code}`)
    this.name = 'ModbusException'
    this.code = code
  }
}

/** The device did not respond in time. */
export class ModbusSilence extends Error {
  constructor() {
    super('the device does not respond')
    this.name = 'ModbusSilence'
  }
}

/** A request, and a function that recognizes the response to it. */
export type Request = { unit: number; body: Buffer; accept(body: Buffer): number[] | undefined }

export function readRequest(unit: number, address: number, count: number): Request {
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

export function writeRequest(unit: number, address: number, registers: readonly number[]): Request {
  const body = Buffer.alloc(6 + registers.length * 2)
  body.writeUInt8(writeHolding, 0)
  body.writeUInt16BE(address, 1)
  body.writeUInt16BE(registers.length, 3)
  body.writeUInt8(registers.length * 2, 5)
  for (const [index, register] of registers.entries()) body.writeUInt16BE(register, 6 + index * 2)
  // The response repeats address and count.
  return { unit, body, accept: (response) => (response.equals(body.subarray(0, 5)) ? [] : undefined) }
}

export function writeOneRequest(unit: number, address: number, register: number): Request {
  const body = Buffer.alloc(5)
  body.writeUInt8(writeOneHolding, 0)
  body.writeUInt16BE(address, 1)
  body.writeUInt16BE(register, 3)
  return { unit, body, accept: (response) => (response.equals(body) ? [] : undefined) }
}

/** The content of a response: registers, or an error. */
export function readResponse(body: Buffer, { accept, ...asked }: Request): number[] | Error {
  const [code = 0, detail = 0] = body
  const called = asked.body[0] ?? 0
  if (code === (called | 0x80)) return new ModbusException(detail)
  return (code === called ? accept(body) : undefined) ?? new Error('a wrong response')
}
