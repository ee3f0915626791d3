import { isRefusal, type ReadRegisters } from '../model-chain.ts'

/** Registers read in one request, by address. A manufacturer's "not available" is undefined. */
export type Block = {
  u16(address: number): number | undefined
  i16(address: number): number | undefined
  u32(address: number): number | undefined
  /** Manufacturers use either end of the range for "not available". */
  i32(address: number): number | undefined
  u64(address: number): number | undefined
  text(address: number, size: number): string
}

/** Reads registers; undefined if the device refuses these. */
export async function readBlock(read: ReadRegisters, address: number, count: number): Promise<Block | undefined> {
  const registers = await read(address, count).catch((error: unknown) => (isRefusal(error) ? undefined : Promise.reject(error)))
  return registers && blockOf(address, registers)
}

function blockOf(from: number, registers: readonly number[]): Block {
  const view = new DataView(new ArrayBuffer(registers.length * 2))
  for (const [index, register] of registers.entries()) view.setUint16(index * 2, register)
  const at = (address: number) => (address - from) * 2
  const unless = (value: number, ...absent: number[]) => (absent.includes(value) ? undefined : value)
  return {
    u16: (address) => unless(view.getUint16(at(address)), 0xffff),
    i16: (address) => unless(view.getInt16(at(address)), -0x8000, 0x7fff),
    u32: (address) => unless(view.getUint32(at(address)), 0xffffffff),
    i32: (address) => unless(view.getInt32(at(address)), -0x80000000, 0x7fffffff),
    u64(address) {
      const value = view.getBigUint64(at(address))
      return value === 0xffffffffffffffffn ? undefined : Number(value)
    },
    text(address, size) {
      const bytes = new Uint8Array(view.buffer, at(address), size * 2)
      const end = bytes.indexOf(0)
      return new TextDecoder('latin1').decode(end < 0 ? bytes : bytes.subarray(0, end)).trim()
    },
  }
}

/** A percentage as a share; undefined beyond what a state of charge can be. */
export const shareOf = (percent: number | undefined): number | undefined =>
  percent === undefined || percent < 0 || percent > 100 ? undefined : percent / 100
