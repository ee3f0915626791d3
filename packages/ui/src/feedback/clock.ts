/** Clocks of phones and computers may be wrong by hours, so ages and deadlines use the server's clock. */
let offsetMs = 0

/** Responses take time and their header has whole seconds, so smaller differences are noise. */
const tolerableMs = 30_000

/** Measures the offset of the local clock by the `Date` header of a response. */
export function noteServerTime(date: string | null): void {
  const offset = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(offset)) offsetMs = Math.abs(offset) < tolerableMs ? 0 : offset
}

/** The server's current time in milliseconds. */
export const nowMs = (): number => Date.now() + offsetMs

/** Converts an instant of the local clock to the server's. */
export const atServer = (localMs: number): number => localMs + offsetMs
