const postgresEpoch = Date.UTC(2000, 0, 1)
const twoTo32 = 4_294_967_296

/** An instant given in epoch milliseconds as PostgreSQL counts: microseconds since 2000. */
export const instantOf = (at: number): number => (at - postgresEpoch) * 1_000

/** The reverse of `instantOf`. */
export const epochMsOf = (instant: number): number => postgresEpoch + Math.round(instant / 1_000)

/** Doubles are exact up to 2^53. */
export const readInt64 = (view: DataView, offset: number): number => view.getInt32(offset) * twoTo32 + view.getUint32(offset + 4)

export const highWordOf = (value: number): number => Math.floor(value / twoTo32)
export const lowWordOf = (value: number): number => value - highWordOf(value) * twoTo32

/** Writes a 64-bit integer with its length; doubles are exact up to 2^53. Returns the end position. */
export function writeInt64(buffer: Buffer, value: number, offset: number): number {
  return buffer.writeUInt32BE(lowWordOf(value), buffer.writeInt32BE(highWordOf(value), buffer.writeInt32BE(8, offset)))
}
