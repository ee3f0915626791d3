import { v7 } from 'uuid'
import { randomPart } from './crypto.ts'

/** Sorts before every ID: where paging by ID begins. */
export const beforeAllIds = '00000000-0000-0000-0000-000000000000'

/** This process's counter: starts at random in the lower half of 32 bits, and wraps. */
let sequence = Math.floor(Math.random() * 2 ** 31)

/** A new ID (UUID version 7, RFC 9562). IDs of one process ascend even within a millisecond, so that indexes grow at their end. */
export function newId(at: Date = new Date()): string {
  sequence = (sequence + 1) % 2 ** 32
  return v7({ msecs: at.getTime(), seq: sequence })
}

/** Like `newId`, written as 16 bytes into a buffer. */
export function writeNewId(buffer: Buffer, offset: number, at: Date): void {
  sequence = (sequence + 1) % 2 ** 32
  v7({ msecs: at.getTime(), seq: sequence, random: randomPart(16) }, buffer, offset)
}
