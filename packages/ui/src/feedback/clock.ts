/** Clocks of phones and computers may be wrong by hours. What the server says decides how old something is, and when it ends. */
let offsetMs = 0

/** Responses take a while and their header has whole seconds, so a smaller difference means nothing. */
const tolerableMs = 30_000

/** Learns from the `Date` header of a response how far the clock here is off. */
export function noteServerTime(date: string | null): void {
  const offset = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(offset)) offsetMs = Math.abs(offset) < tolerableMs ? 0 : offset
}

/** The current time in milliseconds, as the server has it. */
export const nowMs = (): number => Date.now() + offsetMs

/** An instant that was noted by the clock here. */
export const atServer = (localMs: number): number => localMs + offsetMs
