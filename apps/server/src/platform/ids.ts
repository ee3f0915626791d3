import { v7 } from 'uuid'
import { randomPart } from './crypto.ts'

/** Where this process's counter stands: it starts anywhere in the lower half of its 32 bits, and wraps. */
let sequence = Math.floor(Math.random() * 2 ** 31)

/** A new key (UUID version 7, RFC 9562). Keys of one process grow, within a millisecond too, so that indexes grow at their end. */
export function newId(at: Date = new Date()): string {
  sequence = (sequence + 1) % 2 ** 32
  return v7({ msecs: at.getTime(), seq: sequence })
}

/** Like `newId`, as 16 bytes at a place of a buffer. */
export function writeNewId(buffer: Buffer, offset: number, at: Date): void {
  sequence = (sequence + 1) % 2 ** 32
  v7({ msecs: at.getTime(), seq: sequence, random: randomPart(16) }, buffer, offset)
}
