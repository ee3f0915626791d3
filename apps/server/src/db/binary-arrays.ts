import { epochMsOf, instantOf, readInt64, writeInt64 } from './binary-values.ts'

/**
 * Arrays in PostgreSQL's binary form, to send many rows as one parameter per column. The driver sends a Buffer unchanged, so neither side
 * converts text: about 50 % more rows per second.
 */
export type Column = Buffer

const oids = { bytea: 17, int8: 20, text: 25, float4: 700, timestamptz: 1184, uuid: 2950 }
const headerBytes = 20

export function uuidArray<T>(rows: readonly T[], valueFor: (row: T) => string): Column {
  const array = allocate(oids.uuid, rows.length, rows.length * 20)
  let offset = headerBytes
  let last = ''
  for (const row of rows) {
    const value = valueFor(row)
    array.writeInt32BE(16, offset)
    // Rows of one site are adjacent: its ID is decoded once, then copied.
    if (value === last) array.copy(array, offset + 4, offset - 16, offset)
    else array.write(value.replaceAll('-', ''), offset + 4, 16, 'hex')
    last = value
    offset += 20
  }
  return array
}

/** Instants given in epoch milliseconds. */
export function instantArray<T>(rows: readonly T[], valueFor: (row: T) => number | undefined): Column {
  return wide(oids.timestamptz, rows, (row) => {
    const at = valueFor(row)
    return at === undefined ? undefined : instantOf(at)
  })
}

export function bigintArray<T>(rows: readonly T[], valueFor: (row: T) => number | undefined): Column {
  return wide(oids.int8, rows, valueFor)
}

export function realArray<T>(rows: readonly T[], valueFor: (row: T) => number | null | undefined): Column {
  const array = allocate(oids.float4, rows.length, rows.length * 8)
  let offset = headerBytes
  for (const row of rows) {
    const value = valueFor(row)
    if (value === undefined || value === null) offset = array.writeInt32BE(-1, offset)
    else offset = array.writeFloatBE(value, array.writeInt32BE(4, offset))
  }
  return array.subarray(0, offset)
}

export function textArray<T>(rows: readonly T[], valueFor: (row: T) => string | undefined): Column {
  return variable(oids.text, rows, (row) => {
    const value = valueFor(row)
    return value === undefined ? undefined : Buffer.from(value)
  })
}

export function bytesArray<T>(rows: readonly T[], valueFor: (row: T) => Buffer): Column {
  return variable(oids.bytea, rows, valueFor)
}

/**
 * Elements of an array that `array_send` returned; NaN for null. Converting many numbers to text and back takes longer than finding them.
 */
export const readReals = (array: Buffer) => elementsOf(array, (view, at) => view.getFloat32(at))
export const readBigints = (array: Buffer) => elementsOf(array, readInt64)
/** Epoch milliseconds. */
export const readInstants = (array: Buffer) => elementsOf(array, (view, at) => epochMsOf(readInt64(view, at)))

function elementsOf(array: Buffer, valueAt: (view: DataView, offset: number) => number): Float64Array {
  const view = new DataView(array.buffer, array.byteOffset, array.byteLength)
  const count = view.getInt32(0) === 0 ? 0 : view.getInt32(12)
  const elements = new Float64Array(count)
  let offset = headerBytes
  for (let place = 0; place < count; place++) {
    const bytes = view.getInt32(offset)
    offset += 4
    elements[place] = bytes < 0 ? Number.NaN : valueAt(view, offset)
    offset += Math.max(0, bytes)
  }
  return elements
}

function wide<T>(oid: number, rows: readonly T[], valueFor: (row: T) => number | undefined): Column {
  const array = allocate(oid, rows.length, rows.length * 12)
  let offset = headerBytes
  for (const row of rows) {
    const value = valueFor(row)
    if (value === undefined) {
      offset = array.writeInt32BE(-1, offset)
      continue
    }
    offset = writeInt64(array, value, offset)
  }
  return array.subarray(0, offset)
}

function variable<T>(oid: number, rows: readonly T[], valueFor: (row: T) => Buffer | undefined): Column {
  const values = rows.map(valueFor)
  const bytes = values.reduce((sum, value) => sum + 4 + (value?.length ?? 0), 0)
  const array = allocate(oid, rows.length, bytes)
  let offset = headerBytes
  for (const value of values) {
    offset = array.writeInt32BE(value?.length ?? -1, offset)
    if (value) offset += value.copy(array, offset)
  }
  return array
}

/** A one-dimensional array of this many elements, perhaps with nulls. */
function allocate(oid: number, count: number, bytes: number): Column {
  const array = Buffer.allocUnsafe(headerBytes + bytes)
  array.writeInt32BE(count === 0 ? 0 : 1, 0)
  array.writeInt32BE(1, 4)
  array.writeInt32BE(oid, 8)
  array.writeInt32BE(count, 12)
  array.writeInt32BE(1, 16)
  return count === 0 ? array.subarray(0, 12) : array
}
