import type { Point } from './models.ts'

/** A decoded point; undefined if the device does not implement it. */
export type Value = number | string | undefined

type Numeric = {
  read(view: DataView): number | bigint
  write(view: DataView, value: number): void
  /** The value that means "not implemented". */
  absent: number | bigint
}

const uint16: Numeric = { read: (view) => view.getUint16(0), write: (view, value) => view.setUint16(0, value), absent: 0xffff }
const int16: Numeric = { read: (view) => view.getInt16(0), write: (view, value) => view.setInt16(0, value), absent: -0x8000 }
const uint32: Numeric = { read: (view) => view.getUint32(0), write: (view, value) => view.setUint32(0, value), absent: 0xffffffff }
const int32: Numeric = { read: (view) => view.getInt32(0), write: (view, value) => view.setInt32(0, value), absent: -0x80000000 }
const uint64: Numeric = {
  read: (view) => view.getBigUint64(0),
  write: (view, value) => view.setBigUint64(0, BigInt(Math.round(value))),
  absent: 0xffffffffffffffffn,
}
const int64: Numeric = {
  read: (view) => view.getBigInt64(0),
  write: (view, value) => view.setBigInt64(0, BigInt(Math.round(value))),
  absent: -0x8000000000000000n,
}

/** Accumulators count up from 0; one at 0 is not implemented. */
const numerics: Record<string, Numeric> = {
  uint16,
  int16,
  uint32,
  int32,
  uint64,
  int64,
  enum16: uint16,
  enum32: uint32,
  bitfield16: uint16,
  bitfield32: uint32,
  bitfield64: uint64,
  count: uint16,
  sunssf: int16,
  acc16: { ...uint16, absent: 0 },
  acc32: { ...uint32, absent: 0 },
  acc64: { ...uint64, absent: 0n },
  float32: { read: (view) => view.getFloat32(0), write: (view, value) => view.setFloat32(0, value), absent: Number.NaN },
}
const scaleMax = 10

/** Decodes a point's registers, big-endian, without its scale factor. */
export function decodePoint({ type }: Point, registers: readonly number[]): Value {
  const view = viewOf(registers)
  if (type === 'string') return decodeText(view)
  const numeric = numerics[type]
  if (!numeric || view.byteLength < 2) return undefined
  const value = numeric.read(view)
  if (value === numeric.absent || Number.isNaN(value)) return undefined
  if (type === 'sunssf' && Math.abs(Number(value)) > scaleMax) return undefined
  return Number(value)
}

/** Encodes a point into registers. Undefined becomes the point's "not implemented" value. */
export function encodePoint({ type, size }: Point, value: Value): number[] {
  const view = new DataView(new ArrayBuffer(size * 2))
  const numeric = numerics[type]
  if (type === 'string') new Uint8Array(view.buffer).set(new TextEncoder().encode(String(value ?? '')).subarray(0, size * 2))
  else if (!numeric) view.setUint16(0, 0x8000)
  else if (typeof value === 'number') numeric.write(view, value)
  else if (typeof numeric.absent === 'number') numeric.write(view, numeric.absent)
  else view.setBigUint64(0, BigInt.asUintN(64, numeric.absent))
  return Array.from({ length: size }, (_, index) => view.getUint16(index * 2))
}

/** Multiplies a value by ten to the power of its scale factor, without the rounding errors of a multiplication. */
export const scale = (value: number, factor: number): number => Number(`${value}e${factor}`)

function viewOf(registers: readonly number[]): DataView {
  const view = new DataView(new ArrayBuffer(registers.length * 2))
  for (const [index, register] of registers.entries()) view.setUint16(index * 2, register)
  return view
}

function decodeText(view: DataView): string | undefined {
  const bytes = new Uint8Array(view.buffer)
  const end = bytes.indexOf(0)
  const text = new TextDecoder('latin1').decode(end < 0 ? bytes : bytes.subarray(0, end)).trim()
  // Registers with all bits set are not text either.
  return text === '' || /^\u00ff+$/.test(text) ? undefined : text
}
