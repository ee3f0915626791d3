/** Modbus TCP frames: a header of seven bytes (transaction, protocol 0, length, unit), then function and data. */
export type Frame = { transaction: number; unit: number; body: Buffer }

const headerBytes = 7
/** Maximum length of a whole frame, by the specification. */
const frameMax = 260

export const readHolding = 3
export const writeHolding = 16
export const writeOneHolding = 6

export function encodeFrame({ transaction, unit, body }: Frame): Buffer {
  const frame = Buffer.alloc(headerBytes + body.length)
  frame.writeUInt16BE(transaction, 0)
  frame.writeUInt16BE(body.length + 1, 4)
  frame.writeUInt8(unit, 6)
  body.copy(frame, headerBytes)
  return frame
}

/** Assembles chunks into frames. Throws if the peer does not use Modbus TCP. */
export function openFrameReader(): (chunk: Buffer) => Frame[] {
  let gathered: Buffer = Buffer.alloc(0)
  return (chunk) => {
    gathered = Buffer.concat([gathered, chunk])
    const frames: Frame[] = []
    while (gathered.length >= headerBytes) {
      const length = gathered.readUInt16BE(4)
      if (gathered.readUInt16BE(2) !== 0 || length < 2 || length + 6 > frameMax) throw new Error('not a Modbus frame')
      if (gathered.length < length + 6) break
      frames.push({ transaction: gathered.readUInt16BE(0), unit: gathered.readUInt8(6), body: gathered.subarray(headerBytes, length + 6) })
      gathered = gathered.subarray(length + 6)
    }
    return frames
  }
}
