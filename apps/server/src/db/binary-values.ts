const postgresEpoch = Date.UTC(2000, 0, 1)
const twoTo32 = 4_294_967_296

/** An instant given in epoch milliseconds as PostgreSQL counts: microseconds since 2000. */
export const instantOf = (at: number): number => (at - postgresEpoch) * 1_000

/** Writes a 64-bit integer with its length; doubles are exact up to 2^53. Returns the end position. */
export function writeInt64(buffer: Buffer, value: number, offset: number): number {
  const high = Math.floor(value / twoTo32)
  return buffer.writeUInt32BE(value - high * twoTo32, buffer.writeInt32BE(high, buffer.writeInt32BE(8, offset)))
}
